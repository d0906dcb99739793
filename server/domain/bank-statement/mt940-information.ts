import type { Currency } from '../currency.ts';
import { type BankLine, amountIn } from './statement.ts';

/**
 * Field 86 of MT940 differs from country to country: the German one with `?20`, the Dutch one with `/EREF/`, the one
 * with `EREF+`, and plain text.
 */
export function informationIn(
  lines: readonly string[],
  currency: Currency | null,
): Pick<BankLine, 'references' | 'counterparty' | 'text' | 'charges'> {
  const joined = lines.join('');
  const sign = /^\d{3}([^\dA-Za-z\s])\d{2}/.exec(joined)?.[1];
  const { text, counterparty } =
    sign === undefined ? plainInformation(lines) : germanInformation(joined, sign);
  const [, code, charge = ''] = /\/CHGS\d?\/([A-Z]{3})(\d{1,15}(?:[.,]\d*)?)/.exec(joined) ?? [];
  const charges = currency !== null && code === currency ? amountIn(charge, currency) : null;
  return {
    text,
    counterparty,
    charges: charges ?? 0n,
    references: [...matches(SLASHED, joined), ...matches(ADDED, text)],
  };
}

const SLASHED = /\/(?:EREF|PREF|MARF|RTRN|IREF|REFE)\/([^/]+)/g;
/** Up to the next word of this kind, which may follow without a blank. */
const ADDED =
  /(?:EREF|KREF|MREF|PREF)[+:]\s?(\S+?)(?=(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|PURP)[+:]|\s|$)/g;

function matches(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

type Words = Pick<BankLine, 'counterparty' | 'text'>;

/** Fields of two digits, each behind the same sign: 20 to 29 and 60 to 63 are the payer's words, 32 and 33 a name. */
function germanInformation(joined: string, sign: string): Words {
  const fields = joined.slice(3).split(sign).slice(1);
  const of = (codes: RegExp): string =>
    fields
      .filter((field) => codes.test(field.slice(0, 2)))
      .map((field) => field.slice(2))
      .join('')
      .trim();
  return { text: of(/^(?:2\d|6[0-3])$/), counterparty: of(/^3[23]$/) || null };
}

/** Banks break lines of this many characters within words, and shorter ones between them. */
const FULL_LINES: ReadonlySet<number> = new Set([64, 65]);

function plainInformation(lines: readonly string[]): Words {
  const text = lines.map((line) => (FULL_LINES.has(line.length) ? line : `${line} `)).join('');
  return { text: text.trim(), counterparty: /\/NAME\/([^/]+)/.exec(text)?.[1]?.trim() ?? null };
}
