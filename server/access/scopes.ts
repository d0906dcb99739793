import type { Access } from '../api-contract/operation.ts';

/** Scope of a front end: allowed exactly where an operation names it, whatever else the token says. */
export const EMBED = 'embed';

/**
 * True when the scopes of the token and the permissions of the key's roles both allow the operation. `*.read`
 * and `*.write` stand for every resource; `write` does not imply `read`; any other form (`payment-methods.*`,
 * other cases, look-alikes) grants nothing.
 */
export function allows(access: Access, scopes: readonly string[], permissions: readonly string[]): boolean {
  const named = namedScopes(access);
  if (named === null) return true;
  const isAllowed = (scope: string): boolean => grants(scopes, scope) && grants(permissions, scope);
  if (scopes.includes(EMBED)) return named.scopes.includes(EMBED) && isAllowed(EMBED);
  const wanted = named.scopes.filter((scope) => scope !== EMBED);
  return named.all === true ? wanted.every(isAllowed) : wanted.some(isAllowed);
}

/** The scopes that an operation takes; null where it takes none. */
export function namedScopes(access: Access): Readonly<{ scopes: readonly string[]; all?: true }> | null {
  if (access.kind === 'token') return access;
  const scopes = access.kind === 'caller' && access.who === 'people' ? access.scopes : undefined;
  return scopes === undefined ? null : { scopes };
}

/** What both grant. */
export function common(one: readonly string[], other: readonly string[]): readonly string[] {
  return [
    ...one.filter((scope) => grants(other, scope)),
    ...other.filter((scope) => !one.includes(scope) && grants(one, scope)),
  ];
}

/** True when what is granted covers one scope. */
export function grants(granted: readonly string[], scope: string): boolean {
  if (granted.includes(scope)) return true;
  const verb = scope.slice(scope.lastIndexOf('.'));
  return (verb === '.read' || verb === '.write') && granted.includes(`*${verb}`);
}
