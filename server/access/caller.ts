import type { Grant } from '../db/queries/sessions.ts';
import type { AgentMandate } from '../domain/agent-mandate.ts';
import type { ApiKeyPairId, MerchantAccountId, SessionId, UserId } from '../domain/ids.ts';

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
      /** What an agent's key may do: every write is held to it. Null for any other key. */
      mandate: AgentMandate | null;
      /** What the token's scopes and the key's roles both allow: a caller cannot give away more. */
      permissions: readonly string[];
    }>
  | Readonly<{
      /** A person who is logged in at the dashboard. */
      kind: 'user';
      userId: UserId;
      sessionId: SessionId;
      displayName: string;
      email: string;
      session: Readonly<{
        sessionId: SessionId;
        /** How they logged in. */
        way: 'passkey' | 'invitation' | 'identity-provider' | 'demo';
        createdAt: string;
        expiresAt: string;
      }>;
      /** Their roles. */
      grants: readonly Grant[];
      /** From where this call came, as trusted proxies tell it. */
      address: string | null;
      /**
       * What their roles allow in the merchant account of this call; of a call for the instance, in every one of
       * `merchantAccountIds`.
       */
      permissions: readonly string[];
      /** Where their roles allow this operation; null: in every merchant account. */
      merchantAccountIds: readonly MerchantAccountId[] | null;
    }>
  | Readonly<{ kind: 'public' }>;

/** A person, as a handler that is for people alone gets them. */
export type UserCaller = Extract<Caller, { kind: 'user' }>;

/** A caller that a shopper may have in their hands. */
export function isFrontEnd(caller: Caller): caller is Extract<Caller, { kind: 'key' }> {
  return caller.kind === 'key' && caller.embed;
}

/** What an agent may do; null for a caller who is none. */
export function mandateOf(caller: Caller): AgentMandate | null {
  return caller.kind === 'key' ? caller.mandate : null;
}

/** A caller that is the merchant's own: a server of theirs, or one of their people. */
export function isServer(caller: Caller): boolean {
  return caller.kind === 'user' || (caller.kind === 'key' && !caller.embed);
}

/** Who acts, as what they made or changed keeps it; null for who has no name. */
export function actorOf(
  caller: Caller,
): Readonly<{ kind: 'key' | 'user'; id: string; name: string; email: string | null }> | null {
  switch (caller.kind) {
    case 'key':
      return { kind: 'key', id: caller.apiKeyPairId, name: caller.displayName, email: null };
    case 'user':
      return { kind: 'user', id: caller.userId, name: caller.displayName, email: caller.email };
    case 'public':
      return null;
  }
}

/** Who acts, in a word and an id, for the vault's access log. */
export function actorTextOf(caller: Caller): string {
  const actor = actorOf(caller);
  return actor === null ? 'public' : `${actor.kind} ${actor.id}`;
}

export type HeaderLine = readonly [name: string, value: string];
