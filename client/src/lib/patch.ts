// The difference between two views, as server/patch.py makes it.

/** The new value: an object goes into the object of the same key, `-` lists the keys that are gone. */
export function apply(old: unknown, patch: unknown): unknown {
  if (!isObject(patch) || !isObject(old)) return patch;
  const gone = new Set((patch["-"] as string[] | undefined) ?? []);
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(old)) if (!gone.has(key)) result[key] = value;
  for (const [key, value] of Object.entries(patch))
    if (key !== "-") result[key] = apply(old[key], value);
  return result;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
