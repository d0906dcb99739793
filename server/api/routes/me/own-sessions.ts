import { deleteSession, listSessions } from '../../../api-contract/sessions.ts';
import { listSessionsOf } from '../../../db/queries/sessions.ts';
import { toId } from '../../../domain/ids.ts';
import { Problem } from '../../../domain/problem.ts';
import { endSession as endLive } from '../../../people/make-session.ts';
import { type AnyRoute, route } from '../../route.ts';
import { renderSession } from '../users/render.ts';
import { personOf } from './person.ts';

const list = route(listSessions, async ({ caller, parts }) => {
  const { userId, sessionId: currentId } = personOf(caller);
  const seen = { currentId, now: parts.clock.now(), idleMinutes: parts.config.sessionIdleMinutes };
  const rows = await listSessionsOf(parts.db, userId);
  return { status: 200, body: { items: rows.map((row) => renderSession(row, seen)) } };
});

const end = route(deleteSession, async ({ params, caller, parts, callersChanged }) => {
  const session = { sessionId: toId<'session'>(params.session_id), userId: personOf(caller).userId };
  if (!(await endLive(parts, session))) throw new Problem('not_found');
  callersChanged();
  return { status: 204, body: null };
});

export const sessionRoutes: readonly AnyRoute[] = [list, end];
