import { caretFor } from '../../packages/client-core/src/editing.ts';
import {
  FIELDS,
  type FieldType,
  type Measure,
  editedField,
  shownAs,
} from '../../packages/client-core/src/fields.ts';

/** A field as the buyer sees it, and what is kept of it. */
export type TypedField = Readonly<{ raw: string; text: string; selection: readonly [number, number] }>;

export const EMPTY_FIELD: TypedField = { raw: '', text: '', selection: [0, 0] };

/**
 * The field after a key, as a browser and then the field make it: a character goes in the place of what is selected.
 * `paste …` puts a text there, `set …` is a program that writes the whole value.
 */
export function press(type: FieldType, field: TypedField, key: string, measure: Measure): TypedField {
  const [start, end] = field.selection;
  const moved = MOVES[key]?.(field);
  if (moved !== undefined) return { ...field, selection: moved };
  const { text } = field;
  const [, verb, given = ''] = /^(paste|set) (.*)$/.exec(key) ?? [];
  if (verb === 'set') return seen({ text: given, caret: given.length, isWhole: true });
  const isDelete = key === 'Backspace' || key === 'Delete';
  const isForward = key === 'Delete';
  if (isDelete && start === end) {
    const from = isForward ? start : Math.max(0, start - 1);
    const upTo = isForward ? Math.min(text.length, start + 1) : start;
    return from === upTo
      ? field
      : seen({
          text: text.slice(0, from) + text.slice(upTo),
          caret: from,
          selection: [start, end],
          isForward,
        });
  }
  const typed = isDelete ? '' : verb === 'paste' ? given : key;
  const written = text.slice(0, start) + typed + text.slice(end);
  return seen({ text: written, caret: start + typed.length, selection: [start, end] });

  function seen(edit: Parameters<typeof editedField>[2]): TypedField {
    const { raw, behind } = editedField(type, { raw: field.raw, text }, edit, measure);
    const shown = shownAs(type, raw, raw);
    const caret = caretFor(shown, behind, FIELDS[type].ours);
    return { raw, text: shown, selection: [caret, caret] };
  }
}

type Move = (field: TypedField) => readonly [number, number];
const MOVES: Readonly<Record<string, Move | undefined>> = {
  ArrowLeft: ({ selection: [start, end] }) => {
    const to = start === end ? Math.max(0, start - 1) : start;
    return [to, to];
  },
  ArrowRight: ({ text, selection: [start, end] }) => {
    const to = start === end ? Math.min(text.length, end + 1) : end;
    return [to, to];
  },
  Home: () => [0, 0],
  End: ({ text }) => [text.length, text.length],
  All: ({ text }) => [0, text.length],
  // what is typed may be a card: it is neither copied nor cut
  Cut: ({ selection }) => selection,
};

type Sequence = Readonly<{ field: FieldType; scheme?: Measure['scheme']; keys: readonly string[] }>;
const keysOf = (text: string): readonly string[] => Array.from(text);
const expiry = (...keys: readonly string[]): Sequence => ({ field: 'expiryDate', keys });
const number = (...keys: readonly string[]): Sequence => ({ field: 'number', keys });

/** Expiry dates as people, browsers and password managers write them. */
const EXPIRIES = [
  ...['1/30', '1 / 30', '130', '01/2030', '012030', '12/2030', '1/2030', '1330', '4/30', '430', '12.30'],
  ...['12-30', '12 30', '0130', '1230', '203012', '122030', '2030-12', '2/2030', '2/30', '1.2030'],
  ...['١٢٣٠', '１２／３０', '१२/२०३०', '12–30', '10/30', '11/30', '99', '0/30', '12/30/', '1a30'],
  ...['13/30', '23/30', '28/12', '012/30', '001/30', '2030/1/', '01 / 30', '0 1 / 3 0'],
];

const SEQUENCES: readonly Sequence[] = [
  ...EXPIRIES.map((text) => expiry(...keysOf(text))),
  ...[...EXPIRIES, '12 / 30', '01 / 30', '2030-12-31', '30', '12030'].flatMap((text) => [
    expiry(`paste ${text}`),
    expiry(`set ${text}`),
  ]),
  expiry(...keysOf('1230'), 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace'),
  expiry(...keysOf('1230'), 'Home', 'Delete', 'Delete', 'Delete', 'Delete', 'Delete'),
  expiry(...keysOf('1230'), 'Home', 'ArrowRight', 'ArrowRight', 'Delete', 'End', '1'),
  expiry(...keysOf('1230'), 'ArrowLeft', 'ArrowLeft', 'Backspace', '1'),
  expiry(...keysOf('1230'), 'All', ...keysOf('0431')),
  expiry(...keysOf('1230'), 'All', ...keysOf('1/31')),
  expiry(...keysOf('1230'), 'All', 'paste 4/31'),
  expiry(...keysOf('1230'), 'All', 'Cut'),
  expiry(...keysOf('1230'), 'All', 'Backspace', '5'),
  expiry(...keysOf('1230'), '9'),
  expiry(...keysOf('430'), 'Home', 'Delete', '1'),
  expiry(...keysOf('13'), 'Backspace', 'Backspace', ...keysOf('1230')),
  expiry('4', 'Backspace', ...keysOf('1230')),
  expiry(...keysOf('04'), 'Backspace', '5'),
  expiry('1', 'ArrowLeft', '1', 'End', ...keysOf('30')),
  number(...keysOf('378282246310005'), 'All', ...keysOf('5555555555554444')),
  number(...keysOf('378282246310005'), '5'),
  number(...keysOf('378282246310005'), 'Home', '4', 'Delete'),
  number(...keysOf('4111111111111111'), 'Home', 'Delete', '5'),
  number(...keysOf('41111'), 'ArrowLeft', 'Backspace', '2'),
  number(...keysOf('41112'), 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete'),
  number('paste 4111-1111-1111-1111'),
  number('paste ४१११ १११११११११११११'),
  number('set 5555 5555 5555 4444'),
  number(...keysOf('4111'), 'All', 'paste 5555555555554444'),
  number(...keysOf('4111'), 'All', 'Cut'),
  { field: 'securityCode', scheme: 'visa', keys: [...keysOf('1234'), 'Backspace', '5', 'All', '9'] },
  { field: 'securityCode', scheme: 'amex', keys: [...keysOf('12345'), 'Home', '9'] },
  { field: 'securityCode', keys: keysOf('১২৩৪৫') },
  { field: 'postalCode', keys: keysOf('SW1A 1AA') },
  { field: 'postalCode', keys: ['paste １００－０００１'] },
  { field: 'postalCode', keys: keysOf('１００ー０００１') },
  { field: 'postalCode', keys: ['paste 1234–567', 'All', 'set ٢٥٠٨٣'] },
];

/** A day of 2026, on which the expiry dates above are good. */
export const TYPED_AT = '2026-11-22T00:00:00Z';

/** Every key with what it makes of the field that it meets. */
export function typedFields(): readonly object[] {
  return SEQUENCES.map(({ field: type, scheme = null, keys }) => {
    const measure: Measure = { scheme, lengths: null, now: new Date(TYPED_AT) };
    let field = EMPTY_FIELD;
    const steps = keys.map((key) => {
      field = press(type, field, key, measure);
      return { key, ...field };
    });
    return { field: type, scheme, now: TYPED_AT, steps, isValid: FIELDS[type].isValid(field.raw, measure) };
  });
}
