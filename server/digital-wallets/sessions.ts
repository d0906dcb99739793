import { Problem, ruleBroken } from '../problem/problem.ts';
import type { DigitalWalletRow } from '../db/queries/digital-wallets.ts';
import type { JsonObject } from '../domain/json.ts';
import { checkUrl } from '../net/egress.ts';
import type { Parts } from '../parts.ts';
import { MISSING, ask } from './ask-provider.ts';
import { readDomain } from './register.ts';

/**
 * What Google Pay shows to Google about who we are: a JWT of `ES256` over the origin, whichever it is; Google
 * judges origins.
 */
export async function googleSessionToken(
  parts: Parts,
  wallet: DigitalWalletRow,
  origin: string,
  now: Date,
): Promise<string> {
  if (wallet.vault_record_id === null) throw new Error('BUG: a Google Pay wallet without keys');
  const claims = {
    iss: 'railyard',
    aud: 'https://pay.google.com',
    merchantId: merchantIdOf(wallet),
    merchantOrigin: origin,
    iat: Math.floor(now.getTime() / 1000),
  };
  const signed = `${base64url({ alg: 'ES256', typ: 'JWT' })}.${base64url(claims)}`;
  const signature = await parts.vault.signWithKey(
    wallet.merchant_account_id,
    wallet.vault_record_id,
    Buffer.from(signed),
  );
  return `${signed}.${signature.toString('base64url')}`;
}

/** Google's own name for the merchant: the recipient without its kind. */
export function merchantIdOf(wallet: DigitalWalletRow): string {
  return wallet.provider_reference.replace(/^merchant:/, '');
}

/** Apple's merchant validation: its answer goes to the browser as it is. */
export async function appleMerchantSession(
  parts: Parts,
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
