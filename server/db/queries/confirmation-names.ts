import { type Queryable, sql } from '../db.ts';

type NameRow = Readonly<{ name: string | null }>;

/** What things are called that people confirm something about, by the last part of their address. */
const STATEMENTS = {
  'anti-fraud-service': ofAccount('anti_fraud_services', 'anti_fraud_service_id', 'display_name'),
  'gift-card-service': ofAccount('gift_card_services', 'gift_card_service_id', 'display_name'),
  'payment-service': ofAccount('payment_services', 'payment_service_id', 'display_name'),
  'token-service': ofAccount('token_services', 'token_service_id', 'connector_id'),
  'three-ds-server': ofAccount('three_ds_servers', 'three_ds_server_id', 'connector_id'),
  'digital-wallet': ofAccount('digital_wallets', 'digital_wallet_id', 'merchant_name'),
  'webhook-subscription': ofAccount('webhook_subscriptions', 'webhook_subscription_id', 'url'),
  'vault-forward-config': ofAccount('vault_forward_configs', 'vault_forward_config_id', 'display_name'),
  'vault-forward-authentication': ofAccount(
    'vault_forward_authentications',
    'vault_forward_authentication_id',
    'display_name',
  ),
  'flow-draft': ofAccount('flow_drafts', 'flow_draft_id', 'description'),
  'api-key-pair': ofInstance('api_key_pairs', 'api_key_pair_id', 'display_name'),
  'role-assignment': sql<string>(
    'confirmation_names.role_assignments',
    `SELECT r.name || ', ' || u.email_address AS name
     FROM role_assignments a JOIN roles r USING (role_id) JOIN users u USING (user_id)
     WHERE $1::text IS NOT NULL AND a.role_assignment_id = $2`,
  ),
  user: ofInstance('users', 'user_id', 'email_address'),
} as const;
export type NamedThing = keyof typeof STATEMENTS;

function ofAccount(table: string, id: string, name: string) {
  return sql<string>(
    `confirmation_names.${table}`,
    `SELECT ${name} AS name FROM ${table} WHERE merchant_account_id = $1 AND ${id} = $2`,
  );
}

/** Both parameters, so that all are asked in one way. */
function ofInstance(table: string, id: string, name: string) {
  return sql<string>(
    `confirmation_names.${table}`,
    `SELECT ${name} AS name FROM ${table} WHERE $1::text IS NOT NULL AND ${id} = $2`,
  );
}

/** Null where there is no such thing, or it has no name. */
export async function nameOfThing(
  db: Queryable,
  thing: NamedThing,
  merchantAccountId: string,
  id: string,
): Promise<string | null> {
  return (await db.query<NameRow>(STATEMENTS[thing], [merchantAccountId, id]))[0]?.name ?? null;
}

export function isNamedThing(thing: string): thing is NamedThing {
  return Object.hasOwn(STATEMENTS, thing);
}
