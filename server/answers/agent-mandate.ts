import type { Static } from 'typebox';
import type { AgentMandate } from '../api-contract/agent-mandates.ts';
import { type AgentMandateRow, mandateOf } from '../db/queries/agent-mandates.ts';
import { type AgentLimits, type AgentUse, leftOf, stateOf } from '../domain/agent-mandate.ts';
import { fromStoredJson } from '../json/stored-json.ts';

/** `now`: the merchant account's time. */
export function renderAgentMandate(row: AgentMandateRow, now: Date): Static<typeof AgentMandate> {
  const mandate = mandateOf(row);
  return {
    type: 'agent-mandate',
    id: mandate.id,
    merchant_account_id: row.merchant_account_id,
    purpose: row.purpose,
    actions: [...mandate.actions],
    currency: mandate.currency,
    payments: renderLimits(mandate.payments),
    refunds: renderLimits(mandate.refunds),
    buyer_ids: [...mandate.buyerIds],
    payment_method_ids: [...mandate.paymentMethodIds],
    external_identifiers: [...mandate.externalIdentifiers],
    valid_from: mandate.validFrom,
    valid_until: mandate.validUntil,
    state: stateOf(mandate, now),
    paid: renderUse(mandate.paid),
    refunded: renderUse(mandate.refunded),
    payments_left: renderLeft(mandate.payments, mandate.paid),
    refunds_left: renderLeft(mandate.refunds, mandate.refunded),
    creator: row.creator === null ? null : fromStoredJson(row.creator),
    created_at: row.created_at,
    updated_at: row.updated_at,
    revoked_at: row.revoked_at,
  };
}

/** What is left of one kind of limit. */
export function renderLeft(limits: AgentLimits | null, used: AgentUse) {
  const left = leftOf(limits, used);
  return left === null ? null : renderUse(left);
}

function renderLimits(limits: AgentLimits | null) {
  return limits === null
    ? null
    : {
        amount_max: Number(limits.amountMax),
        total_max: Number(limits.totalMax),
        count_max: limits.countMax,
      };
}

function renderUse({ amount, count }: AgentUse) {
  return { amount: Number(amount), count };
}
