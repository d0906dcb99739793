import { FIELDS, codeLabelOf, editedField, expirationDate, schemeOf, shownAs } from './fields.ts';
import type { Instrument } from './session.ts';

/** A card form of your own, as values: what was typed, without what makes it readable. */
export type TypedCard = Readonly<{
  /** Digits of the number, as they are shown. */
  number: string;
  /** Month and year, as they are shown. */
  expiryDate: string;
  /** Digits of the security code. */
  securityCode: string;
}>;
/** Name of a field of a card. */
export type CardField = keyof TypedCard;

/** A card of which nothing was typed. */
export const EMPTY_CARD: TypedCard = { number: '', expiryDate: '', securityCode: '' };

/** What is known of a typed card, as the fields of Secure Fields would show and judge it. */
export type ReadCard = Readonly<{
  /** In groups, for the text inputs. */
  shown: TypedCard;
  /** Whether each field can be sent. */
  isValid: Readonly<Record<CardField, boolean>>;
  /** Whether all of them can. */
  isComplete: boolean;
  /** The card's scheme; null: not known yet. */
  scheme: string | null;
  /** What the scheme calls its security code. */
  codeLabel: string;
  /** What goes into the session; null until all three are valid. */
  instrument: Instrument | null;
}>;

/**
 * The card after an input has changed: `text` is all that stands in the input.
 *
 * @example const card = typeCard(EMPTY_CARD, 'number', '4111')
 */
export function typeCard(card: TypedCard, field: CardField, text: string): TypedCard {
  const raw = card[field];
  const before = { raw, text: shownAs(field, raw, raw) };
  const edit = { text, caret: endOfChange(before.text, text) };
  return { ...card, [field]: editedField(field, before, edit, measureOf(card, new Date())).raw };
}

/** Where the caret stands, of systems that do not say: behind what is new. */
function endOfChange(before: string, text: string): number {
  let [head, tail] = [0, 0];
  while (head < Math.min(before.length, text.length) && before[head] === text[head]) head += 1;
  const rest = Math.min(before.length, text.length) - head;
  while (tail < rest && before.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  return text.length - tail;
}

/**
 * What a card that was typed comes to, at that time.
 *
 * @example const { isComplete, scheme } = readCard(card, new Date())
 */
export function readCard(card: TypedCard, now: Date): ReadCard {
  const measure = measureOf(card, now);
  const valid = (field: CardField): boolean => FIELDS[field].isValid(card[field], measure);
  const shown = (field: CardField): string => shownAs(field, card[field], card[field]);
  const isValid = {
    number: valid('number'),
    expiryDate: valid('expiryDate'),
    securityCode: valid('securityCode'),
  };
  const isComplete = isValid.number && isValid.expiryDate && isValid.securityCode;
  const { number, expiryDate, securityCode } = card;

  return {
    shown: {
      number: shown('number'),
      expiryDate: shown('expiryDate'),
      securityCode: shown('securityCode'),
    },
    isValid,
    isComplete,
    scheme: measure.scheme,
    codeLabel: codeLabelOf(measure.scheme),
    instrument: isComplete ? { number, expirationDate: expirationDate(expiryDate), securityCode } : null,
  };
}

function measureOf({ number }: TypedCard, now: Date) {
  return { scheme: schemeOf(number), lengths: null, now };
}
