import type { FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission.ts';
import { type Caller, isFrontEnd } from '../access/caller.ts';
import { bodyDigest } from '../confirmations/challenge.ts';
import type { Place } from '../json/utf8.ts';
import { type HeldValue, malformedAt } from '../vault/vault.ts';
import { compileCheck } from './contract-check.ts';
import { requestSchema } from '../api-contract/index.ts';
import type { Operation } from '../api-contract/operation.ts';
import { thirdPartyIds } from '../api-contract/schemas/third-party-id.ts';
import type { Edge } from './edge.ts';
import { holdToPins } from './front-end.ts';
import { Problem, type Detail } from '../domain/problem.ts';
import { detailsOf } from './validation-details.ts';
import { readBody } from './read-body.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { strayCardNumbers } from '../json/stray-card-numbers.ts';

export const NOTHING_HELD: ReadonlyMap<string, HeldValue> = new Map();

export type ReadJson = Readonly<{
  value: unknown;
  isPresent: boolean;
  problems: readonly Detail[];
  held: ReadonlyMap<string, HeldValue>;
  /** Of the bytes that came, of a person's call: they may have signed them. */
  sha256: Buffer | null;
}>;

/** The vault takes what is sensitive out of the bytes before anything of ours looks at them. */
export async function readJsonBody(
  edge: Edge,
  operation: Operation,
  request: FastifyRequest,
  { merchantAccountId, caller }: Admission,
  bytesMax: number,
): Promise<ReadJson> {
  if (operation.body === undefined)
    return { value: undefined, isPresent: false, problems: [], held: NOTHING_HELD, sha256: null };
  let bytes = await readBody(request.raw, bytesMax);
  let held = NOTHING_HELD;
  if (bytes === null) return { value: undefined, isPresent: false, problems: [], held, sha256: null };
  const sha256 = caller.kind === 'user' ? bodyDigest(bytes) : null;
  if (operation.sensitive !== undefined && operation.sensitive.length > 0) {
    const intake = await edge.parts.vault.intake(
      caller.kind === 'public' ? null : merchantAccountId,
      bytes,
      operation.sensitive,
    );
    bytes = intake.body;
    held = intake.held;
  }

  const malformed = held.size > 0 ? undefined : malformedAt(bytes);
  const parsed = malformed === undefined ? parseStrictJson(bytes) : notJson(malformed);
  bytes.fill(0); // what should have been elsewhere may stand in it
  // published clients may write the body that they do not have as `null`
  if (parsed.ok)
    return {
      value: parsed.value,
      isPresent: parsed.value !== null || operation.bodyOptional !== true,
      problems: parsed.problems,
      held,
      sha256,
    };
  if (held.size > 0) await edge.parts.vault.release([...held.values()]);
  throw new Problem('incorrect_json', { details: parsed.problems });
}

/** The vault has read it as bytes, and says nothing about what it cannot read but the place. */
function notJson(place: Place | null): Readonly<{ ok: false; problems: readonly Detail[] }> {
  const where = place === null ? '' : `, from line ${place.line}, column ${place.column} on`;
  const message = `the body is not well-formed JSON in UTF-8${where}`;
  return {
    ok: false,
    problems: [{ location: 'body', pointer: '', message, type: 'value_error.jsondecode' }],
  };
}

export function checkBody(
  operation: Operation,
  version: ApiVersion,
  read: ReadJson,
  caller: Caller,
): Readonly<{ value: unknown; details: readonly Detail[] }> {
  const schema = requestSchema(operation, 'body', version);
  if (schema === null) return { value: undefined, details: [] };
  const check = compileCheck(schema);
  // where no body is needed, none is the empty one with its defaults
  const value = read.isPresent
    ? read.value
    : operation.bodyOptional === true || (isFrontEnd(caller) && caller.pinned !== null)
      ? {}
      : undefined;
  if (value === undefined)
    return {
      value,
      details: [
        { location: 'body', pointer: '', message: 'a body of JSON is required', type: 'value_error.missing' },
      ],
    };
  const mismatches = holdToPins(operation, caller, value, 'body');
  const details = [
    ...read.problems,
    ...mismatches,
    ...detailsOf(check(value, read.held), 'body'),
    ...strayCardNumbers(value, 'body', thirdPartyIds(schema)),
  ];
  if (!read.isPresent && operation.bodyOptional === true && details.length > 0)
    return { value: undefined, details: [] };

  return { value, details };
}
