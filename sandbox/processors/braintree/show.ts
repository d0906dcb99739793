import { currency } from '../../../server/domain/currency.ts';
import { paidOutOf } from '../bank-currencies.ts';
import { showCard, showChecks } from './cards.ts';
import { digestOf, major } from './desk.ts';
import type { Transaction } from './transactions.ts';
import type { Elements, Xml } from './xml.ts';

/** A transaction as answers, searches and notifications show it. */
export function show(transaction: Transaction): Xml {
  const { card, checks, response, status, history } = transaction;
  const amount = (minor: number): string => major(minor, currency(transaction.currency));
  const isApproved = response?.type === 'approved';

  return {
    elements: {
      id: transaction.id,
      status,
      type: transaction.type,
      'currency-iso-code': transaction.currency,
      amount: amount(transaction.amount),
      'merchant-account-id': transaction.merchantAccount,
      'order-id': transaction.orderId,
      'created-at': new Date(transaction.createdAt),
      'refund-ids': { list: 'item', of: transaction.refunds },
      'refunded-transaction-id': transaction.refundOf,
      'authorized-transaction-id': transaction.parent,
      'partial-settlement-transaction-ids': { list: 'item', of: transaction.parts },
      ...showChecks(checks),
      'gateway-rejection-reason': transaction.rejection,
      'processor-authorization-code': isApproved && transaction.type === 'sale' ? codeOf(transaction) : null,
      'processor-response-code': response?.code ?? '',
      'processor-response-text': response?.text ?? '',
      'processor-response-type': response?.type ?? '',
      'additional-processor-response': transaction.additional,
      'processor-settlement-response-code': transaction.settlement?.code ?? '',
      'processor-settlement-response-text': transaction.settlement?.text ?? '',
      'network-transaction-id': isApproved ? numberOf(transaction, 15) : null,
      'payment-instrument-type': card.instrument,
      [INSTRUMENT_NAMES[card.instrument]]: { elements: showCard(card) },
      'status-history': {
        list: 'status-event',
        of: history.map((event) => ({
          elements: { timestamp: new Date(event.at), status: event.status, amount: amount(event.amount) },
        })),
      },
      'disbursement-details': { elements: disbursement(transaction) },
      disputes: { list: 'dispute', of: [] },
    },
  };
}

const INSTRUMENT_NAMES = {
  credit_card: 'credit-card',
  network_token: 'credit-card',
  apple_pay_card: 'apple-pay',
  android_pay_card: 'android-pay-card',
} as const;

/** In the currency of the merchant's bank account. */
function disbursement({ disbursedOn, amount, currency: code }: Transaction): Elements {
  const none = { 'disbursement-date': null, 'settlement-amount': null, 'settlement-currency-iso-code': null };
  if (disbursedOn === null) return { ...none, 'settlement-currency-exchange-rate': null, success: null };
  const out = paidOutOf(amount, code) ?? { currency: code, rate: '1', minor: amount };
  return {
    'disbursement-date': disbursedOn,
    'settlement-amount': major(out.minor, currency(out.currency)),
    'settlement-currency-iso-code': out.currency,
    'settlement-currency-exchange-rate': out.rate,
    success: true,
  };
}

function numberOf({ uuid }: Transaction, digits: number): string {
  return String(BigInt(`0x${digestOf(uuid)}`)).slice(0, digits);
}

const codeOf = (transaction: Transaction): string => numberOf(transaction, 6);
