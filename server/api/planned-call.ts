import type { UserCaller } from '../access/caller.ts';
import { OPERATIONS } from '../api-contract/index.ts';
import { mayBeConfirmed, type Operation } from '../api-contract/operation.ts';
import type { PersonsCall } from '../confirmations/confirmations.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { type Detail, Problem } from '../domain/problem.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import type { HeldValue, Vault } from '../vault/vault.ts';
import { checkBody, NOTHING_HELD } from './json-body.ts';
import { readParameters } from './request-parameters.ts';
import { patternOf } from './unrouted.ts';

/** A call that somebody is going to make, as they describe it. */
export type PlannedCall = Readonly<{ method: Operation['method']; path: string; body: string | null }>;

type Planner = Readonly<{ caller: UserCaller; merchantAccountId: MerchantAccountId; version: ApiVersion }>;

/** `shownBody`: its body without the secrets in it. */
type ReadCall = Readonly<{ call: PersonsCall; shownBody: string | null }>;

/**
 * Reads a call before it comes, as the edge will read it when it does: which operation it is, with which parameters
 * and body. What the edge would refuse is refused here, with the same details: nobody signs what cannot be done.
 */
export async function readPlannedCall(
  vault: Vault,
  planned: PlannedCall,
  { caller, merchantAccountId, version }: Planner,
): Promise<ReadCall> {
  const [address = ''] = planned.path.split('?');
  const [operation] = OPERATIONS.filter(
    (one) => one.method === planned.method && patternOf(one).test(address),
  ).sort(
    (one, other) => placeholdersIn(one) - placeholdersIn(other), // `/rules/order` before `/rules/{rule_id}`
  );
  if (operation === undefined || !mayBeConfirmed(operation)) throw notConfirmed();

  const url = { url: planned.path, params: segmentsOf(operation, address) };
  const { params, query, details } = readParameters(operation, version, url, new Map(), { caller });
  const { text, held } = await withoutSecrets(vault, operation, merchantAccountId, planned.body);
  try {
    const body = bodyOf({ operation, version, caller, held }, text);
    const problems = [...details, ...body.details];
    if (problems.length > 0) throw new Problem('bad_request', { details: problems });
    const { method, path } = planned;
    const call = { operation, merchantAccountId, params, query, method, path, body: body.value, held };
    return { call: { ...call, apiVersion: version }, shownBody: text };
  } finally {
    if (held.size > 0) await vault.release([...held.values()]);
  }
}

type HeldText = Readonly<{ text: string | null; held: ReadonlyMap<string, HeldValue> }>;

/** As the vault leaves a body to the edge. */
async function withoutSecrets(
  vault: Vault,
  { sensitive = [] }: Operation,
  merchantAccountId: MerchantAccountId,
  text: string | null,
): Promise<HeldText> {
  if (text === null || sensitive.length === 0) return { text, held: NOTHING_HELD };
  const { body, held } = await vault.intake(merchantAccountId, Buffer.from(text), sensitive);
  return { text: body.toString(), held };
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

type BodyReader = Readonly<{
  operation: Operation;
  version: ApiVersion;
  caller: UserCaller;
  held: HeldText['held'];
}>;

function bodyOf(
  { operation, version, caller, held }: BodyReader,
  text: string | null,
): Readonly<{ value: unknown; details: readonly Detail[] }> {
  const parsed = text === null ? null : parseStrictJson(Buffer.from(text));
  if (parsed?.ok === false) throw new Problem('incorrect_json', { details: parsed.problems });
  const read = {
    value: parsed?.value,
    isPresent: parsed !== null && (parsed.value !== null || operation.bodyOptional !== true),
    problems: parsed?.problems ?? [],
    held,
    sha256: null,
  };
  return checkBody(operation, version, read, caller);
}
