import type { ErrorCode } from '../domain/decline.ts';
import type { DisputeNews } from '../domain/dispute/dispute.ts';
import type { Money } from '../domain/money.ts';
import type { MandateStatus, Outcome, ProcessorReference, RawCode } from '../domain/outcome.ts';
import type { Secret } from '../domain/secret.ts';
import type { SettlementLine, SettlementLineKind } from '../domain/transaction/settlement-line.ts';
import type { Wire } from '../net/wire.ts';
import type { AuthorizedAmounts, MovedAmount, OperationKind } from './connector.ts';

/** What a processor tells by itself: how it is verified and read, and what it may mean. */

/** As it came. Headers have lower-case names, and `now` is the machine's time. */
export type RawEvents = Readonly<{
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  now: Date;
}>;

/**
 * What a body says. No events for one that is not as documented: it is kept, and a person is told. `answer`:
 * what the processor wants to read; without it 200 and a list of results.
 */
export type EventReading =
  /** The signature does not hold, or is too old. */
  | Readonly<{ kind: 'refused' }>
  | Readonly<{
      kind: 'proven';
      events: readonly ProcessorEvent[];
      answer?: EventAnswer;
      /** Of a batch whose items are signed one by one: what those are called that do not hold. */
      refused?: readonly string[];
      /** Why an item could not be read now: the others count, and the processor is told to send all again. */
      unread?: Error;
    }>
  /**
   * Nothing proves who sent it, so nothing in it is believed: it can only have the processor asked. Of a report, the
   * processor's own list has been asked already.
   */
  | Readonly<{
      kind: 'unproven';
      events: readonly ProcessorEvent<Look | SettlementReport>[];
      answer?: EventAnswer;
    }>;

/**
 * Thrown where what an event leaves out could not be read now, and nobody else would ask again: the processor is told
 * to send the event again.
 */
export class EventUnread extends Error {
  constructor(what: string, status: number) {
    super(`${what} could not be read: the processor answered ${status}`);
    this.name = 'EventUnread';
  }
}

export type EventAnswer = Readonly<{ status: number; contentType: string; body: string }>;

/** What reading events may need. None of it shows a secret. */
export type EventTools = Readonly<{
  hmacHolds(check: HmacCheck): Promise<boolean>;
  /** With a public key, as PEM or as a certificate. False for a key that cannot be read. */
  signatureHolds(check: PublicKeyCheck): boolean;
  /**
   * A public key, or a certificate, from an address of the processor; kept for an hour. `url` has to be checked
   * first: an event may say anything. Null where it could not be fetched.
   */
  fetchKey(url: string): Promise<string | null>;
  /** For what an event leaves out: fees, reports. What it throws has the event sent again, as `EventUnread` does. */
  http: Wire;
  baseUrl: string;
  accessToken: Secret | null;
}>;

export type HmacCheck = Readonly<{
  secret: Secret;
  /** How the secret writes its key; default: it is the key. */
  keyEncoding?: 'hex' | 'base64';
  /** The key is this digest of the secret. */
  keyDigest?: 'sha1' | 'sha256';
  algorithm: 'sha1' | 'sha256' | 'sha512';
  message: Uint8Array;
  signature: Uint8Array;
}>;

export type PublicKeyCheck = Readonly<{
  key: string;
  algorithm: 'rsa-sha256' | 'ecdsa-sha256' | 'ecdsa-sha512';
  message: Uint8Array;
  /** Of ECDSA, r and s one behind the other. */
  signature: Uint8Array;
}>;

/**
 * Delivered at least once, in any order, possibly late: the id says whether it is known, the machines say
 * whether it still counts.
 */
export type ProcessorEvent<Change extends ProcessorChange = ProcessorChange> = Readonly<{
  /** Unique at the processor, the same whenever this event is delivered again. */
  eventId: string;
  /** The processor's word for it, for example `payment.settled`. */
  name: string;
  /** When the processor says it happened. */
  at: Date | null;
  /**
   * What it is about: our operation id, the processor's reference, or both; all that are given must name the
   * same transaction.
   */
  of: Readonly<{ operationId?: string; reference?: ProcessorReference }>;
  /** Null: nothing for us to do. */
  change: Change | null;
  /** What stands in the body and may be written down nowhere, beside a token that is told. */
  secrets?: readonly string[];
}>;

/** What a processor calls a turn of a dispute, and what it takes and gives back. */
export type Disputes = Readonly<Record<string, readonly SettlementLineKind[]>>;

/** Something happened to an operation; what, `find` says. */
export type Look = Readonly<{ kind: 'look'; operation: OperationKind }>;

