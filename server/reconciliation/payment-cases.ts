import {
  type LedgerMovementRow,
  movementsOfTransactions,
  reportingServices,
} from '../db/queries/reconciliation-items.ts';
import { linesOfTransactions } from '../db/queries/settlement-payouts.ts';
import { currency } from '../domain/currency.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { ReconciliationBooks } from '../domain/reconciliation/books.ts';
import {
  type Effects,
  NO_EFFECTS,
  addEffects,
  effectsOf,
  unreportedEffects,
} from '../domain/reconciliation/effects.ts';
import { type Movement, type PaymentCase, matchPayment } from '../domain/reconciliation/match-settlement.ts';
import { dayNumber } from '../domain/reconciliation/received-line.ts';
import { type StoredLine, processorLine } from '../domain/reconciliation/settled-line.ts';
import type { ReadParts } from '../parts.ts';

/** A processor has so many days to speak of a capture or refund: the slowest pay out after two weeks. */
export const SETTLES_WITHIN_DAYS = 14;

/** A payment: what was moved of it at its payment service, and what that service says. */
export type StoredPayment = Readonly<{
  id: string;
  movements: readonly Movement[];
  lines: readonly StoredLine[];
}>;

/** All that is known of some payments, in the order in which they are asked for. */
export async function readPayments(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
  ids: readonly string[],
): Promise<readonly StoredPayment[]> {
  const [moved, said] = await Promise.all([
    movementsOfTransactions(db, merchantAccountId, ids),
    linesOfTransactions(db, merchantAccountId, ids),
  ]);
  const movements = Map.groupBy(moved, ({ transaction_id: id }): string | null => id);
  const lines = Map.groupBy(said, ({ transaction_id: id }) => id);
  return ids.map((id) => ({
    id,
    movements: (movements.get(id) ?? []).map(movementOf),
    lines: lines.get(id) ?? [],
  }));
}

/**
 * What is captured is owed by the processor, what is refunded is not any more. The other way round it is taken back:
 * as processors say it, a capture below zero, or what was refunded settled again.
 */
function movementOf(row: LedgerMovementRow): Movement {
  const { debit, credit, amount, authorized_amount: authorized } = row;
  const of = {
    payment: row.transaction_id ?? '',
    service: row.payment_service_id ?? '',
    ...{ currency: currency(row.currency), authorized, day: dayNumber(row.created_at.slice(0, 10)) },
  };
  if (credit === 'captured') return { ...of, kind: 'capture', amount };
  if (debit === 'refunded') return { ...of, kind: 'refund', amount };
  const isGivenBack = debit === 'processor_receivable';
  return { ...of, kind: 'capture', amount: isGivenBack ? amount : -amount, isReversal: true };
}

/** Days since 1970 in which the payment has a part: of its movements, and of what its processor says. */
export function daysOfPayment({ movements, lines }: StoredPayment): ReadonlySet<number> {
  const said = lines.map(({ posted_at: at }) => dayNumber(at.slice(0, 10)));
  return new Set([...movements.map(({ day }) => day), ...said]);
}

/**
 * By day, what the payment adds to it. Of payment services that report no settlements nothing can be compared: what
 * they took is told beside the books.
 */
export async function paymentEffects(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
  payments: readonly StoredPayment[],
  through: number,
): Promise<ReadonlyMap<string, ReadonlyMap<number, Effects>>> {
  const services = new Set(payments.flatMap(({ movements }) => movements.map(({ service }) => service)));
  services.delete('');
  const reporting = await reportingServices(db, merchantAccountId, [...services]);
  const times = { through, settlesWithinDays: () => SETTLES_WITHIN_DAYS };
  return new Map(payments.map((payment) => [payment.id, effectsByDay(payment, reporting, times)]));
}

function effectsByDay(
  { id, movements, lines }: StoredPayment,
  reporting: ReadonlySet<string>,
  times: Parameters<typeof matchPayment>[2],
): ReadonlyMap<number, Effects> {
  const isTold = ({ service }: Movement): boolean => lines.length > 0 || reporting.has(service);
  const told = movements.filter(isTold);
  const one: PaymentCase = {
    payment: id,
    captures: told.filter(({ kind }) => kind === 'capture'),
    refunds: told.filter(({ kind }) => kind === 'refund'),
    lines: lines.map(processorLine),
  };
  const books = new ReconciliationBooks();
  matchPayment(one, true, times, books);

  const byDay = new Map([...books.days].map(([day, of]) => [day, effectsOf(of)]));
  for (const { kind, amount, currency: code, day } of movements.filter((movement) => !isTold(movement))) {
    const unreported = unreportedEffects(code, kind === 'capture' ? amount : -amount);
    byDay.set(day, addEffects(byDay.get(day) ?? NO_EFFECTS, unreported));
  }
  return byDay;
}
