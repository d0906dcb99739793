import { recordOf } from '../../api/problem.ts';
import { CONDITION_FIELDS } from '../../parts/condition-fields.ts';
import { decimalText, digitsOf, readAmount } from '../../parts/money.ts';

/** A condition while it is typed: every value as text. */
export type TypedCondition = Readonly<{
  name: string;
  operator: string;
  /** Of an amount its currency, of metadata its key, of velocity what is counted: `declined card 1_hour`. */
  of: string;
  /** The value, or the lower end; a list with commas. */
  value: string;
  /** The upper end. */
  max: string;
}>;

export const NEW_CONDITION: TypedCondition = {
  name: 'currency',
  operator: 'is_one_of',
  of: '',
  value: '',
  max: '',
};

/** A condition of the service, as it is typed. */
export function typedOf({
  name,
  operator,
  value,
}: Readonly<{ name: string; operator: string; value?: unknown }>): TypedCondition {
  const typed = { ...NEW_CONDITION, name, operator };
  if (Array.isArray(value)) return { ...typed, value: value.map(itemText).join(', ') };
  if (typeof value !== 'object' || value === null) return { ...typed, value: String(value) };
  const { currency, key, min, max, value: bound, ...counted } = recordOf(value);
  const of = typeof currency === 'string' ? currency : String(key ?? '');
  const write = (number: unknown): string =>
    number === undefined
      ? ''
      : typeof currency === 'string'
        ? decimalText(Number(number), digitsOf(currency))
        : String(number);
  if (name === 'velocity') {
    const parts = [counted['count'], counted['by'], counted['within'], currency];
    const given = parts.filter((part) => typeof part === 'string').join(' ');
    return { ...typed, of: given, value: write(bound) };
  }
  return { ...typed, of, value: write(min ?? bound), max: write(max) };
}

export type TypedVelocity = Readonly<{ count: string; by: string; within: string; currency: string }>;

/** What `of` says of velocity; payments of a card within an hour where it says nothing yet. */
export function velocityIn(of: string): TypedVelocity {
  const [count = 'payments', by = 'card', within = '1_hour', currency = ''] = of.split(' ').filter(Boolean);
  return { count, by, within, currency };
}

/** What `velocityIn` reads. */
export function velocityText({ count, by, within, currency }: TypedVelocity): string {
  return [count, by, within, ...(count === 'amount' ? [currency] : [])].join(' ');
}

function itemText(item: unknown): string {
  const { min, max } = recordOf(item);
  return min === undefined ? String(item) : `${String(min)}-${String(max)}`;
}

/** What is sent. What cannot be read goes as it was typed: the service says what would be right. */
export function conditionOf({ name, operator, of, value, max }: TypedCondition) {
  return { name, operator, value: valueOf({ name, operator, of, value, max }) };
}

function valueOf({ name, operator, of, value, max }: TypedCondition): unknown {
  const kind = CONDITION_FIELDS[name]?.kind ?? 'texts';
  const isRange = operator === 'is_between';
  switch (kind) {
    case 'flag':
      return value === 'true';
    case 'share':
      return numberOr(value);
    case 'amount': {
      const currency = of.trim().toUpperCase();
      const read = (text: string): unknown => readAmount(text, currency) ?? text;
      return isRange ? { currency, min: read(value), max: read(max) } : { currency, value: read(value) };
    }
    case 'number':
      return isRange
        ? { key: of, min: numberOr(value), max: numberOr(max) }
        : { key: of, value: numberOr(value) };
    case 'velocity':
      return velocityValue(velocityIn(of), value);
    case 'pair':
      return { key: of, value };
    case 'text':
      return operator === 'equal_to' ? value.trim() : items(value);
    case 'digits':
      return items(value).map((one) => {
        const [min = '', end] = one.split(/[-–]/).map((part) => part.trim());
        return end === undefined ? min : { min, max: end };
      });
    case 'codes':
      return items(value).map((one) => one.toUpperCase());
    default:
      return items(value);
  }
}

function velocityValue({ currency: unit, ...counted }: TypedVelocity, value: string): unknown {
  if (counted.count !== 'amount') return { ...counted, value: numberOr(value) };
  const currency = unit.toUpperCase();
  return { ...counted, value: readAmount(value, currency) ?? value, currency };
}

function items(text: string): readonly string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function numberOr(text: string): unknown {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}
