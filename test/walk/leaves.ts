import { randomUUID } from 'node:crypto';
import type { TSchema } from 'typebox';
import { objectOf } from '../../server/domain/json.ts';

/** A field of a request that holds no others. `at` is the whole part of the request with a value in it. */
export type Leaf = Readonly<{
  /** With the words that tell alternatives apart: `/payment_method(card)/number`. */
  pointer: string;
  name: string;
  schema: LeafSchema;
  isRequired: boolean;
  /** `undefined` leaves the field out, and all that stands around it in. */
  at(value: unknown): unknown;
}>;

export type LeafSchema = TSchema &
  Readonly<{
    type?: string;
    const?: unknown;
    enum?: readonly unknown[];
    default?: unknown;
    format?: string;
    pattern?: string;
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
    minItems?: number;
    required?: readonly string[];
    properties?: Readonly<Record<string, LeafSchema>>;
    patternProperties?: Readonly<Record<string, LeafSchema>>;
    items?: LeafSchema;
    anyOf?: readonly LeafSchema[];
    'x-sensitive'?: Readonly<{ label: string }>;
  }>;

/** Every leaf of a schema, in its order. Dictionaries are leaves. */
export function leavesOf(schema: TSchema): readonly Leaf[] {
  return [...walk(schema as LeafSchema, '', '', true)];
}

function* walk(node: LeafSchema, pointer: string, name: string, isRequired: boolean): Generator<Leaf> {
  const branches = branchesOf(node);
  const { properties, items } = node;
  if (node['x-sensitive'] === undefined && branches.some(hasMembers))
    for (const branch of branches)
      yield* walk(branch, `${pointer}${wordOf(branch, branches)}`, name, isRequired);
  else if (properties !== undefined && Object.keys(properties).length > 0)
    for (const [member, inner] of Object.entries(properties)) {
      const required = node.required?.includes(member) === true;
      for (const leaf of walk(inner, `${pointer}/${member}`, member, required))
        yield {
          ...leaf,
          at: (value) => {
            const made = leaf.at(value);
            const { [member]: _own, ...others } = {
              ...(sample(node) as Readonly<Record<string, unknown>>),
              ...branchSample(pointer),
            };
            return made === undefined ? others : { ...others, [member]: made };
          },
        };
    }
  else if (items !== undefined && hasMembers(items))
    for (const leaf of walk(items, `${pointer}/0`, name, true))
      yield { ...leaf, at: (value) => [leaf.at(value)] };
  else yield { pointer, name, schema: branches[0] ?? node, isRequired, at: (value) => value };
}

function hasMembers(node: LeafSchema): boolean {
  return (
    Object.keys(node.properties ?? {}).length > 0 ||
    branchesOf(node).some(hasMembers) ||
    (node.items !== undefined && hasMembers(node.items))
  );
}

function branchesOf(node: LeafSchema): readonly LeafSchema[] {
  return (node.anyOf ?? []).filter(({ type }) => type !== 'null');
}

/** `(card)`, or where no member tells it, its number. */
function wordOf(branch: LeafSchema, among: readonly LeafSchema[]): string {
  const words = ['method', 'scheme', 'kind'].flatMap((name) => {
    const { const: fixed, enum: several } = branch.properties?.[name] ?? {};
    const word = fixed ?? several?.[0];
    return typeof word === 'string' ? [word] : [];
  });
  if (words.length > 0) return `(${words.join(' ')})`;
  return among.length === 1 ? '' : `(${among.indexOf(branch)})`;
}

/** What an alternative needs beside the smallest that is well formed, by its word. */
function branchSample(pointer: string): Readonly<Record<string, unknown>> {
  const [, name = '', word = ''] = /([a-z_]*)\(([^)]*)\)$/.exec(pointer) ?? [];
  return BRANCHES[word] ?? BRANCHES[name] ?? {};
}

/** What stands at the top of a request whose alternative this is. */
export function besideBranch({ pointer }: Leaf): Readonly<Record<string, unknown>> {
  return Object.entries(BESIDE).find(([word]) => pointer.includes(word))?.[1] ?? {};
}

const BESIDE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/payment_method(bank ach)': { intent: 'capture' },
  '/payment_method(bank sepa)': { intent: 'capture', currency: 'EUR', country: 'DE' },
  '/payment_method(bank bacs)': { intent: 'capture', currency: 'GBP', country: 'GB' },
  '/gift_cards/': { amount: 1500 },
};

const BRANCHES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'bank sepa': { account_number: 'DE89370400440532013000' },
  'bank bacs': { account_number: '55779911', routing_number: '200000' },
  abitab: { method: 'paypal', country: 'US', currency: 'USD', redirect_url: 'https://shop.example/done' },
  id: { id: '{create_payment_method.id}' },
  'checkout-session': { id: '{native_session.id}' },
  three_d_secure_data: { eci: '05', version: '2.2.0', cavv: 'jJ81HADVRtXfCBATEp01CJUAAAA=' },
  'network-token': { token: '4111111111111111', cryptogram: 'AgAAAAAAAIR8CQrXcIhbQAAAAAA=' },
};

/** The smallest value that a schema and the rules beside it take. */
export function sample(node: LeafSchema, name = ''): unknown {
  if (node.const !== undefined) return node.const;
  if (name in SAMPLES) return SAMPLES[name];
  if (node.default !== undefined) return node.default;
  if (node.enum !== undefined) return node.enum[0];
  if (node['x-sensitive'] !== undefined) return SENSITIVE[node['x-sensitive'].label] ?? 'x';
  const [branch] = branchesOf(node);
  return branch === undefined ? sampleByType(node, name) : sample(branch);
}

