import { codeText } from '../parts/payment-words.ts';
import { type Row, type SayText, useWords } from './words.ts';

/** Says a word of the contract: by its row, or by itself, where a newer service has a word that is not known here. */
export function useContractWord<Rows extends Readonly<Record<string, Row>>>(
  rows: Rows,
): (word: string) => string {
  const say: SayText<Rows> = useWords(rows);
  return (word) => (word in rows ? say(word as keyof Rows & string) : codeText(word)); // it is one of them
}
