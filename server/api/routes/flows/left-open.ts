import type { Static } from 'typebox';
import type { FlowEvaluation, FlowFactUnknown } from '../../../api-contract/flow-evaluations.ts';
import type { Inputs } from '../../../domain/flow/decide-route.ts';
import type { EvaluatedFlow } from '../../../payments/routing/evaluate-flow.ts';

/** The rules that are asked, and whose they are. */
export type AskedFlow = EvaluatedFlow & Readonly<{ version: number | null; draft_id: string | null }>;

/** A payment that is asked about, and where it comes from. */
export type AskedPayment = Readonly<{
  /** Null: somebody typed it. */
  transactionId: string | null;
  /** Payment services as they are set up now, and not as they were when it was decided. */
  isNow: boolean;
  hasCard: boolean;
  inputs: Inputs;
}>;

type Unknown = Static<typeof FlowFactUnknown>;
type Answer = Pick<Static<typeof FlowEvaluation>, 'actions' | 'outcome'>;

/** What nobody was asked, and what a rule wanted to know and could not: each is said once. */
export function leftOpen(asked: AskedFlow, payment: AskedPayment, answer: Answer): Unknown[] {
  return [...factsOpen(payment, answer), ...outcomeOpen(asked, payment, answer)];
}

/** Metadata that is not there is known not to be there. */
const NEVER_OPEN: ReadonlySet<string> = new Set(['metadata', 'metadata_numeric']);

function factsOpen(payment: AskedPayment, { actions }: Answer): readonly Unknown[] {
  const open = actions
    .flatMap(({ rules }) => rules)
    .filter(({ reached }) => reached)
    .flatMap(({ conditions }) => conditions)
    .filter(({ name, seen }) => seen === null && !NEVER_OPEN.has(name));
  const names = new Set(open.map(({ name }) => name));
  return [...names].map((name) => ({ name, reason: whyOpen(name, payment) }));
}

function whyOpen(name: string, { transactionId, hasCard }: AskedPayment): string {
  if (name === 'anti_fraud_decision')
    return transactionId === null
      ? 'No anti-fraud service is asked. Give anti_fraud_decision to say what it would answer.'
      : 'No anti-fraud service had decided when the payment was.';

  if (transactionId !== null) return 'It was not known when the payment was decided.';
  if (name === 'split_routing')
    return 'In which of a hundred shares a payment falls follows from its id, which it has not. Give share.';
  if (name === 'velocity') return 'No payments are counted for it. Give velocity to say how many there were.';
  if (name.startsWith('card_'))
    return hasCard
      ? 'The first digits do not tell it.'
      : 'Nothing was given that tells it: a bin, for example.';
  return 'It was not given.';
}

function outcomeOpen(
  { flow }: AskedFlow,
  { transactionId, isNow, inputs }: AskedPayment,
  { outcome }: Answer,
): readonly Unknown[] {
  if (flow === 'checkout') return [];
  const { attempts, three_d_secure: mode } = outcome;
  const isAsked = mode === 'attempt' || mode === 'force';

  return [
    ...(attempts.length === 0
      ? []
      : [{ name: 'approval', reason: 'Payment services are not asked, so whether they approve is open.' }]),
    ...(isAsked
      ? [
          {
            name: 'three_d_secure',
            reason: 'Whether the card takes part, and what its issuer says, is open.',
          },
        ]
      : []),
    ...(inputs.seen === null || transactionId !== null
      ? []
      : [{ name: 'success_rate', reason: 'A real payment draws anew, so another order may come out.' }]),
    ...(isNow || transactionId === null
      ? []
      : [
          {
            name: 'payment_services',
            reason: 'Who takes it is as it was when it was decided: later set-up does not count.',
          },
        ]),
  ];
}
