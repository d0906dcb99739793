import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** The one home of logging. Values are picked by the caller field by field; redaction here is the second line, never the first. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: ['headers.authorization', '*.number', '*.security_code', '*.account_number', '*.pin', '*.private_key', '*.secret'], censor: '«redacted»' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
