import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { UserCaller } from '../access/caller.ts';
import type { Queryable } from '../db/db.ts';
import type { Signing, Strength } from '../db/queries/confirmations.ts';
import { listPasskeys, notePasskeyUse, type PasskeyRow } from '../db/queries/passkeys.ts';
import { objectOf } from '../domain/json.ts';
import { Problem } from '../domain/problem.ts';
import type { ReadParts } from '../parts.ts';
import { verifySignature } from '../people/relying-party.ts';

/** A signature that holds, and what notes in the same transaction that its authenticator was used. */
export type Signature = Readonly<{ signing: Signing; signed(tx: Queryable): Promise<void> }>;

/** How somebody signs: with which of their passkeys, or, without any, how else. */
export type WayToSign = Readonly<{ how: Strength; passkeys: readonly PasskeyRow[] }>;

/** Null: not at all, before they have made a passkey. */
export async function wayToSign(
  { db }: Pick<ReadParts, 'db'>,
  person: UserCaller,
): Promise<WayToSign | null> {
  const passkeys = await listPasskeys(db, person.userId);
  if (passkeys.length > 0) return { how: 'passkey', passkeys };
  switch (person.session.way) {
    case 'demo':
      return { how: 'demo', passkeys };
    case 'identity-provider':
      return { how: 'login', passkeys };
    case 'passkey':
    case 'invitation':
      return null;
  }
}

/** What was brought along as a signature of the challenge; throws where it does not hold. */
export async function signatureOf(
  parts: ReadParts,
  person: UserCaller,
  challenge: Uint8Array,
  assertion: object | null,
): Promise<Signature> {
  const way = await wayToSign(parts, person);
  if (way === null)
    throw new Problem('confirmation_refused', {
      message: 'Make a passkey first: you have nothing to sign with',
    });
  if (way.how === 'demo')
    return { signing: { strength: 'demo', assertion: null }, signed: async () => undefined };
  if (way.how === 'login') throw unsigned('log in once more at your identity provider first');
  if (assertion === null) throw unsigned('the signature of a passkey is missing');
  return verify(parts, way.passkeys, challenge, assertion);
}

async function verify(
  parts: ReadParts,
  passkeys: readonly PasskeyRow[],
  challenge: Uint8Array,
  assertion: object,
): Promise<Signature> {
  const id = objectOf(assertion)?.['id'];
  const passkey = passkeys.find(({ credential_id }) => base64url(credential_id) === id);
  if (passkey === undefined || parts.config.dashboardUrl === null)
    throw unsigned('it is not signed by a passkey of yours');

  const response = assertion as AuthenticationResponseJSON; // whatever it is: the library looks at every member
  const expected = base64url(challenge);
  const used = await verifySignature(parts, passkey, response, (signed) => signed === expected).catch(
    () => null,
  );
  if (used === null) throw unsigned('the signature does not hold for what is asked');
  return {
    signing: { strength: 'passkey', assertion },
    signed: async (tx) => {
      if (!(await notePasskeyUse(tx, used, parts.clock.now())))
        throw unsigned('the passkey has signed something else meanwhile');
    },
  };
}

function unsigned(why: string): Problem {
  return new Problem('confirmation_refused', { message: `The confirmation is not signed: ${why}` });
}

export function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
