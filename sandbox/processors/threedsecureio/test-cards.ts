/** Versions that directory server and issuer speak. */
export type Range = 'any' | '2.1' | '2.2' | '2.3';

/** What the last four digits of a card order. */
export type CardScript = Readonly<{
  range: Range;
  method: 'included' | 'none' | 'timeout';
  answer: 'Y' | 'N' | 'A' | 'R' | 'I' | 'U' | 'timeout' | 'C' | 'error';
  /** How a challenge ends: by itself, or as the buyer clicks; null where there is none. */
  challenge: 'Y' | 'N' | 'manual' | null;
}>;

/**
 * The test cases of 3dsecure.io's sandbox (docs.3dsecure.io/3dsv2/sandbox.html): version, 3DS method, answer and
 * challenge, a digit each; other digits are an error. Null: the card is not enrolled.
 */
export function orderedBy(number: string): CardScript | null {
  const [first = '', second = '', third = '', fourth = ''] = number.slice(-4);
  if (number.endsWith('1111')) return null;
  const [range, method, answer] = [RANGES[first], METHODS[second], ANSWERS[third]];
  const challenge = answer === 'C' ? CHALLENGES[fourth] : null;
  const isUnknown = challenge === undefined || (answer !== 'C' && fourth !== '3');
  if (range === undefined || method === undefined || answer === undefined || isUnknown)
    return { range: range ?? 'any', method: 'none', answer: 'error', challenge: null };
  return { range, method, answer, challenge };
}

const RANGES: Readonly<Record<string, Range>> = { '0': 'any', '1': '2.1', '2': '2.2', '3': '2.3' };
const METHODS: Readonly<Record<string, CardScript['method']>> = {
  '0': 'included',
  '1': 'none',
  '2': 'timeout',
};
const ANSWERS: Readonly<Record<string, CardScript['answer']>> = {
  '0': 'Y',
  '1': 'N',
  '2': 'A',
  '3': 'R',
  '4': 'I',
  '5': 'U',
  '6': 'timeout',
  '7': 'C',
};
const CHALLENGES: Readonly<Record<string, CardScript['challenge']>> = { '0': 'Y', '1': 'N', '2': 'manual' };
