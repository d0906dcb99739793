import type { Static } from 'typebox';
import type { ApiKeyPair } from '../api-contract/api-key-pairs.ts';
import type { Queryable } from '../db/db.ts';
import { type ApiKeyPairRow, findApiKeyPair } from '../db/queries/api-key-pairs.ts';
import { findMerchantAccounts, type MerchantAccountRow } from '../db/queries/merchant-accounts.ts';
import { findRoles } from '../db/queries/roles.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { numberOrNull } from '../json/stored-json.ts';
import type { ReadParts } from '../parts.ts';
import { renderRole } from './role.ts';

type ApiKeyPairBody = Static<typeof ApiKeyPair>;

/** `within`: the merchant accounts whose keys may be read; null for all. */
export async function readApiKeyPair(
  { db }: ReadParts,
  { within, apiKeyPairId }: Readonly<{ within: readonly MerchantAccountId[] | null; apiKeyPairId: string }>,
): Promise<ApiKeyPairBody | null> {
  const row = await findApiKeyPair(db, within, apiKeyPairId);
  return row === null ? null : renderApiKeyPair(db, row);
}

/**
 * Keys with their roles and merchant accounts: two look-ups, however many keys. `privateKeyPem` only for a
 * key made this moment.
 */
export async function renderApiKeyPairs(
  db: Queryable,
  rows: readonly ApiKeyPairRow[],
  privateKeyPem: string | null = null,
): Promise<ApiKeyPairBody[]> {
  const roles = await findRoles(db, [...new Set(rows.flatMap((row) => row.role_ids))]);
  const accounts = await findMerchantAccounts(db, [
    ...new Set(rows.flatMap((row) => row.merchant_account_ids)),
  ]);
  return rows.map((row) =>
    ofAgent(row, {
      type: 'api-key-pair',
      id: row.api_key_pair_id,
      thumbprint: row.thumbprint,
      display_name: row.display_name,
      algorithm: row.algorithm,
      active: row.active,
      private_key: privateKeyPem,
      created_at: row.created_at,
      updated_at: row.updated_at,
      last_used_at: row.last_used_at,
      creator:
        row.creator_id === null
          ? null
          : {
              id: row.creator_id,
              name: row.creator_name ?? '',
              email_address: row.creator_email,
              thumbprint: null,
            },
      merchant_accounts: accounts
        .filter((account) => row.merchant_account_ids.includes(account.merchant_account_id))
        .map(accountSummary),
      roles: roles.filter((known) => row.role_ids.includes(known.role_id)).map(renderRole),
    }),
  );
}

/**
 * Of an agent's key in either version: clients of the published one pass over what they do not know, and nobody is to
 * take it for a key that can do all that its roles allow. No other key has the member.
 */
function ofAgent({ agent_mandate_id: id }: ApiKeyPairRow, body: ApiKeyPairBody): ApiKeyPairBody {
  return id === null ? body : { ...body, agent_mandate_id: id };
}

export async function renderApiKeyPair(
  db: Queryable,
  row: ApiKeyPairRow,
  privateKeyPem: string | null = null,
): Promise<ApiKeyPairBody> {
  const [body] = await renderApiKeyPairs(db, [row], privateKeyPem);
  if (body === undefined) throw new Error('BUG: one row in, none out');
  return body;
}

function accountSummary(row: MerchantAccountRow): ApiKeyPairBody['merchant_accounts'][number] {
  return {
    type: 'merchant-account',
    id: row.merchant_account_id,
    display_name: row.display_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
    over_capture_amount: numberOrNull(row.over_capture_amount),
    over_capture_percentage: numberOrNull(row.over_capture_percentage),
  };
}
