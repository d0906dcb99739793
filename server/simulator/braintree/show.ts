import { currency } from '../../domain/currency.ts';
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
      'disbursement-details': { elements: disbursement(transaction, amount) },
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

function disbursement(
  { disbursedOn, amount, currency: code }: Transaction,
  shown: (minor: number) => string,
): Elements {
  return {
    'disbursement-date': disbursedOn,
    'settlement-amount': disbursedOn === null ? null : shown(amount),
    'settlement-currency-iso-code': disbursedOn === null ? null : code,
    success: disbursedOn === null ? null : true,
  };
}

function numberOf({ uuid }: Transaction, digits: number): string {
  return String(BigInt(`0x${digestOf(uuid)}`)).slice(0, digits);
}

const codeOf = (transaction: Transaction): string => numberOf(transaction, 6);
