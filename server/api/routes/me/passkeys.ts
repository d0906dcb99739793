import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Static } from 'typebox';
import {
  createPasskey,
  createPasskeyOptions,
  deletePasskey,
  listPasskeys,
  type Passkey,
  updatePasskey,
} from '../../../api-contract/passkeys.ts';
import {
  deletePasskey as deleteRow,
  listPasskeys as listRows,
  PASSKEYS_OF_USER_MAX,
  type PasskeyRow,
  renamePasskey,
} from '../../../db/queries/passkeys.ts';
import { lockUser } from '../../../db/queries/users.ts';
import { Problem } from '../../../domain/problem.ts';
import { askForNewPasskey, keepNewPasskey } from '../../../people/relying-party.ts';
import { type AnyRoute, route } from '../../route.ts';
import { personOf } from './person.ts';

const list = route(listPasskeys, async ({ caller, parts }) => {
  const rows = await listRows(parts.db, personOf(caller).userId);
  return { status: 200, body: { items: rows.map(renderPasskey) } };
});

const createOptions = route(createPasskeyOptions, async ({ caller, parts }) => {
  const options = await askForNewPasskey(parts, personOf(caller));
  return { status: 200, body: { options: { ...options } } };
});

const create = route(createPasskey, async ({ body, caller, parts }) => {
  const kept = await keepNewPasskey(parts, personOf(caller).userId, {
    response: { ...body.credential, clientExtensionResults: {} } as RegistrationResponseJSON, // as checked
    displayName: body.display_name,
  });
  if (kept === 'not_verified')
    throw new Problem('bad_request', {
      details: [
        {
          location: 'body',
          pointer: '/credential',
          message:
            'was not made for this dashboard with the options that were asked for last, or is too late',
          type: 'value_error.passkey',
        },
      ],
    });

  if (kept === 'known_already_or_too_many')
    throw new Problem('duplicate_record', {
      message: `This passkey is known already, or you have ${PASSKEYS_OF_USER_MAX}, which is the most there can be`,
    });
  return { status: 201, body: renderPasskey(kept) };
});

const update = route(updatePasskey, async ({ params, body, caller, parts }) => {
  const named = { passkeyId: params.passkey_id, userId: personOf(caller).userId };
  const row = await renamePasskey(parts.db, named, body.display_name);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderPasskey(row) };
});

const remove = route(deletePasskey, async ({ params, caller, parts }) => {
  const { userId } = personOf(caller);
  await parts.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const rows = await listRows(tx, userId);
    if (!rows.some((row) => row.passkey_id === params.passkey_id)) throw new Problem('not_found');
    if (rows.length === 1)
      throw new Problem('invalid_state', { message: 'This is your last passkey: make another one before' });
    await deleteRow(tx, { passkeyId: params.passkey_id, userId });
  });
  return { status: 204, body: null };
});

function renderPasskey(row: PasskeyRow): Static<typeof Passkey> {
  return {
    type: 'passkey',
    id: row.passkey_id,
    display_name: row.display_name,
    credential_id: row.credential_id.toString('base64url'),
    is_synced: row.is_synced,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
  };
}

export const passkeyRoutes: readonly AnyRoute[] = [list, createOptions, create, update, remove];
