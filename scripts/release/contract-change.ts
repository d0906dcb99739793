import type { Field, Limits, Model, NamedType, Operation, Type } from '../../sdks/generator/model.ts';
import { dottedName } from '../../sdks/generator/names.ts';
import { type Kind, levelOf } from './contract-kinds.ts';
import { highestLevel, type Level } from './levels.ts';
import type { Audience } from './published.ts';

/** One difference of two states of the contract: where it is, and of which kind. */
export type ContractChange = Readonly<{ where: string; kind: Kind; what: string }>;

/** Every difference; what several operations share is told once. */
export function contractChanges(before: Model, after: Model): readonly ContractChange[] {
  const found = new Map<string, ContractChange>();
  const seen = new Set<string>();
  const tell: TellChange = (where, kind, what = '') =>
    void found.set(`${where} ${kind} ${what}`, { where, kind, what });
  const context = { before: typesOf(before), after: typesOf(after), seen, tell };
  compareOperations(context, before, after);
  compareWebhooks(context, before, after);
  compareNames(tell, before, after);
  return [...found.values()];
}

export function levelFor(audience: Audience, changes: readonly ContractChange[]): Level {
  return highestLevel(changes.map(({ kind }) => levelOf(kind, audience)));
}

type TellChange = (where: string, kind: Kind, what?: string) => void;
type Direction = 'request' | 'answer';
type Types = ReadonlyMap<string, NamedType>;
type Context = Readonly<{ before: Types; after: Types; seen: Set<string>; tell: TellChange }>;

function typesOf({ schemas }: Model): Types {
  return new Map(schemas.map((one) => [one.name, one]));
}

/** What a caller sends it to; the names of its parameters are nobody's business. */
function addressOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
}

function compareOperations(context: Context, before: Model, after: Model): void {
  const old = new Map(before.operations.map((one) => [addressOf(one), one]));
  const fresh = new Map(after.operations.map((one) => [addressOf(one), one]));
  for (const [address, operation] of old) {
    const now = fresh.get(address);
    if (now === undefined) context.tell(operation.id, 'operation taken away', address);
    else compareOperation(context, operation, now);
  }
  for (const [address, operation] of fresh)
    if (!old.has(address)) context.tell(operation.id, 'operation added', address);
}

function compareOperation(context: Context, before: Operation, after: Operation): void {
  const { tell } = context;
  const where = after.id;
  const flip = (was: boolean, is: boolean, gained: Kind, lost: Kind): void => {
    if (was !== is) tell(where, is ? gained : lost);
  };
  if (dottedName(before) !== dottedName(after))
    tell(where, 'operation has another name', `${dottedName(before)} → ${dottedName(after)}`);
  flip(before.isKeyed, after.isKeyed, 'idempotency key taken', 'idempotency key no longer taken');
  flip(before.isReading, after.isReading, 'is repeated by itself', 'is no longer repeated by itself');
  flip(before.items !== null, after.items !== null, 'has pages', 'has no pages');
  for (const scope of wordsWithout(after.scopes, before.scopes)) tell(where, 'scope asked for', scope);
  for (const scope of wordsWithout(before.scopes, after.scopes))
    tell(where, 'scope no longer asked for', scope);
  if (before.summary !== after.summary || before.description !== after.description)
    tell(where, 'words changed');

  compareFields(context, 'request', `${where} query`, before.query, after.query);
  compareFields(context, 'request', `${where} headers`, before.headers, after.headers);
  compareFields(context, 'request', where, fieldsOfBody(before), fieldsOfBody(after));
  compareFields(context, 'answer', where, fieldsOfAnswer(before), fieldsOfAnswer(after));
}

function fieldsOfBody({ body }: Operation): readonly Field[] {
  return body === null ? [] : [{ name: 'body', about: '', ...body }];
}

function fieldsOfAnswer({ answer }: Operation): readonly Field[] {
  return answer === null ? [] : [{ name: 'answer', about: '', isRequired: true, type: answer }];
}

