// Whether somebody plays by keyboard. The first page loads this, since "Play now" may be pressed by key.
let keys = false;
document.addEventListener("keydown", () => (keys = true), true);
document.addEventListener("pointerdown", () => (keys = false), true);

export const byKeys = (): boolean => keys;
