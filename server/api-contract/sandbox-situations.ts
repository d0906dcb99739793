import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { choice, constant, fields, integer, maybe, nullable, object } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const SandboxSituationKind = choice('SandboxSituationKind', [
  'slow',
  'down',
  'wrong_answer',
  'unknown_outcome',
  'dispute',
  'settlement_error',
]);

const KIND_WORDS =
  '`slow`: answers come late. `down`: every request is answered with an error, and nothing is done. `wrong_answer`: ' +
  'what is asked is done, and the answer cannot be read. `unknown_outcome`: the next payment is made, and its answer ' +
  'is lost. `dispute`: the bank of a buyer takes a payment back. `settlement_error`: what waits is settled in a file ' +
  'in which the oldest line is missing, and one is of a payment that nobody made.';

export const SandboxSituation = object('SandboxSituation', {
  type: constant('sandbox-situation'),
  id: Uuid,
  kind: SandboxSituationKind,
  payment_service_id: nullable(Uuid),
  processor: Type.String(),
  began_at: Timestamp,
  ends_at: nullable(Timestamp),
  times_left: nullable(Type.Integer({ minimum: 0 })),
  latency_ms: nullable(Type.Integer({ minimum: 0 })),
});
describe(SandboxSituation, {
  kind: KIND_WORDS,
  payment_service_id: 'The payment service that it was ordered for; null where another tool ordered it.',
  processor: 'The simulated processor; payment services that share it share the situation.',
  began_at: 'When it began, by the clock of the merchant account.',
  ends_at: 'When it ends by itself, or ended; null: when it is ended, or used up.',
  times_left: 'After how many more requests it is over; null: it does not count them.',
  latency_ms: 'How late answers come, in milliseconds; null where they are not slow.',
});

export const SandboxSituationCreate = object('SandboxSituationCreate', {
  kind: SandboxSituationKind,
  payment_service_id: maybe(Uuid),
  transaction_id: maybe(Uuid),
  ends_at: maybe(Timestamp),
  times: maybe(integer(1, 1_000)),
  latency_ms: maybe(integer(100, 25_000)),
});
describe(SandboxSituationCreate, {
  kind: KIND_WORDS,
  payment_service_id: 'Whose processor; of a dispute it follows from the payment.',
  transaction_id: 'Of a dispute: the captured payment that the buyer disputes.',
  ends_at:
    'When it ends by itself, by the clock of the merchant account; left out, after an hour. Moving the clock there ' +
    'ends it, too.',
  times:
    'After how many requests it is over; left out, one for `unknown_outcome`, and any number for the others.',
  latency_ms: 'Of `slow`: how late answers come, in milliseconds; left out, five seconds.',
});

export const SandboxSituations = list('SandboxSituations', SandboxSituation);

const ONE = {
  path: '/sandbox/situations/{situation_id}',
  params: describe(fields({ situation_id: Uuid }), { situation_id: 'Id as the list has it.' }),
} as const;

export const createSandboxSituation = operation({
  id: 'create_sandbox_situation',
  method: 'POST',
  path: '/sandbox/situations',
  tag: 'Sandbox',
  summary: 'Have a simulated processor be slow, down or wrong, or a buyer dispute a payment.',
  description:
    'It holds for the processor of a payment service, in this merchant account, until it ends. 404 in production.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'header',
  body: SandboxSituationCreate,
  responses: { 201: SandboxSituation },
});

export const listSandboxSituations = operation({
  id: 'list_sandbox_situations',
  method: 'GET',
  path: '/sandbox/situations',
  tag: 'Sandbox',
  summary: 'List the situations that are on.',
  description:
    'Oldest first. Disputes and settlements happen at once, and are not among them. 404 in production.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'header',
  responses: { 200: SandboxSituations },
});

export const deleteSandboxSituation = operation({
  id: 'delete_sandbox_situation',
  method: 'DELETE',
  ...ONE,
  tag: 'Sandbox',
  summary: 'End a situation.',
  description: 'Answers that it held up come. 404 for one that is over, and in production.',
  access: token('merchant-accounts.write'),
  merchantAccount: 'header',
  responses: { 204: null },
});
