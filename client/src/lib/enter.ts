// Going to a table that was just made; the links of its open seats are kept for its page.
import { made as settle } from "./device";
import { Links } from "./links.svelte";
import { router } from "./router.svelte";
import type { MyTable } from "./types";

export function enter(made: MyTable, at = ""): void {
  new Links(made.table.id).learn(made);
  settle(made.table.id);
  router.go(`/table/${made.table.id}${at}`);
}
