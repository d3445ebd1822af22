// How somebody is told that it is their turn: on this page, by the browser, and elsewhere.
import * as http from "./http";
import type { Notices } from "./types";
import { complaint } from "./why.svelte";
import { say, speech } from "./words.svelte";

const WANTED = "notify";

/** Whether this browser can show notices at all. */
export const able = (): boolean => "Notification" in window;

/** Whether it can take them when the page is closed. */
export const pushes = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Whether notices of an open page are wanted and allowed. */
export const wanted = (): boolean =>
  able() && localStorage.getItem(WANTED) === "on" && Notification.permission === "granted";

/** Show a notice while nobody looks at the page; one for each table. */
export function show(title: string, text: string, table: string): void {
  if (!document.hidden || !wanted()) return;
  const notice = new Notification(title, { body: text, tag: `wartable-${table}`, icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The worker that takes notices. It has a place of its own: another one keeps the charts. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const made = await navigator.serviceWorker.register("/notices.js", { scope: "/notices" });
  const next = made.installing ?? made.waiting;
  // Nothing can be sent to it before it is ready.
  if (!made.active && next)
    await new Promise<void>((resolve) =>
      next.addEventListener("statechange", () => made.active && resolve()),
    );
  return made;
}

export class NoticeList {
  found = $state.raw<Notices | undefined>();
  busy = $state(false);
  trouble = $state("");
  offline = $state(!navigator.onLine);
  page = $state(wanted());
  denied = $state(able() && Notification.permission === "denied");

  /** Do something, and show what came of it. */
  private async trying(deed: () => Promise<Notices>): Promise<boolean> {
    this.busy = true;
    this.trouble = "";
    try {
      this.found = await deed();
      return true;
    } catch (error) {
      // What the browser itself refuses is no fault of the server.
      this.trouble = error instanceof DOMException ? say("client-notices-push-refused") : complaint(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  load = (): Promise<boolean> => this.trying(http.notices);

  add = (kind: "webhook" | "discord" | "mail", target: string): Promise<boolean> =>
    this.trying(() => http.addNotice({ kind, target, lang: speech.lang }));

  remove = (notice: string): Promise<boolean> => this.trying(() => http.removeNotice(notice));

  /** Notices of an open page, on or off. */
  async setPage(on: boolean): Promise<void> {
    if (on && (await Notification.requestPermission()) !== "granted") {
      this.denied = Notification.permission === "denied";
      on = false;
    }
    localStorage.setItem(WANTED, on ? "on" : "off");
    this.page = on;
  }

  /** Let the browser take notices also when the page is closed. */
  push = (): Promise<boolean> =>
    this.trying(async () => {
      const made = await (await worker()).pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytes(this.found?.key ?? ""),
      });
      const { endpoint, keys } = made.toJSON();
      const target = JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
      return http.addNotice({ kind: "push", target, lang: speech.lang });
    });
}
