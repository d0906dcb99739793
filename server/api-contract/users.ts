import { operation, token } from './operation.ts';
import { Limits, LIMITS, RoleAssignment, WithheldAct } from './role-assignments.ts';
import { EmailAddress } from './schemas/email-address.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  constant,
  fields,
  integer,
  maybe,
  nullable,
  object,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';
import { UserStatus } from './audit-logs.ts';
import { Session } from './sessions.ts';

export const User = object('User', {
  type: constant('user'),
  id: Uuid,
  display_name: Type.String(),
  email_address: Type.String(),
  status: UserStatus,
  passkeys: Type.Integer(),
  invitation_expires_at: nullable(Timestamp),
  roles: Type.Array(RoleAssignment),
  created_at: Timestamp,
  updated_at: Timestamp,
  last_seen_at: nullable(Timestamp),
});
describe(User, {
  display_name: 'What people call them.',
  email_address: 'In small letters; no other user has it.',
  status: '`pending` until they have come in for the first time.',
  passkeys: 'How many passkeys they can log in with.',
  invitation_expires_at: 'Until when a link that they were given leads somewhere; null where none does.',
  roles: 'What they may do, and where.',
  last_seen_at: 'When they last did something, to within some minutes; null where they never did.',
});

export const UserRole = object('UserRole', {
  role_id: Uuid,
  merchant_account_id: maybe(text(50)),
  withheld: withDefault(Type.Array(WithheldAct, { maxItems: 4, uniqueItems: true }), []),
  limits: withDefault(Limits, []),
});
describe(UserRole, {
  role_id: 'An id from `GET /roles`, of a role that can be given to a `user`.',
  merchant_account_id: 'Where it counts; left out or null: in every merchant account.',
  withheld: 'Acts of the role that are ticked off.',
  limits: LIMITS,
});

export const UserCreate = object('UserCreate', {
  email_address: EmailAddress,
  display_name: text(200),
  roles: withDefault(Type.Array(UserRole, { maxItems: 50 }), []),
});
describe(UserCreate, {
  email_address: 'Where they read their invitation; a second user with it is refused with 409.',
  display_name: 'What people call them.',
  roles: 'What they may do from the first day; roles can be given and taken later, too.',
});

export const UserUpdate = object('UserUpdate', { display_name: maybe(text(200)) });
describe(UserUpdate, { display_name: 'What people call them from now on.' });

export const UserInvitation = object('UserInvitation', {
  type: constant('user-invitation'),
  id: Uuid,
  user_id: Uuid,
  url: Type.String(),
  expires_at: Timestamp,
});
describe(UserInvitation, {
  user_id: 'Whom it invites.',
  url: 'The link, in this answer and never again: whoever opens it makes a passkey of this user.',
  expires_at: 'Until when it leads somewhere. It does once.',
});

export const UserInvitationCreate = object('UserInvitationCreate', {
  hours: withDefault(integer(1, 168), 24),
  remove_passkeys: withDefault(Type.Boolean(), false),
});
describe(UserInvitationCreate, {
  hours: 'For how many hours the link is good.',
  remove_passkeys:
    'True for somebody whose device is lost: their passkeys are removed and their sessions end, at once.',
});

export const Users = page('Users', User);

const params = describe(fields({ user_id: Uuid }), { user_id: 'Which user.' });
const common = { tag: 'Users', merchantAccount: 'none' } as const;

export const listUsers = operation({
  ...common,
  id: 'list_users',
  method: 'GET',
  path: '/users',
  summary: 'List the people of this instance.',
  description:
    'Newest first. A caller who acts for some merchant accounts sees those who may act in one of them, and whom they ' +
    'made themself.',
  access: token('users.read'),
  query: describe(fields({ ...cursorQuery(), search: optional(text(200)) }), {
    search: 'A part of the name or the e-mail address, in any case.',
  }),
  responses: { 200: Users },
});

export const createUser = operation({
  ...common,
  id: 'create_user',
  confirmed: true,
  method: 'POST',
  path: '/users',
  summary: 'Make a user, who can then be invited.',
  description:
    'Nobody gives what they lack: each role must allow nothing there that the caller may not do there.',
  access: token('users.write'),
  body: UserCreate,
  responses: { 201: User },
});

export const getUser = operation({
  ...common,
  id: 'get_user',
  method: 'GET',
  path: '/users/{user_id}',
  summary: 'Read a user.',
  description: 'A caller who acts for some merchant accounts finds those who may act in one of them.',
  access: token('users.read'),
  params,
  responses: { 200: User },
});

export const updateUser = operation({
  ...common,
  id: 'update_user',
  method: 'PUT',
  path: '/users/{user_id}',
  summary: 'Rename a user.',
  description: 'By callers who may do all that the user may.',
  access: token('users.write'),
  params,
  body: UserUpdate,
  responses: { 200: User },
});

export const deleteUser = operation({
  ...common,
  id: 'delete_user',
  confirmed: true,
  method: 'DELETE',
  path: '/users/{user_id}',
  summary: 'Remove a user: their roles, passkeys and sessions.',
  description:
    'By callers who may do all that the user may. They are out within two seconds, everywhere. What they did ' +
    'stays in the audit log. The last administrator of every merchant account stays: 409.',
  access: token('users.write'),
  params,
  responses: { 204: null },
});

export const createUserInvitation = operation({
  ...common,
  id: 'create_user_invitation',
  confirmed: true,
  method: 'POST',
  path: '/users/{user_id}/invitations',
  summary: 'Make a link by which a user makes a passkey.',
  description:
    'For who has never come in, and for who has lost their passkeys. A link that they were given ' +
    'before leads nowhere from then on. By callers who may do all that the user may: whoever has the link is that ' +
    'user. 409 where this instance has no dashboard.',
  access: token('users.write'),
  params,
  body: UserInvitationCreate,
  bodyOptional: true,
  responses: { 201: UserInvitation },
});

export const deleteUserInvitations = operation({
  ...common,
  id: 'delete_user_invitations',
  method: 'DELETE',
  path: '/users/{user_id}/invitations',
  summary: 'Withdraw the link that a user was given.',
  description:
    'It leads nowhere from then on. By callers who may do all that the user may. A link also ends once somebody else ' +
    'than who made it gives the user a role, or widens one.',
  access: token('users.write'),
  params,
  responses: { 204: null },
});

export const UserSessions = object('UserSessions', { items: Type.Array(Session) });
describe(UserSessions, { items: 'Newest first: those that live, and some that have ended.' });

export const listUserSessions = operation({
  ...common,
  id: 'list_user_sessions',
  method: 'GET',
  path: '/users/{user_id}/sessions',
  summary: 'List where a user is logged in.',
  description: 'The latest hundred.',
  access: token('sessions.read'),
  params,
  responses: { 200: UserSessions },
});

export const deleteUserSessions = operation({
  ...common,
  id: 'delete_user_sessions',
  method: 'DELETE',
  path: '/users/{user_id}/sessions',
  summary: 'Log a user out everywhere.',
  description: 'Their sessions are refused everywhere within two seconds.',
  access: token('sessions.write'),
  params,
  responses: { 204: null },
});
