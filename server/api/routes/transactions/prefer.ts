/**
 * `Prefer: resource=transaction-capture` (RFC 7240: blanks around `=`, quotes and any case of the name are
 * allowed; unknown preferences are not minded).
 */
export function prefers(preferences: readonly string[] | undefined, resource: string): boolean {
  return (preferences ?? []).some((preference) => {
    const match = /^\s*resource\s*=\s*"?([^";]*)"?\s*(?:;.*)?$/i.exec(preference);
    return match?.[1]?.trim() === resource;
  });
}
