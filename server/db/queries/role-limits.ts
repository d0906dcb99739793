import { type Queryable, sql } from '../db.ts';

export type LimitedAct = 'capture' | 'payout' | 'refund';

/** One limit of one role that somebody has; `act` null where the role has none at all. */
export type RoleLimitRow = Readonly<{
  role_assignment_id: string;
  allow: string[];
  withheld: string[];
  act: LimitedAct | null;
  currency: string | null;
  amount_per_act: bigint | null;
  amount_per_day: bigint | null;
}>;

const ofUser = sql(
  'role_limits.of_user',
  `SELECT a.role_assignment_id, r.allow, a.withheld, l.act, l.currency, l.amount_per_act, l.amount_per_day
   FROM role_assignments a JOIN roles r USING (role_id) LEFT JOIN role_assignment_limits l USING (role_assignment_id)
   WHERE a.user_id = $1 AND (a.merchant_account_id IS NULL OR a.merchant_account_id = $2)
   ORDER BY a.role_assignment_id, l.act, l.currency LIMIT 2000`,
);

/** Every role that somebody has in a merchant account, with its limits. */
export function roleLimits(
  db: Queryable,
  userId: string,
  merchantAccountId: string,
): Promise<RoleLimitRow[]> {
  return db.query<RoleLimitRow>(ofUser, [userId, merchantAccountId]);
}

export type DayAmount = Readonly<{
  merchantAccountId: string;
  userId: string;
  act: LimitedAct;
  currency: string;
  /** In UTC, by the merchant account's clock. */
  day: string;
  amount: bigint;
}>;

const add = sql(
  'amounts_of_day.add',
  `INSERT INTO amounts_of_day AS held (merchant_account_id, user_id, act, currency, day, amount)
   VALUES ($1, $2, $3, $4, $5::date, $6::bigint)
   ON CONFLICT (merchant_account_id, user_id, act, currency, day) DO UPDATE SET amount = held.amount + excluded.amount
     WHERE $7::bigint IS NULL OR held.amount + excluded.amount <= $7::bigint
   RETURNING amount`,
);

/**
 * Adds to what somebody moved that day, if that stays within `most`. The row is locked by the statement that looks at
 * it, so calls at the same time cannot both fit into what is left. False: it does not fit, and nothing was added.
 */
export async function addToDay(db: Queryable, moved: DayAmount, most: bigint | null): Promise<boolean> {
  const { merchantAccountId, userId, act, currency, day, amount } = moved;
  if (most !== null && amount > most) return false;
  const values = [merchantAccountId, userId, act, currency, day, amount, most];
  return (await db.query<{ amount: bigint }>(add, values)).length > 0;
}

const takeBack = sql(
  'amounts_of_day.take_back',
  `UPDATE amounts_of_day SET amount = amount - $6::bigint
   WHERE merchant_account_id = $1 AND user_id = $2 AND act = $3 AND currency = $4 AND day = $5::date AND amount >= $6`,
);

/** Nothing was begun: it does not count. */
export async function takeFromDay(db: Queryable, moved: DayAmount): Promise<void> {
  const { merchantAccountId, userId, act, currency, day, amount } = moved;
  await db.query(takeBack, [merchantAccountId, userId, act, currency, day, amount]);
}

const purge = sql(
  'amounts_of_day.purge',
  `DELETE FROM amounts_of_day WHERE (merchant_account_id, user_id, act, currency, day) IN (
     SELECT merchant_account_id, user_id, act, currency, day FROM amounts_of_day WHERE day < $1::date
     ORDER BY day LIMIT 1000)
   RETURNING day`,
);

/** How many went. */
export async function purgeDays(db: Queryable, before: string): Promise<number> {
  return (await db.query<{ day: string }>(purge, [before])).length;
}

const otherApprover = sql(
  'role_limits.other_approver',
  `SELECT u.user_id FROM role_assignments a JOIN roles r USING (role_id) JOIN users u USING (user_id)
   WHERE u.user_id <> $1 AND u.status = 'active' AND (a.merchant_account_id IS NULL OR a.merchant_account_id = $2)
     AND r.allow && ARRAY['transactions.write', '*.write'] LIMIT 1`,
);

/** Whether somebody else could agree to a movement of money. */
export async function hasOtherApprover(
  db: Queryable,
  userId: string,
  merchantAccountId: string,
): Promise<boolean> {
  return (await db.query<{ user_id: string }>(otherApprover, [userId, merchantAccountId])).length > 0;
}

export type RoleLimit = Readonly<{
  act: LimitedAct;
  currency: string;
  amount_per_act: bigint | null;
  amount_per_day: bigint | null;
}>;

const limitsOf = sql(
  'role_limits.of_assignments',
  `SELECT role_assignment_id, act, currency, amount_per_act, amount_per_day FROM role_assignment_limits
   WHERE role_assignment_id = ANY ($1::uuid[]) ORDER BY role_assignment_id, act, currency LIMIT 20000`,
);

export function limitsOfAssignments(
  db: Queryable,
  ids: readonly string[],
): Promise<(RoleLimit & Readonly<{ role_assignment_id: string }>)[]> {
  return db.query<RoleLimit & Readonly<{ role_assignment_id: string }>>(limitsOf, [ids]);
}

const forget = sql('role_limits.forget', 'DELETE FROM role_assignment_limits WHERE role_assignment_id = $1');
const give = sql(
  'role_limits.give',
  `INSERT INTO role_assignment_limits (role_assignment_id, act, currency, amount_per_act, amount_per_day)
   SELECT $1, act, currency, amount_per_act, amount_per_day
   FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[])
     AS g (act, currency, amount_per_act, amount_per_day)`,
);

/** The limits of a role that somebody has, all of them. */
export async function putRoleLimits(
  db: Queryable,
  roleAssignmentId: string,
  limits: readonly RoleLimit[],
): Promise<void> {
  await db.query(forget, [roleAssignmentId]);
  if (limits.length === 0) return;
  await db.query(give, [
    roleAssignmentId,
    limits.map(({ act }) => act),
    limits.map(({ currency }) => currency),
    limits.map((limit) => limit.amount_per_act),
    limits.map((limit) => limit.amount_per_day),
  ]);
}
