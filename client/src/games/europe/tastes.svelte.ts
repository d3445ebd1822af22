// What somebody likes to see on this table, kept in the browser.

class Tastes {
  /** NATO symbols in place of silhouettes. */
  nato = $state(localStorage.getItem("europe-nato") === "on");

  /** Whether a unit that has won moves in without being asked. */
  advance = $state(localStorage.getItem("europe-advance") === "on");

  setAdvance(on: boolean): void {
    this.advance = on;
    localStorage.setItem("europe-advance", on ? "on" : "off");
  }

  setNato(on: boolean): void {
    this.nato = on;
    localStorage.setItem("europe-nato", on ? "on" : "off");
  }
}

export const tastes = new Tastes();
