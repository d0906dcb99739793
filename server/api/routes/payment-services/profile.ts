/**
 * A merchant profile after a change: given schemes are set, `null` ones removed, the others kept. An empty
 * one is none.
 */
export function profileEntries(
  before: Readonly<Record<string, unknown>> | null,
  change: Readonly<Record<string, object | null>> | null | undefined,
  now: Date,
): Record<string, unknown> | null {
  const after: Record<string, unknown> = { ...before };
  for (const [scheme, entry] of Object.entries(change ?? {})) {
    if (entry === null) delete after[scheme];
    else after[scheme] = { ...entry, created_at: now.toISOString().replace('Z', '000+00:00') };
  }
  return Object.keys(after).length === 0 ? null : after;
}
