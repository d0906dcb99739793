import { cut } from '../../domain/cut.ts';
import { parseObject, textAt } from '../../domain/json.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Authorize, AuthorizedAmounts, Call, Instrument, Operations } from '../connector.ts';
import { errorCode } from '../../domain/decline.ts';
import { authorizeWith, common } from './operations.ts';
import { type AuthorizeCall, billingOf, descriptorOf, intentOf, nameOf } from './payment.ts';
import { type StripeFields, type Values, ask } from './request.ts';
import { isDetached, refusedBy } from './wire.ts';

/** Debits by ACH, SEPA and Bacs, under the permission that the buyer gives with the payment. */

type Account = Extract<Instrument, Readonly<{ method: 'bank' }>>;

const TYPES = { ach: 'us_bank_account', sepa: 'sepa_debit', bacs: 'bacs_debit' } as const;

const { find, sync, complete, refund, verify } = common;

const NO_METHOD = {
  kind: 'failed',
  code: errorCode('unknown_service_resource'),
  detail: 'a mandate at Stripe is a customer and a payment method',
} as const;

/** A debit that is on its way cannot be called back. */
export const bankOperations: Operations<StripeFields> = {
  find,
  sync,
  complete,
  refund,
  verify,
  async authorize(call) {
    const { instrument } = call.input;
    if (instrument.method !== 'bank')
      throw new Error(`BUG: stripe-bank was handed a ${instrument.method}, which it does not accept`);
    return instrument.mandate === null
      ? firstDebit(call, instrument)
      : authorizeWith(call, later(call, instrument));
  },
  async cancelMandate(call) {
    const [, method] = call.input.mandate.split('/');
    if (method === undefined) return NO_METHOD;
    const path = `payment_methods/${encodeURIComponent(method)}/detach`;
    const answer = await ask(call, 'POST', path);
    const refusal = refusedBy(answer.status, parseObject(answer.text));
    // A payment method that is not there is a wrong reference, and told.
    if (refusal !== null && (answer.status === 404 || !isDetached(answer.text))) return refusal;
    return { kind: 'succeeded', value: null, reference: call.input.mandate };
  },
};

/** A permission belongs to a customer of Stripe's: one is made for it. */
async function firstDebit(call: AuthorizeCall, account: Account): Promise<Outcome<AuthorizedAmounts>> {
  const owner = ownerOf(call.input, account);
  const made = await ask({ ...call, operationId: `${call.operationId}-customer` }, 'POST', 'customers', {
    name: owner.name,
    email: owner.email,
    metadata: { buyer: call.input.buyer?.externalIdentifier },
  });
  const customer = parseObject(made.text);
  const id = textAt(customer, 'id');
  if (id === null)
    return (
      refusedBy(Math.min(made.status, 499), customer) ?? {
        kind: 'failed',
        code: errorCode('service_error'),
        detail: 'Stripe answered without a customer',
      }
    );

  const type = TYPES[account.scheme];
  return authorizeWith(
    call,
    intentOf(call, {
      customer: id,
      setup_future_usage: 'off_session',
      allowed_payment_method_types: [type],
      statement_descriptor: descriptorOf(call.input),
      payment_method_data: { type, billing_details: owner, [type]: accountOf(account) },
      mandate_data: { customer_acceptance: acceptanceOf(call) },
    }),
  );
}

function later(call: AuthorizeCall, { scheme, mandate }: Account): Values {
  const [customer = '', method = ''] = (mandate ?? '').split('/');
  return intentOf(call, {
    customer,
    payment_method: method,
    allowed_payment_method_types: [TYPES[scheme]],
    statement_descriptor: descriptorOf(call.input),
    off_session: true,
  });
}

function accountOf(account: Account): Values {
  switch (account.scheme) {
    case 'ach':
      return {
        account_number: account.account,
        routing_number: account.routing,
        account_type: account.accountType === 'savings' ? 'savings' : 'checking',
        account_holder_type: account.holder.companyName === null ? 'individual' : 'company',
      };
    case 'sepa':
      return { iban: account.account };
    case 'bacs':
      return { account_number: account.account, sort_code: account.routing };
    default:
      return account.scheme satisfies never;
  }
}

function ownerOf(input: Authorize, { holder }: Account): Values {
  const name = holder.companyName ?? nameOf(holder.firstName, holder.lastName);
  return { ...billingOf(input), name: cut(name, 256) };
}

/** Online where it is known from where; else the buyer has accepted it on paper or by telephone. */
function acceptanceOf({ input }: Call<StripeFields, Authorize>): Values {
  const { ipAddress, browserInfo } = input;
  return ipAddress === null || browserInfo === null
    ? { type: 'offline' }
    : { type: 'online', online: { ip_address: ipAddress, user_agent: cut(browserInfo.userAgent, 5000) } };
}
