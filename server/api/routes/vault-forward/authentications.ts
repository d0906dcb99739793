import type { Static } from 'typebox';
import {
  AUTHENTICATIONS_PER_CONFIG_MAX,
  type AuthenticationKey,
  type AuthenticationRow,
  deleteAuthentication,
  insertAuthentication,
  selectAuthentication,
  selectAuthenticationsOfConfigs,
  selectConfig,
  updateAuthentication,
} from '../../../db/queries/vault-forward.ts';
import {
  type AuthenticationMethodId,
  type MerchantAccountId,
  type VaultRecordId,
  parseUuid,
} from '../../../domain/ids.ts';
import { newId } from '../../../platform/entropy.ts';
import type { Parts } from '../../../parts.ts';
import { fieldProblems, methodOf } from '../../../relay/authentication/index.ts';
import type { HeldValue } from '../../../vault/vault.ts';
import {
  type VaultForwardAuthenticationFieldInput,
  createVaultForwardAuthentication,
  deleteVaultForwardAuthentication,
  getVaultForwardAuthentication,
  listVaultForwardAuthentications,
  updateVaultForwardAuthentication,
} from '../../../api-contract/vault-forward.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { renderAuthentication } from './render.ts';

export const listAuthentications = route(
  listVaultForwardAuthentications,
  async ({ params, merchantAccountId, parts }) => {
    await assertConfig(parts, merchantAccountId, params.config_id);
    const rows = await selectAuthenticationsOfConfigs(parts.db, merchantAccountId, [params.config_id]);
    return { status: 200, body: { items: rows.map(renderAuthentication) } };
  },
);

/**
 * The row stands before the values are sealed, and says what is set after: a crash in between leaves a method
 * without values, never values without a method.
 */
export const createAuthentication = route(
  createVaultForwardAuthentication,
  async ({ params, body, held, merchantAccountId, now, parts }) => {
    await assertConfig(parts, merchantAccountId, params.config_id);
    const method = methodOf(body.kind, body.method ?? null);
    if (method === null)
      throw ruleBroken({ pointer: '/method', message: `is no method of the kind ${body.kind}` });
    const values = givenValues(body.fields, held);
    refuse(fieldProblems(method, values, new Set()));
    const authenticationId = newId<'authentication-method'>(now);
    const recordId = newId<'vault-record'>(now);
    const key = { merchantAccountId, configId: params.config_id, authenticationId };
    const inserted = await insertAuthentication(
      parts.db,
      {
        merchant_account_id: merchantAccountId,
        vault_forward_authentication_id: authenticationId,
        vault_forward_config_id: params.config_id,
        kind: body.kind,
        method: method.name,
        display_name: body.display_name,
        vault_record_id: recordId,
        set_fields: [],
      },
      now,
    );
    if (!inserted)
      throw ruleBroken({
        pointer: '',
        message: `a configuration has at most ${AUTHENTICATIONS_PER_CONFIG_MAX} authentication methods`,
      });

    return {
      status: 201,
      body: renderAuthentication(await store(parts, key, recordId, { displayName: null, values }, now)),
    };
  },
);

export const getAuthentication = route(
  getVaultForwardAuthentication,
  async ({ params, merchantAccountId, parts }) => {
    const row = await selectAuthentication(parts.db, keyOf(merchantAccountId, params));
    if (row === null) throw new Problem('not_found');
    return { status: 200, body: renderAuthentication(row) };
  },
);

/** Fields that are not named keep their values; an empty value unsets. */
export const editAuthentication = route(
  updateVaultForwardAuthentication,
  async ({ params, body, held, merchantAccountId, now, parts }) => {
    const key = keyOf(merchantAccountId, params);
    const row = await selectAuthentication(parts.db, key);
    if (row === null) throw new Problem('not_found');
    const method = methodOf(row.kind, row.method);
    if (method === null) throw new Error(`BUG: ${row.kind} ${row.method} was stored but is not declared`);

    const values = givenValues(body.fields ?? [], held);
    refuse(fieldProblems(method, values, new Set(row.set_fields)));
    return {
      status: 200,
      body: renderAuthentication(
        await store(parts, key, row.vault_record_id, { displayName: body.display_name ?? null, values }, now),
      ),
    };
  },
);

export const removeAuthentication = route(
  deleteVaultForwardAuthentication,
  async ({ params, merchantAccountId, parts }) => {
    const key = keyOf(merchantAccountId, params);
    const row = await selectAuthentication(parts.db, key);
    if (row === null) throw new Problem('not_found');
    await parts.vault.shred(merchantAccountId, row.vault_record_id);
    await deleteAuthentication(parts.db, key);
    return { status: 204, body: null };
  },
);

type GivenValue = Readonly<{ key: string; empty: boolean; pointer: string; value: HeldValue | null }>;

function givenValues(
  fields: readonly Static<typeof VaultForwardAuthenticationFieldInput>[],
  held: ReadonlyMap<string, HeldValue>,
): readonly GivenValue[] {
  return fields.map(({ key }, index) => {
    const value = held.get(`/fields/${index}/value`) ?? null;
    return { key, empty: value === null || value.facts.length === 0, pointer: `/fields/${index}`, value };
  });
}

function refuse(problems: ReturnType<typeof fieldProblems>): void {
  if (problems.length > 0) throw new Problem('unprocessable', { details: problems });
}

/** Seals first, then says so. A value that is unset is sealed over with nothing. */
async function store(
  parts: Parts,
  key: AuthenticationKey,
  recordId: VaultRecordId,
  change: Readonly<{ displayName: string | null; values: readonly GivenValue[] }>,
  now: Date,
): Promise<AuthenticationRow> {
  const { merchantAccountId } = key;
  const fields: Record<string, HeldValue> = {};
  const nothing: HeldValue[] = [];
  for (const { key: name, value, empty } of change.values) {
    if (value !== null && !empty) fields[name] = value;
    else nothing.push((fields[name] = await parts.vault.hold('authentication.value', Buffer.alloc(0))));
  }
  try {
    if (Object.keys(fields).length > 0)
      await parts.vault.seal(merchantAccountId, recordId, 'authentication_method', fields);
  } finally {
    await parts.vault.release(nothing);
  }
  const row = await updateAuthentication(
    parts.db,
    key,
    {
      displayName: change.displayName,
      set: change.values.filter(({ empty }) => !empty).map(({ key: name }) => name),
      unset: change.values.filter(({ empty }) => empty).map(({ key: name }) => name),
    },
    now,
  );
  if (row !== null) return row;

  // Deleted meanwhile: what was sealed just now must not outlive it.
  await parts.vault.shred(merchantAccountId, recordId);
  throw new Problem('not_found');
}

async function assertConfig(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  configId: string,
): Promise<void> {
  if ((await selectConfig(parts.db, merchantAccountId, configId)) === null) throw new Problem('not_found');
}

function keyOf(
  merchantAccountId: MerchantAccountId,
  params: Readonly<{ config_id: string; authentication_id: string }>,
): AuthenticationKey {
  const authenticationId: AuthenticationMethodId | null = parseUuid(params.authentication_id);
  if (authenticationId === null) throw new Problem('not_found');
  return { merchantAccountId, configId: params.config_id, authenticationId };
}
