import type { UserCaller } from '../access/caller.ts';
import { OPERATIONS } from '../api-contract/index.ts';
import { mayBeConfirmed, type Operation } from '../api-contract/operation.ts';
import type { PersonsCall } from '../confirmations/confirmations.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { type Detail, Problem } from '../domain/problem.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { checkBody, NOTHING_HELD } from './json-body.ts';
import { readParameters } from './request-parameters.ts';
import { patternOf } from './unrouted.ts';

/** A call that somebody is going to make, as they describe it. */
export type PlannedCall = Readonly<{ method: Operation['method']; path: string; body: string | null }>;

type Planner = Readonly<{ caller: UserCaller; merchantAccountId: MerchantAccountId; version: ApiVersion }>;

/**
 * Reads a call before it comes, as the edge will read it when it does: which operation it is, with which parameters
 * and body. What the edge would refuse is refused here, with the same details: nobody signs what cannot be done.
 */
export function readPlannedCall(
  planned: PlannedCall,
  { caller, merchantAccountId, version }: Planner,
): PersonsCall {
  const [address = ''] = planned.path.split('?');
  const [operation] = OPERATIONS.filter(
    (one) => one.method === planned.method && patternOf(one).test(address),
  ).sort(
    (one, other) => placeholdersIn(one) - placeholdersIn(other), // `/rules/order` before `/rules/{rule_id}`
  );
  if (operation === undefined || !mayBeConfirmed(operation)) throw notConfirmed();

  const url = { url: planned.path, params: segmentsOf(operation, address) };
  const { params, query, details } = readParameters(operation, version, url, new Map(), { caller });
  const body = bodyOf(operation, version, planned.body, caller);
  const problems = [...details, ...body.details];
  if (problems.length > 0) throw new Problem('bad_request', { details: problems });
  return {
    ...{ operation, merchantAccountId, params, query, method: planned.method, path: planned.path },
    apiVersion: version,
    body: body.value,
  };
}

function placeholdersIn({ path }: Operation): number {
  return path.split('{').length;
}

function notConfirmed(): Problem {
  const message =
    'with this method is no call that people confirm: it needs nothing, or there is no such operation';
  return new Problem('bad_request', {
    details: [{ location: 'body', pointer: '/path', message, type: 'value_error.path' }],
  });
}

function segmentsOf(operation: Operation, address: string): Record<string, string> {
  const given = address.split('/');
  const named = operation.path.split('/').flatMap((segment, index) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    return name === undefined ? [] : [[name, decodeSegment(given[index] ?? '')] as const];
  });
  return Object.fromEntries(named);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw notConfirmed();
  }
}

function bodyOf(
  operation: Operation,
  version: ApiVersion,
  text: string | null,
  caller: UserCaller,
): Readonly<{ value: unknown; details: readonly Detail[] }> {
  const parsed = text === null ? null : parseStrictJson(Buffer.from(text));
  if (parsed?.ok === false) throw new Problem('incorrect_json', { details: parsed.problems });
  const read = {
    value: parsed?.value,
    isPresent: parsed !== null && (parsed.value !== null || operation.bodyOptional !== true),
    problems: parsed?.problems ?? [],
    held: NOTHING_HELD,
    sha256: null,
  };
  return checkBody(operation, version, read, caller);
}
