import { UNNAMED } from '../front-end/look.ts';
import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createApiKeyPair, ensureMerchantAccount } from '../access/bootstrap.ts';
import { signToken } from '../access/sign-token.ts';
import type { Connector } from '../connectors/connector.ts';
import { giftCardConnectors } from '../connectors/gift-card-registry.ts';
import { connectors } from '../connectors/registry.ts';
import { type ApiKeyPairRow, listApiKeyPairs } from '../db/queries/api-key-pairs.ts';
import { countries } from '../domain/country.ts';
import { currencies } from '../domain/currency.ts';
import type { Parts } from '../parts.ts';
import type { Service } from './service.ts';
import { firstKeyFile } from '../platform/instance-files.ts';
import { StartError } from '../platform/start-error.ts';

const TOKEN_LIFETIME_SECONDS = 60;
const SCOPES = [
  'payment-services.read',
  'payment-services.write',
  'gift-card-services.write',
  'digital-wallets.write',
  'merchant-accounts.write',
];
const KEYS_READ_MAX = 2;

/**
 * What a new instance needs before anybody can call it: the merchant account `default`, an API key, and in
 * the sandbox every way to pay. Gives the file of a key that was made just now. A start that was killed half way
 * through is finished by the next one, up to the first use of the key.
 */
export async function firstRun({ app, parts }: Service): Promise<string | null> {
  if (app === null || parts.config.role === 'worker') return null;
  const file = firstKeyFile(parts.config.dataDir);
  const { rows } = await listApiKeyPairs(parts.db, null, { limit: KEYS_READ_MAX, position: null });
  if (rows.some((key) => key.last_used_at !== null) || rows.length === KEYS_READ_MAX) return null;
  const made = await makeKey(parts, file, rows);
  if (parts.config.environment === 'sandbox' && existsSync(file)) await setUpSandbox(app, parts, file);
  return made ? file : null;
}

async function makeKey(parts: Parts, file: string, known: readonly ApiKeyPairRow[]): Promise<boolean> {
  // A key whose file was never written belongs to a first start that was killed. On a shared server it may be
  // another node's.
  if (known.length > 0 && (existsSync(file) || parts.config.databaseUrl !== null)) return false;
  await ensureMerchantAccount(parts, { id: 'default', displayName: UNNAMED });
  const { privateKeyPem } = await createApiKeyPair(parts, {
    displayName: 'First key',
    roles: ['full-access'],
    apiVersion: parts.config.apiVersion,
  });
  if (existsSync(file)) renameSync(file, `${file}.before`); // of a database that is gone
  writeFileSync(file, privateKeyPem, { mode: 0o600, flag: 'wx' });
  return true;
}

/**
 * Everything that can be paid with, set up on `default`, so that every example of the documentation runs as it
 * is printed. Over our own API: what holds for every caller holds here. A merchant account that has payment
 * services is left as it is.
 */
async function setUpSandbox(app: FastifyInstance, parts: Parts, file: string): Promise<void> {
  const token = await signToken(createPrivateKey(readFileSync(file)), {
    issuer: 'railyard first run',
    now: parts.clock.now(),
    lifetimeSeconds: TOKEN_LIFETIME_SECONDS,
    scopes: SCOPES,
  });
  const authorization = `Bearer ${token}`;
  const headers = { authorization, 'content-type': 'application/json', 'x-merchant-account-id': 'default' };
  const listed = await app.inject({ method: 'GET', url: '/payment-services?limit=1', headers });
  if (listed.statusCode === 401) return; // The file holds a key of another database.

  const { items } = listed.json<{ items?: readonly unknown[] }>();
  if (items === undefined || items.length > 0) return;
  for (const [url, body] of sandboxSettings()) {
    const made = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
    if (made.statusCode !== 201)
      throw new StartError(`The sandbox could not be set up at ${url}: ${made.body.slice(0, 500)}`);
  }
}

/**
 * A payment service for each method, by the first connector that has it; gift cards; Google Pay; and 3-D Secure
 * before there is a payment, in sessions and apps.
 */
function sandboxSettings(): readonly (readonly [url: string, body: object])[] {
  const ofMethod = new Map<string, Connector>();
  for (const connector of connectors)
    if (!ofMethod.has(connector.method) && needsNothingElse(connector))
      ofMethod.set(connector.method, connector);
  return [
    ...[...ofMethod.values()].map((connector) => ['/payment-services', paymentServiceOf(connector)] as const),
    ...giftCardConnectors
      .filter(needsNothingElse)
      .map(
        ({ id, displayName }) =>
          [
            '/gift-card-services',
            { gift_card_service_definition_id: id, display_name: displayName, fields: [] },
          ] as const,
      ),
    ['/digital-wallets', GOOGLE_PAY],
    ...['visa', 'mastercard', 'amex'].map(
      (scheme) =>
        [
          '/merchant-accounts/default/three-ds-configurations',
          { ...MERCHANT, scheme, currency: 'USD', metadata: {} },
        ] as const,
    ),
  ];
}

/** Connectors of real processors ask for an account there, which only its owner has. */
function needsNothingElse(connector: ConnectorSettings): boolean {
  const known = settingsOf(connector);
  return Object.entries(connector.settings).every(([key, { required }]) => !required || key in known);
}

type ConnectorSettings = Pick<Connector, 'id' | 'settings'>;

function settingsOf({ id }: Pick<Connector, 'id'>): Readonly<Record<string, string>> {
  return {
    merchant_id: 'sandbox',
    api_key: 'sk_sandbox_default',
    webhook_secret: `whsec_sandbox_${id}`,
  };
}

function paymentServiceOf(connector: Connector): object {
  const values = settingsOf(connector);
  const schemes = connector.method === 'card' && connector.capabilities.threeDSecurePassThrough;
  return {
    display_name: connector.displayName,
    payment_service_definition_id: connector.id,
    fields: Object.entries(values)
      .filter(([key]) => key in connector.settings)
      .map(([key, value]) => ({ key, value })),
    accepted_currencies: acceptedBy(connector, ({ currencies: accepted }) => accepted, currencies),
    accepted_countries: acceptedBy(connector, ({ countries: accepted }) => accepted, countries),
    ...(schemes
      ? {
          three_d_secure_enabled: true,
          merchant_profile: { visa: MERCHANT, mastercard: MERCHANT, amex: MERCHANT },
        }
      : {}),
  };
}

function acceptedBy(
  connector: Connector,
  of: (entry: Connector['accepts'][number]) => 'any' | readonly string[],
  all: readonly string[],
): readonly string[] {
  const accepted = connector.accepts.map(of);
  return accepted.includes('any') ? all : [...new Set(accepted.flat())];
}

/** What issuers are told of the merchant, in 3-D Secure. */
const MERCHANT = {
  merchant_acquirer_bin: '516327',
  merchant_acquirer_id: '123456789012345',
  merchant_name: 'Corner Shop',
  merchant_country_code: 'US',
  merchant_category_code: '5734',
  merchant_url: 'https://shop.example',
};

const GOOGLE_PAY = {
  provider: 'google',
  merchant_name: 'Corner Shop',
  domain_names: ['shop.example'],
  accept_terms_and_conditions: true,
};
