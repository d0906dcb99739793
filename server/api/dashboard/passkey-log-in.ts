import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { EmailAddress } from '../../api-contract/schemas/email-address.ts';
import {
  NewPublicKeyCredential,
  PublicKeyAssertion,
} from '../../api-contract/schemas/public-key-credential.ts';
import { fields, maybe, text } from '../../api-contract/schemas/schema.ts';
import { violatedConstraint } from '../../db/db.ts';
import { deletePasskey } from '../../db/queries/passkeys.ts';
import { markInvitationUsed, type OpenInvitationRow } from '../../db/queries/user-invitations.ts';
import { findUser, ONE_USER_PER_EMAIL, updateUser, type UserRow } from '../../db/queries/users.ts';
import { Problem } from '../../domain/problem.ts';
import { FIRST_ADMINISTRATOR, openInvitation } from '../../people/invite.ts';
import { askForLogIn, askForNewPasskey, keepNewPasskey, passkeyOfLogIn } from '../../people/relying-party.ts';
import type { Edge } from '../edge.ts';
import { type LogInAnswer, type LogInCall, logInRoute, type Place } from './log-in-route.ts';
import { logIn } from './log-in.ts';
import { noteFailedLogIn } from './note-log-in.ts';

const Answered = fields({ credential: PublicKeyAssertion });
const Opened = fields({ secret: text(100) });
const Begun = fields({
  secret: text(100),
  credential: NewPublicKeyCredential,
  passkey_name: maybe(text(200)),
  display_name: maybe(text(200)),
  email_address: maybe(EmailAddress),
});

/** By a passkey that somebody has, and by a link to "make a passkey" for whoever has none yet. */
export function servePasskeyLogIn(app: FastifyInstance, edge: Edge, place: Place): void {
  const { parts } = edge;

  logInRoute(app, edge, place, {
    method: 'POST',
    path: '/auth/passkey/options',
    answer: async () => ({ status: 200, body: await askForLogIn(parts) }),
  });
  logInRoute(app, edge, place, {
    method: 'POST',
    path: '/auth/passkey',
    body: Answered,
    answer: (call) => logInByPasskey(edge, call, call.body as Static<typeof Answered>),
  });
  logInRoute(app, edge, place, {
    method: 'POST',
    path: '/auth/begin',
    body: Opened,
    answer: async (call) => {
      const invitation = await invitationOf(edge, call, (call.body as Static<typeof Opened>).secret);
      const { user_id: userId, email_address: email, display_name: displayName } = invitation;

      const isFirst = email === FIRST_ADMINISTRATOR.emailAddress;
      return {
        status: 200,
        body: {
          email_address: isFirst ? null : email,
          display_name: isFirst ? null : displayName,
          options: await askForNewPasskey(parts, {
            userId,
            email: isFirst ? displayName : email,
            displayName,
          }),
        },
      };
    },
  });
  logInRoute(app, edge, place, {
    method: 'POST',
    path: '/auth/begin/passkey',
    body: Begun,
    answer: (call) => begin(edge, call, call.body as Static<typeof Begun>),
  });
}

async function logInByPasskey(
  edge: Edge,
  call: LogInCall,
  { credential }: Static<typeof Answered>,
): Promise<LogInAnswer> {
  // checked against the schema, which is the library's type but for a user handle of null
  const { userHandle, ...response } = credential.response;
  const answered = {
    ...credential,
    clientExtensionResults: {},
    response: { ...response, ...(typeof userHandle === 'string' ? { userHandle } : {}) },
  } as AuthenticationResponseJSON;
  const passkey = await passkeyOfLogIn(edge.parts, answered);
  const user = passkey === null ? null : await findUser(edge.parts.db, passkey.user_id);
  if (user === null) throw await noteRefusal(edge, call, 'passkey', 'The passkey was not accepted');
  return logIn(edge, call, user, 'passkey');
}

async function begin(edge: Edge, call: LogInCall, body: Static<typeof Begun>): Promise<LogInAnswer> {
  const { parts } = edge;
  const invitation = await invitationOf(edge, call, body.secret);
  const user = await nameUser(edge, invitation, body);
  const kept = await keepNewPasskey(parts, invitation.user_id, {
    response: { ...body.credential, clientExtensionResults: {} } as RegistrationResponseJSON, // as checked
    displayName: body.passkey_name ?? 'Passkey',
  });
  if (kept === 'not_verified')
    throw await noteRefusal(edge, call, 'invitation', 'The passkey was not accepted');
  if (kept === 'known_already_or_too_many') throw new Problem('duplicate_record');

  const isFirst = await markInvitationUsed(parts.db, invitation.user_invitation_id, parts.clock.now());
  if (!isFirst) {
    await deletePasskey(parts.db, { passkeyId: kept.passkey_id, userId: user.user_id });
    throw noSuchLink();
  }
  return logIn(edge, call, user, 'invitation');
}

/** Everybody may correct their name; the first administrator says which address they have. */
async function nameUser(
  { parts }: Edge,
  { user_id: userId, email_address: email }: OpenInvitationRow,
  { display_name: displayName = null, email_address: given = null }: Static<typeof Begun>,
): Promise<UserRow> {
  const emailAddress = email === FIRST_ADMINISTRATOR.emailAddress ? (given?.toLowerCase() ?? null) : null;
  try {
    const user = await updateUser(parts.db, userId, { displayName, emailAddress }, parts.clock.now());
    if (user === null) throw noSuchLink();
    return user;
  } catch (error) {
    if (violatedConstraint(error) === ONE_USER_PER_EMAIL) throw new Problem('duplicate_record');
    throw error;
  }
}

async function invitationOf(edge: Edge, call: LogInCall, secret: string): Promise<OpenInvitationRow> {
  const invitation = await openInvitation(edge.parts, secret);
  if (invitation !== null) return invitation;
  await noteRefusal(edge, call, 'invitation', '');
  throw noSuchLink();
}

function noSuchLink(): Problem {
  return new Problem('not_found', {
    message: 'The link leads nowhere any more: it was used, or is too old. Ask for another one',
  });
}

/** Noted in the audit log, and told. */
async function noteRefusal(edge: Edge, call: LogInCall, by: string, message: string): Promise<Problem> {
  await noteFailedLogIn(edge, call, { reason: by, user: null });
  return new Problem('unauthorized', { message, challenge: 'Session' });
}
