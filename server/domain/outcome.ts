import { maskCardNumbers } from './card-numbers/card-numbers.ts';
import { type ErrorCode, declineOf } from './decline.ts';

/** What a processor can answer to an operation. A decline is a value, not an exception. */
export type Outcome<Value> =
  | Readonly<{
      kind: 'succeeded';
      value: Value;
      reference: ProcessorReference;
      raw?: RawCode;
      state?: ConnectorState;
    }>
  /**
   * Not final: the buyer (then `next` says what) or the processor still has to do something. A `find`, a
   * `complete` or a processor event says how it ended.
   */
  | Readonly<{
      kind: 'pending';
      reference: ProcessorReference | null;
      next?: NextAction;
      raw?: RawCode;
      mandate?: Mandate;
      state?: ConnectorState;
    }>
  /** The processor or the issuer said no. */
  | Readonly<{
      kind: 'declined';
      code: ErrorCode;
      raw: RawCode;
      reference?: ProcessorReference;
      details?: DeclineDetails;
    }>
  /**
   * It certainly did not happen. With a retriable decline, the only outcome after which the next attempt may
   * run.
   */
  | Readonly<{
      kind: 'failed';
      code: ErrorCode;
      detail: string;
      raw?: RawCode;
      reference?: ProcessorReference;
      /** No byte was sent this time. What was sent before under the same reference may have arrived. */
      unsent?: true;
    }>
  /** It may have happened. Only sync or a processor event may resolve it; nothing else runs until then. */
  | Readonly<{ kind: 'unknown'; detail: string }>;

/** The answer no, with the kind that the table of declines gives the code. */
export function declinedOutcome(
  code: ErrorCode,
  raw: RawCode,
  more: Readonly<{ reference?: ProcessorReference; details?: DeclineDetails }> = {},
): Outcome<never> {
  const reference = more.reference === undefined ? {} : { reference: more.reference };
  if (declineOf(code).outcome === 'failed')
    return { kind: 'failed', code, detail: raw.description ?? code, raw, ...reference };
  return {
    kind: 'declined',
    code,
    raw,
    ...reference,
    ...(more.details === undefined ? {} : { details: more.details }),
  };
}

/**
 * What a processor says in its own words is kept and shown. Look-ups and events may repeat a number that
 * nothing of ours was opened for, and so nothing masked.
 */
export function wordsMasked<Value>(outcome: Outcome<Value>): Outcome<Value> {
  const raw = outcome.kind === 'unknown' || outcome.raw === undefined ? {} : { raw: rawMasked(outcome.raw) };
  return { ...outcome, ...raw, ...('detail' in outcome ? { detail: maskCardNumbers(outcome.detail) } : {}) };
}

export function rawMasked({ code, description }: RawCode): RawCode {
  return {
    code: code === null ? null : maskCardNumbers(code),
    description: description === null ? null : maskCardNumbers(description),
  };
}

export function processorReference(text: string): ProcessorReference {
  if (text === '') throw new Error('BUG: an empty processor reference');
  return text as ProcessorReference;
}

/** A token is no longer the processor's to charge, or never was: such an answer has no reference of its own. */
export const FORGOTTEN = {
  kind: 'succeeded',
  value: null,
  reference: processorReference('forgotten'),
} as const satisfies Outcome<null>;

/** The processor's own id for what happened. */
export type ProcessorReference = string & { readonly __reference: true };
/**
 * The buyer's standing permission to debit their account, at the processor. `pending`: the bank has not
 * confirmed it yet. `paused`: its holder lets nothing be debited for a while.
 */
export type Mandate = Readonly<{ reference: ProcessorReference; status: MandateStatus }>;
export type MandateStatus = 'pending' | 'active' | 'paused' | 'revoked' | 'failed';

/** A processor's token for later charges, to be held and sealed at once. `label`: what its buyer knows it by. */
export type StoredToken = Readonly<{ token: string; label: string | null }>;

/**
 * What a connector wants to be told again with later operations on the payment: ids that its processor asks for
 * beside its reference. Small, and nothing secret.
 */
export type ConnectorState = Readonly<Record<string, string>>;

export type RawCode = Readonly<{ code: string | null; description: string | null }>;
type DeclineDetails = Readonly<{ merchantAdviceCode?: string; avs?: string; cvv?: string }>;

/** What the buyer must do before a pending operation can go on. */
export type NextAction =
  /** Send the buyer's browser to this address. */
  | Readonly<{ kind: 'redirect'; url: string; expiresAt?: Date }>
  /** Send them there to transfer the money, which comes by itself: there is nothing to finish when they return. */
  | Readonly<{ kind: 'transfer'; url: string; expiresAt?: Date }>
  /** Show a payment reference that the buyer pays elsewhere. */
  | Readonly<{
      kind: 'display';
      url: string;
      reference: string;
      picture: 'barcode' | 'qr' | null;
      expiresAt: Date;
      /** The processor alone decides until when, whatever the buyer was given at first. */
      isProcessorsTime?: true;
      /** The processor may tell until then that it was paid in time. Default: `expiresAt`. */
      toldUntil?: Date;
    }>
  /** A client SDK goes on with this data. */
  | Readonly<{ kind: 'session'; data: Readonly<Record<string, string>> }>;
