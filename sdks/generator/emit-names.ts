import type { Model } from './model.ts';
import { nameOf } from './names.ts';

/** By an operation's id, where its method is and what it takes: how tests of every language find it. */
export function operationNames({ operations }: Model): string {
  const named = operations.map(({ id, path, pathParameters, body, query, items }) => {
    const { group, verb } = nameOf({ id, path });
    const facts = { name: [...group, verb], path: pathParameters, hasBody: body !== null };
    return [id, { ...facts, hasQuery: query.length > 0, isList: items !== null }];
  });
  return `${JSON.stringify(Object.fromEntries(named), null, 1)}\n`;
}
