import { returnAddressProblems } from '../../access/return-address-problems.ts';
import { isReturnedAsData } from '../../domain/return-address.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { Detail } from '../../domain/problem.ts';
import { approvalProblems } from '../attempts/approval-time.ts';
import { kindOf } from '../instruments/instrument-kinds.ts';
import type { ResolvedInstrument } from '../instruments/kind.ts';
import { captureLaterProblems } from '../routing/captures-later.ts';
import type { Question } from './ask-once.ts';
import { type BuyerSnapshot, ownerProblems } from './buyer.ts';
import { type PaymentRequest, redirectUrlOf } from '../request/context.ts';
import { factsOf, ruleProblems } from './create-rules.ts';
import { type HoldingContext, holdProblems } from '../routing/holding.ts';
import {
  candidatesFor,
  clientProblems,
  giftCardProblems,
  serviceProblems,
  storeProblems,
} from '../routing/routing.ts';
import { proofProblems } from '../routing/proof-at.ts';
import { verificationProblems } from '../routing/verifying.ts';

/** A payment that is to be made, as far as it is known. */
export type PaymentSubject = Readonly<{
  creating: HoldingContext &
    Pick<PaymentRequest, 'frontEnd' | 'orderKey' | 'now' | 'insteadOf' | 'attemptOf'>;
  services: readonly PaymentService[];
  buyer: BuyerSnapshot;
  /** Null while it is not known, and where gift cards alone pay. */
  instrument: ResolvedInstrument | null;
}>;

/** What may be wrong with a payment, wherever its instrument came from: every question there is, once. */
export const PAYMENT_QUESTIONS: readonly Question<PaymentSubject>[] = [
  ...(['request', 'storage'] as const).map((needs): Question<PaymentSubject> => ({
    needs,
    problems: ({ creating, instrument }) => ruleProblems(needs, factsOf(creating, instrument)),
  })),
  { needs: 'request', problems: retryProblems },
  { needs: 'request', problems: methodProblems },
  { needs: 'request', problems: returnProblems },
  {
    needs: 'instrument',
    problems: ({ creating, buyer, instrument }) => ownerProblems(buyer, instrument, creating.frontEnd),
  },
  { needs: 'request', problems: ({ creating, services }) => serviceProblems(creating, services, null) },
  {
    needs: 'instrument',
    problems: ({ creating, services, instrument }) =>
      instrument === null ? [] : serviceProblems(creating, services, instrument),
  },
  {
    needs: 'instrument',
    problems: ({ creating, services, instrument }) => giftCardProblems(creating, services, instrument),
  },
  {
    needs: 'instrument',
    problems: ({ creating, services, instrument }) => storeProblems(creating, services, instrument),
  },
  {
    needs: 'instrument',
    problems: ({ creating, services, instrument }) => clientProblems(creating, services, instrument),
  },
  {
    needs: 'instrument',
    problems: (subject) => approvalProblems(subject.creating, subject.instrument, candidatesOf(subject)),
  },
  {
    needs: 'instrument',
    problems: (subject) => captureLaterProblems(subject.creating.body, candidatesOf(subject)),
  },
  {
    needs: 'instrument',
    problems: (subject) => proofProblems(subject.creating, candidatesOf(subject), subject.instrument),
  },
  {
    needs: 'instrument',
    problems: (subject) => holdProblems(subject.creating, candidatesOf(subject), subject.instrument),
  },
  {
    needs: 'instrument',
    problems: (subject) => verificationProblems(subject.creating, candidatesOf(subject)),
  },
];

/** Several questions look at them. */
function candidatesOf(subject: PaymentSubject): readonly PaymentService[] {
  const known = candidates.get(subject);
  if (known !== undefined) return known;
  const { creating, services, instrument } = subject;
  const found = instrument === null ? [] : candidatesFor(creating, services, instrument);
  candidates.set(subject, found);
  return found;
}

const candidates = new WeakMap<PaymentSubject, readonly PaymentService[]>();

/** All of it can be sent again. What is typed is refused for being no stored payment method. */
function retryProblems({ creating: { body, held } }: PaymentSubject): readonly Detail[] {
  if (body.retry == null) return [];
  return [...held.keys()]
    .filter((pointer) => !pointer.startsWith('/payment_method/'))
    .map((pointer) => ({
      location: 'body',
      pointer,
      message: 'has no place beside retry: a secret of this request is not kept for another attempt',
      type: 'value_error',
    }));
}

/** What of the request does not go with its method. */
function methodProblems({ creating: { body } }: PaymentSubject): readonly Detail[] {
  const method = body.payment_method ?? null;
  return method === null ? [] : (kindOf(method)?.problems?.(body, method) ?? []);
}

async function returnProblems({ creating }: PaymentSubject): Promise<readonly Detail[]> {
  const { parts, merchantAccountId, body } = creating;
  const url = redirectUrlOf(body.payment_method ?? null);
  return url !== null && isReturnedAsData(url)
    ? []
    : returnAddressProblems(parts.db, merchantAccountId, url, '/payment_method/redirect_url');
}
