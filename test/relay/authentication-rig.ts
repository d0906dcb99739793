import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Problem } from '../../server/domain/problem.ts';
import type { AuthenticationMethodId } from '../../server/domain/ids.ts';
import type { OutgoingHeader } from '../../server/net/outgoing.ts';
import {
  applyAuthentications,
  type AuthenticationKind,
  type CompleteRequest,
  type Context,
  methodOf,
  type OpenedAuthentication,
} from '../../server/relay/authentication/index.ts';

/** A request as the relay hands it over. */
export function request(
  wanted: Readonly<{
    method?: string;
    url?: string;
    headers?: readonly OutgoingHeader[];
    body?: string | Buffer;
  }> = {},
): CompleteRequest {
  return {
    method: wanted.method ?? 'POST',
    url: new URL(wanted.url ?? 'https://target.example/cards'),
    headers: wanted.headers ?? [['content-type', 'application/json']],
    body: Buffer.from(wanted.body ?? ''),
    identity: null,
  };
}

export function contextAt(seconds: number): Context {
  return { now: new Date(seconds * 1000), randomBytes };
}

const METHOD_ID = '0192f0c4-0000-7000-8000-000000000001' as AuthenticationMethodId;

export function openedMethod(
  kind: AuthenticationKind,
  method: string,
  fields: Readonly<Record<string, string>>,
  id: string = METHOD_ID,
): OpenedAuthentication {
  assert.ok(methodOf(kind, method), `${kind} ${method} is declared`);
  return {
    id: id as AuthenticationMethodId,
    kind,
    method,
    fields: new Map(Object.entries(fields).map(([key, value]) => [key, Buffer.from(value)])),
  };
}

/**
 * Applies one method. The request's body is copied first: methods wipe what they replace, and tests use a
 * request twice.
 */
export function apply(
  kind: AuthenticationKind,
  method: string,
  fields: Readonly<Record<string, string>>,
  to: CompleteRequest,
  context: Context = contextAt(1_795_338_000),
): Promise<CompleteRequest> {
  return applyAuthentications(
    [openedMethod(kind, method, fields)],
    { ...to, body: Buffer.from(to.body) },
    context,
  );
}

/**
 * The sentence with which one method is refused. Checks that it is a 400 that names the method's id and
 * quotes no credential.
 */
export async function refusalOf(
  kind: AuthenticationKind,
  method: string,
  fields: Readonly<Record<string, string>>,
  to: CompleteRequest,
): Promise<string> {
  try {
    await apply(kind, method, fields, to);
  } catch (error) {
    assert.ok(error instanceof Problem, String(error));
    assert.equal(error.code, 'bad_request');
    assert.ok(error.message.includes(METHOD_ID));
    const told = JSON.stringify([error.message, error.details, error.privateText]);
    for (const value of Object.values(fields))
      assert.ok(value.length < 24 || !told.includes(value), 'the error quotes a stored value');
    return error.message;
  }
  return assert.fail('it was applied');
}

export function headersOf(from: CompleteRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(from.headers.map(([name, value]) => [name.toLowerCase(), value]));
}
