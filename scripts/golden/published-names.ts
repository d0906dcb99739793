import fs from 'node:fs';
import path from 'node:path';
import { Gr4vy } from '@gr4vy/sdk';
import { contract } from '../../sdks/generator/index.ts';
import type { Operation } from '../../sdks/generator/model.ts';
import { dottedName } from '../../sdks/generator/names.ts';
import { betweenMarks } from './between-marks.ts';

const PAGE = 'docs/migrate/sdk-names.md';
const root = path.join(import.meta.dirname, '../..');

/** docs/migrate/sdk-names.md: each method of the published SDK for TypeScript, and ours of the same operation. */
export function publishedNames(): string {
  const operations = new Map(contract().operations.map((operation) => [operation.id, operation]));
  const rows = methodsOf(new Gr4vy({ bearerAuth: 'none' }), []).map((words) => {
    const { operationId, parameters } = publishedMethod(words);
    const operation = operations.get(operationId);
    if (operation === undefined) throw new Error(`The contract has no operation ${operationId}`);
    const ours = `${dottedName(operation)}(${parametersOf(operation).join(', ')})`;
    const theirs = `${words.join('.')}(${parameters.join(', ')})`;
    return `| \`${theirs}\` | \`${ours}\` | \`${operation.method} ${operation.path}\` |`;
  });
  const head = '| `@gr4vy/sdk` | `@railyard/sdk` | operation |\n|---|---|---|';
  return betweenMarks(PAGE, 'names', [head, ...rows.sort()].join('\n'));
}

/** Every method of the SDK, by the getters that lead to it. */
function methodsOf(part: object, way: readonly string[]): readonly (readonly string[])[] {
  const members = Object.entries(Object.getOwnPropertyDescriptors(Reflect.getPrototypeOf(part) ?? {}));
  return members.flatMap(([name, { get, value }]) => {
    if (get !== undefined) return methodsOf(Reflect.apply(get, part, []) as object, [...way, name]);
    return typeof value === 'function' && name !== 'constructor' ? [[...way, name]] : [];
  });
}

/** A method is a function in a file of its own, which names its operation. */
function publishedMethod(
  words: readonly string[],
): Readonly<{ operationId: string; parameters: readonly string[] }> {
  const [first = '', ...rest] = words;
  const name = first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  const file = path.join(root, 'node_modules/@gr4vy/sdk/funcs', name);
  const [, operationId] = /operationID: "(\w+)"/.exec(fs.readFileSync(`${file}.js`, 'utf8')) ?? [];
  const [, signature] =
    /export declare function \w+\(client: Gr4vyCore, ([^]*?), ?options\?/.exec(
      fs.readFileSync(`${file}.d.ts`, 'utf8'),
    ) ?? [];

  if (operationId === undefined) throw new Error(`${file}.js names no operation`);
  return {
    operationId,
    parameters: [...(signature ?? '').matchAll(/(\w+\??): /g)].map(([, one = '']) => one),
  };
}

function parametersOf({ pathParameters, query, body, isKeyed }: Operation): readonly string[] {
  const names = pathParameters.map((name) =>
    name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
  );
  return [
    ...names,
    ...(query.length > 0 ? ['query?'] : []),
    ...(body === null ? [] : [body.isRequired ? 'body' : 'body?']),
    ...(isKeyed ? ['{ idempotencyKey }?'] : []),
  ];
}
