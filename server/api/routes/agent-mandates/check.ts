import type { Static } from 'typebox';
import { type AgentMandateChecked, checkAgentMandate } from '../../../api-contract/agent-mandates.ts';
import type { TransactionCreate } from '../../../api-contract/transaction/create.ts';
import { renderLeft } from '../../../answers/agent-mandate.ts';
import { mandateOf } from '../../../db/queries/agent-mandates.ts';
import { getTransactionWithLimits } from '../../../db/queries/transactions.ts';
import { type AgentMandate, lapse, beyond } from '../../../domain/agent-mandate.ts';
import { toId } from '../../../domain/ids.ts';
import { type Detail, Problem, ruleBroken } from '../../../domain/problem.ts';
import { previewPayment } from '../../../payments/create/preview-payment.ts';
import { intentOn } from '../../../payments/operation/follow.ts';
import type { CreateBody } from '../../../payments/request/context.ts';
import { followProblems, paymentProblems } from '../../../payments/request/under-mandate.ts';
import { type RouteContext, route } from '../../route.ts';
import { mandateAt } from './mandate-at.ts';

type CheckAnswer = Static<typeof AgentMandateChecked>;
type CheckFindings = Pick<CheckAnswer, 'amount' | 'route'> & Readonly<{ problems: readonly Detail[] }>;
type Context = RouteContext<typeof checkAgentMandate>;

/** A dry run: the same questions that the call itself is asked, and nothing of what it does. */
export const check = route(checkAgentMandate, async (context) => {
  const { body, now } = context;
  const mandate = mandateOf(await mandateAt(context, context.params.agent_mandate_id));
  const over = lapse(mandate, now);
  const isAllowed = mandate.actions.includes(body.action);
  const held: Detail[] = [
    ...(over === null ? [] : [beyond('/action', 'over', `is not possible: the agent's mandate ${over}`)]),
    ...(isAllowed
      ? []
      : [
          beyond(
            '/action',
            'action',
            `must be one of ${mandate.actions.join(', ')}, as the agent's mandate has it`,
          ),
        ]),
  ];
  const found =
    held.length > 0 ? { amount: null, problems: held, route: null } : await look(context, mandate);

  const { problems } = found;
  const checked: CheckAnswer = {
    type: 'agent-mandate-check',
    allowed: problems.length === 0,
    problems: problems.map(({ pointer, message, type }) => ({ pointer, message, type })),
    amount: found.amount,
    payments_left: renderLeft(mandate.payments, mandate.paid),
    refunds_left: renderLeft(mandate.refunds, mandate.refunded),
    route: found.route,
  };
  return { status: 200, body: checked };
});

function look(context: Context, mandate: AgentMandate): Promise<CheckFindings> {
  return context.body.action === 'pay' ? checkPayment(context, mandate) : checkFollow(context, mandate);
}

async function checkPayment(context: Context, mandate: AgentMandate): Promise<CheckFindings> {
  const { body, parts, merchantAccountId, now, version } = context;
  const { payment_method_id: id, amount } = body;
  if (id === undefined || id === null || amount === undefined || amount === null)
    throw ruleBroken(
      ...[
        { pointer: '/payment_method_id', value: id },
        { pointer: '/amount', value: amount },
      ]
        .filter(({ value }) => value === undefined || value === null)
        .map(({ pointer }) => ({ pointer, message: 'is needed for a payment', type: 'value_error.missing' })),
    );
  const asked = {
    ...NOT_SAID,
    amount,
    currency: body.currency ?? mandate.currency,
    country: body.country ?? null,
    intent: body.intent,
    external_identifier: body.external_identifier ?? null,
    payment_method: { method: 'id' as const, id },
  } satisfies CreateBody;
  const creating = { parts, merchantAccountId, body: asked, held: new Map(), now, answering: { version } };
  const ownProblems = (await paymentProblems(creating, mandate, asked)).map(inWords);
  if (!isOfMandate(ownProblems)) return { amount, problems: ownProblems, route: null };
  const { problems, payment: previewed } = await previewPayment(creating);

  return {
    amount,
    problems: [...ownProblems, ...problems.map(inWords)],
    route:
      previewed === null
        ? null
        : {
            attempts: previewed.attempts.map(({ id: serviceId, displayName }) => ({
              payment_service_id: serviceId,
              display_name: displayName,
            })),
            error_code: previewed.refusal,
            three_d_secure: previewed.threeDSecure,
          },
  };
}

/** By the words of this operation. */
function inWords(problem: Detail): Detail {
  return { ...problem, pointer: problem.pointer.replace(/^\/payment_method\/id$/, '/payment_method_id') };
}

/** Whether the mandate is about it, if not for so much: of anything else an agent learns nothing here. */
function isOfMandate(problems: readonly Detail[]): boolean {
  return problems.every(({ pointer }) => pointer === '/amount');
}

/** As a body that says none of it is parsed. */
const NOT_SAID = {
  store: false,
  is_subsequent_payment: false,
  merchant_initiated: false,
  payment_source: 'ecommerce',
  async_capture: false,
  account_funding_transaction: false,
  allow_partial_authorization: false,
  pays_once: false,
} as const satisfies Partial<Static<typeof TransactionCreate>>;

async function checkFollow(
  { body, parts, merchantAccountId }: Context,
  mandate: AgentMandate,
): Promise<CheckFindings> {
  const { transaction_id: id, action } = body;
  if (id === undefined || id === null || action === 'pay')
    throw ruleBroken({
      pointer: '/transaction_id',
      message: `is needed to ${action}: which payment`,
      type: 'value_error.missing',
    });
  const transaction = await getTransactionWithLimits(parts.db, merchantAccountId, toId(id));
  if (transaction === null)
    throw ruleBroken({
      pointer: '/transaction_id',
      message: 'is not the id of a transaction',
      type: 'value_error.transaction',
    });

  const amount = body.amount === undefined || body.amount === null ? null : BigInt(body.amount);
  const request =
    action === 'void'
      ? ({ kind: 'void' } as const)
      : action === 'capture'
        ? ({ kind: 'capture', amount, final: true } as const)
        : ({ kind: 'refund', amount } as const);
  const problems = followProblems(mandate, transaction, { action, amount });
  if (!isOfMandate(problems)) return { amount: null, problems, route: null };
  try {
    const { intent } = await intentOn(parts, transaction, request);
    return { amount: Number(intent.amount), problems, route: null };
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    const { code, message, details } = thrown;
    const said = details.length > 0 ? details : [notNow(code, message)];
    return { amount: null, problems: [...problems, ...said], route: null };
  }
}

function notNow(code: string, message: string): Detail {
  return { location: 'body', pointer: '/action', message, type: `value_error.${code}` };
}
