import type { ApiKeyPairId, MerchantAccountId } from '../domain/ids.ts';

/** Who calls, as `access/` found out. */
export type Caller =
  | Readonly<{
      kind: 'key';
      apiKeyPairId: ApiKeyPairId;
      displayName: string;
      /** `embed` callers are front ends: what is pinned in their token overrides what they send. */
      embed: boolean;
      pinned: Readonly<Record<string, unknown>> | null;
      checkoutSessionId: string | null;
      tokenId: string;
      /** The merchant accounts that the key may act for; empty: all of the instance. */
      merchantAccountIds: readonly MerchantAccountId[];
      /** What the token's scopes and the key's roles both allow: a caller cannot give away more. */
      permissions: readonly string[];
    }>
  | Readonly<{ kind: 'public' }>;

/** A caller that a shopper may have in their hands. */
export function isFrontEnd(caller: Caller): caller is Extract<Caller, { kind: 'key' }> {
  return caller.kind === 'key' && caller.embed;
}

/** A caller that is the merchant's own. */
export function isServer(caller: Caller): boolean {
  return caller.kind === 'key' && !caller.embed;
}

export type HeaderLine = readonly [name: string, value: string];