function compareWebhooks(context: Context, before: Model, after: Model): void {
  const [old, fresh] = [before, after].map(
    ({ webhooks }) => new Map(webhooks.map((one) => [one.name, one.body])),
  );
  for (const [name, body] of old ?? []) {
    const now = fresh?.get(name);
    if (now === undefined) context.tell(name, 'webhook taken away');
    else compareTypes(context, 'answer', name, body, now);
  }
  for (const name of fresh?.keys() ?? []) if (old?.has(name) !== true) context.tell(name, 'webhook added');
}

/** Names of types are part of what a typed SDK exports. */
function compareNames(tell: TellChange, before: Model, after: Model): void {
  const [old, fresh] = [typesOf(before), typesOf(after)];
  for (const [name, { about }] of old) {
    const now = fresh.get(name);
    if (now === undefined) tell(name, 'type has another name');
    else if (now.about !== about) tell(name, 'words changed');
  }
  for (const name of fresh.keys()) if (!old.has(name)) tell(name, 'type added');
}

function compareFields(
  context: Context,
  direction: Direction,
  where: string,
  before: readonly Field[],
  after: readonly Field[],
): void {
  const [old, fresh] = [before, after].map((fields) => new Map(fields.map((field) => [field.name, field])));
  for (const [name, field] of old ?? []) {
    const now = fresh?.get(name);
    const place = `${where}.${name}`;
    if (now === undefined) {
      context.tell(place, `${direction}: field taken away`);
      continue;
    }
    if (field.isRequired !== now.isRequired) context.tell(place, PRESENCE[direction][now.isRequired ? 0 : 1]);
    if (field.about !== now.about) context.tell(place, 'words changed');
    compareTypes(context, direction, place, field.type, now.type);
  }

  for (const [name, field] of fresh ?? [])
    if (old?.has(name) !== true) context.tell(`${where}.${name}`, addedKind(direction, field));
}

const PRESENCE: Readonly<Record<Direction, readonly [always: Kind, sometimes: Kind]>> = {
  request: ['request: field is required', 'request: field may be left out'],
  answer: ['answer: field is always there', 'answer: field may be absent'],
};

function addedKind(direction: Direction, { isRequired }: Field): Kind {
  if (direction === 'answer') return 'answer: field added';
  return isRequired ? 'request: required field added' : 'request: optional field added';
}

function compareTypes(
  context: Context,
  direction: Direction,
  where: string,
  before: Type,
  after: Type,
): void {
  if (before.kind === 'named' && after.kind === 'named' && before.name === after.name) {
    const key = `${direction} ${after.name}`;
    if (context.seen.has(key)) return;
    context.seen.add(key);
    const [old, now] = [context.before.get(before.name), context.after.get(after.name)];
    if (old !== undefined && now !== undefined)
      compareTypes(context, direction, after.name, old.type, now.type);
    return;
  }

  const [old, now] = [formsOf(context.before, before), formsOf(context.after, after)];
  const [first, second] = [old[0], now[0]];
  if (old.length === 1 && now.length === 1 && first !== undefined && second !== undefined)
    return compareForms(context, direction, where, first, second);
  compareUnions(context, direction, where, [old, now]);
}

/** By what can be told apart: a form that both have is compared with itself. */
function compareUnions(
  context: Context,
  direction: Direction,
  where: string,
  [before, after]: readonly [readonly Type[], readonly Type[]],
): void {
  const [old, fresh] = [before, after].map((forms) => new Map(forms.map((form) => [formKey(form), form])));
  for (const [key, form] of old ?? []) {
    const now = fresh?.get(key);
    if (now !== undefined) compareForms(context, direction, where, form, now);
    else
      context.tell(where, direction === 'request' ? 'request: form refused' : 'answer: form taken away', key);
  }
  for (const key of fresh?.keys() ?? [])
    if (old?.has(key) !== true) context.tell(where, `${direction}: form added`, key);
}

function formKey(form: Type): string {
  switch (form.kind) {
    case 'named':
      return form.name;
    case 'literal':
      return `“${form.value}”`;
    default:
      return form.kind;
  }
}

