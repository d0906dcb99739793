import { WayIn } from './me.ts';
import { operation, PEOPLE } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { constant, fields, nullable, object } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const Session = object('Session', {
  type: constant('session'),
  id: Uuid,
  way: WayIn,
  address: nullable(Type.String()),
  user_agent: nullable(Type.String()),
  is_current: Type.Boolean(),
  is_alive: Type.Boolean(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  expires_at: Timestamp,
  ended_at: nullable(Timestamp),
});
describe(Session, {
  way: 'How the person logged in.',
  address: 'From where; null where that is not known.',
  user_agent: 'What their browser calls itself.',
  is_current: 'Whether it is the one that asks.',
  is_alive: 'Whether it can still be used.',
  created_at: 'When they logged in.',
  last_seen_at: 'When it was last used, to within some seconds.',
  expires_at: 'When it ends, whatever they do.',
  ended_at: 'When it was ended; null where it was not.',
});

export const Sessions = object('Sessions', { items: Type.Array(Session) });
describe(Sessions, { items: 'Newest first: those that live, and some that have ended.' });

export const listSessions = operation({
  id: 'list_sessions',
  method: 'GET',
  path: '/sessions',
  tag: 'Users',
  summary: 'List where you are logged in.',
  description: 'The latest hundred.',
  access: PEOPLE,
  merchantAccount: 'none',
  responses: { 200: Sessions },
});

export const deleteSession = operation({
  id: 'delete_session',
  method: 'DELETE',
  path: '/sessions/{session_id}',
  tag: 'Users',
  summary: 'End one of your sessions.',
  description: 'It is refused everywhere within two seconds.',
  access: PEOPLE,
  merchantAccount: 'none',
  params: describe(fields({ session_id: Uuid }), { session_id: 'Which session.' }),
  responses: { 204: null },
});
