import type { Static } from 'typebox';
import { grants } from '../../../access/scopes.ts';
import {
  type FlowEvaluate,
  type FlowEvaluation,
  type FlowPayment,
  evaluateFlowDraft,
  evaluateFlowVersion,
} from '../../../api-contract/flow-evaluations.ts';
import { type PaymentService, paymentServices } from '../../../connections/connection-kinds.ts';
import { getTransactionRow, listActionRows } from '../../../db/queries/transactions.ts';
import { compileFlow } from '../../../domain/flow/compile.ts';
import {
  type Inputs,
  type WrittenInputs,
  paymentOptions,
  readInputs,
} from '../../../domain/flow/decide-route.ts';
import { type ExplainedAction, explainOptions } from '../../../domain/flow/explain-decision.ts';
import { type Facts, NO_FACTS, writeFacts } from '../../../domain/flow/flow-facts.ts';
import { toId } from '../../../domain/ids.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';
import { type Evaluated, evaluate, inputsNow, nameAmong } from '../../../payments/routing/evaluate-flow.ts';
import { factsOfTyped } from '../../../payments/routing/typed-payment.ts';
import { type RouteContext, route } from '../../route.ts';
import { optionsInOrder, payableOptions } from '../payment-options/list.ts';
import { draftAt } from './drafts.ts';
import { type AskedFlow, type AskedPayment, leftOpen } from './left-open.ts';
import { versionAt } from './versions.ts';

export const evaluateDraft = route(evaluateFlowDraft, async (context) => {
  const { params, merchantAccountId, parts } = context;
  const { rules } = await draftAt(parts, merchantAccountId, params);
  const asked = {
    flow: params.flow,
    number: 0,
    rules,
    version: null,
    draft_id: params.draft_id.toLowerCase(),
  };
  return { status: 200, body: await evaluationOf(context, asked) };
});

export const evaluateVersion = route(evaluateFlowVersion, async (context) => {
  const { params, merchantAccountId, parts } = context;
  const { flow, number } = params;
  const { rules } = await versionAt(parts, merchantAccountId, flow, number);
  const asked = { flow, number, rules, version: number, draft_id: null };
  return { status: 200, body: await evaluationOf(context, asked) };
});

type Context = Pick<
  RouteContext<typeof evaluateFlowDraft>,
  'caller' | 'merchantAccountId' | 'now' | 'parts'
> &
  Readonly<{ body: Static<typeof FlowEvaluate> }>;
type Evaluation = Static<typeof FlowEvaluation>;

async function evaluationOf(context: Context, asked: AskedFlow): Promise<Evaluation> {
  const services = await paymentServices.active(context.parts, context.merchantAccountId);
  const payment = await paymentOf(context, asked, services);
  const { flow, version, draft_id } = asked;
  const answer =
    flow === 'checkout'
      ? await checkoutAnswer(context, asked, payment)
      : routedAnswer(evaluate(asked, payment.inputs, services), services);

  return {
    type: 'flow-evaluation',
    flow,
    version,
    draft_id,
    transaction_id: payment.transactionId,
    facts: { ...writeFacts(payment.inputs.facts) },
    ...answer,
    unknown: leftOpen(asked, payment, answer),
  };
}

type Answer = Pick<Evaluation, 'actions' | 'outcome'>;

function routedAnswer(
  { actions, decision, inputs, leftOut }: Evaluated,
  services: readonly PaymentService[],
): Answer {
  const nameOf = nameAmong(services);
  return {
    actions: actions.map(renderAction),
    outcome: {
      error_code: decision.decline,
      attempts: decision.attempts.map(({ payment_service_id: id, instrument, transformations }) => ({
        payment_service_id: id,
        display_name: nameOf(id),
        instrument,
        transformations: [...transformations],
      })),
      left_out: leftOut.map(({ id, reason }) => ({
        payment_service_id: id,
        display_name: nameOf(id),
        reason,
      })),
      three_d_secure: decision.three_d_secure,
      exemption: decision.exemption,
      share: inputs.facts.share,
      payment_options: null,
    },
  };
}

async function checkoutAnswer(
  { parts, merchantAccountId }: Context,
  { flow: name, number, rules }: AskedFlow,
  { inputs }: AskedPayment,
): Promise<Answer> {
  const { facts } = inputs;
  const flow = compileFlow(name, number, rules);
  const wanted = paymentOptions(flow, facts);
  const { country, currency, amount } = facts;
  const cart = { country, currency, amount: amount === null ? null : Number(amount) };
  const options = await payableOptions(parts, merchantAccountId, cart);
  const shown = (wanted === null ? options : optionsInOrder(options, wanted)).map(({ method }) => method);

  return {
    actions: [renderAction(explainOptions(flow, inputs, shown))],
    outcome: {
      error_code: null,
      attempts: [],
      left_out: [],
      three_d_secure: null,
      exemption: null,
      share: null,
      payment_options: shown,
    },
  };
}

