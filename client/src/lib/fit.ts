// Text that has to fit its place.
import type { Attachment } from "svelte/attachments";

const TIGHTEST = 5;

/** Set a text tighter, step by step (`data-tight`, for the style), until all of it is in sight. */
export function fit(text: string): Attachment<HTMLElement> {
  return (node) => {
    let size = "";
    function set(): void {
      const now = `${node.offsetParent ? node.clientWidth : 0} ${node.parentElement?.clientHeight ?? 0}`;
      if (!text || now === size) return;
      size = now;
      delete node.dataset["tight"];
      for (let step = 1; step <= TIGHTEST && node.scrollHeight > node.clientHeight; step += 1)
        node.dataset["tight"] = `${step}`;
    }
    const watch = new ResizeObserver(set);
    watch.observe(node);
    // Letters are as wide as those of the font, as soon as it is there.
    void document.fonts?.ready.then(() => {
      size = "";
      set();
    });
    return () => watch.disconnect();
  };
}
