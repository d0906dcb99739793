import { ANYBODY, operation, PEOPLE } from './operation.ts';
import { RoleLimit } from './role-assignments.ts';
import { Uuid } from './schemas/identifier.ts';
import { choice, constant, maybe, nullable, object, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const CallerType = choice('CallerType', ['user', 'api-key-pair']);

export const WayIn = choice('WayIn', ['passkey', 'invitation', 'identity-provider', 'demo']);

export const MeSession = object('MeSession', {
  id: Uuid,
  way: WayIn,
  created_at: Timestamp,
  expires_at: Timestamp,
  idle_minutes: Type.Integer(),
});
describe(MeSession, {
  way: 'How the person logged in.',
  created_at: 'When they did.',
  expires_at: 'When it ends, whatever they do.',
  idle_minutes: 'After how many minutes without a call it ends before.',
});

export const Language = choice('Language', ['en', 'es', 'pt', 'fr', 'de', 'ar']);
export const Look = choice('Look', ['light', 'dark']);

export const Preferences = object('Preferences', {
  language: maybe(Language),
  time_zone: maybe(text(100)),
  look: maybe(Look),
  has_single_keys: maybe(Type.Boolean()),
});
describe(Preferences, {
  language: 'In which language the dashboard is; null: as the browser asks.',
  time_zone: 'An IANA name, such as `Europe/Berlin`; null: that of the browser.',
  look: 'Null: as the device is set.',
  has_single_keys: 'False where single letters do nothing; null is true.',
});

export const MeAccess = object('MeAccess', {
  merchant_account_id: nullable(Type.String()),
  role: nullable(Type.String()),
  permissions: Type.Array(Type.String()),
  withheld: Type.Array(Type.String()),
  limits: Type.Array(RoleLimit),
});
describe(MeAccess, {
  merchant_account_id: 'Where; null: in every merchant account.',
  role: 'The slug of the role that allows it; null for what a token of a key allows.',
  permissions: 'What is allowed there. `*.read` and `*.write` stand for every resource.',
  withheld:
    'Acts that the role would allow, and that are ticked off: `capture`, `refund`, `review` and `void`.',
  limits: 'How much the role may move. As soon as an act has a limit, it is not allowed in other currencies.',
});

export const MeMerchantAccount = object('MeMerchantAccount', {
  id: Type.String(),
  display_name: Type.String(),
});
describe(MeMerchantAccount, { display_name: 'What people call it.' });

export const Me = object('Me', {
  type: constant('me'),
  caller: CallerType,
  id: Uuid,
  display_name: Type.String(),
  email_address: nullable(Type.String()),
  session: nullable(MeSession),
  preferences: Preferences,
  access: Type.Array(MeAccess),
  merchant_accounts: Type.Array(MeMerchantAccount),
});
describe(Me, {
  caller: 'Whether a person or an API key calls.',
  id: 'Id of the user or of the API key.',
  display_name: 'What they are called.',
  email_address: 'Of a person; null for a key.',
  session: 'Where the person is logged in; null for a key.',
  preferences: 'How a person wants to see the dashboard; empty for a key.',
  access: 'What the caller may do, and where.',
  merchant_accounts: 'The merchant accounts that the caller may act for, by name; the first thousand.',
});

export const getMe = operation({
  id: 'get_me',
  method: 'GET',
  path: '/me',
  tag: 'Users',
  summary: 'Read who calls, and what they may do.',
  description: 'Of a token, what its scopes and the roles of its key both allow.',
  access: ANYBODY,
  merchantAccount: 'none',
  responses: { 200: Me },
});

export const MeUpdate = object('MeUpdate', {
  display_name: maybe(text(200)),
  preferences: maybe(Preferences),
});
describe(MeUpdate, {
  display_name: 'What people call you from now on.',
  preferences: 'All of them, as they are from now on.',
});

export const updateMe = operation({
  id: 'update_me',
  method: 'PUT',
  path: '/me',
  tag: 'Users',
  summary: 'Change your name and your preferences.',
  description: 'What is left out stays.',
  access: PEOPLE,
  merchantAccount: 'none',
  body: MeUpdate,
  responses: { 200: Me },
});
