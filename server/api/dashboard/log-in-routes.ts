import type { FastifyInstance } from 'fastify';
import { findLiveSession, type WayIn } from '../../db/queries/sessions.ts';
import type { UserRow } from '../../db/queries/users.ts';
import { Problem } from '../../domain/problem.ts';
import { noSessionCookie, sessionCookie, sessionSecretOf } from '../../people/cookie.ts';
import { ensureDemoUser, isDemoOffered } from '../../people/demo.ts';
import { secretHashOf } from '../../people/live-sessions.ts';
import { createSession, endSession } from '../../people/make-session.ts';
import type { Edge } from '../edge.ts';
import { type LogInAnswer, type LogInCall, logInRoute, type Place } from './log-in-route.ts';
import { noteLogIn, noteLogOut } from './note-log-in.ts';

/** Everything under `/auth`: how people log in and out. What they do then is under `/api`. */
export function serveLogIn(app: FastifyInstance, edge: Edge, place: Place): void {
  const { config } = edge.parts;
  const hasDemo = ({ address, isForwarded }: LogInCall): boolean =>
    isDemoOffered(config, address, isForwarded);

  logInRoute(app, edge, place, {
    method: 'GET',
    path: '/auth/ways',
    answer: async (call) => ({
      status: 200,
      body: { passkey: true, demo: hasDemo(call), identity_provider: null, environment: config.environment },
    }),
  });
  logInRoute(app, edge, place, {
    method: 'POST',
    path: '/auth/demo',
    answer: async (call) => {
      if (!hasDemo(call))
        throw new Problem('forbidden', {
          message: 'Only in a sandbox, and only from the machine that it runs on',
        });
      return logIn(edge, call, await ensureDemoUser(edge.parts), 'demo');
    },
  });
  logInRoute(app, edge, place, {
    method: 'POST',
    path: '/auth/logout',
    answer: (call) => logOut(edge, call),
  });
}

/** Whoever has shown who they are gets a new session; one that the browser had before ends. */
export async function logIn(
  edge: Edge,
  call: LogInCall,
  { user_id: userId, display_name: name, email_address: email }: UserRow,
  way: WayIn,
): Promise<LogInAnswer> {
  const { address, userAgent } = call;
  await endSessionOf(edge, call);
  const session = await createSession(edge.parts, { userId, way, address, userAgent });
  if (session === null) throw new Problem('unauthorized', { message: 'There is no such person any more' });
  const { sessionId } = session;
  await noteLogIn(edge, call, { kind: 'user', id: userId, name, email, sessionId, address }, way);
  return { status: 204, body: null, cookie: sessionCookie(session.secret) };
}

async function logOut(edge: Edge, call: LogInCall): Promise<LogInAnswer> {
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
