import type { UserId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { filteredKeyset, type PageRequest, type Slice, type SortKey } from '../keyset.ts';

export type UserRow = Readonly<{
  user_id: UserId;
  email_address: string;
  display_name: string;
  status: 'active' | 'pending' | 'deleted';
  is_demo: boolean;
  preferences: Readonly<Record<string, unknown>>;
  creator_id: string | null;
  creator_name: string | null;
  created_at: string;
  updated_at: string;
  last_seen_at: string | null;
}>;

/** Who made or changed something, as its row keeps it. */
export type Actor = Readonly<{ id: string; name: string }>;

const columns = `user_id, email_address, display_name, status, is_demo, preferences, creator_id,
  creator_name, created_at, updated_at, last_seen_at`;

export type NewUser = Readonly<{
  userId: UserId;
  emailAddress: string;
  displayName: string;
  status: 'active' | 'pending';
  isDemo: boolean;
  creator: Actor | null;
}>;

const insert = sql(
  'insert_user',
  `INSERT INTO users (user_id, email_address, display_name, status, is_demo, creator_id, creator_name, created_at,
    updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
   ON CONFLICT DO NOTHING RETURNING ${columns}`,
);

/** Null where somebody has the address, or is the demo administrator already. */
export async function insertUser(db: Queryable, user: NewUser, now: Date): Promise<UserRow | null> {
  const rows = await db.query<UserRow>(insert, [
    user.userId,
    user.emailAddress,
    user.displayName,
    user.status,
    user.isDemo,
    user.creator?.id ?? null,
    user.creator?.name ?? null,
    now,
  ]);
  return rows[0] ?? null;
}

const find = sql('find_user', `SELECT ${columns} FROM users WHERE user_id = $1 AND deleted_at IS NULL`);

export async function findUser(db: Queryable, userId: string): Promise<UserRow | null> {
  return (await db.query<UserRow>(find, [userId]))[0] ?? null;
}

const knownSince = sql(
  'user_known_since',
  `SELECT greatest(u.created_at, (
     SELECT i.used_at FROM user_invitations i WHERE i.user_id = u.user_id AND i.used_at IS NOT NULL
     ORDER BY i.created_at DESC LIMIT 1
   )) AS since
   FROM users u WHERE u.user_id = $1 AND u.deleted_at IS NULL`,
);
/** Since when somebody has been who logs in by that name: made, or invited anew. Null: they are gone. */
export async function userKnownSince(db: Queryable, userId: string): Promise<string | null> {
  return (await db.query<{ since: string | null }>(knownSince, [userId]))[0]?.since ?? null;
}

/** Whom somebody may know of: those who may act where they may, and whom they made. */
export type Viewer = Readonly<{
  /** Null: all. */
  merchantAccountIds: readonly string[] | null;
  id: string;
}>;

const visible = (user: string, accounts: string, viewer: string): string =>
  `(${accounts}::text[] IS NULL OR ${user}.creator_id = ${viewer}::uuid OR ${user}.user_id = ${viewer}::uuid
    OR (SELECT 1 FROM role_assignments a WHERE a.user_id = ${user}.user_id
          AND (a.merchant_account_id IS NULL OR a.merchant_account_id = ANY (${accounts})) LIMIT 1) IS NOT NULL)`;

const findVisible = sql(
  'find_visible_user',
  `SELECT ${columns} FROM users u WHERE u.user_id = $1 AND u.deleted_at IS NULL AND ${visible('u', '$2', '$3')}`,
);

export async function findVisibleUser(
  db: Queryable,
  userId: string,
  viewer: Viewer,
): Promise<UserRow | null> {
  const rows = await db.query<UserRow>(findVisible, [userId, viewer.merchantAccountIds, viewer.id]);
  return rows[0] ?? null;
}

const findDemo = sql(
  'find_demo_user',
  `SELECT ${columns} FROM users WHERE is_demo AND deleted_at IS NULL LIMIT 1`,
);

/** The administrator that a sandbox lets in from loopback. */
export async function findDemoUser(db: Queryable): Promise<UserRow | null> {
  return (await db.query<UserRow>(findDemo, []))[0] ?? null;
}

const findByEmail = sql(
  'find_user_by_email',
  `SELECT ${columns} FROM users WHERE email_address = $1 AND deleted_at IS NULL LIMIT 1`,
);

export async function findUserByEmail(db: Queryable, emailAddress: string): Promise<UserRow | null> {
  return (await db.query<UserRow>(findByEmail, [emailAddress]))[0] ?? null;
}

const anyone = sql('any_user', `SELECT user_id FROM users WHERE NOT is_demo AND status <> 'pending' LIMIT 1`);

/** Whether anybody but the demo administrator has ever come in. */
export async function isAnyUser(db: Queryable): Promise<boolean> {
  return (await db.query<{ user_id: UserId }>(anyone, [])).length > 0;
}

const keys: readonly SortKey[] = [
  { expression: 'u.created_at', type: 'timestamptz' },
  { expression: 'u.user_id', type: 'uuid' },
];
export type ListedUser = UserRow & Readonly<{ sort_values: readonly string[] }>;

const page = filteredKeyset<ListedUser>('list_users', {
  row: 'u',
  from: 'users u',
  where: 'u.deleted_at IS NULL',
  columns,
  filters: `${visible('u', '$1', '$2')}
    AND ($3::text IS NULL OR strpos(lower(u.display_name), $3) > 0 OR strpos(u.email_address, $3) > 0)`,
  values: 3,
  keys,
});

/** `search`: a part of the name or the address, in small letters. */
export function listUsers(
  db: Queryable,
  { viewer, search }: Readonly<{ viewer: Viewer; search: string | null }>,
  request: PageRequest,
): Promise<Slice<ListedUser>> {
  return page(db, [viewer.merchantAccountIds, viewer.id, search], request);
}

const update = sql(
  'update_user',
  `UPDATE users SET display_name = coalesce($2, display_name), email_address = coalesce($3, email_address),
     preferences = coalesce($4::jsonb, preferences), updated_at = $5
    WHERE user_id = $1 AND deleted_at IS NULL RETURNING ${columns}`,
);

/** Null leaves a field as it is. */
export type UserPatch = Readonly<{
  displayName: string | null;
  emailAddress?: string | null;
  preferences?: object | null;
}>;

/** Null where there is no such user. An address that somebody has breaks the index `users_by_email`. */
export async function updateUser(
  db: Queryable,
  userId: string,
  { displayName, emailAddress = null, preferences = null }: UserPatch,
  now: Date,
): Promise<UserRow | null> {
  const kept = preferences === null ? null : JSON.stringify(preferences);
  return (await db.query<UserRow>(update, [userId, displayName, emailAddress, kept, now]))[0] ?? null;
}

/** The index that a second user of one address breaks. */
export const ONE_USER_PER_EMAIL = 'users_by_email';

const remove = sql(
  'delete_user',
  `UPDATE users SET status = 'deleted', deleted_at = $2, updated_at = $2 WHERE user_id = $1 AND deleted_at IS NULL`,
);

/** Their row stays for what they did. */
export async function deleteUser(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query(remove, [userId, now]);
}

const lock = sql('lock_user', `SELECT user_id FROM users WHERE user_id = $1 FOR UPDATE`);

/** For what counts what they have; inside a SQL transaction. */
export async function lockUser(tx: Queryable, userId: UserId): Promise<void> {
  await tx.query(lock, [userId]);
}
