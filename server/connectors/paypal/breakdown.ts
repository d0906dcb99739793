import type { Currency } from '../../domain/currency.ts';
import { type Decimal, convertedMinor, inverse, rateIn } from '../../domain/decimal.ts';
import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';
import type { Money } from '../../domain/money.ts';
import type { Exchange } from '../../domain/transaction/settlement-line.ts';
import { moneyAt } from './units.ts';
import { list } from './wire.ts';

type KeptAmounts = Readonly<{ fee: bigint; exchange?: Exchange }>;

/**
 * `seller_receivable_breakdown` of a capture, `seller_payable_breakdown` of a refund: the fee in the payment's
 * currency, and what went to the merchant's balance, or out of it, where that is kept in another.
 */
export function keptOf(breakdown: JsonObject | null, paid: Currency): KeptAmounts {
  const [fee, other] = [
    moneyAt(breakdown, 'paypal_fee'),
    moneyAt(breakdown, 'paypal_fee_in_receivable_currency'),
  ];
  const exchange = exchangeOf(breakdown, paid);
  if (exchange === null) return { fee: fee?.currency === paid ? fee.minor : 0n };
  const charged = [fee, other].reduce((sum, one) => sum + feeIn(one, paid, exchange), 0n);
  return { fee: charged, exchange };
}

/** A fee is told in one of the two. */
function feeIn(fee: Money | null, paid: Currency, { rate, currency }: Exchange): bigint {
  if (fee?.currency === paid) return fee.minor;
  return fee?.currency === currency ? convertedMinor(fee.minor, currency, paid, rate) : 0n;
}

/** A refund that came out of balances in several currencies has no one rate. */
function exchangeOf(breakdown: JsonObject | null, paid: Currency): Exchange | null {
  const balances = breakdown === null ? [] : list(breakdown, 'net_amount_breakdown');
  const [received, [balance, ...more]] = [moneyAt(breakdown, 'receivable_amount'), balances];
  const payable = more.length > 0 ? null : moneyAt(balance ?? null, 'payable_amount');
  const told = objectOf((received === null ? balance : breakdown)?.['exchange_rate']);
  const net = received ?? payable;
  if (net === null || net.currency === paid) return null;
  const rate = rateOf(told, paid, net.currency);
  const minor = received === null ? -net.minor : net.minor;
  return rate === null ? null : { rate, currency: net.currency, net: minor };
}

/** How much of the target one of the source is: either may be the payment's. */
function rateOf(told: JsonObject | null, paid: Currency, other: Currency): Decimal | null {
  const value = rateIn(textAt(told, 'value'));
  if (value === null) return null;
  const [source, target] = [textAt(told, 'source_currency'), textAt(told, 'target_currency')];
  if (source === paid && target === other) return value;
  return source === other && target === paid ? inverse(value) : null;
}
