import type { Answer } from '../processor.ts';

export type AnswerBody = Readonly<Record<string, unknown>>;

/** What the codes that this simulator gives say; the card's own code is in the card, under 10838 of the envelope. */
const WORDS: Readonly<Record<string, string>> = {
  '0': 'Transaction successful.',
  '10001': 'Card expired.',
  '10002': 'Card is deactivated.',
  '10004': 'The card is not known.',
  '10010': 'Balance is insufficient.',
  '10012': 'Transaction failed.',
  '10019': 'Transaction Id check failed.',
  '10027': 'Card is deactivated.',
  '10029': 'Card not activated.',
  '10034': 'Below the least amount.',
  '10086': 'Card number or PIN is wrong.',
  '10096': 'The merchant may not take this card.',
  '10119': 'Too many wrong PINs today.',
  '10121': 'Invalid TerminalID.',
  '10123': 'Invalid username or password.',
  '10197': 'Amount is incorrect.',
  '10257': 'More than the bill.',
  '10312': 'The key was used with something else, or too long ago.',
  '10353': 'Cannot process reverse transaction.',
  '10361': 'Invalid currency code.',
  '10744': 'Authorization token expired.',
  '10838': 'Validation failed.',
  '10863': 'Invalid request.',
};

export function isCode(code: string): boolean {
  return Object.hasOwn(WORDS, code);
}

export function envelope(card: AnswerBody | null, code: string, more: AnswerBody = {}): AnswerBody {
  const message = WORDS[code] ?? 'Transaction failed.';
  return {
    CurrentBatchNumber: 10_000_001,
    TransactionId: 0,
    NumberOfCards: card === null ? 0 : 1,
    Cards: card === null ? [] : [card],
    ...more,
    ResponseCode: Number(code),
    ResponseMessage: message,
    ErrorCode: code === '0' ? null : code,
    ErrorDescription: code === '0' ? null : message,
  };
}

/** Of the request, before there is a card. */
export function refusal(code: string): Answer {
  return { status: 200, body: envelope(null, code) };
}

/** Of the card. */
export function refusedCard(number: string, code: string): AnswerBody {
  const message = WORDS[code] ?? 'Transaction failed.';
  const card = { CardNumber: maskNumber(number), ResponseCode: Number(code), ResponseMessage: message };
  return envelope(card, '10838');
}

export function maskNumber(number: string): string {
  return `${'X'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;
}