/** A name that stands for something else than an object is what it stands for. */
function formsOf(types: Types, type: Type): readonly Type[] {
  if (type.kind === 'union') return type.of.flatMap((one) => formsOf(types, one));
  if (type.kind !== 'named') return [type];
  const named = types.get(type.name)?.type;
  return named === undefined || named.kind === 'struct' || named.kind === 'map'
    ? [type]
    : formsOf(types, named);
}

function compareForms(
  context: Context,
  direction: Direction,
  where: string,
  before: Type,
  after: Type,
): void {
  if (before.kind === 'named' && after.kind === 'named') {
    const key = `${direction} ${before.name} ${after.name}`;
    if (context.seen.has(key)) return;
    context.seen.add(key);
  }
  const place = after.kind === 'named' ? after.name : where;
  const [old, now] = [formBehind(context.before, before), formBehind(context.after, after)];
  if (old.kind === now.kind) compareInside(context, direction, place, [old, now]);
  else context.tell(place, `${direction}: is of another type`, `${old.kind} → ${now.kind}`);
}

/** Both are of one kind. */
function compareInside(
  context: Context,
  direction: Direction,
  where: string,
  [before, after]: readonly [Type, Type],
): void {
  if (before.kind === 'struct' && after.kind === 'struct')
    compareFields(context, direction, where, before.fields, after.fields);
  else if (before.kind === 'list' && after.kind === 'list')
    compareTypes(context, direction, `${where}[]`, before.of, after.of);
  else if (before.kind === 'map' && after.kind === 'map')
    compareTypes(context, direction, `${where}[]`, before.of, after.of);
  else if (before.kind === 'enum' && after.kind === 'enum')
    compareWords(context, direction, where, before, after);
  else if (isLimited(before) && isLimited(after))
    compareLimits(context, direction, where, before.limits, after.limits);
  else if (JSON.stringify(before) !== JSON.stringify(after))
    context.tell(where, `${direction}: is of another type`);
}

function formBehind(types: Types, type: Type): Type {
  return type.kind === 'named' ? (types.get(type.name)?.type ?? type) : type;
}

type Words = Extract<Type, { kind: 'enum' }>;

function compareWords(
  { tell }: Context,
  direction: Direction,
  where: string,
  before: Words,
  after: Words,
): void {
  const added: Kind =
    direction === 'request'
      ? 'request: value added'
      : before.isOpen
        ? 'answer: value added'
        : 'answer: value added to a closed list';
  for (const word of wordsWithout(after.values, before.values)) tell(where, added, word);
  for (const word of wordsWithout(before.values, after.values))
    tell(where, direction === 'request' ? 'request: value refused' : 'answer: value taken away', word);
}

function wordsWithout(words: readonly string[], others: readonly string[]): readonly string[] {
  return words.filter((word) => !others.includes(word));
}

type Limited = Extract<Type, { limits: Limits }>;

function isLimited(type: Type): type is Limited {
  return 'limits' in type;
}

const LOWEST = ['minLength', 'minimum'] as const;
const HIGHEST = ['maxLength', 'maximum'] as const;

/** A pattern or format that differs is taken as tighter: what it lets through cannot be compared. */
function compareLimits(
  { tell }: Context,
  direction: Direction,
  where: string,
  before: Limits,
  after: Limits,
): void {
  const told = (isTighter: boolean, what: string): void =>
    tell(where, isTighter ? `${direction}: limit is tighter` : `${direction}: limit is wider`, what);
  for (const name of LOWEST) {
    const [old, now] = [before[name] ?? -Infinity, after[name] ?? -Infinity];
    if (old !== now) told(now > old, `${name} ${old} → ${now}`);
  }
  for (const name of HIGHEST) {
    const [old, now] = [before[name] ?? Infinity, after[name] ?? Infinity];
    if (old !== now) told(now < old, `${name} ${old} → ${now}`);
  }

  for (const name of ['pattern', 'format'] as const)
    if (before[name] !== after[name])
      told(after[name] !== undefined, `${name} ${before[name]} → ${after[name]}`);
}
