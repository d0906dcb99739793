import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { ROLES, type RoleSlug } from '../../server/access/roles.ts';
import { insertRoleAssignment } from '../../server/db/queries/role-assignments.ts';
import { insertUser } from '../../server/db/queries/users.ts';
import type { WayIn } from '../../server/db/queries/sessions.ts';
import type { UserId } from '../../server/domain/ids.ts';
import { createSession } from '../../server/people/make-session.ts';
import { newId } from '../../server/platform/entropy.ts';
import type { WholeAnswer } from './ask-at.ts';
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
  passkey: Passkey;
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
  const passkey = new Passkey(service.parts.config.dashboardUrl ?? DASHBOARD_URL);
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
type Signing = Readonly<{ isVerified?: boolean; origin?: string; rpId?: string; count?: number }>;

/** An authenticator in software: a key of P-256, and a counter. */
export class Passkey {
  readonly credentialId = randomBytes(32);
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly publicKey: Buffer;
  #count = 0;

  constructor(origin: string = DASHBOARD_URL) {
    this.#origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = pair.privateKey;
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    // COSE_Key of RFC 9052: a map of EC2, ES256, P-256 and the two coordinates
    const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
    this.publicKey = Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
  }

  /** PKCS #8, for a browser's own authenticator. */
  get privateKey(): Buffer {
    return this.#key.export({ type: 'pkcs8', format: 'der' });
  }

  nextCount(): number {
    return this.#count + 1;
  }

  /** What `navigator.credentials.get` would give, as JSON. */
  signs(challenge: string, { isVerified = true, origin = this.#origin, rpId, count }: Signing = {}): object {
    if (count === undefined) this.#count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count ?? this.#count);
    const about = hash('sha256', rpId ?? new URL(this.#origin).hostname, 'buffer');
    const authenticatorData = Buffer.concat([about, Buffer.from([isVerified ? 5 : 1]), counter]);
    const clientData = Buffer.from(
      JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }),
    );
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, hash('sha256', clientData, 'buffer')]),
      this.#key,
    );
    const id = this.credentialId.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        authenticatorData: authenticatorData.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  /** The header of the call that is confirmed. */
  confirms({ id, challenge }: AskingCall, how: Signing = {}): string {
    return `${id}.${Buffer.from(JSON.stringify(this.signs(challenge, how))).toString('base64url')}`;
  }
}

const INSERT_PASSKEY = {
  name: 'test_insert_passkey',
  text: `INSERT INTO passkeys (passkey_id, user_id, credential_id, public_key, sign_count, transports, is_synced,
      display_name, created_at) VALUES (gen_random_uuid(), $1, $2, $3, 0, '{internal}', false, 'Of the test', now())`,
} as const;

function passkeyRow(userId: string, { credentialId, publicKey }: Passkey): unknown[] {
  return [userId, credentialId, publicKey];
}