function sampleByType(node: LeafSchema, name: string): unknown {
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        (node.required ?? []).map((member) => [member, sample(node.properties?.[member] ?? {}, member)]),
      );
    case 'array':
      return Array.from({ length: node.minItems ?? 0 }, () => sample(node.items ?? {}, name));
    case 'string':
      return textFor(node, 'x');
    case 'integer':
    case 'number':
      return Math.max(1, node.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/**
 * The example with the field of `made` in it. What the example has around the field stays, unless another
 * alternative is meant there: that is taken whole.
 */
export function withLeaf(example: unknown, made: unknown, leaf: Leaf): unknown {
  const [, before = '', after = ''] = /^(.*\))?(.*)$/.exec(leaf.pointer) ?? [];
  const whole = before === '' ? namesOf(after) : namesOf(before);
  return before === '' || whole.length > 0 ? put(example, made, whole, before !== '') : made;
}

function put(example: unknown, made: unknown, names: readonly string[], isWhole: boolean): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return made;
  if (Array.isArray(made))
    return [put(Array.isArray(example) ? example[0] : undefined, made[0], rest, isWhole)];
  const [own, other] = [objectOf(made) ?? {}, objectOf(example) ?? {}];
  const { [name]: _given, ...others } = { ...own, ...other };
  const value = put(other[name], own[name], rest, isWhole);
  return value === undefined ? others : { ...others, [name]: value };
}

function namesOf(pointer: string): readonly string[] {
  return pointer
    .replaceAll(/\([^)]*\)/g, '')
    .split('/')
    .slice(1);
}

/** Two values that a leaf may have, as different as can be. */
export function valuesFor(leaf: Leaf): readonly [unknown, unknown] {
  const { name, schema } = leaf;
  const known = VALUES[name] ?? boundsFor(leaf);
  if (known !== undefined) return known;
  if (schema.const !== undefined) return [undefined, schema.const];
  if (schema.enum !== undefined) return [schema.enum[0], schema.enum.at(-1)];
  if (schema['x-sensitive'] !== undefined)
    return [
      SENSITIVE[schema['x-sensitive'].label] ?? 'x',
      OTHER_SENSITIVE[schema['x-sensitive'].label] ?? 'y',
    ];
  switch (schema.type) {
    case 'boolean':
      return [false, true];
    case 'integer':
    case 'number':
      return numbersFor(schema);
    case 'array':
      return [[], [several(schema.items ?? {})]];
    case 'object':
      return [{}, { mark: 'mark' }];
    default:
      return [textFor(schema, 'a'), textFor(schema, 'b')];
  }
}

function numbersFor({ minimum = 2, maximum }: LeafSchema): readonly [number, number] {
  const least = Math.max(2, minimum);
  return [least, Math.min(maximum ?? least + 1, least + 1)];
}

/** More than any amount, or before any row, of a walk: what is within bounds changes nothing. */
function boundsFor({ name, schema }: Leaf): readonly [unknown, unknown] | undefined {
  if (name.endsWith('_gte') && schema.type === 'integer') return [2, 1_000_000];
  return name.endsWith('_lte') && schema.format === 'date-time'
    ? ['2020-01-01T00:00:00Z', '2031-02-03T04:05:06Z']
    : undefined;
}

function several(items: LeafSchema): unknown {
  return items.enum?.at(-1) ?? items.anyOf?.[0]?.enum?.at(-1) ?? sample(items);
}

function textFor({ format, minLength = 1, maxLength = 20 }: LeafSchema, letter: string): string {
  switch (format) {
    case 'uuid':
      return randomUUID();
    case 'date-time':
      return letter === 'b' ? '2031-02-03T04:05:06Z' : '2030-01-01T00:00:00Z';
    case 'date':
      return letter === 'b' ? '2031-02-03' : '2030-01-01';
    case 'email':
      return `${letter}@shop.example`;
    case 'uri':
    case 'url':
      return `https://shop.example/${letter}`;
    default:
      return letter.repeat(Math.min(maxLength, Math.max(minLength, 3)));
  }
}

const SENSITIVE: Readonly<Record<string, string>> = {
  'card.number': '4111111111111111',
  'card.security_code': '123',
  'gift_card.number': '6035710000004321',
  'gift_card.pin': '0500',
  'network_token.number': '4111111111111111',
  'bank.account_number': '000123456789',
};
const OTHER_SENSITIVE: Readonly<Record<string, string>> = {
  'card.number': '5555555555554444',
  'card.security_code': '321',
  'gift_card.number': '6035710000005555',
  'gift_card.pin': '0600',
  'network_token.number': '5555555555554444',
  'bank.account_number': '000123456780',
};
/** What a pattern or a rule asks of a field, which the smallest text is not. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  amount: 1299,
  currency: 'USD',
  country: 'US',
  expiration_date: '12/30',
  bin: '41111111',
  redirect_url: 'https://shop.example/done',
  token_url: 'https://shop.example/token',
  routing_number: '021000021',
  phone_number: '+14155550100',
  state_code: 'US-CA',
  currency_code: 'USD',
  account_holder: { first_name: 'Ann', last_name: 'Example' },
};
/** Pairs of values where a name asks for more than the schema says. */
const VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  amount: [1299, 1300],
  currency: ['USD', 'EUR'],
  country: ['US', 'DE'],
  country_code: ['US', 'DE'],
  expiration_date: ['12/30', '11/31'],
  redirect_url: ['https://shop.example/done', 'https://shop.example/other'],
  token_url: ['https://shop.example/token', 'https://shop.example/tokens'],
  routing_number: ['021000021', '011401533'],
  phone_number: ['+14155550100', '+14155550101'],
  bank_scheme: ['sepa', 'ach'],
  card_suffix: ['1234', '5678'],
  card_scheme: ['visa', 'mastercard'],
  state_code: ['US-CA', 'US-NY'],
};
