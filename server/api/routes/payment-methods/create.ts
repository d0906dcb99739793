import { paymentServices } from '../../../connections/connection-kinds.ts';
import type { PaymentMethodWithBuyerRow } from '../../../db/queries/payment-methods.ts';
import { FRAUD_LIST_NOUNS } from '../../../domain/fraud-list.ts';
import { type BuyerId, toId } from '../../../domain/ids.ts';
import { listStanding } from '../../../fraud-lists/met-entry.ts';
import { storeTakenCard, takeCheckoutSession } from '../../../checkout/take.ts';
import { bankProblems, describeBank, storeBank } from '../../../payment-methods/store-bank.ts';
import { cardProblems, describeCard } from '../../../payment-methods/describe-card.ts';
import { storeApprovedElsewhere } from '../../../payment-methods/store-redirect.ts';
import { storeCard } from '../../../payment-methods/store-card.ts';
import { orderTokenOf } from '../../../payments/instruments/network-token.ts';
import { createPaymentMethod } from '../../../api-contract/payment-methods.ts';
import type { BodyOf } from '../../../api-contract/operation.ts';
import { Problem, type Detail } from '../../../domain/problem.ts';
import { route, type RouteContext } from '../../route.ts';
import { namedBuyer } from './buyer-of.ts';
import { renderPaymentMethod } from '../../../answers/payment-method.ts';

type Context = RouteContext<typeof createPaymentMethod>;
type Body = BodyOf<typeof createPaymentMethod>;

export const create = route(createPaymentMethod, async (context) => {
  const { parts, merchantAccountId } = context;
  const row = await storeMethod(context, context.body);
  await orderTokenOf(
    parts,
    merchantAccountId,
    row.payment_method_id,
    await paymentServices.active(parts, merchantAccountId),
  );
  return { status: 201, body: renderPaymentMethod(row, context.version) };
});

async function storeMethod(context: Context, body: Body): Promise<PaymentMethodWithBuyerRow> {
  switch (body.method) {
    case 'card':
      return storedCard(context, body);
    case 'checkout-session':
      return storedSession(context, body);
    case 'bank':
      return storedBank(context, body);
    case 'plaid':
      throw refusal([
        {
          location: 'body',
          pointer: '/method',
          message: 'no connector of this release takes accounts of Plaid',
          type: 'value_error.method',
        },
      ]);
    default:
      return storedElsewhere(context, body);
  }
}

async function storedCard(
  context: Context,
  body: Extract<Body, { method: 'card' }>,
): Promise<PaymentMethodWithBuyerRow> {
  const { merchantAccountId, now, parts, held } = context;
  const number = held.get('/number');
  if (number === undefined) throw new Error('BUG: the number was not held');
  const [description, buyer] = await Promise.all([
    describeCard(parts.bins, number.facts),
    namedBuyer(parts.db, merchantAccountId, body, 'body'),
  ]);
  const problems = [
    ...cardProblems(
      { number, expirationDate: body.expiration_date, securityCode: held.get('/security_code') ?? null },
      description.scheme,
      now,
      '',
    ),
    ...buyer.problems,
  ];
  if (problems.length > 0) throw refusal(problems);

  const fingerprint = await parts.vault.fingerprint(merchantAccountId, number);
  await refuseListed(context, { fingerprint, bin: description.bin, buyerId: buyer.buyerId }, '/number');
  return storeCard(
    parts,
    {
      merchantAccountId,
      number,
      fingerprint,
      expirationDate: body.expiration_date,
      description: { ...description, cardType: body.card_type ?? description.cardType },
      buyerId: buyer.buyerId,
      externalIdentifier: body.external_identifier ?? null,
      status: 'succeeded',
    },
    now,
  );
}

async function storedElsewhere(
  { merchantAccountId, now, parts }: Context,
  body: Exclude<Body, { method: 'card' | 'checkout-session' | 'bank' | 'plaid' }>,
): Promise<PaymentMethodWithBuyerRow> {
  const buyer = await namedBuyer(parts.db, merchantAccountId, body, 'body');
  return storeApprovedElsewhere(parts, merchantAccountId, body, buyer, now);
}

