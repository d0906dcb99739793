import type { Static } from 'typebox';
import type { AuthenticationRow, ConfigRow } from '../../../db/queries/vault-forward.ts';
import { methodOf } from '../../../relay/authentication/index.ts';
import type { VaultForwardAuthentication, VaultForwardConfig } from '../../../api-contract/vault-forward.ts';

export function renderConfig(
  row: ConfigRow,
  authentications: readonly AuthenticationRow[],
): Static<typeof VaultForwardConfig> {
  return {
    type: 'vault-forward-config',
    id: row.vault_forward_config_id,
    merchant_account_id: row.merchant_account_id,
    definition_id: row.definition_id,
    display_name: row.display_name,
    hosts: row.hosts,
    authentications: authentications
      .filter((one) => one.vault_forward_config_id === row.vault_forward_config_id)
      .map(renderAuthentication),
    creator:
      row.creator_id === null
        ? null
        : { id: row.creator_id, name: row.creator_name ?? '', email_address: row.creator_email ?? '' },
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/**
 * Every field that the method takes, and whether it is set. No value, secret or not: all of them stay in the
 * vault.
 */
export function renderAuthentication(row: AuthenticationRow): Static<typeof VaultForwardAuthentication> {
  const keys = Object.keys(methodOf(row.kind, row.method)?.fields ?? {});
  return {
    type: 'vault-forward-config-authentication',
    id: row.vault_forward_authentication_id,
    merchant_account_id: row.merchant_account_id,
    config_id: row.vault_forward_config_id,
    kind: row.kind,
    method: row.method,
    display_name: row.display_name,
    fields: keys.map((key) => ({ key, value: null, set: row.set_fields.includes(key) })),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
