import type { Processor } from './processor.ts';

/**
 * A third party that says what it was sent: for the relay, so that a first request needs nobody else's server. What it
 * was sent are card data, so it masks before it answers, and keeps nothing.
 */
export const echoServer: Processor = {
  id: 'echo',
  read: ({ method, headers, body }) => ({
    status: 200,
    body: {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, maskedText(value)])),
      body: maskedText(body),
    },
  }),
};

/** As long as a card number at least: its last four digits may be seen. */
const LONG = 12;
/** A code, a year, a card number or a part of one. Who was sent them cannot tell them from other numbers. */
const DIGITS = /\p{Nd}{3,}/gu;
/** Cryptograms, tokens and keys: so long, in base64 or hex, and with a digit. */
const WORD = /(?=[A-Za-z+/_=-]*\d)[A-Za-z0-9+/_=-]{20,}/g;

function maskedText(text: string): string {
  return text.replaceAll(WORD, maskedWord).replaceAll(DIGITS, maskedWord);
}

function maskedWord(word: string): string {
  const isNumber = /^\p{Nd}+$/u.test(word);
  const shown = isNumber && word.length >= LONG ? word.slice(-4) : '';
  return `${'•'.repeat(Math.min(word.length - shown.length, 12))}${shown}`;
}
