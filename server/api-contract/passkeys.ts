import { operation, PEOPLE } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { NewPublicKeyCredential } from './schemas/public-key-credential.ts';
import { anyObject, constant, fields, nullable, object, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const Passkey = object('Passkey', {
  type: constant('passkey'),
  id: Uuid,
  display_name: Type.String(),
  credential_id: Type.String(),
  is_synced: Type.Boolean(),
  created_at: Timestamp,
  last_used_at: nullable(Timestamp),
});
describe(Passkey, {
  display_name: 'What you call it.',
  credential_id: 'What the authenticator calls it, in base64url.',
  is_synced: 'Whether it is kept in more than one device.',
  last_used_at: 'When it last signed something; null where it never did.',
});

export const Passkeys = object('Passkeys', { items: Type.Array(Passkey) });
describe(Passkeys, { items: 'Oldest first.' });

export const PasskeyOptions = object('PasskeyOptions', { options: anyObject() });
describe(PasskeyOptions, {
  options:
    'For `navigator.credentials.create`, in the JSON form of WebAuthn (`PublicKeyCredentialCreationOptionsJSON`). ' +
    'Good for five minutes, once.',
});

export const PasskeyCreate = object('PasskeyCreate', {
  display_name: text(200),
  credential: NewPublicKeyCredential,
});
describe(PasskeyCreate, {
  display_name: 'What you call it.',
  credential: 'What the browser has made with the options.',
});

export const PasskeyUpdate = object('PasskeyUpdate', { display_name: text(200) });
describe(PasskeyUpdate, { display_name: 'What you call it from now on.' });

const common = { tag: 'Users', access: PEOPLE, merchantAccount: 'none' } as const;
const params = describe(fields({ passkey_id: Uuid }), { passkey_id: 'Which passkey.' });

export const listPasskeys = operation({
  ...common,
  id: 'list_passkeys',
  method: 'GET',
  path: '/passkeys',
  summary: 'List your passkeys.',
  description: 'Twenty at most.',
  responses: { 200: Passkeys },
});

export const createPasskeyOptions = operation({
  ...common,
  id: 'create_passkey_options',
  method: 'POST',
  path: '/passkeys/options',
  summary: 'Ask for what a browser needs to make a passkey of yours.',
  description: 'An authenticator that has one of yours already is asked for no second one.',
  responses: { 200: PasskeyOptions },
});

export const createPasskey = operation({
  ...common,
  id: 'create_passkey',
  confirmed: true,
  method: 'POST',
  path: '/passkeys',
  summary: 'Keep a passkey that your browser has made.',
  description: 'A second passkey is the way back in for whoever loses the first.',
  body: PasskeyCreate,
  responses: { 201: Passkey },
});

export const updatePasskey = operation({
  ...common,
  id: 'update_passkey',
  method: 'PUT',
  path: '/passkeys/{passkey_id}',
  summary: 'Rename a passkey of yours.',
  description: 'The authenticator keeps its own name for it.',
  params,
  body: PasskeyUpdate,
  responses: { 200: Passkey },
});

export const deletePasskey = operation({
  ...common,
  id: 'delete_passkey',
  confirmed: true,
  method: 'DELETE',
  path: '/passkeys/{passkey_id}',
  summary: 'Remove a passkey of yours.',
  description: 'The last one stays: make another before. Sessions go on.',
  params,
  responses: { 204: null },
});
