import { renderCapture } from '../../answers/capture.ts';
import { renderGiftCardRefund, renderRefund } from '../../answers/refund.ts';
import {
  renderTransactionCancel,
  renderTransactionCapture,
  renderTransactionIncrement,
  renderTransactionVoid,
} from '../../answers/transaction-operation.ts';
import { renderTransaction } from '../../answers/transaction.ts';
import type { CallAudit } from '../../access/audit.ts';
import type { IdempotentCall } from '../../access/idempotency.ts';
import type { ApiVersion } from '../../domain/api-version.ts';
import type { AuditWriting } from '../../db/queries/audit-logs.ts';
import type { IdempotencyWriting } from '../../db/queries/step-parts.ts';
import type {
  GiftCardOperationRow,
  Json,
  OperationRow,
  TransactionRow,
} from '../../db/queries/transaction-rows.ts';
import { isUnresolved } from '../../domain/operation/operation-machine.ts';

/** The forms in which an operation is answered. */
const FORMS = {
  transaction: (transaction: TransactionRow, _operation: OperationRow, version: ApiVersion) =>
    renderTransaction(transaction, version),
  'transaction-capture': renderTransactionCapture,
  'transaction-void': renderTransactionVoid,
  'transaction-cancel': renderTransactionCancel,
  increment: renderTransactionIncrement,
  capture: renderCapture,
  refund: renderRefund,
  refunds: (transaction: TransactionRow, operation: OperationRow) =>
    onePage([renderRefund(transaction, operation)]),
} as const;
export type Form = keyof typeof FORMS;

/** What an entry in the audit log is about, by the form of the answer. */
const AUDITED: Readonly<Record<Form, Readonly<{ type: string; of: 'transaction' | 'operation' }>>> = {
  transaction: { type: 'transaction', of: 'transaction' },
  'transaction-capture': { type: 'transaction-capture', of: 'transaction' },
  'transaction-void': { type: 'transaction-void', of: 'transaction' },
  'transaction-cancel': { type: 'transaction-cancel', of: 'transaction' },
  increment: { type: 'transaction-authorization-increment', of: 'transaction' },
  capture: { type: 'capture', of: 'operation' },
  refund: { type: 'refund', of: 'operation' },
  refunds: { type: 'refund', of: 'operation' },
};

/**
 * How a call wants to be answered, and under which Idempotency-Key; kept with the operation, so that whoever
 * learns its outcome can answer.
 */
export type AnswerContext = Readonly<{
  form: Form;
  version: ApiVersion;
  idempotency: IdempotentCall | null;
  /** The call's entry in the audit log; null where no key of the merchant's called. */
  audit: CallAudit | null;
}>;

/** The entry, for the statement of the first step that the call takes. */
export function auditOf(
  { form, audit }: Pick<AnswerContext, 'form' | 'audit'>,
  { transaction_id: transactionId }: Pick<TransactionRow, 'transaction_id'>,
  operation: Pick<OperationRow, 'operation_id'> | null = null,
): AuditWriting | null {
  const { type, of } = AUDITED[form];
  const id = of === 'operation' && operation !== null ? operation.operation_id : transactionId;
  return audit?.of(type, id) ?? null;
}

/** What stands in `operations.answer`; null where nobody will ask again. */
export function answerJson({ form, version, idempotency }: AnswerContext): Json | null {
  if (idempotency === null) return null;
  return {
    form,
    version,
    operation: idempotency.operation,
    key: idempotency.key,
    owner_id: idempotency.ownerId,
  };
}

/** The intent: from now on only the outcome completes the key. */
export function bindKey(
  idempotency: IdempotentCall | null,
  bindTo: IdempotencyWriting['bindTo'],
): IdempotencyWriting | null {
  idempotency?.intended();
  return idempotency === null
    ? null
    : {
        operation: idempotency.operation,
        key: idempotency.key,
        ownerId: idempotency.ownerId,
        bindTo,
        answer: null,
      };
}

/**
 * The statement that committed the outcome has stored the answer. Gift cards may have gone on since, so there the
 * first answer is read back: it and every replay are the same.
 */
export function answerStored(
  idempotency: IdempotentCall | null,
  { tenders }: Pick<TransactionRow, 'tenders'>,
): void {
  if (tenders === 'none') idempotency?.answerStored();
  else idempotency?.answerStoredEarlier();
}

/**
 * The answer to an operation whose outcome is known, for the statement that commits the outcome. While it is
 * unknown, the key waits.
 */
export function completeKey(transaction: TransactionRow, operation: OperationRow): IdempotencyWriting | null {
  if (isUnresolved(operation.status)) return null;
  return keyCompletion(operation.answer, ({ form, version }) =>
    answerText(form, transaction, operation, version),
  );
}

/** The answer to a transaction with gift cards, for the statement that brings it to its status. */
export function completeTendersKey(
  transaction: TransactionRow,
  answer: Json | null,
): IdempotencyWriting | null {
  return keyCompletion(answer, ({ version }) => JSON.stringify(renderTransaction(transaction, version)));
}

/** The answer to a refund to a gift card. */
export function completeGiftCardRefundKey(
  transaction: TransactionRow,
  refund: GiftCardOperationRow,
): IdempotencyWriting | null {
  if (isUnresolved(refund.status)) return null;
  return keyCompletion(refund.answer, () => JSON.stringify(renderGiftCardRefund(transaction, refund)));
}

function keyCompletion(
  answer: Json | null,
  body: (stored: StoredAnswer) => string,
): IdempotencyWriting | null {
  if (answer === null) return null;
  const stored = answer as StoredAnswer;
  const { operation, key, owner_id: ownerId } = stored;
  return { operation, key, ownerId, bindTo: null, answer: body(stored) };
}

/** Byte for byte what the edge sends: the same renderer, the same JSON. */
export function answerText(
  form: Form,
  transaction: TransactionRow,
  operation: OperationRow,
  version: ApiVersion,
): string {
  return JSON.stringify(FORMS[form](transaction, operation, version));
}

/** Written by `answerJson`. */
type StoredAnswer = Readonly<{
  form: Form;
  version: ApiVersion;
  operation: string;
  key: string;
  owner_id: string;
}>;

/** A whole list in the envelope of pages. */
export function onePage<Item>(items: readonly Item[]) {
  return { items: [...items], limit: Math.max(1, items.length), next_cursor: null, previous_cursor: null };
}
