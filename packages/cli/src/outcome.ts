import { exitCode } from './exit-codes.ts';
import { isObject } from './step.ts';
import { cleanText } from './terminal-text.ts';

/** Of money: what did not happen, and what is not known yet, is no success. */
export function tellOutcome(result: unknown): void {
  const status = isObject(result) ? String(result['status']) : '';
  const why =
    isObject(result) && typeof result['error_code'] === 'string'
      ? ` (${cleanText(result['error_code'])})`
      : '';

  if (status === 'declined' || status === 'failed') {
    process.exitCode = exitCode('declined');
    process.stderr.write(`It was ${status === 'failed' ? 'not done: it failed' : 'declined'}${why}\n`);
  }
  if (['processing', 'capture_pending', 'void_pending'].includes(status)) {
    process.exitCode = exitCode('unknown');
    process.stderr.write('The outcome is not known yet: get it again in a while, and do not do it anew\n');
  }
}
