import { randomUUID } from 'node:crypto';
import type { TSchema } from 'typebox';
import type { Operation } from '../../server/api-contract/operation.ts';
import type { LeafSchema } from './leaves.ts';

/** A field of a request that names something, wherever it stands, and the request that has it. */
export type NamingField = Readonly<{
  place: 'path' | 'query' | 'body' | 'header';
  /** With the words that tell alternatives apart, so that every one of them is another field. */
  pointer: string;
  name: string;
  /** False where any text will do: a name of the caller's own, or of a third party's. */
  isId: boolean;
  /** What the whole part of the request is with this value in the field, as small as it may be. */
  build(value: string): Readonly<Record<string, unknown>>;
}>;

const NAMING = /(?:^|_)(?:ids?|identifier)$/;

/**
 * Every field of an operation by which a caller names something. `connection_options` are words of processors
 * to themselves: nothing in them is of ours.
 */
export function namingFields(operation: Operation): NamingField[] {
  const found: NamingField[] = [];
  for (const [place, schema] of [
    ['path', operation.params],
    ['query', operation.query],
    ['body', operation.body],
  ] as const) {
    if (schema === undefined) continue;
    for (const field of walk(schema as LeafSchema, '', '')) {
      const build = (value: string): Readonly<Record<string, unknown>> => field.build(value) as BuiltBody;
      if (!found.some((other) => other.place === place && other.pointer === field.pointer))
        found.push({ ...field, place, build });
    }
  }
  if (operation.merchantAccount === 'header')
    found.push({
      place: 'header',
      pointer: 'x-merchant-account-id',
      name: 'merchant_account_id',
      isId: false,
      build: (value) => ({ 'x-merchant-account-id': value }),
    });
  return found;
}

/** The smallest value that a schema takes, as far as a schema tells. */
export function smallest(schema: TSchema): unknown {
  const node = schema as LeafSchema;
  if (node.default !== undefined) return node.default;
  if (node.const !== undefined) return node.const;
  if (node.enum !== undefined) return node.enum[0];
  if (node['x-sensitive'] !== undefined) return SENSITIVE[node['x-sensitive'].label] ?? 'x';
  const [branch] = branchesOf(node);
  if (branch !== undefined) return smallest(branch);
  switch (node.type) {
    case 'object':
      return objectFor(node);
    case 'array':
      return Array.from({ length: node.minItems ?? 0 }, () => smallest(node.items ?? {}));
    case 'string':
      return textFor(node);
    case 'integer':
    case 'number':
      return Math.max(1, node.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function objectFor({ required = [], properties = {} }: LeafSchema): object {
  return Object.fromEntries(
    required.map((name) => [name, SPECIAL[name] ?? smallest(properties[name] ?? {})]),
  );
}

function textFor({ format, minLength }: LeafSchema): string {
  if (format === 'uuid') return randomUUID();
  return format === 'date-time' ? '2030-01-01T00:00:00Z' : 'x'.repeat(Math.max(1, minLength ?? 1));
}

type BuiltBody = Readonly<Record<string, unknown>>;
type WalkedField = Readonly<{ pointer: string; name: string; isId: boolean; build(value: string): unknown }>;

function* walk(node: LeafSchema, pointer: string, name: string): Generator<WalkedField> {
  if (name === 'connection_options' || node['x-sensitive'] !== undefined) return;
  if (NAMING.test(name) && takesText(node)) {
    yield { pointer, name, isId: takesId(node), build: (value) => value };
    return;
  }
  for (const branch of branchesOf(node)) yield* walk(branch, `${pointer}${wordOf(branch)}`, name);
  if (node.items !== undefined)
    for (const field of walk(node.items, `${pointer}/0`, name))
      yield { ...field, build: (value) => [field.build(value)] };
  for (const [member, schema] of Object.entries(node.properties ?? {}))
    for (const field of walk(schema, `${pointer}/${member}`, member))
      yield {
        ...field,
        build: (value) => ({ ...(smallest(node) as BuiltBody), [member]: field.build(value) }),
      };
}

function branchesOf(node: LeafSchema): readonly LeafSchema[] {
  return (node.anyOf ?? []).filter(({ type }) => type !== 'null');
}

function takesText(node: LeafSchema): boolean {
  return node.type === 'string' || branchesOf(node).some(takesText);
}

function takesId(node: LeafSchema): boolean {
  return node.format === 'uuid' || branchesOf(node).some(takesId);
}

/** `(card)`: the word by which an alternative is told from others. */
function wordOf({ properties = {} }: LeafSchema): string {
  const { method } = properties;
  const word = method?.const ?? method?.enum?.[0];
  return typeof word === 'string' ? `(${word})` : '';
}

const SENSITIVE: Readonly<Record<string, string>> = {
  'card.number': '4111111111111111',
  'card.security_code': '123',
  'gift_card.number': '6035710000004321',
  'gift_card.pin': '0500',
  'network_token.number': '4111111111111111',
  'bank.account_number': '000123456789',
};
/** What a pattern or a rule asks of a field, which the smallest text is not. */
const SPECIAL: Readonly<Record<string, unknown>> = {
  currency: 'USD',
  country: 'US',
  expiration_date: '12/30',
  bin: '41111111',
  redirect_url: 'https://shop.example/done',
  routing_number: '021000021',
  account_holder: { first_name: 'Ann', last_name: 'Example' },
};
