/** A JSON value as it is stored. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = Readonly<{ [name: string]: Json | undefined }>;

/**
 * RFC 7396: what the patch leaves out stays, what it sets to null goes, objects merge as deep as they go,
 * everything else is replaced.
 * Gives null where nothing is left.
 */
export function mergePatch(target: JsonObject | null, patch: JsonObject): JsonObject | null {
  const merged: Record<string, Json> = {};
  for (const [name, value] of Object.entries(target ?? {}))
    if (value !== undefined && value !== null) merged[name] = value;
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    const before = merged[name];
    const after = isJsonObject(value) ? mergePatch(isJsonObject(before) ? before : null, value) : value;
    if (after === null) delete merged[name];
    else merged[name] = after;
  }
  return Object.keys(merged).length === 0 ? null : merged;
}

/** A member of a merge patch that holds an object: left out keeps what there was, null clears it. */
export function mergePatchOrKeep(
  before: JsonObject | null,
  patch: JsonObject | null | undefined,
): JsonObject | null {
  if (patch === undefined) return before;
  return patch === null ? null : mergePatch(before, patch);
}

function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