async function storedBank(
  context: Context,
  body: Extract<Body, { method: 'bank' }>,
): Promise<PaymentMethodWithBuyerRow> {
  const { merchantAccountId, now, parts, held } = context;
  const account = held.get('/account_number');
  if (account === undefined) throw new Error('BUG: the account number was not held');
  const [buyer, services] = await Promise.all([
    namedBuyer(parts.db, merchantAccountId, body, 'body'),
    paymentServices.active(parts, merchantAccountId),
  ]);
  const service = services.find(({ id }) => id === body.payment_service_id?.toLowerCase());
  const isToken = body.scheme === 'ach' && body.is_tokenized === true;
  const takesIt =
    (!isToken || service?.connector.capabilities.accountTokens === true) &&
    service?.connector.accepts.some(
      ({ method, schemes }) => method === 'bank' && (schemes === 'any' || schemes.includes(body.scheme)),
    ) === true;
  const isFine = body.payment_service_id === null || body.payment_service_id === undefined || takesIt;
  const problems: Detail[] = [
    ...bankProblems(body, account, ''),
    ...buyer.problems,
    ...(isFine
      ? []
      : [
          {
            location: 'body' as const,
            pointer: '/payment_service_id',
            message: 'is not an active payment service that debits such accounts',
            type: 'value_error.payment_service',
          },
        ]),
  ];
  if (problems.length > 0) throw refusal(problems);

  return storeBank(
    parts,
    {
      merchantAccountId,
      account,
      description: describeBank(body, account),
      buyerId: buyer.buyerId,
      externalIdentifier: body.external_identifier ?? null,
      status: 'succeeded',
      paymentServiceId: service?.id ?? null,
    },
    now,
  );
}

async function storedSession(
  context: Context,
  body: Extract<Body, { method: 'checkout-session' }>,
): Promise<PaymentMethodWithBuyerRow> {
  const { merchantAccountId, now, parts } = context;
  const buyer = await namedBuyer(parts.db, merchantAccountId, body, 'body');
  if (buyer.problems.length > 0) throw refusal(buyer.problems);
  const { taken, problem } = await takeCheckoutSession(parts, merchantAccountId, toId(body.id), now, '/id');
  if (taken === null) throw refusal([problem]);
  if (taken.instrument.kind !== 'card')
    throw refusal([
      {
        location: 'body',
        pointer: '/id',
        message: 'is a checkout session without a card of its own',
        type: 'value_error.checkout_session',
      },
    ]);
  const { buyer_id: ofSession } = taken.session;
  if (ofSession !== null && buyer.buyerId !== null && ofSession !== buyer.buyerId)
    throw refusal([
      {
        location: 'body',
        pointer: '/id',
        message: 'is a checkout session of another buyer',
        type: 'value_error.checkout_session',
      },
    ]);
  const { fingerprint, description } = taken.instrument;
  const buyerId = buyer.buyerId ?? ofSession;
  await refuseListed(context, { fingerprint, bin: description.bin, buyerId }, '/id');
  const row = await storeTakenCard(
    parts,
    taken,
    {
      buyerId,
      externalIdentifier: body.external_identifier ?? null,
      status: 'succeeded',
    },
    now,
  );
  if (row === null)
    throw refusal([
      {
        location: 'body',
        pointer: '/id',
        message: 'is a checkout session that has just ended',
        type: 'value_error.checkout_session',
      },
    ]);

  return row;
}

/** No payment would be taken from it. */
async function refuseListed(
  { parts, merchantAccountId, now }: Context,
  {
    fingerprint,
    bin,
    buyerId,
  }: Readonly<{ fingerprint: string; bin: string | null; buyerId: BuyerId | null }>,
  pointer: string,
): Promise<void> {
  const subject = {
    payment_method_fingerprint: fingerprint,
    payment_method_bin: bin,
    buyer_id: buyerId,
  };
  const { met } = await listStanding(parts, merchantAccountId, subject, now);
  if (met === null) return;
  const message = `is not stored: its ${FRAUD_LIST_NOUNS[met.kind]} is on the fraud list`;
  throw refusal([{ location: 'body', pointer, message, type: 'value_error.fraud_list' }]);
}

function refusal(details: readonly Detail[]): Problem {
  return new Problem('bad_request', { details });
}
