import type { PaymentService } from '@railyard/sdk/schemas';

/**
 * Companies of three kinds are connected in one way: the contract makes their operations from one description, and
 * they differ in one word of their members. Payment services have more members, which the others lack.
 */
export type ServiceKind = Readonly<{
  /** Where its screens are. */
  path: string;
  /** In members, as `payment_service_id`. */
  member: 'payment_service' | 'anti_fraud_service' | 'gift_card_service';
  title: 'connectors' | 'fraud' | 'gift_cards';
  empty: 'empty_why' | 'empty_fraud' | 'empty_gift';
  list: 'GET /payment-services';
  create: 'POST /payment-services';
  read: 'GET /payment-services/{payment_service_id}';
  update: 'PUT /payment-services/{payment_service_id}';
  remove: 'DELETE /payment-services/{payment_service_id}';
  verify: 'POST /payment-services/verify';
  definitions: 'GET /payment-service-definitions';
}>;

export const PAYMENT_SERVICES: ServiceKind = {
  path: '/connectors',
  member: 'payment_service',
  title: 'connectors',
  empty: 'empty_why',
  list: 'GET /payment-services',
  create: 'POST /payment-services',
  read: 'GET /payment-services/{payment_service_id}',
  update: 'PUT /payment-services/{payment_service_id}',
  remove: 'DELETE /payment-services/{payment_service_id}',
  verify: 'POST /payment-services/verify',
  definitions: 'GET /payment-service-definitions',
};

export const FRAUD_SERVICES: ServiceKind = {
  path: '/fraud',
  member: 'anti_fraud_service',
  title: 'fraud',
  empty: 'empty_fraud',
  list: kindLike('GET /anti-fraud-services'),
  create: kindLike('POST /anti-fraud-services'),
  read: kindLike('GET /anti-fraud-services/{anti_fraud_service_id}'),
  update: kindLike('PUT /anti-fraud-services/{anti_fraud_service_id}'),
  remove: kindLike('DELETE /anti-fraud-services/{anti_fraud_service_id}'),
  verify: kindLike('POST /anti-fraud-services/verify'),
  definitions: kindLike('GET /anti-fraud-service-definitions'),
};

export const GIFT_CARD_SERVICES: ServiceKind = {
  path: '/gift-card-services',
  member: 'gift_card_service',
  title: 'gift_cards',
  empty: 'empty_gift',
  list: kindLike('GET /gift-card-services'),
  create: kindLike('POST /gift-card-services'),
  read: kindLike('GET /gift-card-services/{gift_card_service_id}'),
  update: kindLike('PUT /gift-card-services/{gift_card_service_id}'),
  remove: kindLike('DELETE /gift-card-services/{gift_card_service_id}'),
  verify: kindLike('POST /gift-card-services/verify'),
  definitions: kindLike('GET /gift-card-service-definitions'),
};

/** Of another kind: the same operation, with another word in its members. */
function kindLike<Name extends string>(name: string): Name {
  return name as Name;
}

/** What whoever connects one, changes it or takes it away needs. */
export function scopeOf({ member }: ServiceKind): string {
  return `${member.replaceAll('_', '-')}s.write`;
}

/** What the three have in common; a member that a kind lacks is undefined there. */
export type Service = Pick<PaymentService, 'id' | 'active' | 'display_name' | 'created_at' | 'fields'> &
  Partial<PaymentService>;

/** The path part that names one. */
export function partOf({ member }: ServiceKind, id: string): Readonly<{ payment_service_id: string }> {
  const path: Readonly<Record<string, string>> = { [`${member}_id`]: id };
  return path as { payment_service_id: string }; // by the word of its own kind
}

/** The connector of a service. */
export function definitionOf({ member }: ServiceKind, service: Service): string {
  const members = service as Readonly<Record<string, unknown>>; // the word of its own kind
  return String(members[`${member}_definition_id`] ?? '');
}

export const isPayments = ({ member }: ServiceKind): boolean => member === 'payment_service';

/** Companies that exist only in the sandbox. */
export function isSimulated(definitionId: string): boolean {
  return /^(?:mock|sandbox)-/.test(definitionId);
}
