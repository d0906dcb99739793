import { Problem, SEAL_BROKEN, type Detail } from '../domain/problem.ts';
import { WireFault } from '../net/wire.ts';
import { RELAY_BODY_BYTES_MAX } from './relay-limits.ts';

/**
 * What a caller did wrong: a 400 with everything that is wrong, and the first of it as
 * `x-vault-forward-error`. Nothing was sent.
 */
export function relayProblem(...details: readonly Detail[]): Problem {
  return new Problem('bad_request', { details, reason: details[0]?.type ?? 'bad_request' });
}

export function bodyTooLarge(): Problem {
  return new Problem('payload_too_large', {
    message: `The body is larger than ${RELAY_BODY_BYTES_MAX} bytes`,
    reason: 'body_too_large',
  });
}

/** What broke on our side before anything was sent, for example a seal that does not open. */
export function notSent(error: unknown): unknown {
  const isTold = error instanceof Problem && error.reason !== SEAL_BROKEN;
  if (isTold || error instanceof WireFault) return relayFault(error);
  const message = 'The request could not be prepared. Nothing was sent.';
  return new Problem('server_error', {
    message,
    details: [{ location: 'unknown', pointer: '', message, type: 'not_sent' }],
    privateText: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}

/** A failed exchange as the caller must know it: did it certainly not happen, or may it have happened? */
export function relayFault(error: unknown): unknown {
  if (!(error instanceof WireFault)) return error;
  const { code, sent, message } = error;
  const ending = sent
    ? 'The request may have been processed: find out before you repeat it.'
    : 'Nothing was sent.';
  if (code === 'refused')
    return relayProblem({ location: 'header', pointer: 'x-vault-forward-url', message, type: 'url_refused' });

  const text = `${SENTENCES[code]}. ${ending}`;
  const detail: Detail = {
    location: 'unknown',
    pointer: '',
    message: text,
    type: sent ? 'may_have_happened' : 'not_sent',
  };
  return new Problem(code === 'timeout' ? 'gateway_timeout' : 'bad_gateway', {
    message: text,
    details: [detail],
    reason: reasonOf(code, sent),
    privateText: message,
  });
}

/** Values of `x-vault-forward-error` for what went wrong on the way; docs/relay.md lists them. */
function reasonOf(code: Exclude<WireFault['code'], 'refused'>, sent: boolean): string {
  switch (code) {
    case 'resolve':
    case 'connect':
      return 'target_unreachable';
    case 'tls':
      return 'tls_failed';
    case 'timeout':
      return sent ? 'timeout' : 'timeout_before_sending';
    case 'reset':
      return sent ? 'connection_cut' : 'target_unreachable';
    case 'too_large':
      return 'answer_too_large';
    case 'malformed':
      return 'answer_malformed';
    case 'rate_limit':
    case 'login':
    case 'late':
      return 'target_unreachable';
    default:
      return code satisfies never;
  }
}

const SENTENCES: Readonly<Record<Exclude<WireFault['code'], 'refused'>, string>> = {
  resolve: 'The target could not be looked up',
  connect: 'No connection to the target',
  tls: 'No trusted TLS connection to the target',
  timeout: 'The target did not answer in time',
  reset: 'The connection to the target was cut',
  too_large: 'The answer of the target is larger than allowed',
  malformed: 'The target did not answer in HTTP/1.1',
  rate_limit: 'The target takes no more requests for now',
  login: 'The target did not accept the log-in',
  late: 'It was too late to ask the target',
};
