/** Texts that only some pages say: they are a file of their own, loaded when its first word is needed. */
export const SELDOM = [
  "accounts",
  "end",
  "notices",
  "passkeys",
  "profiles",
  "programs",
  "tournaments",
].join("|");