/**
 * What a capture, void or refund is, whoever asked for it: in the processor's dashboard, or through its API beside us.
 * Where none of ours is meant, it is taken into the books by this. `reference`: the processor's own id of it.
 * `payment`: the processor's reference of what it is of, where the event has no operation of ours to go by.
 */
export type MadeFacts = Readonly<{
  reference: ProcessorReference;
  payment: ProcessorReference | null;
  money: Money;
  /** Of a capture, behind which the processor takes no other. Left out, it may take more. */
  final?: boolean;
}>;

/** A payout that was paid, and that the bank of whoever was to get it sent back. */
export type PayoutReturned = Readonly<{
  kind: 'payout_returned';
  /** Why, in the API's words. */
  code: ErrorCode;
  /** Why, in the processor's words. */
  raw: RawCode;
  /** What the processor calls the payout. */
  reference: ProcessorReference;
}>;

/** A file of what was settled can be fetched, by this name. */
export type SettlementReport = Readonly<{ kind: 'settlement_report'; name: string }>;

export type ProcessorChange =
  | Look
  /**
   * How the payment itself ended, or that it is still on its way. Money that arrives after we gave up comes
   * as this, too.
   */
  | Readonly<{ kind: 'payment'; outcome: Outcome<AuthorizedAmounts> }>
  /** The buyer has approved; `complete` goes on. They may never come back to our page. */
  | Readonly<{ kind: 'approved' }>
  /** How a capture, void, refund, cancel or increment ended. `made`: of one that may have been made elsewhere. */
  | Readonly<{
      kind: 'operation';
      operation: OperationKind;
      outcome: Outcome<MovedAmount>;
      made?: MadeFacts;
    }>
  /**
   * What had succeeded was rejected after all, and the processor may yet bring it about by itself: the books stay, and
   * a person is told. A capture that was still pending ends so.
   */
  | Readonly<{ kind: 'doubted'; operation: 'authorize' | 'capture'; outcome: Outcome<MovedAmount> }>
  /** How a payout ended; the event names our payout as the operation. */
  | Readonly<{ kind: 'payout'; outcome: Outcome<MovedAmount> }>
  /**
   * A payout that was paid came back, all of it: the bank that was to get it sent it back. The event names our payout
   * as the operation. It may overtake the event that it was paid.
   */
  | PayoutReturned
  | Readonly<{
      kind: 'mandate';
      mandate: ProcessorReference;
      status: MandateStatus;
      by: 'buyer' | 'bank' | 'merchant' | 'processor';
    }>
  /**
   * The processor settled a capture or a refund, or posted a chargeback or its reversal. Of a refund, the
   * event names our operation.
   */
  | Readonly<{ kind: 'settlement_line'; line: SettlementLine }>
  /** Where a dispute stands. What it moved are lines of their own. */
  | Readonly<{ kind: 'dispute'; dispute: DisputeNews }>
  /**
   * Money that had arrived was taken back: a late return of a debit. `amount`: all of this payment that was,
   * in minor units, so that it may be told twice.
   * `payment`: the payment without the return, which may not be known yet.
   */
  | Readonly<{
      kind: 'returned';
      amount: bigint;
      code: ErrorCode;
      raw: RawCode;
      payment: Outcome<AuthorizedAmounts>;
    }>
  | SettlementReport
  /** Lines of money that were not read, and will not be: a person is told `what`. */
  | Readonly<{ kind: 'unread'; what: string }>
  /** `recurring.token.created`: the processor's token for later charges. To be held and sealed at once. */
  | Readonly<{ kind: 'stored_token'; token: string; label: string | null }>
  /** The processor charges this token of its own no more. It names no payment: the token says what it is about. */
  | Readonly<{ kind: 'token_ended'; token: string }>;

/**
 * The usual signature of processor events: hex HMAC-SHA256 over `timestamp.body`, the timestamp in Unix seconds
 * of the sending. What was sent longer ago than `toleranceSeconds`, or that far ahead, is a replay: processors
 * sign every new try anew.
 */
export async function timestampedHmacHolds(
  raw: Pick<RawEvents, 'body' | 'now'>,
  tools: Pick<EventTools, 'hmacHolds'>,
  signed: Readonly<{ secret: Secret; timestamp: string; signature: string; toleranceSeconds: number }>,
): Promise<boolean> {
  const { secret, timestamp, signature, toleranceSeconds } = signed;
  if (!/^[0-9]{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(raw.now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  return tools.hmacHolds({
    secret,
    algorithm: 'sha256',
    message: Buffer.concat([Buffer.from(`${timestamp}.`), raw.body]),
    signature: Buffer.from(signature, 'hex'),
  });
}
