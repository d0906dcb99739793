import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from '../../packages/cli/src/generated/operations.ts';
import { type Operation, pathParameters } from '../../packages/cli/src/operation.ts';
import { operationHelp } from '../../packages/cli/src/resource-help.ts';
import { readRequest } from '../../packages/cli/src/resource-request.ts';
import { EXAMPLES } from '../../server/api/examples/requests.ts';

/** A member by options: `--a.b value`, `--list.0.c value`; what is null or empty has words of its own. */
function optionsOf(value: unknown, place: string): readonly string[] {
  if (value === null) return ['--null', place];
  if (typeof value !== 'object') return [`--${place}=${String(value)}`];
  const members = Object.entries(value);
  if (members.length === 0) return [`--${place}=${JSON.stringify(value)}`];
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return [`--${place}=${JSON.stringify(value)}`];
  return members.flatMap(([name, member]) => optionsOf(member, `${place}.${name}`));
}

/** What takes a number or a text gets a number. */
function withNumbers(body: unknown): unknown {
  const asNumber = (name: string, value: unknown): unknown =>
    /^alert_[lg]t$/.test(name) ? Number(value) : value;
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body, asNumber));
}

/** Its body has no members that are known: it comes by --data alone. */
function isFree({ body }: Operation): boolean {
  return body === 'bytes' || (typeof body === 'object' && 'map' in body);
}

test('every request that the API document shows can be typed member by member, and is the same', () => {
  const byId = new Map(
    Object.entries(OPERATIONS).map(([name, operation]) => [operation.id, { name, operation }]),
  );
  let typed = 0;
  for (const { operation: id, params = {}, query = {}, body } of EXAMPLES) {
    const found = byId.get(id);
    if (found === undefined || isFree(found.operation)) continue;
    const { name, operation } = found;
    const ids = pathParameters(operation).map((one) => params[one] ?? '');
    const flags = Object.entries({ ...query, ...Object(body) }).flatMap(([member, value]) =>
      optionsOf(value, member.replaceAll('_', '-')),
    );
    const request = readRequest(operationHelp(name, operation), operation, [...ids, ...flags], []);
    const search = new URL(request.path, 'http://here').searchParams;
    for (const [member, value] of Object.entries(query))
      if (!/_(?:at|gte|lte)$/.test(member)) assert.equal(search.get(member), value, `${name} ${member}`);
    const wanted = body === undefined && operation.needsBody === true ? {} : withNumbers(body);
    assert.deepEqual(request.body, wanted, name);
    typed += 1;
  }
  assert.ok(typed > 250, `${typed} of ${EXAMPLES.length}`);
});
