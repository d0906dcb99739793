import type { BankLine } from '../bank-statement/statement.ts';
import type { Currency } from '../currency.ts';
import type { ReceivedLine } from './match-payouts.ts';

/** Codes of lines that are a charge of the bank: of camt.053 (`…/CHRG`), MT940 (`NCHG`) and BAI2 (698). */
const CHARGES = /(?:^|\/)(?:CHRG|COMM|FEES)(?:\/|$)|^.CHG$|^698$/;

/** `2027-01-31` as days since 1970. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;

/** A line of a statement as payouts are held to it. */
export function receivedLine(
  id: string,
  currency: Currency,
  line: Omit<BankLine, 'position' | 'bankReference' | 'valueOn'>,
): ReceivedLine {
  const { amount, charges, bookedOn, references, counterparty, text, code } = line;
  const isCharge = amount < 0n && CHARGES.test(code ?? '');
  return {
    id,
    currency,
    amount,
    charges,
    isCharge,
    day: dayNumber(bookedOn),
    references,
    counterparty,
    text,
  };
}
