import { operation, token } from './operation.ts';
import { constant, integer, maybe, object } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

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
describe(SandboxClock, {
  now: 'What time it is for the merchant account.',
  offset_seconds: "How far that is ahead of the machine's clock.",
});

/** Exactly one of the two. */
export const SandboxClockUpdate = object('SandboxClockUpdate', {
  advance_seconds: maybe(integer(0, 315_360_000)),
  now: maybe(Timestamp),
});
describe(SandboxClockUpdate, {
  advance_seconds: 'How far to move on from its present time; this or `now`.',
  now: 'The time that it becomes, never before its present one; this or `advance_seconds`.',
});

export const getSandboxClock = operation({
  id: 'get_sandbox_clock',
  method: 'GET',
  path: '/sandbox/clock',
  tag: 'Sandbox',
  summary: 'Read what time it is for a sandbox merchant account.',
  description: '404 in production.',
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
  description:
    'Expiries, retries and look-ups that are due by then happen. Time never goes back. 404 in production.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'header',
  body: SandboxClockUpdate,
  responses: { 200: SandboxClock },
});
