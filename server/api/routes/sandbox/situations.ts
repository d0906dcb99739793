import type { Static } from 'typebox';
import {
  SandboxSituationKind,
  type SandboxSituation,
  type SandboxSituationCreate,
  createSandboxSituation,
  deleteSandboxSituation,
  listSandboxSituations,
} from '../../../api-contract/sandbox-situations.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import { getTransactionRow } from '../../../db/queries/transactions.ts';
import { type MerchantAccountId, parseUuid, toId } from '../../../domain/ids.ts';
import { type JsonObject, isObject, textAt } from '../../../domain/json.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import type { Parts } from '../../../parts.ts';
import { route } from '../../route.ts';
import { sandboxOnly } from './sandbox-only.ts';
import { askSimulator } from './simulator.ts';

type WantedSituation = Static<typeof SandboxSituationCreate>;
type Situation = Static<typeof SandboxSituation>;

const HOUR_MS = 3_600_000;
const END_MS_MAX = 31 * 24 * HOUR_MS;

const create = route(createSandboxSituation, async ({ body, merchantAccountId, now, parts }) => {
  sandboxOnly(parts);
  const end = endOf(body, now);
  const about = await subjectOf(parts, merchantAccountId, body);
  const { status, body: answer } = await askSimulator(parts, merchantAccountId, {
    method: 'POST',
    what: 'situations',
    body: {
      situation: body.kind,
      processor: about.processor,
      note: about.paymentServiceId,
      subject: about.reference,
      ends_at: end.toISOString(),
      times: body.times ?? undefined,
      latency_ms: body.latency_ms ?? undefined,
    },
  });
  if (status !== 201) throw refusalOf(body, status);

  return { status: 201, body: renderSituation(answer) };
});

const list = route(listSandboxSituations, async ({ merchantAccountId, parts }) => {
  sandboxOnly(parts);
  const { body } = await askSimulator(parts, merchantAccountId, { method: 'GET', what: 'situations' });
  const items = Array.isArray(body['items']) ? body['items'].filter(isObject) : [];
  return { status: 200, body: { items: items.map(renderSituation) } };
});

const end = route(deleteSandboxSituation, async ({ params, merchantAccountId, parts }) => {
  sandboxOnly(parts);
  const { status } = await askSimulator(parts, merchantAccountId, {
    method: 'DELETE',
    what: 'situations',
    query: { situation: params.situation_id },
  });
  if (status !== 204) throw new Problem('not_found');
  return { status: 204, body: null };
});

function endOf({ ends_at }: WantedSituation, now: Date): Date {
  const end = new Date(ends_at ?? now.getTime() + HOUR_MS);
  if (end.getTime() <= now.getTime())
    throw ruleBroken({ pointer: '/ends_at', message: 'must be after the time of this merchant account' });
  if (end.getTime() - now.getTime() > END_MS_MAX)
    throw ruleBroken({ pointer: '/ends_at', message: 'must be within 31 days' });
  return end;
}

type Subject = Readonly<{ processor: string; paymentServiceId: string; reference: string | null }>;

/** Whose processor it is about, and of a dispute which payment there. */
async function subjectOf(
  parts: Parts,
  account: MerchantAccountId,
  wanted: WantedSituation,
): Promise<Subject> {
  if (wanted.kind !== 'dispute')
    return { ...(await processorOf(parts, account, wanted.payment_service_id ?? null)), reference: null };
  const id = wanted.transaction_id ?? null;
  const paid = id === null ? null : await getTransactionRow(parts.db, account, toId(id));
  if (paid === null)
    throw ruleBroken({ pointer: '/transaction_id', message: 'must be a payment of this merchant account' });
  if (paid.captured_amount === 0n)
    throw ruleBroken({ pointer: '/transaction_id', message: 'must be a payment that was captured' });
  return {
    ...(await processorOf(parts, account, paid.payment_service_id)),
    reference: paid.payment_service_transaction_id,
  };
}

async function processorOf(
  parts: Parts,
  account: MerchantAccountId,
  id: string | null,
): Promise<Pick<Subject, 'processor' | 'paymentServiceId'>> {
  const service = id === null ? null : await paymentServices.find(parts, account, toId(id));
  if (service === null || id === null)
    throw ruleBroken({
      pointer: '/payment_service_id',
      message: 'must be a payment service of this merchant account',
    });
  const { connector } = service;
  return { processor: connector.processor ?? connector.id, paymentServiceId: id };
}

function refusalOf({ kind }: WantedSituation, status: number): Problem {
  const pointer = kind === 'dispute' ? '/transaction_id' : '/payment_service_id';
  if (status === 404) return ruleBroken({ pointer, message: 'is of a processor that is not simulated here' });
  return ruleBroken({
    pointer,
    message:
      kind === 'dispute'
        ? 'is a payment that cannot be disputed at its simulated processor'
        : 'is of a processor that has nothing to settle in a file',
  });
}

/** As the simulator tells it. */
function renderSituation(told: JsonObject): Situation {
  const kind = Object.values(SandboxSituationKind.enum).find((word) => word === told['situation']);
  if (kind === undefined)
    throw new Error('BUG: the simulator tells of a situation that it was not asked for');
  const numberAt = (name: string): number | null => (typeof told[name] === 'number' ? told[name] : null);
  const endsAt = textAt(told, 'ends_at');

  return {
    type: 'sandbox-situation',
    id: toId(textAt(told, 'id') ?? ''),
    kind,
    payment_service_id: parseUuid(textAt(told, 'note') ?? ''),
    processor: textAt(told, 'processor') ?? '',
    began_at: timestamp(new Date(textAt(told, 'began_at') ?? 0)),
    ends_at: endsAt === null ? null : timestamp(new Date(endsAt)),
    times_left: numberAt('times_left'),
    latency_ms: numberAt('latency_ms'),
  };
}

export const situationRoutes = [create, list, end];
