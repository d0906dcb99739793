import type { DisputeNews, DisputeReason, DisputeStage } from '../domain/dispute/dispute.ts';
import {
  EVIDENCE_TEXT_NAMES,
  type EvidenceFile,
  type EvidenceText,
  type EvidenceTexts,
  type MediaType,
} from '../domain/dispute/evidence.ts';
import type { Money } from '../domain/money.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Secret } from '../domain/secret.ts';
import type { Call, Fields } from './connector.ts';

/** What a dispute is known by at its processor. */
export type DisputeRef = Readonly<{
  /** The processor's id of it. */
  of: string;
  /** How far it has gone, as was told last. */
  stage: DisputeStage;
}>;

/** A file to be handed in. Its bytes are in the vault, which writes them to the wire. */
export type EvidencePart = Readonly<{
  /** Names it beside the others, whatever happens: part of our reference. */
  id: string;
  /** What it shows. */
  evidence: EvidenceFile;
  /** What the merchant calls it. */
  name: string;
  mediaType: MediaType;
  bytes: number;
  /** Handle of its bytes. */
  content: Secret;
}>;

/** What is handed in, once for a stage. */
export type DisputeEvidence = DisputeRef &
  Readonly<{
    /** Why the buyer disputes, in our words; null: the processor's word is none of ours. */
    reason: DisputeReason | null;
    /** What is disputed. */
    money: Money;
    /** What the merchant writes, by its name. */
    texts: EvidenceTexts;
    /** In the order in which they were added. */
    files: readonly EvidencePart[];
  }>;

/** What a processor says when it is asked for a dispute; `not_found`: it never heard of it. */
export type FoundDispute =
  | Readonly<{ kind: 'found'; news: DisputeNews }>
  | Readonly<{ kind: 'not_found' }>
  | Readonly<{ kind: 'unknown'; detail: string }>;

/** How disputes are answered over the processor's API. Without it they are in its dashboard. */
export type DisputeDesk<F extends Fields = Fields> = Readonly<{
  /** What it takes of files, by its own documents. */
  files: Readonly<{
    /** Kinds of files. */
    mediaTypes: readonly MediaType[];
    /** Of one file. */
    bytesMax: number;
    /** All together. */
    bytesTotalMax: number;
    /** How many files. */
    countMax: number;
    /** One of each kind of evidence. */
    onePerKind?: true;
    /** Nothing is taken without one. */
    needed?: true;
  }>;
  /** False: files alone are taken. */
  texts?: false;
  /** Stages that can be answered. */
  stages: readonly DisputeStage[];
  /** Asks how the dispute stands. Absent: the processor has no such operation, and tells by events alone. */
  find?(call: Call<F, DisputeRef>): Promise<FoundDispute>;
  /** Hands all of it in, for good. The same operation id hands in once. */
  submit(call: Call<F, DisputeEvidence>): Promise<Outcome<DisputeNews | null>>;
  /** Says that the claim is right: the money stays with the buyer. */
  accept?(call: Call<F, DisputeRef>): Promise<Outcome<DisputeNews | null>>;
}>;

const LABELS: Readonly<Record<EvidenceText, string>> = {
  explanation: 'Explanation',
  product_description: 'Product or service',
  customer_name: 'Customer',
  customer_email_address: 'E-mail address',
  customer_purchase_ip: 'Address on the internet',
  billing_address: 'Billing address',
  shipping_address: 'Delivered to',
  shipping_carrier: 'Carrier',
  shipping_tracking_number: 'Tracking number',
  shipping_date: 'Shipped on',
  service_date: 'Service provided on',
  refund_policy_disclosure: 'How the refund policy was shown',
  refund_refusal_explanation: 'Why no refund is due',
  cancellation_policy_disclosure: 'How the cancellation policy was shown',
  cancellation_rebuttal: 'Why it was not cancelled',
  duplicate_charge_explanation: 'Why both payments are right',
  duplicate_charge_id: 'The other payment',
  access_activity_log: 'Use of the service',
};

/**
 * Texts for which a processor has no place of their own, as one, each under its name.
 *
 * @example restAsText(evidence.texts, ['buyer_name', 'buyer_email'])
 */
export function restAsText(texts: EvidenceTexts, placed: readonly EvidenceText[] = []): string {
  const rest = EVIDENCE_TEXT_NAMES.filter((name) => !placed.includes(name) && texts[name] !== undefined);
  if (rest.length === 1 && rest[0] === 'explanation') return texts.explanation ?? '';
  return rest.map((name) => `${LABELS[name]}: ${texts[name] ?? ''}`).join('\n');
}

/** Parts of a `multipart/form-data` body: a field, or a file. */
type FormPart =
  | Readonly<{ name: string; value: string; contentType?: string }>
  | Readonly<{ name: string; file: Pick<EvidencePart, 'name' | 'mediaType' | 'content'> }>;

/**
 * A body of `multipart/form-data`. `boundary`: what stands in no part; our reference is nobody else's.
 *
 * @example multipart(call.reference, [{ name: 'purpose', value: 'dispute_evidence' }])
 */
export function multipart(boundary: string, parts: readonly FormPart[]) {
  const text = parts.flatMap((part): readonly (string | Secret)[] => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"`;
    if ('value' in part) {
      const type = part.contentType === undefined ? '' : `\r\ncontent-type: ${part.contentType}`;
      return [`${head}${type}\r\n\r\n${part.value}\r\n`];
    }
    const { name, mediaType, content } = part.file;
    return [`${head}; filename="${fileName(name)}"\r\ncontent-type: ${mediaType}\r\n\r\n`, content, '\r\n'];
  });
  return {
    type: 'text',
    contentType: `multipart/form-data; boundary=${boundary}`,
    text: [...text, `--${boundary}--\r\n`],
  } as const;
}

/** Nothing that ends the name, or a line. */
function fileName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(-100);
}
