import { generateKeyPairSync, sign } from 'node:crypto';
import { Problem, ruleBroken } from '../domain/problem.ts';
import type { DigitalWalletRow } from '../db/queries/digital-wallets.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { JsonObject } from '../domain/json.ts';
import { checkUrl } from '../net/egress.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { perOwner } from '../platform/per-owner.ts';
import { MISSING, ask } from './ask-provider.ts';
import { readDomain } from './register.ts';

/**
 * What Google Pay shows to Google about who we are: a JWT of `ES256` over the origin, whichever it is; Google
 * judges origins.
 */
export async function googleSessionToken(
  parts: MoneyParts,
  wallet: DigitalWalletRow,
  origin: string,
  now: Date,
): Promise<string> {
  const { vault_record_id: recordId, merchant_account_id: merchantAccountId } = wallet;
  if (recordId === null) throw new Error('BUG: a Google Pay wallet without keys');
  const signed = googleSessionClaims(merchantIdOf(wallet), origin, now);
  const signature = await parts.vault.signWithKey(merchantAccountId, recordId, Buffer.from(signed));
  return `${signed}.${signature.toString('base64url')}`;
}

/**
 * The sandbox answers front ends of merchant accounts that have not registered Google Pay, as the published one does.
 * The key is of this service: nothing is paid with such a token, since what Google seals needs a registered wallet.
 */
export function sandboxGoogleSessionToken(
  { db }: ReadParts,
  merchantAccountId: MerchantAccountId,
  origin: string,
  now: Date,
): string {
  const signed = googleSessionClaims(merchantAccountId, origin, now);
  const signature = sign('sha256', Buffer.from(signed), { key: sandboxKeyOf(db), dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

const sandboxKeyOf = perOwner(() => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);

function googleSessionClaims(merchantId: string, merchantOrigin: string, now: Date): string {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = { iss: 'railyard', aud: 'https://pay.google.com', merchantId, merchantOrigin, iat };
  return `${base64url({ alg: 'ES256', typ: 'JWT' })}.${base64url(claims)}`;
}

/** Google's own name for the merchant: the recipient without its kind. */
export function merchantIdOf(wallet: DigitalWalletRow): string {
  return wallet.provider_reference.replace(/^merchant:/, '');
}

/** Apple's merchant validation: its answer goes to the browser as it is. */
export async function appleMerchantSession(
  parts: MoneyParts,
  wallet: DigitalWalletRow,
  validationUrl: string,
  domainName: string,
): Promise<JsonObject> {
  const domain = readDomain(domainName);
  const problems = [
    ...(isAppleAddress(validationUrl, parts.simulatorUrl)
      ? []
      : [
          {
            pointer: '/validation_url',
            message: "is not an address of Apple's merchant validation",
            type: 'value_error.url',
          },
        ]),
    ...(domain !== null && wallet.domain_names.includes(domain)
      ? []
      : [
          {
            pointer: '/domain_name',
            message: 'is not a registered domain of this wallet',
            type: 'value_error.domain_name',
          },
        ]),
  ];
  if (problems.length > 0) throw ruleBroken(...problems);
  if (parts.simulatorUrl === null)
    throw new Problem('invalid_state', {
      message: `Apple Pay works in the sandbox only in this release: ${MISSING.apple}`,
    });

  const value = {
    merchantIdentifier: wallet.provider_reference,
    displayName: wallet.merchant_display_name ?? wallet.merchant_name,
    initiative: 'web',
    initiativeContext: domain,
  };
  return (
    await ask(parts, wallet.merchant_account_id, {
      method: 'POST',
      url: validationUrl,
      body: { type: 'json', value },
    })
  ).answer;
}

/**
 * The browser says where to ask: so only Apple's own hosts count, by the names it publishes, and in the
 * sandbox the simulator's one address.
 */
export function isAppleAddress(text: string, simulatorUrl: string | null): boolean {
  if (simulatorUrl !== null && text === `${simulatorUrl}/wallets/apple/paymentSession`) return true;
  const target = checkUrl(text, { allowLoopback: false, ownOrigins: [] });
  return typeof target !== 'string' && APPLE_HOST.test(target.host) && target.port === 443;
}

const APPLE_HOST = /^(?:cn-)?apple-pay-gateway(?:-[a-z0-9]{1,10}){0,3}\.apple\.com$/;

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
