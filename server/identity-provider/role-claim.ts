import { objectOf } from '../domain/json.ts';
import type { ClaimRule } from '../platform/dashboard-settings.ts';

export type ClaimedRole = Readonly<{ role: string; merchantAccountId: string | null }>;

/**
 * The roles that a person's claim is worth, each once. The claim may be a text, or a list of them (`groups`); a dot in
 * its name goes into an object (`realm_access.roles`), where no claim has the whole name. Anything else is worth
 * nothing.
 */
export function rolesOfClaim(
  claims: Readonly<Record<string, unknown>>,
  name: string,
  rules: readonly ClaimRule[],
): readonly ClaimedRole[] {
  const claim = claims[name] ?? claimInside(claims, name.split('.'));
  const values = new Set(
    (Array.isArray(claim) ? claim : [claim]).filter((value): value is string => typeof value === 'string'),
  );
  const roles = new Map<string, ClaimedRole>();
  for (const { value, role, merchantAccountId } of rules)
    if (values.has(value)) roles.set(`${role}@${merchantAccountId ?? ''}`, { role, merchantAccountId });
  return [...roles.values()];
}

function claimInside(claims: unknown, path: readonly string[]): unknown {
  let found = claims;
  for (const segment of path) found = objectOf(found)?.[segment];
  return found;
}

/** Whether people of this address may be made by their first log-in. Subdomains are domains of their own. */
export function isOfDomain(emailAddress: string, domains: readonly string[]): boolean {
  const at = emailAddress.lastIndexOf('@');
  return at > 0 && domains.includes(emailAddress.slice(at + 1).toLowerCase());
}
