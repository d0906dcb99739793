import { AMOUNT_MAX } from '../amount-limit.ts';
import { countries } from '../country.ts';
import { parseCurrency } from '../currency.ts';
import { isObject } from '../json.ts';

/** What is wrong with a value, and where in it (a JSON pointer). */
export type ValueProblem = Readonly<{ pointer: string; message: string; type: string }>;

/** Reads a condition's value; adds to `wrong` and gives null where it is none. */
export type Reader<Value> = (given: unknown, pointer: string, wrong: ValueProblem[]) => Value | null;

const LIST_MAX = 1000;
const TEXT_MAX = 200;

export function addProblem(
  wrong: ValueProblem[],
  pointer: string,
  message: string,
  type = 'value_error',
): null {
  wrong.push({ pointer, message, type });
  return null;
}

export const truth: Reader<boolean> = (given, pointer, wrong) =>
  typeof given === 'boolean' ? given : addProblem(wrong, pointer, 'must be true or false', 'type_error.bool');

export const words: Reader<string> = (given, pointer, wrong) =>
  typeof given === 'string' && given.length > 0 && given.length <= TEXT_MAX
    ? given
    : addProblem(wrong, pointer, `must be a text of 1 to ${TEXT_MAX} characters`, 'type_error.str');

export const country = pattern(
  (text) => (countries.some((code) => code === text) ? text : null),
  'must be a country, as two capital letters (ISO 3166-1)',
);
export const currency = pattern(parseCurrency, 'must be a currency, as three capital letters (ISO 4217)');
/** `en` stands for every `en-…`. */
export const language = pattern(
  (text) => (/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(text) ? text.toLowerCase() : null),
  'must be a language, for example en or en-GB',
);
export const binDigits = pattern(
  (text) => (/^\d{6,8}$/.test(text) ? text : null),
  'must be the first six to eight digits of a number',
);

export function word(known: readonly string[]): Reader<string> {
  return pattern((text) => (known.includes(text) ? text : null), `must be one of ${known.join(', ')}`);
}

function pattern(read: (text: string) => string | null, message: string): Reader<string> {
  return (given, pointer, wrong) => {
    const found = typeof given === 'string' ? read(given) : null;
    return found ?? addProblem(wrong, pointer, message);
  };
}

export function listOf<Value>(one: Reader<Value>): Reader<readonly Value[]> {
  return (given, pointer, wrong) => {
    if (!Array.isArray(given) || given.length === 0 || given.length > LIST_MAX)
      return addProblem(wrong, pointer, `must be a list of 1 to ${LIST_MAX} values`, 'type_error.list');
    const values = given.map((value: unknown, index) => one(value, `${pointer}/${index}`, wrong));
    const found = values.filter((value) => value !== null);
    return found.length === values.length ? found : null;
  };
}

export function wholeNumber(min: number, max: number): Reader<number> {
  return (given, pointer, wrong) =>
    typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max
      ? given
      : addProblem(wrong, pointer, `must be a whole number from ${min} to ${max}`, 'type_error.integer');
}

const minorUnits = wholeNumber(0, AMOUNT_MAX);

export type AmountBound = Readonly<{ currency: string; value: number }>;
export const amountBound: Reader<AmountBound> = (given, pointer, wrong) => {
  const read = members(given, ['currency', 'value'], pointer, wrong);
  if (read === null) return null;
  const [unit, value] = [
    currency(read['currency'], `${pointer}/currency`, wrong),
    minorUnits(read['value'], `${pointer}/value`, wrong),
  ];
  return unit === null || value === null ? null : { currency: unit, value };
};

export type AmountRange = Readonly<{ currency: string; min: number; max: number }>;
export const amountRange: Reader<AmountRange> = (given, pointer, wrong) => {
  const read = members(given, ['currency', 'min', 'max'], pointer, wrong);
  if (read === null) return null;
  const unit = currency(read['currency'], `${pointer}/currency`, wrong);
  const range = rangeIn(read, minorUnits, pointer, wrong);
  return unit === null || range === null ? null : { currency: unit, ...range };
};

/** Both ends belong to it. */
export type BinRange = Readonly<{ min: string; max: string }>;
export const binRange: Reader<BinRange> = (given, pointer, wrong) => {
  if (typeof given === 'string') {
    const bin = binDigits(given, pointer, wrong);
    return bin === null ? null : { min: bin, max: bin };
  }
  const read = members(given, ['min', 'max'], pointer, wrong);
  if (read === null) return null;
  const [min, max] = [
    binDigits(read['min'], `${pointer}/min`, wrong),
    binDigits(read['max'], `${pointer}/max`, wrong),
  ];
  if (min === null || max === null) return null;

  return min.length === max.length && min <= max
    ? { min, max }
    : addProblem(wrong, `${pointer}/max`, 'must have as many digits as min, and be no less');
};

export type Pair = Readonly<{ key: string; value: string }>;
export const pair: Reader<Pair> = (given, pointer, wrong) => {
  const read = members(given, ['key', 'value'], pointer, wrong);
  if (read === null) return null;
  const [key, value] = [
    words(read['key'], `${pointer}/key`, wrong),
    words(read['value'], `${pointer}/value`, wrong),
  ];
  return key === null || value === null ? null : { key, value };
};

const NUMBER_MAX = 1e15;
const plainNumber: Reader<number> = (given, pointer, wrong) =>
  typeof given === 'number' && Number.isFinite(given) && Math.abs(given) <= NUMBER_MAX
    ? given
    : addProblem(wrong, pointer, 'must be a number', 'type_error.float');

export type NumberBound = Readonly<{ key: string; value: number }>;
export const numberBound: Reader<NumberBound> = (given, pointer, wrong) => {
  const read = members(given, ['key', 'value'], pointer, wrong);
  if (read === null) return null;
  const [key, value] = [
    words(read['key'], `${pointer}/key`, wrong),
    plainNumber(read['value'], `${pointer}/value`, wrong),
  ];
  return key === null || value === null ? null : { key, value };
};

export type NumberRange = Readonly<{ key: string; min: number; max: number }>;
export const numberRange: Reader<NumberRange> = (given, pointer, wrong) => {
  const read = members(given, ['key', 'min', 'max'], pointer, wrong);
  if (read === null) return null;
  const key = words(read['key'], `${pointer}/key`, wrong);
  const range = rangeIn(read, plainNumber, pointer, wrong);
  return key === null || range === null ? null : { key, ...range };
};

function rangeIn(
  read: Readonly<Record<string, unknown>>,
  one: Reader<number>,
  pointer: string,
  wrong: ValueProblem[],
): Readonly<{ min: number; max: number }> | null {
  const [min, max] = [one(read['min'], `${pointer}/min`, wrong), one(read['max'], `${pointer}/max`, wrong)];
  if (min === null || max === null) return null;
  return min <= max ? { min, max } : addProblem(wrong, `${pointer}/max`, 'must be no less than min');
}

/** An object with these members and no others. */
export function members(
  given: unknown,
  names: readonly string[],
  pointer: string,
  wrong: ValueProblem[],
): Readonly<Record<string, unknown>> | null {
  if (!isObject(given))
    return addProblem(wrong, pointer, `must be an object with ${names.join(', ')}`, 'type_error.dict');
  const strangers = Object.keys(given).filter((name) => !names.includes(name));
  for (const name of strangers)
    addProblem(
      wrong,
      `${pointer}/${escapePointer(name)}`,
      `is not one of ${names.join(', ')}`,
      'value_error.extra',
    );
  return strangers.length === 0 ? given : null;
}

/** RFC 6901. */
function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
