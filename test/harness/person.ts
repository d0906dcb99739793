import { ROLES, type RoleSlug } from '../../server/access/roles.ts';
import { insertRoleAssignment } from '../../server/db/queries/role-assignments.ts';
import { insertUser } from '../../server/db/queries/users.ts';
import type { WayIn } from '../../server/db/queries/sessions.ts';
import type { UserId } from '../../server/domain/ids.ts';
import { createSession } from '../../server/people/make-session.ts';
import { newId } from '../../server/platform/entropy.ts';
import type { WholeAnswer } from './ask-at.ts';
import { SoftAuthenticator } from './authenticator.ts';
import { askDashboard, DASHBOARD_URL } from './dashboard.ts';
import type { TestService } from './service.ts';

type WantedPerson = Readonly<{
  email: string;
  role?: RoleSlug;
  /** Null: in every one. */
  merchantAccount?: string | null;
  withheld?: readonly string[];
  hasPasskey?: boolean;
  way?: WayIn;
}>;

export type Person = Readonly<{
  userId: UserId;
  email: string;
  roleAssignmentId: string;
  passkey: SoftAuthenticator;
  /** Logs in once more: another session. */
  logIn(): Promise<string>;
  cookie: string;
  call(method: string, path: string, asked?: AskedConfirmation): Promise<WholeAnswer>;
  /** Asks what to sign. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    more?: object,
    asked?: AskedConfirmation,
  ): Promise<WholeAnswer>;
  /** Asks, signs, and calls: as the dashboard does. */
  confirmed(method: string, path: string, body?: unknown, asked?: AskedConfirmation): Promise<WholeAnswer>;
}>;
type AskedConfirmation = Readonly<{
  body?: unknown;
  cookie?: string;
  headers?: Readonly<Record<string, string>>;
  merchantAccount?: string;
}>;

/** Somebody with a role, logged in, with a passkey that is ours to sign with. */
export async function openPerson(service: TestService, wanted: WantedPerson): Promise<Person> {
  const { email, role = 'administrator', merchantAccount = null, withheld = [], way = 'passkey' } = wanted;
  const now = service.parts.clock.now();
  const userId = newId<'user'>(now);
  const user = { userId, emailAddress: email, displayName: email.split('@')[0] ?? email, creator: null };
  await insertUser(service.db, { ...user, status: 'active', isDemo: false }, now);
  const roleAssignmentId = newId<'role-assignment'>(now);
  const { id: roleId } = ROLES[role];
  await insertRoleAssignment(
    service.db,
    { roleAssignmentId, userId, roleId, merchantAccountId: merchantAccount, withheld, creator: null },
    now,
  );
  const passkey = new SoftAuthenticator(service.parts.config.dashboardUrl ?? DASHBOARD_URL);
  if (wanted.hasPasskey !== false) await service.db.query(INSERT_PASSKEY, passkeyRow(userId, passkey));
  const logIn = async (): Promise<string> => {
    const made = await createSession(service.parts, { userId, way, address: null, userAgent: null });
    return `__Host-railyard_session=${made?.secret ?? ''}`;
  };
  const cookie = await logIn();

  const call: Person['call'] = (method, path, asked = {}) =>
    askDashboard(service, method, `/api${path}`, { cookie, ...asked });
  const ask: Person['ask'] = (method, path, body, more = {}, asked = {}) => {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return call('POST', '/confirmations', { ...asked, body: { method, path, ...text, ...more } });
  };
  const confirmed: Person['confirmed'] = async (method, path, body, asked = {}) => {
    const answer = await ask(method, path, body, {}, asked);
    if (answer.status !== 201) return answer;
    const headers = {
      ...asked.headers,
      'x-railyard-confirmation': passkey.confirms(answer.json() as AskingCall),
    };
    return call(method, path, { ...asked, headers, ...(body === undefined ? {} : { body }) });
  };
  return { userId, email, roleAssignmentId, passkey, logIn, cookie, call, ask, confirmed };
}

type AskingCall = Readonly<{ id: string; challenge: string }>;
const INSERT_PASSKEY = {
  name: 'test_insert_passkey',
  text: `INSERT INTO passkeys (passkey_id, user_id, credential_id, public_key, sign_count, transports, is_synced,
      display_name, created_at) VALUES (gen_random_uuid(), $1, $2, $3, 0, '{internal}', false, 'Of the test', now())`,
} as const;

function passkeyRow(userId: string, { credentialId, publicKey }: SoftAuthenticator): unknown[] {
  return [userId, credentialId, publicKey];
}
