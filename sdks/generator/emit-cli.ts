import design from '../../contract/design.json' with { type: 'json' };
import type { Field, Model, Operation, Type } from './model.ts';
import { nameOf } from './names.ts';

/** What the developer's command knows of tokens and events: `packages/cli/src/generated/contract.ts`. */
export function cliContract(model: Model): string {
  const { version, operations, webhooks } = model;
  const scopes = operations.flatMap((operation) => operation.scopes).filter((scope) => scope !== 'embed');
  const frontEnd = operations.filter((operation) => operation.scopes.includes('embed'));
  const events = webhooks.map(({ name }) => name);

  return [
    `// made from contract VERSION ${version}; do not edit`,
    "import type { PinType } from '../pin-types.ts';\n",
    '/** The version of the contract. */',
    `export const CONTRACT_VERSION = ${JSON.stringify(version)};\n`,
    '/** What a token can allow, beside everything. */',
    printValue('SCOPES', 'readonly string[]', [...new Set(scopes)].toSorted()),
    '/** What a subscription can be told of. */',
    printValue('EVENT_NAMES', 'readonly string[]', events.toSorted()),
    '/** What a front end may call. */',
    printValue('FRONT_END_OPERATIONS', 'readonly string[]', frontEnd.map(({ id }) => id).toSorted()),
    '/** The fields of those calls, which a token can pin, and what each can be. */',
    printValue('PINS', 'Readonly<Record<string, readonly PinType[]>>', pinsOf(frontEnd, model)),
    '/** How many digits stand after the point, where it is not two. */',
    printValue('CURRENCY_DIGITS', 'Readonly<Record<string, number>>', unusualDigits()),
  ].join('\n');
}

/** The operations that are for keys, by noun and verb: `packages/cli/src/generated/operations.ts`. */
export function cliOperations(model: Model): string {
  const operations = model.operations.filter(isForKeys);
  return [
    `// made from contract VERSION ${model.version}; do not edit`,
    "import type { Operation } from '../operation.ts';\n",
    '/** By noun and verb. */',
    printValue(
      'OPERATIONS',
      'Readonly<Record<string, Operation>>',
      Object.fromEntries(operations.map((one) => [wordsOf(one), operationFacts(one, model)])),
    ),
  ].join('\n');
}

/** What the bodies of those operations consist of: `packages/cli/src/generated/bodies.ts`. */
export function cliBodies(model: Model): string {
  const structs = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { body } of model.operations.filter(isForKeys))
    if (body !== null) collectStructs(body.type, model, structs);
  return [
    `// made from contract VERSION ${model.version}; do not edit`,
    "import type { Members } from '../operation.ts';\n",
    '/** Members of objects in bodies, by the name of the object. */',
    printValue('STRUCTS', 'Readonly<Record<string, Members>>', Object.fromEntries(structs)),
  ].join('\n');
}

/** A front end's token is for no command line, and neither is what only a person who is logged in may do. */
function isForKeys({ id, scopes }: Operation): boolean {
  return id === 'get_capabilities' || scopes.some((scope) => scope !== 'embed');
}

function wordsOf(operation: Operation): string {
  const { group, verb } = nameOf(operation);
  return [...group, verb].join(' ');
}

/** What is false or empty is left out. */
function operationFacts(operation: Operation, model: Model): Readonly<Record<string, unknown>> {
  const { id, method, path, summary, isKeyed, items, query, headers, body } = operation;
  const secret = method === 'POST' ? secretIn(operation, model) : undefined;
  return {
    id,
    method,
    path,
    about: summary,
    isKeyed: isKeyed || undefined,
    isList: items !== null || undefined,
    query: query.length === 0 ? undefined : membersOf(query, model),
    headers: headers.length === 0 ? undefined : membersOf(headers, model),
    body: body === null ? undefined : body.type.kind === 'raw' ? 'bytes' : fieldType(body.type, model),
    needsBody: body?.isRequired === true || undefined,
    secret,
  };
}

/** The member of the answer that is shown this once. */
function secretIn({ answer }: Operation, model: Model): string | undefined {
  const named = answer === null ? [] : fieldsOf(answer, model);
  return named.find(({ name }) => /^(?:private_key|secret|cryptogram)$/.test(name))?.name;
}

function membersOf(fields: readonly Field[], model: Model): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.map(({ name, about, isRequired, type }) => {
      const [sentence = ''] = about.split(/(?<=\.)\s/);
      return [name, [fieldType(type, model), sentence, ...(isRequired ? [true] : [])]];
    }),
  );
}

