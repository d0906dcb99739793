import { operation, token } from './operation.ts';
import { constant, integer, maybe, object } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';
import Type from 'typebox';

/**
 * The time that a sandbox merchant account lives in. It only moves forward: what has expired cannot come
 * back.
 */
export const SandboxClock = object('SandboxClock', {
  type: constant('sandbox-clock'),
  merchant_account_id: Type.String(),
  now: Timestamp,
  offset_seconds: Type.Integer({ minimum: 0 }),
});

/** Exactly one of the two. */
export const SandboxClockUpdate = object('SandboxClockUpdate', {
  advance_seconds: maybe(integer(0, 315_360_000)),
  now: maybe(Timestamp),
});

export const getSandboxClock = operation({
  id: 'get_sandbox_clock',
  method: 'GET',
  path: '/sandbox/clock',
  tag: 'Sandbox',
  summary: 'Read what time it is for a sandbox merchant account.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'header',
  responses: { 200: SandboxClock },
});

export const updateSandboxClock = operation({
  id: 'update_sandbox_clock',
  method: 'PUT',
  path: '/sandbox/clock',
  tag: 'Sandbox',
  summary: 'Advance the time of a sandbox merchant account, so that what is due falls due.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'header',
  body: SandboxClockUpdate,
  responses: { 200: SandboxClock },
});
