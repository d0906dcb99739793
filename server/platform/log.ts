import { type Logger, pino } from 'pino';
import { maskCardNumbers } from '../domain/card-numbers/card-numbers.ts';
import { Problem } from '../domain/problem.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child' | 'isLevelEnabled'>;

/**
 * The one home of logging. Values are picked by the caller field by field; redaction here is the second line,
 * never the first.
 */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    formatters: { log: toldPlainly },
    redact: {
      paths: ['headers.authorization', ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`])],
      censor: '«redacted»',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * `reason` is whatever was thrown, and comes out as its message. A message of a library, or of somebody
 * else's service, may quote what it was given: what could be a card number does not reach the log.
 */
function toldPlainly(fields: Record<string, unknown>): Record<string, unknown> {
  const told = { ...fields };
  if ('reason' in told) told['reason'] = reasonOf(told['reason']);
  for (const name of FREE_TEXT)
    if (typeof told[name] === 'string') told[name] = told[name].replace(/\d(?:[ -]?\d){11,}/g, '«masked»');
  for (const [name, value] of Object.entries(told))
    if (typeof value === 'string') told[name] = maskCardNumbers(value);
  return told;
}

/** Of a problem what is not for its caller, where there is something. */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof Problem) return thrown.privateText ?? thrown.message;
  return thrown instanceof Error ? thrown.message : String(thrown);
}

const SECRET_FIELDS = ['number', 'security_code', 'account_number', 'pin', 'private_key', 'secret'];
const FREE_TEXT = ['reason', 'stack', 'detail', 'event'] as const;
