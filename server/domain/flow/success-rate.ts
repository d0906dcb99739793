import type { Facts } from './flow-facts.ts';

/** First attempts of payments like this one at a payment service, of late, whose end is known. */
export type SuccessCount = Readonly<{ payment_service_id: string; approved: number; known: number }>;

/** Fewer are no rate. */
export const SAMPLE_MIN = 30;

/** What payments like this one are: of the same currency, and card scheme or method. */
export function likenessOf({ currency, card_scheme, payment_method }: Facts): string {
  return `${currency ?? ''}|${card_scheme ?? payment_method ?? ''}`;
}

/** What all dice of a transaction's decision follow from: FNV-1a over its id, from a start of its own. */
export function seedOf(transactionId: string): number {
  return hashText(transactionId, 0x01000193);
}

function hashText(text: string, start: number): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/** Whole numbers of 32 bits, and nothing but whole numbers to make them of: the same on every machine, for ever. */
function diceOf(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** More make the draw no sharper, so that what has become better is found out. */
const DRAW_MAX = 200;
const TEN_THOUSAND = 10_000;

/**
 * Thompson sampling: a success rate as it may be after what was seen, of ten thousand. Of n + 1 even numbers the one at
 * place a + 1 is distributed as the rate is after a of n were approved (a beta distribution's order statistic).
 */
export function drawOf(seed: number, { payment_service_id: id, approved, known }: SuccessCount): number {
  const count = Math.min(known, DRAW_MAX);
  const place = known === count ? approved : Math.round((approved * count) / known);
  const dice = diceOf(hashText(id, seed));
  const numbers = new Uint32Array(count + 1);
  for (let index = 0; index <= count; index += 1) numbers[index] = dice();
  numbers.sort();
  return Math.floor(((numbers[place] ?? 0) / 2 ** 32) * TEN_THOUSAND);
}

/** One of a hundred, from 0, by the dice of a transaction under a name. */
export function percentOf(seed: number, name: string): number {
  return diceOf(hashText(name, seed))() % 100;
}

/** Which of so many comes first, so that all of them go on being known; null: none for that reason. */
export function exploredOf(seed: number, percent: number, of: number): number | null {
  const dice = diceOf(hashText('explore', seed));
  return dice() % 100 < percent ? dice() % of : null;
}
