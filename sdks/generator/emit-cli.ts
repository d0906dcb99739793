import type { Field, Model, Operation, Type } from './model.ts';

/** What the developer's command knows of the contract: `packages/cli/src/generated/contract.ts`. */
export function cliContract(model: Model): string {
  const { version, operations, webhooks } = model;
  const scopes = operations.flatMap((operation) => operation.scopes).filter((scope) => scope !== 'embed');
  const frontEnd = operations.filter((operation) => operation.scopes.includes('embed'));
  const events = webhooks.map(({ name }) => name);

  return [
    `// made from contract VERSION ${version}; do not edit`,
    "import type { PinType } from '../pin-types.ts';\n",
    '/** The method and path of each operation. */',
    printValue(
      'OPERATIONS',
      'Readonly<Record<string, readonly [method: string, path: string]>>',
      placesOf(operations),
    ),
    '/** What a token can allow, beside everything. */',
    printValue('SCOPES', 'readonly string[]', [...new Set(scopes)].toSorted()),
    '/** What a subscription can be told of. */',
    printValue('EVENT_NAMES', 'readonly string[]', events.toSorted()),
    '/** What a front end may call. */',
    printValue('FRONT_END_OPERATIONS', 'readonly string[]', frontEnd.map(({ id }) => id).toSorted()),
    '/** The fields of those calls, which a token can pin, and what each can be. */',
    printValue('PINS', 'Readonly<Record<string, readonly PinType[]>>', pinsOf(frontEnd, model)),
  ].join('\n');
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

function placesOf(operations: readonly Operation[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(operations.map(({ id, method, path }) => [id, [method, path]]));
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
