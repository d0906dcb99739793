import type { Static } from 'typebox';
import type { ExperimentCreate } from '../../../api-contract/experiments.ts';
import { type AmountsOfLate, amountsOfLate } from '../../../db/queries/experiments.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import { type ValueProblem, addProblem } from '../../../domain/flow/condition-values.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';

/** What payments of an experiment on money ask: `average_square` of shares of `highest_amount`. */
export type PlannedAmounts = Readonly<{
  highest_amount: bigint;
  average_amount: bigint;
  average_square: number;
  /** Of payments of late, those in its currency, between 0 and 1. */
  share: number;
}>;

type PlannedExperiment = Readonly<{
  body: Static<typeof ExperimentCreate>;
  merchantAccountId: MerchantAccountId;
  /** The payment services that its arms name. */
  named: ReadonlySet<string>;
}>;

/** From fewer payments nobody can tell what others ask. */
const PAYMENTS_LEAST = 100;
/** Without payments of late: the average of the square, in squares of the average. */
const SPREAD = 3;

/** Null: approvals count, or something is wrong. */
export async function planMoney(
  { db }: Pick<Parts, 'db'>,
  { body, merchantAccountId, named }: PlannedExperiment,
  wrong: ValueProblem[],
): Promise<PlannedAmounts | null> {
  const { measure, money } = body;
  if (measure === 'approval')
    return money == null ? null : addProblem(wrong, '/money', 'goes with the measure `money_kept` only');
  if (money == null)
    return addProblem(wrong, '/money', 'must be given with the measure `money_kept`', 'value_error.missing');
  const { currency, highest_amount: highest = null, average_amount: average = null, fees } = money;
  if (parseCurrency(currency) === null)
    return addProblem(wrong, '/money/currency', 'must be a currency of ISO 4217', 'value_error.currency');
  const priced = fees.map(({ payment_service_id: id }) => id);
  if (new Set(priced).size !== priced.length || [...named].some((id) => !priced.includes(id)))
    addProblem(wrong, '/money/fees', 'must have one fee for each payment service that the arms name');
  if (highest !== null && average !== null && average > highest)
    return addProblem(wrong, '/money/average_amount', 'must be no more than `highest_amount`');

  const late = await amountsOfLate(db, merchantAccountId, { currency, highest });
  return late.payments < PAYMENTS_LEAST
    ? amountsAsGiven({ currency, highest, average }, wrong)
    : amountsAsSeen(late, average);
}

function amountsAsGiven(
  {
    currency,
    highest,
    average,
  }: Readonly<{ currency: string; highest: number | null; average: number | null }>,
  wrong: ValueProblem[],
): PlannedAmounts | null {
  for (const [name, value] of Object.entries({ highest_amount: highest, average_amount: average }))
    if (value === null)
      addProblem(
        wrong,
        `/money/${name}`,
        `must be given: fewer than ${PAYMENTS_LEAST} payments in ${currency} are known`,
        'value_error.missing',
      );

  if (highest === null || average === null) return null;
  const mean = average / highest;
  return {
    highest_amount: BigInt(highest),
    average_amount: BigInt(average),
    average_square: Math.min(mean, SPREAD * mean ** 2),
    share: 1,
  };
}

/** An average that was given scales the square with it. */
function amountsAsSeen(late: AmountsOfLate, given: number | null): PlannedAmounts {
  const { highest, average, square, payments, recent } = late;
  if (highest === null || average === null || square === null)
    throw new Error('BUG: payments without amounts');
  const times = given === null || average === 0n ? 1 : given / Number(average);
  return {
    highest_amount: highest,
    average_amount: given === null ? average : BigInt(given),
    average_square: Math.min(square * times ** 2, 1),
    share: payments / recent,
  };
}
