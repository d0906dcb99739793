import type { FieldType, Measure } from '../../packages/client-core/src/fields.ts';
import { EMPTY_FIELD, press, TYPED_AT, type TypedField } from './typed-fields.ts';

type Case = Readonly<{
  field: FieldType;
  scheme?: Measure['scheme'];
  /** Typed into an empty field first. */
  typed: string;
  /** What is selected, or where the caret stands, in the shown text. */
  selections: readonly (readonly [number, number])[];
  keys: readonly string[];
}>;

const EVERY_KEY = ['5', '٥', 'Backspace', 'Delete', 'paste 55 55', 'paste ४२-४२', 'x', 'Cut'];

const CASES: readonly Case[] = [
  {
    field: 'number',
    typed: '4111111111111111',
    selections: [
      [0, 0],
      [4, 4],
      [5, 5],
      [4, 5],
      [9, 10],
      [3, 12],
      [0, 19],
      [19, 19],
    ],
    keys: EVERY_KEY,
  },
  {
    field: 'number',
    typed: '378282246310005',
    selections: [
      [4, 4],
      [5, 5],
      [11, 12],
      [0, 17],
      [17, 17],
    ],
    keys: EVERY_KEY,
  },
  {
    field: 'number',
    typed: '41111',
    selections: [
      [4, 4],
      [5, 5],
      [6, 6],
      [0, 6],
    ],
    keys: [...EVERY_KEY, 'paste 5555555555554444', 'paste ٤١١١ ١١١١ ١١١١ ١١١١', 'set 4111 1111'],
  },
  {
    field: 'expiryDate',
    typed: '1230',
    selections: [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [2, 5],
      [0, 7],
      [7, 7],
    ],
    keys: [...EVERY_KEY, 'paste 4/31', 'paste ٠٤/٣١'],
  },
  {
    field: 'expiryDate',
    typed: '012',
    selections: [
      [1, 1],
      [2, 2],
      [5, 5],
      [6, 6],
    ],
    keys: ['0', '2', '/', ' ', 'Backspace', 'Delete', 'paste 2031'],
  },
  {
    field: 'securityCode',
    scheme: 'visa',
    typed: '123',
    selections: [
      [0, 0],
      [1, 2],
      [0, 3],
      [3, 3],
    ],
    keys: ['4', '٤', 'Backspace', 'Delete', 'paste 98 76', '-'],
  },
  {
    field: 'securityCode',
    scheme: 'amex',
    typed: '123',
    selections: [
      [1, 1],
      [3, 3],
    ],
    keys: ['4', 'paste 98 76'],
  },
  {
    field: 'postalCode',
    typed: 'SW1A 1AA',
    selections: [
      [0, 0],
      [4, 5],
      [5, 5],
      [0, 8],
      [8, 8],
    ],
    keys: ['Z', 'ß', '٥', 'Backspace', 'Delete', 'paste １００－０００１', '%'],
  },
];

/** editing.json: a field as it stands, a key, and what it then is. */
export function editedFields(): readonly object[] {
  return CASES.flatMap(({ field, scheme = null, typed, selections, keys }) => {
    const measure: Measure = { scheme, lengths: null, now: new Date(TYPED_AT) };
    const full = Array.from(typed).reduce((at, key) => press(field, at, key, measure), EMPTY_FIELD);
    return selections.flatMap((selection) =>
      keys.map((key) => {
        const before: TypedField = { ...full, selection };
        return { field, scheme, before, key, after: press(field, before, key, measure) };
      }),
    );
  });
}
