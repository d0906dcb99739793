import type { Static } from 'typebox';
import type { NetworkToken } from '../../../api-contract/network-tokens.ts';
import type { NetworkTokenRow } from '../../../db/queries/network-tokens.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import { tokenSecret } from '../../../vault/network-tokens/network-tokens.ts';

/**
 * As published, the token stands here in full: it is the merchant's to send to a processor. It is the
 * scheme's stand-in for the card, is worth nothing without a cryptogram, and leaves the vault here and in the
 * cryptogram's answer only.
 */
export async function renderNetworkToken(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  row: NetworkTokenRow,
  actor: string,
): Promise<Static<typeof NetworkToken>> {
  return {
    type: 'network-token',
    id: row.network_token_id,
    expiration_date: row.expiration_date ?? '',
    payment_method_id: row.payment_method_id,
    status: row.status,
    token:
      row.status === 'deleted'
        ? DELETED
        : await parts.vault.disclose(
            merchantAccountId,
            tokenSecret(parts.vault, merchantAccountId, row.network_token_id),
            actor,
          ),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** What is listed in place of a number that was destroyed. */
const DELETED = 'deleted';
