import type { Agent } from '../harness/agents.ts';
import { cardPayment, type CrashRig, must } from '../harness/crash-rig.ts';
import { approvedCount, pay, type Scenario } from './scenario.ts';

/** What an agent does with a mandate. */
export const AGENT_SCENARIOS = {
  // What its mandate says is what the processor has, whoever learns what became of it.
  'agent pays': {
    counted: approvedCount('authorize'),
    untouched: mandatesApart('paid_amount', 'authorize'),
    prepare: async (rig) => (await agentOf(rig), '/transactions'),
    send: async (rig, path, key) => {
      const { agent, methodId } = await agentOf(rig);
      const payment_method = { method: 'id', id: methodId };
      const body = { amount: 700, currency: 'USD', country: 'US', intent: 'capture', payment_method };
      return agent.ask('POST', path, { body, key });
    },
    mayFail: true,
  },
  'agent refunds': {
    counted: approvedCount('refund'),
    untouched: mandatesApart('refunded_amount', 'refund'),
    prepare: async (rig) => (await agentOf(rig), `/transactions/${await pay(rig, 'capture')}/refunds`),
    send: async (rig, path, key) =>
      (await agentOf(rig)).agent.ask('POST', path, { body: { amount: 300 }, key }),
    mayFail: false,
  },
} satisfies Readonly<Record<string, Scenario>>;

/** By how much what mandates say, and what the processor did for agents, differ. */
function mandatesApart(sum: 'paid_amount' | 'refunded_amount', kind: 'authorize' | 'refund'): string {
  return `SELECT ((SELECT coalesce(sum(${sum}), 0) FROM agent_mandates) - (
    SELECT coalesce(sum(s.amount), 0) FROM simulator.operations s
    JOIN operations o ON o.operation_id::text = s.reference
    JOIN transactions t ON t.transaction_id = o.transaction_id
    WHERE s.kind = '${kind}' AND s.status = 'approved'
      AND ${kind === 'refund' ? 'o.details' : 't.request'} ? 'agent_mandate_id'))::bigint AS count`;
}

type ActingAgent = Readonly<{ agent: Agent; methodId: string }>;
const AGENTS = new WeakMap<CrashRig, Promise<ActingAgent>>();

/** The one of this rig, and what it pays with. */
function agentOf(rig: CrashRig): Promise<ActingAgent> {
  const known = AGENTS.get(rig);
  if (known !== undefined) return known;
  const opening = openPayingAgent(rig);
  AGENTS.set(rig, opening);
  return opening;
}

async function openPayingAgent(rig: CrashRig): Promise<ActingAgent> {
  const { payment_method: method } = await must(
    rig.request('POST', '/transactions', cardPayment(100, { store: true })),
  );
  return { agent: await rig.openAgent(), methodId: String((method as { id: string }).id) };
}
