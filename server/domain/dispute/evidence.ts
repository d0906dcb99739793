import type { DisputeReason } from './dispute.ts';

/** What a merchant may say and show against a dispute, in one vocabulary; each connector has its processor's. */

/** Texts, with how long each may be. */
export const EVIDENCE_TEXTS = {
  explanation: 10_000,
  product_description: 5_000,
  customer_name: 300,
  customer_email_address: 320,
  customer_purchase_ip: 45,
  billing_address: 1_000,
  shipping_address: 1_000,
  shipping_carrier: 200,
  shipping_tracking_number: 200,
  shipping_date: 40,
  service_date: 40,
  refund_policy_disclosure: 5_000,
  refund_refusal_explanation: 5_000,
  cancellation_policy_disclosure: 5_000,
  cancellation_rebuttal: 5_000,
  duplicate_charge_explanation: 5_000,
  duplicate_charge_id: 300,
  access_activity_log: 10_000,
} as const;
export type EvidenceText = keyof typeof EVIDENCE_TEXTS;
// the keys of the table
export const EVIDENCE_TEXT_NAMES = Object.keys(EVIDENCE_TEXTS) as readonly EvidenceText[];
export type EvidenceTexts = Readonly<Partial<Record<EvidenceText, string>>>;

/** What a file shows. */
export const EVIDENCE_FILES = [
  'receipt',
  'customer_communication',
  'customer_signature',
  'shipping_documentation',
  'service_documentation',
  'refund_policy',
  'cancellation_policy',
  'duplicate_charge_documentation',
  'other',
] as const;
export type EvidenceFile = (typeof EVIDENCE_FILES)[number];

export const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** What decides such a case, first what counts most: `needed` without which it is seldom won. */
type Checklist = Readonly<{
  needed: readonly (EvidenceText | EvidenceFile)[];
  helpful: readonly (EvidenceText | EvidenceFile)[];
}>;

const WHO = ['customer_name', 'customer_email_address', 'billing_address'] as const;
const DELIVERY = [
  'shipping_documentation',
  'shipping_carrier',
  'shipping_tracking_number',
  'shipping_date',
  'shipping_address',
] as const;

const FRAUD: Checklist = {
  needed: ['explanation', ...WHO, 'customer_purchase_ip'],
  helpful: [...DELIVERY, 'customer_communication', 'customer_signature', 'access_activity_log', 'receipt'],
};

const CHECKLISTS: Readonly<Record<DisputeReason, Checklist>> = {
  fraudulent: FRAUD,
  unrecognized: FRAUD,
  not_authorized: FRAUD,
  duplicate: {
    needed: ['duplicate_charge_explanation', 'duplicate_charge_id'],
    helpful: ['duplicate_charge_documentation', 'receipt', 'product_description', 'customer_communication'],
  },
  incorrect_amount: {
    needed: ['explanation', 'receipt'],
    helpful: ['product_description', 'customer_communication', 'customer_signature'],
  },
  not_received: {
    needed: ['product_description', ...DELIVERY],
    helpful: [
      ...WHO,
      'customer_communication',
      'customer_signature',
      'service_date',
      'service_documentation',
    ],
  },
  not_as_described: {
    needed: ['product_description', 'explanation'],
    helpful: [
      'service_documentation',
      'customer_communication',
      'refund_policy',
      'refund_policy_disclosure',
      'refund_refusal_explanation',
      'receipt',
      ...DELIVERY,
    ],
  },
  canceled: {
    needed: ['cancellation_policy_disclosure', 'cancellation_rebuttal'],
    helpful: ['cancellation_policy', 'access_activity_log', 'customer_communication', 'service_date'],
  },
  credit_not_processed: {
    needed: ['refund_policy_disclosure', 'refund_refusal_explanation'],
    helpful: ['refund_policy', 'customer_communication', 'receipt', 'product_description'],
  },
  processing_error: {
    needed: ['explanation', 'receipt'],
    helpful: ['customer_signature', 'customer_communication'],
  },
  general: {
    needed: ['explanation', 'product_description'],
    helpful: [...WHO, ...DELIVERY, 'receipt', 'customer_communication'],
  },
};

export type EvidenceLevel = 'needed' | 'helpful' | 'optional';
export type ChecklistItem = Readonly<{ name: string; form: 'text' | 'file'; level: EvidenceLevel }>;

/** Everything that may be given, in the order in which it counts for this reason. */
export function checklistFor(reason: DisputeReason | null): readonly ChecklistItem[] {
  const { needed, helpful } = CHECKLISTS[reason ?? 'general'];
  const item = (name: EvidenceText | EvidenceFile, level: EvidenceLevel): ChecklistItem => ({
    name,
    form: name in EVIDENCE_TEXTS ? 'text' : 'file',
    level,
  });
  const told = new Set<string>([...needed, ...helpful]);
  const rest = [...EVIDENCE_TEXT_NAMES, ...EVIDENCE_FILES].filter((name) => !told.has(name));

  return [
    ...needed.map((name) => item(name, 'needed')),
    ...helpful.map((name) => item(name, 'helpful')),
    ...rest.map((name) => item(name, 'optional')),
  ];
}

/** What the bytes are, whatever a name says. Null: none of what may be given. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const starts = (...magic: readonly number[]): boolean =>
    magic.every((byte, index) => bytes[index] === byte);
  if (starts(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : null;
}
