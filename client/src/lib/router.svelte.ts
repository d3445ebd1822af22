// Which page is shown, from the address: /, /lobby, /account, /people, /people/NAME, /tournaments, /tournaments/ID, /charts/GAME, /learn/GAME, /table/ID, /table/ID?at=120 for a moment of a finished game, and /table/ID?line=57 for one of any game.

class Router {
  path = $state(location.pathname);
  private search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** The moment of a finished game that is to be shown. */
  get at(): number | undefined {
    const at = new URLSearchParams(this.search).get("at");
    return at && /^\d{1,6}$/.test(at) ? Number(at) : undefined;
  }

  /** The line of the log that the moment to be shown is about, also while the game goes on. */
  get line(): number | undefined {
    const line = new URLSearchParams(this.search).get("line");
    return line && /^\d{1,6}$/.test(line) ? Number(line) : undefined;
  }

  /** With whose eyes it is looked at: a seat, `spectator`, or nothing for all. */
  get eyes(): string {
    const seat = new URLSearchParams(this.search).get("seat") ?? "";
    return /^[a-z_]{1,40}$/.test(seat) ? seat : "";
  }

  go(path: string): void {
    history.pushState({}, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Another address for what is shown already. */
  rename(path: string): void {
    history.replaceState({}, "", path);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const router = new Router();

/** Follow links of this site without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  event.preventDefault();
  router.go(url.pathname + url.search + url.hash);
}
