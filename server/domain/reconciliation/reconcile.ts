import type { Currency } from '../currency.ts';
import { type Balance, type DayBooks, type Difference, ReconciliationBooks } from './books.ts';
import { type Payout, type PayoutInput, type PayoutMatch, matchPayouts } from './match-payouts.ts';
import { type PayoutNet, type SettlementInput, matchSettlement } from './match-settlement.ts';

export type Reconciliation = Readonly<{
  differences: readonly Difference[];
  balances: ReadonlyMap<Currency, Balance>;
  /** The same, day by day: of movements and what is said of them, of other lines, of payouts. */
  days: ReadonlyMap<number, DayBooks>;
  matches: readonly PayoutMatch[];
}>;

/**
 * Payments, what processors settled, and what the bank received as one: our books and all differences add up to what
 * arrived, in each currency, to the minor unit.
 */
export function reconcile(settlement: SettlementInput, bank: PayoutInput): Reconciliation {
  const books = new ReconciliationBooks();
  for (const net of announcedNets(matchSettlement(settlement, books), bank.payouts))
    bookNet(net, books.on(net.day));
  const matches = matchPayouts(bank, books);
  return { differences: books.differences, balances: books.balances(), days: books.days, matches };
}

type AnnouncedNet = PayoutNet & Readonly<{ told: bigint }>;

/** What the lines of each payout add up to, and what the processor says that it paid out. */
function announcedNets(nets: readonly PayoutNet[], payouts: readonly Payout[]): readonly AnnouncedNet[] {
  const told = new Map(payouts.map((payout) => [`${payout.id} ${payout.currency}`, payout]));
  const lined = new Set(nets.map(({ payout, currency }) => `${payout} ${currency}`));
  const without = payouts.filter(({ id, currency }) => !lined.has(`${id} ${currency}`));
  const all = [...nets, ...without.map(({ id, currency, day }) => ({ payout: id, currency, net: 0n, day }))];
  return all.map((net) => {
    const payout = told.get(`${net.payout} ${net.currency}`);
    return { ...net, told: payout?.amount ?? 0n, day: payout?.day ?? net.day };
  });
}

/** Lines that a payout is not the sum of are unexplained, and so are those of one that nobody told. */
export function bookNet({ payout, currency, net, told }: Omit<AnnouncedNet, 'day'>, books: DayBooks): void {
  books.addTo('paidOut', currency, net);
  if (told === net) return;
  books.add('unexplained', currency, { kind: 'payout', id: payout }, [
    { of: 'paid out', amount: told },
    { of: 'lines', amount: -net },
  ]);
}
