// What somebody likes to see on this table, kept in the browser.

class Tastes {
  /** NATO symbols in place of silhouettes. */
  nato = $state(localStorage.getItem("europe-nato") === "on");

  setNato(on: boolean): void {
    this.nato = on;
    localStorage.setItem("europe-nato", on ? "on" : "off");
  }
}

export const tastes = new Tastes();
