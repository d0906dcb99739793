import type { CardScheme } from '../card-scheme.ts';
import { type ErrorCode, errorCode } from '../decline.ts';
import { eciFor } from './eci.ts';

/**
 * What the directory server (ARes) or the end of a challenge (RReq) can say, as EMVCo letters; `timeout`
 * where nobody answered in time.
 */
export type TransactionStatus = 'Y' | 'N' | 'A' | 'U' | 'R' | 'C' | 'timeout';

/**
 * Everything that is known of one cardholder authentication, at any stage. It is what
 * `transaction.three_d_secure` is made of.
 */
export type Authentication = Readonly<{
  version: string | null;
  scheme: CardScheme;
  /** Minor units that the cardholder was asked for: `three_d_secure.amount`, or the transaction's. */
  amount: bigint;
  stage: Stage;
}>;

export type Stage =
  /** The buyer has not come to the approval page yet. */
  | Readonly<{ kind: 'awaiting_buyer'; prepared?: PreparedFor | null }>
  /** The scheme does not know this card for 3-D Secure. */
  | Readonly<{ kind: 'not_enrolled' }>
  /**
   * No question could be asked: the profile of the merchant is missing, or the directory server refused it.
   */
  | Readonly<{ kind: 'setup_error'; problem: Problem }>
  /** The question was asked and could not be answered. */
  | Readonly<{ kind: 'error'; problem: Problem }>
  /** The issuer wants to see the buyer. */
  | Readonly<{ kind: 'challenge'; exchanged: ExchangedIds; acsUrl: string; app: AppChallenge | null }>
  /** The buyer left the challenge. */
  | Readonly<{ kind: 'cancelled'; exchanged: ExchangedIds }>
  /** The buyer never came, or the question was not asked in time. */
  | Readonly<{ kind: 'expired' }>
  | Readonly<{
      kind: 'answered';
      method: Method;
      exchanged: ExchangedIds;
      result: Exclude<TransactionStatus, 'C'>;
      cavv: string | null;
      /** As the scheme says it, where it does not leave that to its rules. */
      eci?: string | null;
    }>;

/**
 * What the 3-D Secure server has for a browser that the issuer is looking at, until the question is asked under this
 * id. `at`: when it said so.
 */
export type PreparedFor = Readonly<{
  serverTransactionId: string;
  version: string;
  methodUrl: string | null;
  at: string;
}>;

/** What a mobile 3-D Secure SDK needs to show the challenge itself. */
export type AppChallenge = Readonly<{
  referenceNumber: string;
  signedContent: string;
  /** How it is to be drawn, where the issuer says so. */
  rendering?: Readonly<{ acsInterface: string; acsUiTemplate: string }>;
}>;

export type Method = 'frictionless' | 'challenge';

/** Whatever is none of the letters is a status that nothing here can use: U. */
export function statusOf(value: unknown): TransactionStatus {
  return (['Y', 'N', 'A', 'U', 'R', 'C', 'timeout'] as const).find((status) => status === value) ?? 'U';
}

/** What the messages agreed on before the outcome. */
export type ExchangedIds = Readonly<{
  serverTransactionId: string;
  directoryTransactionId: string;
  acsTransactionId: string;
  /** Of the ARes. */
  authenticationStatus: TransactionStatus;
  /** Why, in two digits, where the status is not Y. */
  reason: string | null;
  cardholderInfo: string | null;
}>;

/** Code and component are EMVCo's: three digits, and C, S, D or A for who says so. */
export type Problem = Readonly<{
  code: string;
  description: string;
  detail: string;
  component: 'C' | 'S' | 'D' | 'A';
}>;

/** What the payment does next. */
export type Verdict =
  /** The buyer has to do something first. */
  | Readonly<{ kind: 'wait' }>
  /** Charge, with this proof or without any. */
  | Readonly<{ kind: 'proceed'; proof: Proof | null }>
  /** Do not charge. */
  | Readonly<{ kind: 'stop'; code: ErrorCode }>;

/** What a processor is told. */
export type Proof = Readonly<{
  eci: string;
  cavv: string | null;
  version: string;
  directoryTransactionId: string;
  transactionStatus: string;
}>;

/**
 * May the payment go on? Only a proof shifts liability; a card that cannot be authenticated is charged
 * without one.
 */
export function verdictOf(authentication: Authentication): Verdict {
  const { stage } = authentication;
  switch (stage.kind) {
    case 'awaiting_buyer':
    case 'challenge':
      return { kind: 'wait' };
    case 'not_enrolled':
      return { kind: 'proceed', proof: null };
    case 'setup_error':
    case 'error':
      return { kind: 'stop', code: errorCode('failed_buyer_approval') };
    case 'cancelled':
      return { kind: 'stop', code: errorCode('cancelled_buyer_approval') };
    case 'expired':
      return { kind: 'stop', code: errorCode('incomplete_buyer_approval') };
    case 'answered':
      return verdictOfResult(authentication, stage);
    default:
      return stage satisfies never;
  }
}

function verdictOfResult(
  authentication: Authentication,
  stage: Extract<Stage, { kind: 'answered' }>,
): Verdict {
  switch (stage.result) {
    case 'Y':
    case 'A':
      return { kind: 'proceed', proof: proofOf(authentication, stage) };
    case 'U':
      return { kind: 'proceed', proof: null };
    case 'N':
    case 'R':
      return { kind: 'stop', code: errorCode('failed_buyer_approval') };
    case 'timeout':
      return {
        kind: 'stop',
        code: errorCode(stage.method === 'challenge' ? 'incomplete_buyer_approval' : 'failed_buyer_approval'),
      };
    default:
      return stage.result satisfies never;
  }
}

