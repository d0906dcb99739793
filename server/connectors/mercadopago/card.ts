import { errorCode } from '../../domain/decline.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Authorize, AuthorizedAmounts, Call, Follow, MovedAmount, Operations } from '../connector.ts';
import { readOptions } from '../options.ts';
import { accountOf, authorizeWith, cancelWith, common, pathOf } from './operations.ts';
import { cardOptions } from './options.ts';
import { identificationOf, purchaseOf } from './purchase.ts';
import { type CardFields, SITES, TOO_FINE, type Values, decimalOf, write } from './request.ts';
import { readCaptured, readCardToken } from './wire.ts';

/**
 * Cards. Payments take a card token: Mercado Pago makes one of a number for who has the access token, as its script
 * does in a page. It pays once, for this merchant alone, and is forgotten when the request is answered.
 */

type CardCall = Call<CardFields, Authorize>;

/** A payment that a person at Mercado Pago looks through ends by itself: it is not taken back. */
const { cancel: _cancel, ...shared } = common;

export const cardOperations: Operations<CardFields> = {
  ...shared,
  authorize,
  capture,
  void: (call) => cancelWith(call, call.input.amount.minor),
  async verify(call) {
    const account = await accountOf(call);
    if (account.kind === 'refused') return account.why;
    const isThere = account.site === SITES[call.settings.country]?.site;
    return isThere
      ? null
      : `The access token is of an account of the site ${account.site}, in another country.`;
  },
};

async function authorize(call: CardCall): Promise<Outcome<AuthorizedAmounts>> {
  const { amount } = call.input;
  if (SITES[call.settings.country]?.currency !== amount.currency)
    return {
      kind: 'failed',
      code: errorCode('unsupported_currency'),
      detail: `A Mercado Pago account in ${call.settings.country} does not charge ${amount.currency}`,
    };
  if (decimalOf(amount) === null) return TOO_FINE;
  const made = readCardToken(await write(call, 'POST', 'v1/card_tokens', cardOf(call.input), null));
  return 'token' in made ? authorizeWith(call, paymentOf(call, made.token)) : made;
}

/** https://www.mercadopago.com/developers/en/reference/cards: what a card token is made of. */
function cardOf({ instrument, buyer }: Authorize): Values {
  if (instrument.method !== 'card')
    throw new Error(`BUG: mercadopago-card was handed a ${instrument.method}, which is no card`);

  const details = buyer?.billingDetails ?? null;
  const name = [details?.firstName, details?.lastName].filter((part) => part != null).join(' ');
  return {
    card_number: instrument.number,
    expiration_month: instrument.expiry?.month,
    expiration_year: instrument.expiry?.year,
    security_code: instrument.securityCode,
    cardholder: {
      name: name === '' ? buyer?.displayName : name,
      identification: identificationOf(buyer),
    },
  };
}

function paymentOf(call: CardCall, token: string): Values {
  const { input } = call;
  const options = readOptions(cardOptions, call.options);
  return {
    ...purchaseOf(call),
    token,
    capture: input.capture,
    installments: input.installmentCount ?? 1,
    payment_method_id: options.payment_method_id,
    issuer_id: options.issuer_id,
    binary_mode: options.binary_mode,
    payment_method: { data: { authentication: proofOf(input) } },
    point_of_interaction: storedOf(input),
  };
}

/**
 * What another server of 3-D Secure proved. Mercado Pago's own challenge is a form that its script posts into a
 * frame, so it is not asked for.
 */
function proofOf({ threeDSecure }: Authorize): Values | null {
  if (threeDSecure === null || threeDSecure.cavv === null) return null;
  return {
    cryptogram: threeDSecure.cavv,
    eci: threeDSecure.eci,
    ds_trans_id: threeDSecure.directoryTransactionId,
    three_ds_version: threeDSecure.version,
    authentication_status: threeDSecure.transactionStatus,
  };
}

/** Of a card that is kept: who pays with it, and the scheme's id of the first payment. */
function storedOf(input: Authorize): Values | null {
  const isStored = input.isSubsequentPayment || input.initiator === 'merchant';
  if (!isStored && !input.store) return null;
  return {
    type: 'CREDENTIAL_ON_FILE',
    transaction_data: {
      first_transaction: !isStored,
      storage: isStored ? 'stored' : 'store',
      transaction_initiator: input.initiator,
      network_data: {
        transaction_id: input.previousSchemeTransactionId,
        transaction_link_id: input.previousTransactionLinkId,
      },
    },
  };
}

/** Once, and what it leaves is released. */
async function capture(call: Call<CardFields, Follow>): Promise<Outcome<MovedAmount>> {
  const { amount, of } = call.input;
  const transactionAmount = decimalOf(amount);
  if (transactionAmount === null) return TOO_FINE;
  const values = { capture: true, transaction_amount: transactionAmount };
  return readCaptured(await write(call, 'PUT', pathOf(of), values));
}
