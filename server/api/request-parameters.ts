import type { FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission.ts';
import { isFrontEnd } from '../access/caller.ts';
import type { Places } from '../domain/card-numbers/places.ts';
import { objectOf } from '../domain/json.ts';
import { requestSchema } from '../api-contract/index.ts';
import type { Operation } from '../api-contract/operation.ts';
import { fields } from '../api-contract/schemas/schema.ts';
import { thirdPartyIds } from '../api-contract/schemas/third-party-id.ts';
import { holdToPins } from './front-end.ts';
import { Problem, type Detail } from '../domain/problem.ts';
import { parameterReader, parseQuery, type ReadParameters } from './parameters.ts';
import { listHeader, type RequestHeaders } from '../access/request-headers.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { strayCardNumbers } from '../json/stray-card-numbers.ts';

export type Parameters = Readonly<{
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  details: readonly Detail[];
}>;

export function readParameters(
  operation: Operation,
  version: ApiVersion,
  request: Pick<FastifyRequest, 'params' | 'url'>,
  headers: RequestHeaders,
  admission: Pick<Admission, 'caller'>,
): Parameters {
  const readers = readersOf(operation, version);
  const params = readers.params(pathValues(request.params));
  const given = parseQuery(request.url);
  if (given === null)
    throw new Problem('bad_request', {
      details: [
        {
          location: 'query',
          pointer: '',
          message: 'is not percent-encoded UTF-8',
          type: 'value_error.str.character',
        },
      ],
    });

  const pinned = pinQuery(operation, given, admission);
  const query = readers.query(pinned.given);
  const head = readers.headers(headersOf(operation, headers));
  return {
    params: params.values,
    query: query.values,
    headers: head.values,
    details: [
      ...params.details,
      ...pinned.details,
      ...query.details,
      ...head.details,
      ...strayCardNumbers(query.values, 'query', readers.thirdPartyIds),
    ],
  };
}

/** Built at the first request of an operation in a version: starting does not compile hundreds of schemas. */
function readersOf(operation: Operation, version: ApiVersion): Readers {
  const key = `${version} ${operation.id}`;
  const known = readers.get(key);
  if (known !== undefined) return known;
  const query = requestSchema(operation, 'query', version) ?? undefined;
  const made: Readers = {
    params: parameterReader(requestSchema(operation, 'params', version) ?? undefined, 'path'),
    query: parameterReader(query, 'query'),
    thirdPartyIds: thirdPartyIds(query ?? fields({})),
    headers: parameterReader(requestSchema(operation, 'headers', version) ?? undefined, 'header'),
  };
  readers.set(key, made);
  return made;
}

type Readers = Readonly<{
  params: ReadParameters;
  query: ReadParameters;
  headers: ReadParameters;
  thirdPartyIds: Places;
}>;
const readers = new Map<string, Readers>();

/** What cannot be stored names nothing that is. */
function pathValues(params: unknown): ReadonlyMap<string, readonly string[]> {
  const values = Object.entries(objectOf(params) ?? {}).map(
    ([name, value]) => [name, [String(value)]] as const,
  );
  if (values.some(([, [value]]) => value?.includes('\u0000'))) throw new Problem('not_found');
  return new Map(values);
}

function headersOf(operation: Operation, headers: RequestHeaders): ReadonlyMap<string, readonly string[]> {
  const declared = propertiesOf(operation.headers);
  const given = new Map<string, readonly string[]>();
  for (const [name, schema] of Object.entries(declared)) {
    const values = headers.get(name);
    if (values !== undefined)
      given.set(name, objectOf(schema)?.['type'] === 'array' ? listHeader(values) : values);
  }
  return given;
}

/** Pins of a front end's token hold for what it asks as for what it sends. */
function pinQuery(
  operation: Operation,
  given: ReadonlyMap<string, readonly string[]>,
  { caller }: Pick<Admission, 'caller'>,
): Readonly<{ given: ReadonlyMap<string, readonly string[]>; details: readonly Detail[] }> {
  if (!isFrontEnd(caller)) return { given, details: [] };

  const target: Record<string, unknown> = Object.fromEntries(
    [...given].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
  const details = holdToPins(operation, caller, target, 'query');
  return {
    given: new Map(
      Object.entries(target).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(String) : [String(value)],
      ]),
    ),
    details,
  };
}

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  return objectOf(objectOf(schema)?.['properties']) ?? {};
}
