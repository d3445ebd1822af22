// What a person chose for this browser: light or dark, sound, motion.

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ["slow", "normal", "quick", "step"] as const;
export type Pace = (typeof PACES)[number];

class Settings {
  theme = $state<Theme>((localStorage.getItem("theme") as Theme | null) ?? "auto");
  sound = $state(localStorage.getItem("sound") !== "off");
  /** How loud, from 0 to 1. */
  volume = $state(Number(localStorage.getItem("volume") ?? 0.6));
  /** Whether a refusal is asked once more where something could be done. */
  twice = $state(localStorage.getItem("twice") !== "off");
  name = $state(localStorage.getItem("name") ?? "");
  /** How fast one thing that happens is shown after the other. */
  pace = $state<Pace>(PACES.find((one) => one === localStorage.getItem("pace")) ?? "normal");

  private night = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    this.show();
    const media = matchMedia("(prefers-color-scheme: dark)");
    media.addEventListener("change", () => (this.night = media.matches));
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.night);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.show();
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem("sound", on ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    localStorage.setItem("volume", String(volume));
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("pace", pace);
  }

  setTwice(on: boolean): void {
    this.twice = on;
    localStorage.setItem("twice", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    localStorage.setItem("name", name);
  }

  private show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
