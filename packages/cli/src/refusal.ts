import { ApiError, ConnectionError, OutcomeUnknown } from '@railyard/sdk';
import { CommandError } from './command-error.ts';
import { type ExitReason, exitCode } from './exit-codes.ts';

/** What is told of an error, and what the command ends with. */
export type Refusal = Readonly<{ text: string; exitCode: number }>;

/** What to do, by the service's word for what is wrong. */
const CURES: Readonly<Record<string, string>> = {
  bad_request: 'Put right what is named above; --help of the command lists what it takes.',
  incorrect_json: 'The body is not JSON: give a file with --data @FILE.',
  invalid_credentials: 'Look at the credentials at the provider.',
  method_not_allowed: 'This path knows other methods: ./railyard resources lists what there is.',
  payload_too_large: 'Send less at once.',
  unprocessable: 'What is asked for does not go together; the details say why.',
  unauthorized:
    'Name a key of this instance with --key-file, or log in anew with ./railyard login. Its clock counts, too.',
  forbidden: 'Give the key another role, or name a merchant account that it may act for.',
  confirmation_required: 'A person confirms this at the dashboard.',
  approval_required: 'A second person agrees to this at the dashboard.',
  not_found: 'Look at the id and at --merchant-account; the list of the same noun shows what is there.',
  idempotency_key_reused: 'This key was used for another request: leave --idempotency-key out.',
  duplicate_record: 'It is there already: get it by its id, or give this one another identifier.',
  concurrent_request: 'The same request still runs: ask again under the same key in a moment.',
  invalid_state: 'Get it first, and see in which state it is.',
  changed_meanwhile: 'Get it again, and make the change to what it is now.',
  too_early: 'Wait, or move the clock of a sandbox with ./railyard clock advance.',
  too_many_requests: 'Wait a little, and ask again.',
};
const CURE_OF_FAULTS = 'Try again; its log has more under the id of the request.';

/** In sentences for whoever typed the command; null where it is no answer of an instance, and none that is missing. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof CommandError) return { text: error.message, exitCode: error.exitCode };
  if (error instanceof OutcomeUnknown)
    return {
      text:
        `Nobody knows yet whether it happened, so do not do it anew: ask again with the same words and ` +
        `--idempotency-key ${error.idempotencyKey}.`,
      exitCode: exitCode('unknown'),
    };

  if (error instanceof ConnectionError)
    return {
      text: `${error.message}: start Railyard, or name its address with --url or ./railyard login.`,
      exitCode: exitCode('unreachable'),
    };
  return error instanceof ApiError
    ? { text: apiErrorText(error), exitCode: exitCode(endingOf(error)) }
    : null;
}

/** `429: …`, the details, the id of the request, and what to do. */
export function apiErrorText(error: ApiError): string {
  const cure = error.status >= 500 ? CURE_OF_FAULTS : CURES[error.code];
  return [
    error.message,
    ...(error.resourceId === null ? [] : [`In the way: ${error.resourceId}`]),
    ...(error.requestId === null ? [] : [`Request: ${error.requestId}`]),
    ...(cure === undefined ? [] : [cure]),
  ].join('\n');
}

function endingOf({ status }: ApiError): ExitReason {
  if (status === 401 || status === 403) return 'access';
  return status >= 500 || status === 429 ? 'unreachable' : 'refused';
}

/** Nothing answers, or only what stands before it: it may be there again in a moment. */
export function isPassing(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500);
}
