import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approvalEnd } from './approval-window.ts';

const now = new Date('2026-11-21T09:00:00Z');
const window = { defaultMinutes: 60, maxMinutes: 120, option: 'expires_in_minutes' };
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
const end = (
  approvalExpiresAt: Date | null,
  options: Readonly<Record<string, unknown>> = {},
): ReturnType<typeof approvalEnd> => approvalEnd('acme-voucher', window, { approvalExpiresAt, options }, now);

test('the default window applies when nothing was asked', () => {
  assert.deepEqual(end(null), { kind: 'at', at: minutes(60) });
});

test('a time within the window is taken as it is, up to its very end', () => {
  assert.deepEqual(end(minutes(1)), { kind: 'at', at: minutes(1) });
  assert.deepEqual(end(minutes(120)), { kind: 'at', at: minutes(120) });
});

test('connection_options win over approval_expires_at, even over one that would be a problem', () => {
  assert.deepEqual(end(minutes(-5), { expires_in_minutes: 90 }), { kind: 'at', at: minutes(90) });
});

test('the past, this very moment, and a time beyond the maximum are problems', () => {
  for (const asked of [minutes(-1), now, new Date(minutes(120).getTime() + 1)]) {
    const problem = end(asked);
    assert.ok(problem.kind === 'problem');
    assert.equal(problem.pointer, '/approval_expires_at');
  }
});

test('an option that is no whole number of minutes within the window is a problem at its own place', () => {
  for (const own of [0, -1, 1.5, 121, '60', true, Number.NaN, {}]) {
    const problem = end(null, { expires_in_minutes: own });
    assert.ok(problem.kind === 'problem', String(own));
    assert.equal(problem.pointer, '/connection_options/acme-voucher/expires_in_minutes');
  }
});