function proofOf(
  { scheme, version }: Authentication,
  { exchanged, result, cavv, eci }: Extract<Stage, { kind: 'answered' }>,
): Proof {
  return {
    eci: eci ?? eciFor(scheme, result === 'Y' ? 'authenticated' : 'attempted'),
    cavv,
    version: version ?? DEFAULT_VERSION,
    directoryTransactionId: exchanged.directoryTransactionId,
    transactionStatus: result,
  };
}

export const DEFAULT_VERSION = '2.2.0';

/** The published `TransactionThreeDSecureSummary`. */
export type Summary = {
  version: string | null;
  status: 'setup_error' | 'error' | 'declined' | 'cancelled' | 'complete' | null;
  method: Method | null;
  response_data: {
    version: string;
    authentication_response: string | null;
    directory_response: string | null;
    directory_transaction_id: string | null;
    transaction_reason: string | null;
    cavv: string | null;
    eci: string | null;
    cardholder_info: string | null;
  } | null;
  error_data: {
    code: string | null;
    description: string | null;
    detail: string | null;
    component: string | null;
  } | null;
  amount: number | null;
};

/** `response_data` for Y and A only; everything else that has ended says why in `error_data`. */
export function summaryOf(authentication: Authentication): Summary {
  const { stage, version, amount } = authentication;
  const summary: Summary = {
    version,
    status: null,
    method: null,
    response_data: null,
    error_data: null,
    amount: Number(amount),
  };
  switch (stage.kind) {
    case 'awaiting_buyer':
      return summary;
    case 'challenge':
      return { ...summary, method: 'challenge' };
    case 'not_enrolled':
      return { ...summary, status: 'setup_error', error_data: NOT_ENROLLED };
    case 'setup_error':
    case 'error':
      return { ...summary, status: stage.kind, error_data: stage.problem };
    case 'expired':
      return { ...summary, status: 'error', error_data: NEVER_CAME };
    case 'cancelled':
      return {
        ...summary,
        status: 'cancelled',
        method: 'challenge',
        error_data: withInfo(CANCELLED, stage.exchanged),
      };
    case 'answered':
      return { ...summary, ...answeredPart(authentication, stage) };
    default:
      return stage satisfies never;
  }
}

function answeredPart(
  authentication: Authentication,
  stage: Extract<Stage, { kind: 'answered' }>,
): Partial<Summary> {
  const { method, exchanged, result } = stage;
  switch (result) {
    case 'Y':
    case 'A': {
      const { eci, cavv, version } = proofOf(authentication, stage);
      const response = {
        version,
        authentication_response: result,
        directory_response: exchanged.authenticationStatus,
        directory_transaction_id: exchanged.directoryTransactionId,
        transaction_reason: exchanged.reason,
        cavv,
        eci,
        cardholder_info: exchanged.cardholderInfo,
      };
      return { method, status: 'complete', response_data: response };
    }
    case 'N':
    case 'R':
      return { method, status: 'declined', error_data: withInfo(DECLINED[result], exchanged) };
    case 'U':
      return { method, status: 'error', error_data: withInfo(UNAVAILABLE, exchanged) };
    case 'timeout':
      return { method, status: 'error', error_data: withInfo(TIMED_OUT[method], exchanged) };
    default:
      return result satisfies never;
  }
}

/** The issuer's words to the buyer, where it sent some, say more than ours. */
function withInfo(problem: Problem, exchanged: ExchangedIds): Problem {
  return exchanged.cardholderInfo === null ? problem : { ...problem, detail: exchanged.cardholderInfo };
}

/**
 * EMVCo error codes where one fits: 305 transaction data not valid, 402 transaction timed out, 403 transient
 * failure, 405 system connection failure.
 */
const NOT_ENROLLED: Problem = {
  code: '305',
  description: 'Not enrolled',
  detail: 'The card does not take part in 3-D Secure; it is charged without it.',
  component: 'D',
};
const CANCELLED: Problem = {
  code: '402',
  description: 'Challenge cancelled',
  detail: 'The buyer left the challenge.',
  component: 'A',
};
const NEVER_CAME: Problem = {
  code: '402',
  description: 'Timed out',
  detail: 'The buyer did not come to the approval page in time.',
  component: 'S',
};
const UNAVAILABLE: Problem = {
  code: '403',
  description: 'Authentication unavailable',
  detail: 'The issuer could not authenticate the cardholder; the card is charged without it.',
  component: 'A',
};
const DECLINED: Readonly<Record<'N' | 'R', Problem>> = {
  N: {
    code: '305',
    description: 'Not authenticated',
    detail: 'The issuer did not authenticate the cardholder.',
    component: 'A',
  },
  R: {
    code: '305',
    description: 'Authentication rejected',
    detail: 'The issuer rejected the authentication and asks not to authorize.',
    component: 'A',
  },
};
const TIMED_OUT: Readonly<Record<Method, Problem>> = {
  frictionless: {
    code: '402',
    description: 'Timed out',
    detail: 'The issuer did not answer in time.',
    component: 'D',
  },
  challenge: {
    code: '402',
    description: 'Challenge timed out',
    detail: 'The buyer did not finish the challenge in time.',
    component: 'A',
  },
};