function renderAction({
  action,
  rule_id,
  isAsked,
  outcome,
  reason,
  rules,
}: ExplainedAction): Answer['actions'][0] {
  return {
    action,
    asked: isAsked,
    rule_id,
    reason,
    outcome: { ...outcome },
    rules: rules.map(({ applied, isReached, conditions, ...rule }) => ({
      ...rule,
      matched: applied,
      decided: rule.rule_id === rule_id,
      reached: isReached,
      conditions: conditions.map((one) => ({ ...one })),
    })),
  };
}

async function paymentOf(
  context: Context,
  asked: AskedFlow,
  services: readonly PaymentService[],
): Promise<AskedPayment> {
  const { body } = context;
  const { transaction_id: id = null, payment = null } = body;
  if ((id === null) === (payment === null))
    throw ruleBroken({
      pointer: '/payment',
      message: 'is needed where there is no transaction_id, and only then',
    });
  if (id !== null) return paymentThere(context, asked, id, services);
  if (payment === null) throw new Error('BUG: neither a transaction nor a payment');
  return paymentTyped(context, asked, payment, services);
}

/** As it was decided, or as it would be now. */
async function paymentThere(
  context: Context,
  asked: AskedFlow,
  given: string,
  services: readonly PaymentService[],
): Promise<AskedPayment> {
  const { caller, merchantAccountId, parts, body } = context;
  if (!('permissions' in caller) || !grants(caller.permissions, 'transactions.read'))
    throw new Problem('forbidden', {
      message: 'The scope transactions.read is needed to ask about a transaction',
    });
  const id = toId<'transaction'>(given.toLowerCase());
  const rows = await listActionRows(parts.db, merchantAccountId, id);
  const row =
    rows.find(({ flow }) => flow === asked.flow) ?? (asked.flow === 'checkout' ? rows[0] : undefined);
  if (row === undefined) {
    const [other] = rows;
    const transaction = await getTransactionRow(parts.db, merchantAccountId, id);
    throw ruleBroken({
      pointer: '/transaction_id',
      message:
        other !== undefined
          ? `was decided by the flow ${fromStoredJson<string>(other.flow)}`
          : transaction === null
            ? 'is not the id of a transaction'
            : 'was never decided by a flow',
    });
  }
  const then = readInputs(fromStoredJson<WrittenInputs>(row.inputs));
  const facts = asked.flow === 'checkout' ? cartOf(then.facts) : then.facts;
  const source = { transactionId: id as string, isNow: body.payment_services === 'now', hasCard: true };
  if (body.payment_services === 'then' || asked.flow === 'checkout')
    return { ...source, inputs: { ...then, facts } };
  const imagined = { facts, isHeld: false, named: then.named, bankScheme: null, seed: then.seed };
  const inputs = await inputsNow(context, asked, imagined, services);

  return { ...source, inputs: { ...inputs, chosen: then.chosen } };
}

/** A checkout knows no more of it. */
function cartOf(facts: Facts): Facts {
  const { amount, currency, country, browser_language, metadata, product_categories, product_types, skus } =
    facts;
  return {
    ...NO_FACTS,
    ...{ amount, currency, country, browser_language, metadata, product_categories, product_types, skus },
  };
}

async function paymentTyped(
  context: Context,
  asked: AskedFlow,
  payment: Static<typeof FlowPayment>,
  services: readonly PaymentService[],
): Promise<AskedPayment> {
  const wrong = [
    ...(asked.flow === 'redirect-transaction' && (payment.payment_method ?? null) === null
      ? [{ pointer: '/payment/payment_method', message: 'is needed for what the buyer approves elsewhere' }]
      : []),
    ...(asked.flow !== 'card-transaction' && (payment.card ?? null) !== null
      ? [{ pointer: '/payment/card', message: 'goes with card-transaction only' }]
      : []),
  ];
  if (wrong.length > 0) throw ruleBroken(...wrong);
  const facts = await factsOfTyped(asked.flow, payment, context.parts.bins);
  const imagined = {
    facts,
    isHeld: payment.intent === 'authorize',
    named: payment.payment_service_id?.toLowerCase() ?? null,
    bankScheme: payment.bank_scheme ?? null,
    seed: facts.share ?? 0,
  };
  const inputs: Inputs =
    asked.flow === 'checkout'
      ? { facts, chosen: [], named: null, able: [], avoided: [], seed: 0, seen: null }
      : await inputsNow(context, asked, imagined, services);

  return { transactionId: null, isNow: true, hasCard: (payment.card?.bin ?? null) !== null, inputs };
}
