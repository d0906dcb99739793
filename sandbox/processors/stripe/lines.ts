import type { Desk } from '../book.ts';
import { paidOutOf } from '../bank-currencies.ts';
import { seconds } from './desk.ts';
import { bookedAmount } from './objects.ts';

/** Money of balance transactions. */

/** 2.9 % and 30 of the currency's units, as in the United States. */
export function feeOf(amount: number): number {
  return Math.round((amount * 29) / 1000) + 30;
}

export type BalanceAmounts = Readonly<
  Record<'amount' | 'fee' | 'net', number> & { currency: string; exchange_rate: number | null }
>;

/**
 * As a balance transaction has it: in the currency that is paid out, with the rate between the smallest units of both.
 */
export function balanceAmounts(
  units: number,
  code: string,
  charge: number | ((units: number) => number),
): BalanceAmounts {
  const out = paidOutOf(Math.abs(Number(bookedAmount(Math.abs(units), code))), code.toUpperCase());
  const amount = out === null ? units : Math.sign(units) * out.minor;
  const fee = typeof charge === 'number' ? charge : charge(amount);
  const rate = out === null ? null : Number(out.rate) * (code === 'jpy' ? 100 : 1);
  const currency = out?.currency.toLowerCase() ?? code;
  return { amount, currency, exchange_rate: rate, fee, net: amount - fee };
}

/** What every balance transaction has beside its money. */
export function bookedNow(desk: Desk): Readonly<Record<string, unknown>> {
  const at = seconds(desk.now);
  return {
    object: 'balance_transaction',
    available_on: at,
    balance_type: 'payments',
    created: at,
    status: 'available',
  };
}

export function feesOf({ fee: amount, currency }: BalanceAmounts): readonly object[] {
  return amount === 0 ? [] : [{ amount, application: null, currency, type: 'stripe_fee' }];
}
