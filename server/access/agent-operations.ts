import type { Operation } from '../api-contract/operation.ts';
import { type AgentAction, type AgentMandate, lapse } from '../domain/agent-mandate.ts';
import { Problem } from '../domain/problem.ts';

/**
 * What the key of an agent may call, and the action of its mandate that this is; null: whatever its mandate allows.
 * What is not here, it cannot do, so that an operation that is new is closed to it.
 */
const OPERATIONS: Readonly<Record<string, AgentAction | null>> = {
  list_agent_mandates: null,
  get_agent_mandate: null,
  check_agent_mandate: null,
  create_transaction: 'pay',
  capture_transaction: 'capture',
  create_capture: 'capture',
  void_transaction: 'void',
  create_void: 'void',
  create_transaction_refund: 'refund',
  create_refund: 'refund',
  list_transactions: 'read',
  get_transaction: 'read',
  get_transaction_story: 'read',
  list_transaction_events: 'read',
  list_transaction_refunds: 'read',
  get_transaction_refund: 'read',
  get_refund: 'read',
  list_transaction_captures: 'read',
  get_transaction_capture: 'read',
  list_payment_methods: 'read',
  get_payment_method: 'read',
  list_buyers: 'read',
  get_buyer: 'read',
};

/** Throws 403 where the mandate does not hold now, or allows no such call. */
export function refuseBeyondMandate({ id }: Operation, mandate: AgentMandate, now: Date): void {
  const action = OPERATIONS[id];
  if (action === undefined) throw mandateRefusal('operation', 'does not let an agent call this');
  const over = lapse(mandate, now);
  // What it was may be read all the same, so that an agent can say why it stopped.
  if (over !== null && action !== null) throw mandateRefusal('over', over);
  if (action !== null && !mandate.actions.includes(action))
    throw mandateRefusal('action', `allows ${mandate.actions.join(', ')}, and not to ${action}`);
}

function mandateRefusal(what: string, says: string): Problem {
  return new Problem('forbidden', {
    details: [
      {
        location: 'header',
        pointer: 'authorization',
        message: `is of an agent, and its mandate ${says}`,
        type: `value_error.agent_mandate.${what}`,
      },
    ],
  });
}

/** An agent gives every intent a key of its own, so that a call that it makes twice is done once. */
export function keyIsNeeded(): Problem {
  return new Problem('bad_request', {
    details: [
      {
        location: 'header',
        pointer: 'idempotency-key',
        message:
          'is required of an agent: one key for each thing that it means to do, the same for every try',
        type: 'value_error.missing',
      },
    ],
  });
}
