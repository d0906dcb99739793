import { type Queryable, sql } from '../db.ts';

export type ThreeDsConfigurationRow = Readonly<{
  merchant_account_id: string;
  three_ds_configuration_id: string;
  scheme: string;
  currency: string | null;
  merchant_acquirer_bin: string;
  merchant_acquirer_id: string;
  merchant_name: string;
  merchant_country_code: string;
  merchant_category_code: string;
  merchant_url: string;
  metadata: Record<string, string>;
  created_at: string;
  updated_at: string;
}>;

const SETTABLE = [
  'scheme',
  'currency',
  'merchant_acquirer_bin',
  'merchant_acquirer_id',
  'merchant_name',
  'merchant_country_code',
  'merchant_category_code',
  'merchant_url',
  'metadata',
] as const;
export type ThreeDsConfigurationFields = Readonly<Partial<Record<(typeof SETTABLE)[number], unknown>>>;

const settable = SETTABLE.join(', ');
const columns = `merchant_account_id, three_ds_configuration_id, ${settable}, created_at, updated_at`;

/** Unique per merchant account, scheme and currency (null: every other currency). */
export const THREE_DS_CONFIGURATION_UNIQUE =
  'three_ds_configurations_merchant_account_id_scheme_currency_key';

const insert = sql(
  'insert_three_ds_configuration',
  `INSERT INTO three_ds_configurations (merchant_account_id, three_ds_configuration_id, created_at, updated_at,
    ${settable})
   SELECT $1, $2, $3, $3, ${settable} FROM jsonb_populate_record(NULL::three_ds_configurations, $4::jsonb)
   RETURNING ${columns}`,
);

export async function insertThreeDsConfiguration(
  db: Queryable,
  merchantAccountId: string,
  id: string,
  fields: ThreeDsConfigurationFields,
  now: Date,
): Promise<ThreeDsConfigurationRow> {
  const rows = await db.query<ThreeDsConfigurationRow>(insert, [
    merchantAccountId,
    id,
    now,
    JSON.stringify(fields),
  ]);
  if (rows[0] === undefined) throw new Error('BUG: an insert without a row');
  return rows[0];
}

const list = sql(
  'list_three_ds_configurations',
  `SELECT ${columns} FROM three_ds_configurations
    WHERE merchant_account_id = $1 AND ($2::text IS NULL OR currency = $2)
    ORDER BY created_at DESC, three_ds_configuration_id DESC`,
);

export async function listThreeDsConfigurations(
  db: Queryable,
  merchantAccountId: string,
  currency: string | null,
): Promise<ThreeDsConfigurationRow[]> {
  return db.query<ThreeDsConfigurationRow>(list, [merchantAccountId, currency]);
}

/** A merge patch in one statement: a field that is absent keeps its value. */
const update = sql(
  'update_three_ds_configuration',
  `UPDATE three_ds_configurations AS configuration
    SET (${settable}, updated_at) = (SELECT ${SETTABLE.map((name) => `patched.${name}`).join(', ')}, $4::timestamptz
     FROM jsonb_populate_record(configuration, $3::jsonb) AS patched)
   WHERE merchant_account_id = $1 AND three_ds_configuration_id = $2
   RETURNING ${columns}`,
);

export async function updateThreeDsConfiguration(
  db: Queryable,
  merchantAccountId: string,
  id: string,
  patch: ThreeDsConfigurationFields,
  now: Date,
): Promise<ThreeDsConfigurationRow | null> {
  const rows = await db.query<ThreeDsConfigurationRow>(update, [
    merchantAccountId,
    id,
    JSON.stringify(patch),
    now,
  ]);
  return rows[0] ?? null;
}

const remove = sql(
  'delete_three_ds_configuration',
  `DELETE FROM three_ds_configurations WHERE merchant_account_id = $1 AND three_ds_configuration_id = $2
    RETURNING three_ds_configuration_id`,
);

/** False where there is no such configuration. */
export async function deleteThreeDsConfiguration(
  db: Queryable,
  merchantAccountId: string,
  id: string,
): Promise<boolean> {
  return (await db.query(remove, [merchantAccountId, id])).length > 0;
}