/** As `packages/cli/src/operation.ts` has it. */
function fieldType(type: Type, model: Model): unknown {
  switch (type.kind) {
    case 'null':
      return { words: [] };
    case 'literal':
      return { words: [type.value] };
    case 'enum':
      return { words: type.values };
    case 'list':
      return { list: fieldType(type.of, model) };
    case 'map':
      return { map: fieldType(type.of, model) };
    case 'named':
      return isStruct(type.name, model)
        ? { of: [type.name] }
        : fieldType(nameOption(type.name, model), model);
    case 'union':
      return oneOfThese(type.of.filter(({ kind }) => kind !== 'null').map((one) => fieldType(one, model)));
    case 'text':
      return /^date(?:-time)?$/.test(type.limits.format ?? '') ? type.limits.format : 'text';
    case 'integer':
    case 'number':
    case 'boolean':
      return type.kind;
    default:
      return 'unknown';
  }
}

/** Objects become one with the members of all; other things that differ, whatever is given. */
function oneOfThese(types: readonly unknown[]): unknown {
  const kinds = new Map(types.map((one) => [JSON.stringify(one), one]));
  // of what can only be null, nothing is typed
  const [first = { words: [] }] = kinds.values();
  if (kinds.size <= 1) return first;
  const structs = types.flatMap((one) => (hasMember(one, 'of') ? one.of : []));
  if (structs.length >= types.length) return { of: [...new Set(structs)] };
  const words = types.flatMap((one) => (hasMember(one, 'words') ? one.words : []));
  return words.length >= types.length ? { words: [...new Set(words)] } : 'unknown';
}

function hasMember<Name extends string>(
  value: unknown,
  name: Name,
): value is Readonly<Record<Name, readonly unknown[]>> {
  return typeof value === 'object' && value !== null && name in value;
}

function isStruct(name: string, model: Model): boolean {
  return nameOption(name, model).kind === 'struct';
}

function collectStructs(
  type: Type,
  model: Model,
  found: Map<string, Readonly<Record<string, unknown>>>,
): void {
  if (type.kind === 'list' || type.kind === 'map') return collectStructs(type.of, model, found);
  if (type.kind === 'union') return type.of.forEach((one) => collectStructs(one, model, found));
  if (type.kind !== 'named') return;
  const named = nameOption(type.name, model);
  if (named.kind !== 'struct') return collectStructs(named, model, found);
  if (found.has(type.name)) return;
  found.set(type.name, membersOf(named.fields, model));
  for (const field of named.fields) collectStructs(field.type, model, found);
}

function unusualDigits(): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(design.currencies).filter(([, digits]) => digits !== 2));
}

function printValue(
  name: string,
  type: string,
  value: readonly unknown[] | Readonly<Record<string, unknown>>,
): string {
  const lines = Array.isArray(value)
    ? value.map((one) => `  ${JSON.stringify(one)},\n`)
    : Object.entries(value).map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)},\n`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `export const ${name}: ${type} = ${open}\n${lines.join('')}${close};\n`;
}

/** By name, what some operation of a front end takes under it. */
function pinsOf(
  operations: readonly Operation[],
  model: Model,
): Readonly<Record<string, readonly unknown[]>> {
  const found = new Map<string, Map<string, unknown>>();
  for (const { body, query } of operations)
    for (const { name, type } of [...query, ...(body === null ? [] : fieldsOf(body.type, model))]) {
      const known = found.get(name) ?? new Map<string, unknown>();
      for (const kind of kindsOf(type, model)) known.set(JSON.stringify(kind), kind);
      found.set(name, known);
    }
  return Object.fromEntries([...found].map(([name, kinds]) => [name, [...kinds.values()]]));
}

function fieldsOf(type: Type, model: Model): readonly Field[] {
  if (type.kind === 'struct') return type.fields;
  if (type.kind === 'union') return type.of.flatMap((one) => fieldsOf(one, model));
  return type.kind === 'named' ? fieldsOf(nameOption(type.name, model), model) : [];
}

/** Each of what a value can be, as far as it can be told without looking inside. */
function kindsOf(type: Type, model: Model): readonly unknown[] {
  switch (type.kind) {
    case 'null':
      return [];
    case 'union':
      return type.of.flatMap((one) => kindsOf(one, model));
    case 'named':
      return kindsOf(nameOption(type.name, model), model);
    case 'literal':
      return [{ kind: 'words', words: [type.value] }];
    case 'enum':
      return [{ kind: 'words', words: type.values }];
    case 'struct':
    case 'map':
      return [{ kind: 'object' }];
    case 'text':
    case 'integer':
    case 'number':
      return [{ kind: type.kind, ...type.limits }];
    default:
      return [{ kind: type.kind }];
  }
}

function nameOption(name: string, { schemas }: Model): Type {
  const found = schemas.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The contract has no schema ${name}`);
  return found.type;
}
