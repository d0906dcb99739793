import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** The one home of logging. Values are picked by the caller field by field; redaction here is the second line, never the first. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    formatters: { log: withoutNumbers },
    redact: { paths: ['headers.authorization', ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`])], censor: '«redacted»' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** A message of a library, or of somebody else's service, may quote what it was given; what could be a card number does not reach the log. */
function withoutNumbers(fields: Record<string, unknown>): Record<string, unknown> {
  const masked = { ...fields };
  for (const name of FREE_TEXT) if (typeof masked[name] === 'string') masked[name] = masked[name].replace(/\d(?:[ -]?\d){11,}/g, '«masked»');
  return masked;
}

const SECRET_FIELDS = ['number', 'security_code', 'account_number', 'pin', 'private_key', 'secret'];
const FREE_TEXT = ['reason', 'stack', 'detail', 'event'] as const;
