import { DEFAULT_MERCHANT_ACCOUNT } from '../access/admission.ts';
import type { UserCaller } from '../access/caller.ts';
import { OPERATIONS } from '../api-contract/index.ts';
import {
  approveConfirmation,
  type ConfirmationRow,
  declineConfirmation,
  getConfirmation,
} from '../db/queries/confirmations.ts';
import { userKnownSince } from '../db/queries/users.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import type { ReadParts } from '../parts.ts';
import { mayCall, SEND_APPROVED_MS } from './confirmations.ts';
import { type Facts, signedAmount } from './call-facts.ts';
import { mayDoAllOf } from './giving-limits.ts';
import { assertWithinRole, movedAmount } from './moved-amount.ts';
import { ALWAYS_TWO } from './needs-approval.ts';
import { type Signature, signatureOf } from './signatures.ts';

/**
 * What somebody may see of confirmations, and decide. Whether they may do all that another may takes statements of its
 * own, and is asked once of each who asked.
 */
export class ConfirmationView {
  readonly #parts: ReadParts;
  readonly #person: UserCaller;
  readonly #doesAllOf = new Map<string, Promise<boolean>>();

  constructor(parts: ReadParts, person: UserCaller) {
    this.#parts = parts;
    this.#person = person;
  }

  /** Their own, and those of calls that they might make as well. */
  async maySee(row: ConfirmationRow): Promise<boolean> {
    return row.user_id === this.#person.userId || this.#mayMake(row);
  }

  /**
   * Whether they may agree, or say no, as the second person: with the same right, and not the one who asked, under
   * another address of theirs neither.
   */
  async mayDecide(row: ConfirmationRow): Promise<boolean> {
    const { userId, email } = this.#person;
    return (
      row.status === 'waiting' &&
      Date.parse(row.expires_at) > this.#parts.clock.now().getTime() &&
      row.user_id !== userId &&
      mailboxOf(row.user_email) !== mailboxOf(email) &&
      (await this.#mayMake(row))
    );
  }

  /**
   * A call about keys, people and roles may be for any merchant account, or all of them: only who may do all that
   * whoever asks may, might make it, too.
   */
  async #mayMake({
    operation: id,
    merchant_account_id,
    user_id: askerId,
  }: ConfirmationRow): Promise<boolean> {
    const operation = OPERATIONS.find((one) => one.id === id);
    // the instance's stand with `default`, where `mayCall` does not look at it
    if (
      operation === undefined ||
      !mayCall(this.#person, operation, merchant_account_id as MerchantAccountId)
    )
      return false;
    return operation.merchantAccount !== 'none' || this.#mayDoAllOf(askerId);
  }

  #mayDoAllOf(askerId: string): Promise<boolean> {
    const known = this.#doesAllOf.get(askerId) ?? mayDoAllOf(this.#parts.db, this.#person, askerId);
    this.#doesAllOf.set(askerId, known);
    return known;
  }
}

/** `anna+second@shop.example` is Anna's mailbox. */
function mailboxOf(emailAddress: string): string {
  return emailAddress.toLowerCase().replace(/\+[^@]*@/, '@');
}

/** 404 for whatever somebody may not see. */
export async function findVisible(
  parts: ReadParts,
  person: UserCaller,
  merchantAccountId: string,
  confirmationId: string,
): Promise<ConfirmationRow> {
  const { db } = parts;
  // the instance's stand with `default`, whatever merchant account somebody looks at
  const row =
    (await getConfirmation(db, merchantAccountId, confirmationId)) ??
    (await getConfirmation(db, DEFAULT_MERCHANT_ACCOUNT, confirmationId));
  if (row === null || !(await new ConfirmationView(parts, person).maySee(row)))
    throw new Problem('not_found');
  return row;
}

/** The second person agrees, and signs the same challenge. */
export async function approve(
  parts: ReadParts,
  person: UserCaller,
  row: ConfirmationRow,
  assertion: object | null,
): Promise<ConfirmationRow> {
  await assertMayDecide(parts, person, row);
  return approveSigned(parts, person, row, await signatureOf(parts, person, row.challenge, assertion));
}

/** As `approve`, by a signature that was looked at already. */
export async function approveSigned(
  parts: ReadParts,
  person: Readonly<{ userId: string; displayName: string }>,
  row: ConfirmationRow,
  { signing, signed }: Signature,
): Promise<ConfirmationRow> {
  const { db, clock } = parts;
  const now = clock.now();
  await assertWithinOwnRole(parts, person.userId, row);
  await assertLongKnown(parts, person.userId, row);
  return db.transaction(async (tx) => {
    const decider = { userId: person.userId, name: person.displayName, ...signing };
    const expiresAt = new Date(now.getTime() + SEND_APPROVED_MS);
    const approved = await approveConfirmation(tx, row, decider, { now, expiresAt });
    if (approved === null) throw over();
    await signed(tx);
    return approved;
  });
}

/** By a second person, or by whoever asked. */
export async function decline(
  parts: ReadParts,
  person: UserCaller,
  row: ConfirmationRow,
  reason: string | null,
): Promise<ConfirmationRow> {
  const { db, clock } = parts;
  const now = clock.now();
  if (row.user_id !== person.userId) await assertMayDecide(parts, person, row);
  const decider = { userId: person.userId, name: person.displayName, reason, now };
  const declined = await declineConfirmation(db, row, decider);
  if (declined === null) throw over();
  return declined;
}

export async function assertMayDecide(
  parts: ReadParts,
  person: UserCaller,
  row: ConfirmationRow,
): Promise<void> {
  if (!(await new ConfirmationView(parts, person).mayDecide(row))) throw mayNotDecide(row);
}

/** Nobody agrees to more than they might move themselves. */
async function assertWithinOwnRole(
  { db, clock }: ReadParts,
  userId: string,
  row: ConfirmationRow,
): Promise<void> {
  const { merchant_account_id: merchantAccountId, operation: operationId } = row;
  const facts = row.facts as Facts; // written by `askConfirmation`
  const amount = signedAmount(facts);
  const { currency } = facts.values;
  if (amount === null || typeof currency !== 'string') return;
  const moved = movedAmount(
    { userId, operationId, merchantAccountId },
    { facts, money: { amount, currency } },
    clock.now(),
  );
  if (moved !== null) await assertWithinRole(db, moved);
}

/** Where two people are always needed, one who was made yesterday may be the other one. Others have time to notice. */
async function assertLongKnown(
  { db, clock, config }: ReadParts,
  userId: string,
  row: ConfirmationRow,
): Promise<void> {
  const hours = config.exportPersonHours;
  if (!ALWAYS_TWO.has(row.operation) || hours === 0) return;
  const latest = clock.now().getTime() - hours * HOUR_MS;
  for (const id of [row.user_id, userId]) {
    const since = await userKnownSince(db, id);
    if (since === null || Date.parse(since) > latest)
      throw new Problem('forbidden', {
        message:
          `Both people must have been here for ${hours} hours, and have taken no new invitation since: ` +
          'whoever makes people could else be both',
      });
  }
}

const HOUR_MS = 60 * 60_000;

function mayNotDecide({ status }: ConfirmationRow): Problem {
  return status === 'waiting'
    ? new Problem('forbidden', {
        message: 'Somebody else has to agree: with the right to make this call, and not whoever asked for it',
      })
    : over();
}

function over(): Problem {
  return new Problem('invalid_state', {
    message: 'It waits for nobody: it was decided, used, or its time is over',
  });
}
