import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { choice, constant, fields, nullable, object } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const SandboxDueKind = choice('SandboxDueKind', [
  'authorization_expiry',
  'scheduled_capture',
  'approval_expiry',
  'look_up',
  'payment_link_expiry',
  'checkout_session_expiry',
  'job',
  'report',
  'metric_sample',
  'settlement',
  'dispute',
  'processor',
  'webhook_delivery',
]);

export const SandboxDueRow = object('SandboxDueRow', {
  at: Timestamp,
  what: Type.String(),
  resource_type: nullable(Type.String()),
  resource_id: nullable(Uuid),
  processor: nullable(Type.String()),
});
describe(SandboxDueRow, {
  at: 'When it is due.',
  what: 'The kind of operation, the step of a processor, or the name of what it is about.',
  resource_type: 'What it is about, as `type` of that resource; null where the API has no such resource.',
  resource_id: 'Which one; null where the API has none.',
  processor: 'The simulated processor that does it; null where Railyard does.',
});

export const SandboxDueGroup = object('SandboxDueGroup', {
  kind: SandboxDueKind,
  count: Type.Integer({ minimum: 1 }),
  is_complete: Type.Boolean(),
  by_clock: Type.Boolean(),
  rows: Type.Array(SandboxDueRow),
});
describe(SandboxDueGroup, {
  kind:
    '`authorization_expiry`: a hold ends. `scheduled_capture`: it is captured. ' +
    '`approval_expiry`: a buyer has not come back. `look_up`: a processor is ' +
    'asked again what became of something. `job`: something is deleted, or goes on. `settlement` and `dispute` are ' +
    'acts of processors, and `processor` all their others.',
  count: 'How many of them are due.',
  is_complete: 'False where there are more than were counted.',
  by_clock: 'False for what goes by the time of the machine, and comes whether the clock moves or not.',
  rows: 'The soonest of them, five at most.',
});

export const SandboxDue = object('SandboxDue', {
  type: constant('sandbox-due'),
  merchant_account_id: Type.String(),
  now: Timestamp,
  until: Timestamp,
  items: Type.Array(SandboxDueGroup),
});
describe(SandboxDue, {
  now: 'What time it is for the merchant account.',
  until: 'The time that was asked about.',
  items: 'What is due from now until then, by kind; kinds of which nothing is due are left out.',
});

export const getSandboxDue = operation({
  id: 'get_sandbox_due',
  method: 'GET',
  path: '/sandbox/due',
  tag: 'Sandbox',
  summary: 'See what will happen by a time, before the clock is moved there.',
  description:
    'What falls due by then as things are now: what it brings about in turn is not foreseen. A thousand of each ' +
    'table are looked at. 404 in production.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'header',
  query: describe(fields({ until: Timestamp }), {
    until: 'Until when, by the clock of the merchant account, as `GET /sandbox/clock` tells it.',
  }),
  responses: { 200: SandboxDue },
});
