import { EMPTY_CARD, readCard, type TypedCard, typeCard } from '../../packages/client-core/src/index.ts';
import { detectScheme, RANGES_LONGEST_FIRST } from '../../server/domain/card-scheme.ts';
import { expiryProblem, parseExpiry } from '../../server/domain/expiry.ts';
import { luhnHolds } from '../../server/domain/luhn.ts';

/** cards.json: what the service says of cards, and what our own client makes of a form. A vector a line. */
export function cardVectors(): string {
  const lists = { ranges: ranges(), checksums: checksums(), months: months(), forms: typedCards() };
  const printed = Object.entries(lists).map(
    ([name, vectors]) => `"${name}": [\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]`,
  );
  return `{\n${printed.join(',\n')}\n}\n`;
}

/** The first and the last of every range, and those beside it. */
function ranges(): readonly object[] {
  const edges = RANGES_LONGEST_FIRST.flatMap(({ from, to }) => {
    const beside = [Number(from) - 1, Number(to) + 1].map((number) =>
      String(number).padStart(from.length, '0'),
    );
    return [from, to.padEnd(8, '9'), ...beside];
  });
  const digits = [...new Set(['', '6', '22', '99999999', ...edges])].sort();
  return digits.map((beginning) => ({ digits: beginning, scheme: detectScheme(beginning) }));
}

const CHECKED = [
  ...['4111111111111111', '4111111111111112', '378282246310005', '4222222222222', '30569309025904'],
  ...['0000000000000000', '18', '19', '0', '', '4111 1111 1111 1111', '٤١١١١١١١١١١١١١١١'],
];

function checksums(): readonly object[] {
  return CHECKED.map((digits) => ({ digits, holds: luhnHolds(digits) }));
}

const MONTHS = [
  '12/30',
  '01/26',
  '10/26',
  '11/26',
  '12/76',
  '01/77',
  '13/30',
  '00/30',
  '1/30',
  '12/2030',
  '',
];
/** The last moment of October 2026 is over everywhere, and fourteen hours before that it was not. */
const NOWS = ['2026-11-22T00:00:00Z', '2026-11-01T13:59:59.999Z', '2026-11-01T14:00:00Z'];

function months(): readonly object[] {
  return NOWS.flatMap((now) =>
    MONTHS.map((expirationDate) => {
      const expiry = parseExpiry(expirationDate);
      const problem = expiry === null ? 'malformed' : expiryProblem(expiry, new Date(now));
      return { expirationDate, now, problem };
    }),
  );
}

/** What a buyer types into empty inputs, whole, on a day of 2026. */
const TYPED: readonly TypedCard[] = [
  { number: '4111111111111111', expiryDate: '1230', securityCode: '123' },
  { number: '5555 5555 5555 4444', expiryDate: '12/2030', securityCode: '1234' },
  { number: '378282246310005', expiryDate: '5/31', securityCode: '1234' },
  { number: '378282246310005', expiryDate: '0531', securityCode: '123' },
  { number: '4111111111111112', expiryDate: '1230', securityCode: '123' },
  { number: '4111111111111111', expiryDate: '1026', securityCode: '123' },
  { number: '4111111111111111', expiryDate: '1126', securityCode: '123' },
  { number: '4111111111111111', expiryDate: '1330', securityCode: '123' },
  { number: '٤١١١١١١١١١١١١١١١', expiryDate: '١٢٣٠', securityCode: '١٢٣' },
  { number: '', expiryDate: '', securityCode: '' },
];
const NOW = '2026-11-22T00:00:00Z';

function typedCards(): readonly object[] {
  return TYPED.map((typed) => {
    const card = (['number', 'expiryDate', 'securityCode'] as const).reduce(
      (before, field) => typeCard(before, field, typed[field]),
      EMPTY_CARD,
    );
    const { shown, isValid, scheme, instrument } = readCard(card, new Date(NOW));
    return { typed, now: NOW, shown, isValid, scheme, instrument };
  });
}
