import assert from 'node:assert/strict';
import type { Call, Operations } from '@railyard/sdk';
import { contract } from '../../sdks/generator/index.ts';
import { dottedName } from '../../sdks/generator/names.ts';

/** What a method is given, as examples and scenes have it. */
type GivenCall = Readonly<{
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  key?: string | undefined;
  merchantAccount?: string | undefined;
}>;

const { operations } = contract();

/** The call of an operation, whose method a program finds by the operation's id. */
export function callById(
  client: Operations,
  id: string,
  { params = {}, query, body, key, merchantAccount }: GivenCall,
): Call<unknown> {
  const operation = operations.find((one) => one.id === id);
  assert.ok(operation !== undefined, `${id} is an operation`);
  const words = dottedName(operation).split('.');
  const group = words.slice(0, -1).reduce<object>((at, word) => Reflect.get(at, word) as object, client);
  const method = Reflect.get(group, words.at(-1) ?? '') as (...given: readonly unknown[]) => Call<unknown>;
  return method.apply(group, [
    ...operation.pathParameters.map((name) => params[name]),
    ...(operation.body === null ? [] : [body]),
    ...(operation.query.length === 0 ? [] : [query]),
    { ...(key === undefined ? {} : { idempotencyKey: key }), merchantAccount },
  ]);
}
