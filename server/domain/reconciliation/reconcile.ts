import type { Currency } from '../currency.ts';
import { type Balance, type Difference, ReconciliationBooks } from './books.ts';
import { type Payout, type PayoutInput, type PayoutMatch, matchPayouts } from './match-payouts.ts';
import { type PayoutNet, type SettlementInput, matchSettlement } from './match-settlement.ts';

export type Reconciliation = Readonly<{
  differences: readonly Difference[];
  balances: ReadonlyMap<Currency, Balance>;
  matches: readonly PayoutMatch[];
}>;

/**
 * Payments, what processors settled, and what the bank received as one: our books and all differences add up to what
 * arrived, in each currency, to the minor unit.
 */
export function reconcile(settlement: SettlementInput, bank: PayoutInput): Reconciliation {
  const books = new ReconciliationBooks();
  const nets = matchSettlement(settlement, books);
  for (const net of netsWithout(nets, bank.payouts)) bookNet(net, books);
  const matches = matchPayouts(bank, books);
  return { differences: books.differences, balances: books.balances(), matches };
}

type AnnouncedNet = PayoutNet & Readonly<{ told: bigint }>;

/** Payouts that are not what their lines add up to, and lines of payouts that the processor has not named. */
function netsWithout(nets: readonly PayoutNet[], payouts: readonly Payout[]): readonly AnnouncedNet[] {
  const told = new Map(payouts.map(({ id, currency, amount }) => [`${id} ${currency}`, amount]));
  const lined = new Set(nets.map(({ payout, currency }) => `${payout} ${currency}`));
  const without = payouts.filter(({ id, currency }) => !lined.has(`${id} ${currency}`));
  const all = [...nets, ...without.map(({ id, currency }) => ({ payout: id, currency, net: 0n }))];
  return all
    .map((net) => ({ ...net, told: told.get(`${net.payout} ${net.currency}`) ?? 0n }))
    .filter((net) => net.told !== net.net);
}

function bookNet({ payout, currency, net, told }: AnnouncedNet, books: ReconciliationBooks): void {
  books.add('unexplained', currency, { kind: 'payout', id: payout }, [
    { of: 'paid out', amount: told },
    { of: 'lines', amount: -net },
  ]);
}
