import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { hash } from 'node:crypto';
import {
  type ChallengePurpose,
  insertLoginChallenge,
  takeLoginChallenge,
} from '../db/queries/login-challenges.ts';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyRow,
  type PasskeyUse,
} from '../db/queries/passkeys.ts';
import type { UserId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';
import { newId, randomToken } from '../platform/entropy.ts';

/** How long a person has for what their authenticator asks of them. */
const CHALLENGE_MS = 5 * 60_000;

/** COSE: EdDSA, ES256 and RS256, which is what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

type Use = Pick<ReadParts, 'db' | 'clock'> & Readonly<{ config: Readonly<{ dashboardUrl: string | null }> }>;

/** Whom passkeys are for: the host of the dashboard, and no other. */
function relyingParty({ config: { dashboardUrl } }: Use): Readonly<{ id: string; origin: string }> {
  if (dashboardUrl === null) throw new Error('BUG: a passkey without a dashboard');
  return { id: new URL(dashboardUrl).hostname, origin: dashboardUrl };
}

/** Whose passkey it is to be. */
type Owner = Readonly<{ userId: UserId; email: string; displayName: string }>;

/** What a browser needs in order to make a passkey for a person: one that it can find by itself later. */
export async function askForNewPasskey(
  use: Use,
  { userId, email, displayName }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { id: rpID } = relyingParty(use);
  const known = await listPasskeys(use.db, userId);

  return generateRegistrationOptions({
    rpName: 'Railyard',
    rpID,
    userName: email,
    userDisplayName: displayName,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge: await newChallenge(use, 'make-passkey', userId),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id: id.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Why nothing was kept: for people, and the log. */
export type PasskeyRefusal = 'not_verified' | 'known_already_or_too_many';

/** Keeps the passkey that a browser has made after `askForNewPasskey`. */
export async function keepNewPasskey(
  use: Use,
  userId: UserId,
  { response, displayName }: Readonly<{ response: RegistrationResponseJSON; displayName: string }>,
): Promise<PasskeyRow | PasskeyRefusal> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(use);
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(use, challenge, 'make-passkey', userId),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (made?.verified !== true) return 'not_verified';
  const { credential, credentialBackedUp: isSynced } = made.registrationInfo;
  const now = use.clock.now();

  const row = await insertPasskey(
    use.db,
    {
      passkeyId: newId(now),
      userId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      transports: credential.transports ?? [],
      isSynced,
      displayName,
    },
    now,
  );
  return row ?? 'known_already_or_too_many';
}

/** What a browser needs in order to ask for any passkey of this dashboard: nobody has said who they are. */
export async function askForLogIn(use: Use): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: relyingParty(use).id,
    challenge: await newChallenge(use, 'log-in', null),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: [],
  });
}

/**
 * Whose passkey answered `askForLogIn`; null where it is none of ours, its answer is not good, or the same answer comes
 * twice from a passkey that counts.
 */
export async function passkeyOfLogIn(
  use: Use,
  response: AuthenticationResponseJSON,
): Promise<PasskeyRow | null> {
  const passkey = await findPasskey(use.db, Buffer.from(response.id, 'base64url'));
  if (passkey === null) return null;
  const used = await verifySignature(use, passkey, response, (challenge) =>
    takeChallenge(use, challenge, 'log-in', null),
  );
  return used !== null && (await notePasskeyUse(use.db, used, use.clock.now())) ? passkey : null;
}

/**
 * What a passkey's signature of a challenge says of it, for `notePasskeyUse`, after its owner has shown its
 * authenticator that they are there; null where the signature does not hold, or the challenge is another.
 */
export async function verifySignature(
  use: Use,
  passkey: PasskeyRow,
  response: AuthenticationResponseJSON,
  isExpected: (challenge: string) => boolean | Promise<boolean>,
): Promise<PasskeyUse | null> {
  if (!isOwnersHandle(response, passkey)) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(use);
  const signed = await verifyAuthenticationResponse({
    response,
    expectedChallenge: isExpected,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.sign_count),
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (signed?.verified !== true) return null;

  const { newCounter: signCount, credentialBackedUp: isSynced } = signed.authenticationInfo;
  return { passkeyId: passkey.passkey_id, signCount, isSynced };
}

/** An authenticator says whose passkey it used; where it does, that must be its owner here. */
function isOwnersHandle({ response }: AuthenticationResponseJSON, { user_id: owner }: PasskeyRow): boolean {
  const { userHandle } = response;
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === owner;
}

async function newChallenge(
  { db, clock }: Use,
  purpose: ChallengePurpose,
  userId: UserId | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Buffer.from(randomToken(), 'base64url');
  await insertLoginChallenge(db, {
    challengeHash: hash('sha256', challenge, 'buffer'),
    purpose,
    userId,
    expiresAt: new Date(clock.now().getTime() + CHALLENGE_MS),
  });
  return new Uint8Array(challenge);
}

function takeChallenge(
  { db, clock }: Use,
  challenge: string,
  purpose: ChallengePurpose,
  userId: UserId | null,
): Promise<boolean> {
  const challengeHash = hash('sha256', Buffer.from(challenge, 'base64url'), 'buffer');
  return takeLoginChallenge(db, { challengeHash, purpose, userId }, clock.now());
}
