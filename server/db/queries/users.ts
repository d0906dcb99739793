import type { UserId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { keyset, type PageRequest, type Slice, type SortKey, sortValues } from '../keyset.ts';

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

const anyone = sql('any_user', `SELECT user_id FROM users WHERE NOT is_demo AND deleted_at IS NULL LIMIT 1`);

/** Whether there is anybody but the demo administrator. */
export async function isAnyUser(db: Queryable): Promise<boolean> {
  return (await db.query<{ user_id: UserId }>(anyone, [])).length > 0;
}

const keys: readonly SortKey[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'user_id', type: 'uuid' },
];
export type ListedUser = UserRow & Readonly<{ sort_values: readonly string[] }>;

const page = keyset<ListedUser>('list_users', {
  select: `SELECT ${columns}, ${sortValues(keys)} FROM users WHERE deleted_at IS NULL`,
  values: 0,
  keys,
});

export function listUsers(db: Queryable, request: PageRequest): Promise<Slice<ListedUser>> {
  return page(db, [], request);
}
