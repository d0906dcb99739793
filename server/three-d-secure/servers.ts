import { findThreeDSecureConnector, threeDSecureConnectors } from '../connectors/three-d-secure-registry.ts';
import type { ThreeDSecureConnector } from '../connectors/three-d-secure-connector.ts';
import {
  accountsWithoutThreeDsServer,
  findThreeDsServer,
  type ThreeDsServerRow,
} from '../db/queries/three-ds-servers.ts';
import { type MerchantAccountId, toId, type VaultRecordId } from '../domain/ids.ts';
import type { MoneyParts } from '../parts.ts';
import { isOffered } from '../payment-services/payment-services.ts';

/** A merchant account's 3-D Secure server, ready to be asked. Holds no secret. */
export type ThreeDSecureServer = Readonly<{
  merchantAccountId: MerchantAccountId;
  connector: ThreeDSecureConnector;
  settings: Readonly<Record<string, string>>;
  sensitiveSettings: readonly string[];
  vaultRecordId: VaultRecordId;
  changedAt: string;
}>;

/** The one that new authentications ask: the merchant account's own, else the sandbox's. Null: there is none. */
export async function serverFor(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
): Promise<ThreeDSecureServer | null> {
  const row = await findThreeDsServer(parts.db, merchantAccountId);
  const own = row === null || row.deleted_at !== null ? null : serverOf(parts, row);
  return own ?? ofSandbox(parts, merchantAccountId);
}

/** The one that an authentication began at, removed since or not. */
export async function serverNamed(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<ThreeDSecureServer | null> {
  const row = await findThreeDsServer(parts.db, merchantAccountId);
  const own = row?.connector_id === id ? serverOf(parts, row) : null;
  const sandbox = ofSandbox(parts, merchantAccountId);
  return own ?? (sandbox?.connector.id === id ? sandbox : null);
}

/** Null where there is no such connector, or where it has no address in this environment. */
export function offeredThreeDSecureConnector(
  parts: Pick<MoneyParts, 'config' | 'simulatorUrl'>,
  id: string,
): ThreeDSecureConnector | null {
  const connector = findThreeDSecureConnector(id);
  return connector !== null && isOffered(parts, connector) ? connector : null;
}

function serverOf(parts: MoneyParts, row: ThreeDsServerRow): ThreeDSecureServer | null {
  const connector = offeredThreeDSecureConnector(parts, row.connector_id);
  return connector === null
    ? null
    : {
        merchantAccountId: row.merchant_account_id,
        connector,
        settings: row.settings,
        sensitiveSettings: row.sensitive_settings,
        vaultRecordId: row.vault_record_id,
        changedAt: row.updated_at,
      };
}

/** The sandbox has one that takes no settings. */
function ofSandbox(parts: MoneyParts, merchantAccountId: MerchantAccountId): ThreeDSecureServer | null {
  const connector = threeDSecureConnectors.find((one) => Object.keys(one.settings).length === 0);
  return connector === undefined || !isOffered(parts, connector)
    ? null
    : {
        merchantAccountId,
        connector,
        settings: {},
        sensitiveSettings: [],
        vaultRecordId: NO_RECORD,
        changedAt: '',
      };
}

/** Nothing is sealed for what takes no settings. */
const NO_RECORD = toId<'vault-record'>('00000000-0000-0000-0000-000000000000');

/** Says once, at a start in production, who wants what nobody can do for them. */
export async function tellMissingServers({ config, db, log }: MoneyParts): Promise<void> {
  if (config.environment !== 'production') return;
  const accounts = await accountsWithoutThreeDsServer(db);
  if (accounts.length > 0)
    log.warn(
      { merchantAccounts: accounts },
      'three_d_secure_enabled, and no 3-D Secure server: cards cannot be authenticated; set one up with PUT ' +
        '/merchant-accounts/{id}/three-ds-server',
    );
}
