import type { BodyOf } from '../../api/call.ts';
import { readAmount, readDecimal } from '../../parts/money.ts';
import { type TypedAttempt, writtenAttempts } from '../flows/attempt-list.tsx';

/** One arm as it is typed. `rule`: from which its attempts were taken; empty: none. */
export type TypedArm = Readonly<{ name: string; rule: string; attempts: readonly TypedAttempt[] }>;

/** What a payment service is taken to charge, as it is typed: percent, and an amount. */
export type TypedFee = Readonly<{ percent: string; fixed: string }>;

/** A plan as it is typed. */
export type ExperimentDraft = Readonly<{
  name: string;
  control: TypedArm;
  challenger: TypedArm;
  /** Of a hundred, those of the control. */
  share: string;
  unit: 'buyer' | 'card' | 'transaction';
  measure: 'approval' | 'money_kept';
  expected: string;
  difference: string;
  standing: boolean;
  currency: string;
  highest: string;
  average: string;
  days: string;
  /** By payment service. */
  fees: Readonly<Record<string, TypedFee>>;
}>;

export function newDraft(): ExperimentDraft {
  return {
    name: '',
    control: { name: 'as-it-is', rule: '', attempts: [] },
    challenger: { name: 'other', rule: '', attempts: [] },
    share: '50',
    unit: 'buyer',
    measure: 'approval',
    expected: '15',
    difference: '1',
    standing: false,
    currency: 'EUR',
    highest: '',
    average: '',
    days: '30',
    fees: {},
  };
}

/** A hundredth of a percent is a basis point. */
export const PERCENT_DIGITS = 2;

/** The payment services that the arms name, each once. */
export function servicesIn({
  control,
  challenger,
}: Pick<ExperimentDraft, 'control' | 'challenger'>): readonly string[] {
  return [...new Set([...control.attempts, ...challenger.attempts].map(({ id }) => id))];
}

/** As the service takes it; null: something is missing, or is no number. */
export function bodyOf(
  flow: 'card-transaction' | 'redirect-transaction',
  draft: ExperimentDraft,
): BodyOf<'POST /experiments'> | null {
  const { name, control, challenger, unit, measure, standing } = draft;
  const share = readDecimal(draft.share, 0);
  const expected = readDecimal(draft.expected, PERCENT_DIGITS);
  const difference = readDecimal(draft.difference, PERCENT_DIGITS);
  const money = measure === 'money_kept' ? moneyOf(draft) : null;
  const days = readDecimal(draft.days, 0);
  const isWhole =
    name !== '' && [control, challenger].every((arm) => arm.name !== '' && arm.attempts.length > 0);
  if (!isWhole || share === null || expected === null || difference === null || days === null) return null;
  if (measure === 'money_kept' && money === null) return null;

  return {
    ...{ name, flow, unit, measure, standing },
    arms: [armOf(control, share), armOf(challenger, 100 - share)],
    expected_decline_basis_points: expected,
    difference_basis_points: difference,
    maturity_days: days,
    money,
  };
}

function armOf({ name, attempts }: TypedArm, share: number) {
  return { name, share_percent: share, attempts: [...writtenAttempts(attempts)] };
}

/** Null: something is missing. Amounts that are left out are those of late. */
function moneyOf(draft: ExperimentDraft) {
  const { currency, highest, average } = draft;
  const fees = servicesIn(draft).map((id) => {
    const { percent, fixed } = draft.fees[id] ?? NO_FEE;
    const [basisPoints, amount] = [readDecimal(percent, PERCENT_DIGITS), readAmount(fixed, currency)];
    return basisPoints === null || amount === null
      ? null
      : { payment_service_id: id, basis_points: basisPoints, fixed: amount };
  });
  const known = fees.filter((fee) => fee !== null);
  const [most, mean] = [highest, average].map((typed) => (typed === '' ? null : readAmount(typed, currency)));
  const isWrong = (highest !== '' && most === null) || (average !== '' && mean === null);
  if (currency.length !== 3 || known.length < fees.length || isWrong) return null;

  return {
    ...{ currency, fees: known },
    highest_amount: most ?? null,
    average_amount: mean ?? null,
  };
}

/** Nothing is typed yet. */
export const NO_FEE: TypedFee = { percent: '', fixed: '0' };
