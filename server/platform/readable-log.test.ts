import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from './log.ts';
import { readableLog } from './readable-log.ts';

function loggedText(tell: (log: ReturnType<typeof createLog>) => void, hasColours = false): string {
  let text = '';
  tell(createLog('debug', readableLog({ write: (line) => (text += line) }, hasColours)));
  return text;
}

test('a line of the log is a sentence with its values, and has the time of day', () => {
  assert.match(
    loggedText((log) => log.warn({ port: 8082, reason: new Error('taken') }, 'the demo shop is not there')),
    /^\d\d:\d\d:\d\d warn the demo shop is not there {2}port=8082 {2}reason=taken\n$/,
  );
});

test('a request is its method, path, status and time', () => {
  const line = { method: 'POST', path: '/transactions', status: 201, durationMs: 4.2, requestId: 'r' };
  assert.match(
    loggedText((log) => log.info(line, 'request')),
    /^[\d:]{8} POST \/transactions 201 4\.2 ms r\n$/,
  );
});

test('what is kept out of lines of JSON is kept out of these, and colours are for terminals', () => {
  const text = loggedText(
    (log) => log.error({ number: '4111111111111111', stack: 'Error: x\n    at y' }, 'no'),
    true,
  );
  assert.match(text, /\u001b\[31merror/);
  assert.match(text, /number=«redacted»/);
  assert.match(text, /\nError: x\n {4}at y\n$/);
});
