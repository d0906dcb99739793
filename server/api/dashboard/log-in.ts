import { findLiveSession, type WayIn } from '../../db/queries/sessions.ts';
import type { UserRow } from '../../db/queries/users.ts';
import type { SessionId } from '../../domain/ids.ts';
import { Problem } from '../../domain/problem.ts';
import { noSessionCookie, sessionCookie, sessionSecretOf } from '../../people/cookie.ts';
import { endFirstLink } from '../../people/invite.ts';
import { secretHashOf } from '../../people/live-sessions.ts';
import { createSession, endSession } from '../../people/make-session.ts';
import type { Edge } from '../edge.ts';
import type { LogInAnswer, LogInCall } from './log-in-route.ts';
import { noteLogIn, noteLogOut } from './note-log-in.ts';

/** Whoever has shown who they are gets a new session; one that the browser had before ends. */
export async function logIn(
  edge: Edge,
  call: LogInCall,
  { user_id: userId, display_name: name, email_address: email }: UserRow,
  way: WayIn,
): Promise<LogInAnswer & Readonly<{ cookie: string; sessionId: SessionId }>> {
  const { address, userAgent } = call;
  await endSessionOf(edge, call);
  const session = await createSession(edge.parts, { userId, way, address, userAgent });
  if (session === null) throw new Problem('unauthorized', { message: 'There is no such person any more' });
  const { sessionId } = session;
  if (way !== 'demo') await endFirstLink(edge.parts, userId);
  await noteLogIn(edge, call, { kind: 'user', id: userId, name, email, sessionId, address }, way);
  return { status: 204, body: null, cookie: sessionCookie(session.secret), sessionId };
}

/** Ends the session of the cookie, and takes the cookie out. */
export async function logOut(edge: Edge, call: LogInCall): Promise<LogInAnswer> {
  await endSessionOf(edge, call);
  return { status: 204, body: null, cookie: noSessionCookie() };
}

async function endSessionOf(edge: Edge, call: LogInCall): Promise<void> {
  const secret = sessionSecretOf(call.headers);
  const session = secret === null ? null : await findLiveSession(edge.parts.db, secretHashOf(secret));
  if (session === null) return;
  const { session_id: sessionId, user_id: userId } = session;
  if (await endSession(edge.parts, { sessionId, userId })) await noteLogOut(edge, call, session);
  edge.sessions.forget();
}
