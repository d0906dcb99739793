import { type AddressBook, baseUrlOf, isOffered } from '../../connectors/addresses.ts';
import type { Fields, Settings } from '../../connectors/connector.ts';
import {
  type TokenCall,
  type TokenServiceConnector,
  TokenServiceFault,
  type TokenWire,
} from '../../connectors/token-service-connector.ts';
import {
  findTokenServiceConnector,
  serves,
  tokenServiceConnectors,
} from '../../connectors/token-service-registry.ts';
import type { Db } from '../../db/db.ts';
import { listTokenServices, type TokenServiceRow } from '../../db/queries/token-services.ts';
import { parseCardScheme } from '../../domain/card-scheme.ts';
import { type MerchantAccountId, type NetworkTokenId, toId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/entropy.ts';
import { WireFault } from '../../net/wire.ts';
import { Problem } from '../../domain/problem.ts';
import type { HeldValue, Vault } from '../vault.ts';

/** Who token services are asked through. */
export type TokenServiceParts = AddressBook &
  Readonly<{
    db: Db;
    clock: Clock;
    vault: Vault;
    /** How long each request may take. */ timeoutMs?: number;
  }>;

/** A token service as a merchant account has set it up. Holds no secret. */
export type TokenService = Pick<
  TokenServiceRow,
  'merchant_account_id' | 'settings' | 'sensitive_settings' | 'vault_record_id'
> &
  Readonly<{ connector: TokenServiceConnector }>;

/** The one that new tokens of a scheme's cards are asked for at: the merchant account's own, else the sandbox's. */
export async function serviceOfScheme(
  parts: TokenServiceParts,
  merchantAccountId: MerchantAccountId,
  schemeName: string | null,
): Promise<TokenService | null> {
  const scheme = parseCardScheme(schemeName ?? '');
  for (const row of await listTokenServices(parts.db, merchantAccountId)) {
    const own = row.deleted_at === null ? serviceOf(parts, row) : null;
    if (own !== null && serves(own.connector, scheme)) return own;
  }
  return ofSandbox(parts, merchantAccountId);
}

/** The one that a token was asked for at, removed since or not. */
export async function serviceNamed(
  parts: TokenServiceParts,
  merchantAccountId: MerchantAccountId,
  connectorId: string | null,
): Promise<TokenService | null> {
  const sandbox = ofSandbox(parts, merchantAccountId);
  if (connectorId === null || sandbox?.connector.id === connectorId) return sandbox;
  const rows = await listTokenServices(parts.db, merchantAccountId);
  const row = rows.find(({ connector_id: id }) => id === connectorId);
  return row === undefined ? null : serviceOf(parts, row);
}

/** Null where there is no such connector, or where it has no address in this environment. */
export function offeredTokenServiceConnector(where: AddressBook, id: string): TokenServiceConnector | null {
  const connector = findTokenServiceConnector(id);
  return connector !== null && isOffered(where, connector) ? connector : null;
}

export function serviceOf(where: AddressBook, row: TokenServiceRow): TokenService | null {
  const connector = offeredTokenServiceConnector(where, row.connector_id);
  return connector === null ? null : { ...row, connector };
}

/** The sandbox has one that takes no settings. */
function ofSandbox(where: AddressBook, merchantAccountId: MerchantAccountId): TokenService | null {
  const connector = tokenServiceConnectors.find((one) => Object.keys(one.settings).length === 0);
  return connector === undefined || !isOffered(where, connector)
    ? null
    : {
        merchant_account_id: merchantAccountId,
        connector,
        settings: {},
        sensitive_settings: [],
        vault_record_id: NO_RECORD,
      };
}

/** Nothing is sealed for what takes no settings. */
const NO_RECORD = toId<'vault-record'>('00000000-0000-0000-0000-000000000000');

export const TOKEN_SERVICE_TIMEOUT_MS = 10_000;

/**
 * Asks a token service. The one place where a broken exchange becomes a 502 or 504. Of what was taken out of its
 * answers the handle that `keep` names is the caller's to release; everything else is gone when it has answered.
 */
export async function askTokenService<Input, Answer>(
  parts: TokenServiceParts,
  service: TokenService,
  asked: Readonly<{ id: NetworkTokenId; input: Input }>,
  ask: (call: TokenCall<Fields, Input>) => Promise<Answer>,
  keep: (answer: Answer) => Secret | null = () => null,
): Promise<Readonly<{ answer: Answer; held: HeldValue | null }>> {
  const taken: HeldValue[] = [];
  let kept: HeldValue | null = null;
  try {
    const answer = await ask(callFor(parts, service, asked, taken));
    const secret = keep(answer);
    kept = taken.find((one) => one.secret === secret) ?? null;
    return { answer, held: kept };
  } catch (error) {
    throw told(error);
  } finally {
    await parts.vault.release(taken.filter((one) => one !== kept));
  }
}

function callFor<Input>(
  parts: TokenServiceParts,
  service: TokenService,
  { id, input }: Readonly<{ id: NetworkTokenId; input: Input }>,
  taken: HeldValue[],
): TokenCall<Fields, Input> {
  const { merchant_account_id: merchantAccountId, connector } = service;
  const settings = settingsOf(parts.vault, service);
  const timeoutMs = parts.timeoutMs ?? TOKEN_SERVICE_TIMEOUT_MS;
  const http: TokenWire = {
    async send(request, options = {}) {
      const sent = { ...options, actor: 'network-tokens' };
      const response = await parts.vault.send(merchantAccountId, { timeoutMs, ...request }, sent);
      taken.push(...response.taken.values());
      const secrets = [...response.taken].map(([pointer, held]) => [pointer, held.secret] as const);
      return { ...response, taken: new Map(secrets) };
    },
  };
  const newOne = (): string => newId(parts.clock.now());
  const baseUrl = baseUrlOf(parts, connector, settings);
  return { input, settings, merchantAccountId, operationId: id, baseUrl, http, newId: newOne };
}

/** Settings as the connector takes them: text, and vault handles for what is sensitive. */
export function settingsOf(
  vault: Pick<Vault, 'secret'>,
  { merchant_account_id, settings, sensitive_settings, vault_record_id }: TokenService,
): Settings<Fields> {
  const secrets = sensitive_settings.map(
    (key) => [key, vault.secret(merchant_account_id, vault_record_id, key, `settings.${key}`)] as const,
  );
  return { ...settings, ...Object.fromEntries(secrets) };
}

function told(error: unknown): unknown {
  if (error instanceof WireFault)
    return new Problem(error.code === 'timeout' ? 'gateway_timeout' : 'bad_gateway', {
      message: 'The token service did not answer',
      privateText: error.message,
    });
  if (error instanceof TokenServiceFault)
    return new Problem('bad_gateway', {
      message: 'The token service did not answer properly',
      privateText: `token service: ${error.message}`,
    });
  return error;
}
