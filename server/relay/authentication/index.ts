import { Problem, type Detail } from '../../domain/problem.ts';
import { Credentials } from './credentials.ts';
import {
  AUTHENTICATION_KINDS,
  type AuthenticationKind,
  CannotApply,
  type CompleteRequest,
  type Context,
  type Method,
} from './method.ts';
import { METHODS } from './methods.ts';

export {
  AUTHENTICATION_KINDS,
  type AuthenticationKind,
  type CompleteRequest,
  type Context,
  type Field,
  type Method,
} from './method.ts';
export { METHODS } from './methods.ts';

/** A stored method with its fields opened. The buffers are wiped by `applyAuthentications`. */
export type OpenedAuthentication = Readonly<{
  id: string;
  kind: AuthenticationKind;
  method: string;
  fields: ReadonlyMap<string, Buffer>;
}>;

/**
 * Applies stored methods to a complete request: payload encryption, then body digest and signature, then the
 * client certificate, in whatever order they are listed, since a signature covers the final bytes. Nothing is
 * sent here, so a method that cannot be applied is a 400 and not one byte has left. Takes the request's body
 * and the opened fields over: what it replaces or has read is wiped.
 */
export async function applyAuthentications(
  listed: readonly OpenedAuthentication[],
  request: CompleteRequest,
  context: Context,
): Promise<CompleteRequest> {
  try {
    refuseRepeats(listed);
    let applied = request;
    for (const kind of AUTHENTICATION_KINDS) {
      const one = listed.find((candidate) => candidate.kind === kind);
      if (one !== undefined) applied = await applyOne(one, applied, context);
    }
    return applied;
  } finally {
    for (const one of listed) for (const value of one.fields.values()) value.fill(0);
  }
}

/**
 * A method listed twice, or two of one kind: which was meant cannot be known. Also for callers that want to
 * refuse before opening anything.
 */
export function refuseRepeats(listed: readonly Readonly<{ id: string; kind: AuthenticationKind }>[]): void {
  for (const [index, one] of listed.entries()) {
    const earlier = listed.slice(0, index).find((other) => other.id === one.id || other.kind === one.kind);
    if (earlier === undefined) continue;
    const message =
      earlier.id === one.id
        ? `Authentication method ${one.id} is listed twice`
        : `Authentication methods ${earlier.id} and ${one.id} are both of kind ${one.kind}; only one of a ` +
          'kind can be applied';
    throw refusal(message, 'value_error.list.unique_items');
  }
}

async function applyOne(
  one: OpenedAuthentication,
  request: CompleteRequest,
  context: Context,
): Promise<CompleteRequest> {
  const method = methodOf(one.kind, one.method);
  if (method === null) throw new Error(`BUG: ${one.kind} ${one.method} was stored but is not declared`);
  try {
    return await method.apply(request, new Credentials(method.fields, one.fields), context);
  } catch (error) {
    if (!(error instanceof CannotApply))
      throw new Error(
        `BUG: ${method.kind} ${method.name} failed: ${error instanceof Error ? error.name : 'unknown'}`,
      );
    throw refusal(
      `Authentication method ${one.id} cannot be applied: ${error.reason}`,
      'value_error.authentication_method',
    );
  }
}

function refusal(message: string, type: string): Problem {
  return new Problem('bad_request', {
    message,
    details: [{ location: 'header', pointer: 'x-vault-forward-authentications', message, type }],
  });
}

/** The method of this name; the first of its kind, its default, where the caller named none. */
export function methodOf(kind: AuthenticationKind, name: string | null | undefined): Method | null {
  return (
    METHODS.find(
      (method) => method.kind === kind && (name === null || name === undefined || method.name === name),
    ) ?? null
  );
}

/**
 * A key that the caller sets (`empty`: unsets), with its pointer in the body. Values are in the vault and not
 * looked at: they are used as given.
 */
type GivenField = Readonly<{ key: string; empty: boolean; pointer: string }>;

/**
 * Every problem with the fields of a method on create or update. `stored`: keys that have a value already.
 */
export function fieldProblems(
  method: Method,
  given: readonly GivenField[],
  stored: ReadonlySet<string>,
): readonly Detail[] {
  const problems: Detail[] = [];
  const set = new Set(stored);
  const seen = new Set<string>();

  for (const { key, empty, pointer } of given) {
    if (!Object.hasOwn(method.fields, key))
      problems.push(
        problem(
          `${pointer}/key`,
          `${method.kind} ${method.name} has no such field; it takes ${Object.keys(method.fields).join(', ')}`,
          'value_error',
        ),
      );
    else if (seen.has(key))
      problems.push(problem(`${pointer}/key`, `${key} is given twice`, 'value_error.list.unique_items'));
    seen.add(key);
    if (empty) set.delete(key);
    else set.add(key);
  }
  for (const [key, field] of Object.entries(method.fields)) {
    if (field.required && field.default === undefined && !set.has(key))
      problems.push(
        problem('/fields', `${key} is required for ${method.kind} ${method.name}`, 'value_error.missing'),
      );
  }
  return problems;
}

function problem(pointer: string, message: string, type: string): Detail {
  return { location: 'body', pointer, message, type };
}
