import type { TransactionPatch, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { objectOf } from '../../domain/json.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { Detail } from '../../domain/problem.ts';
import type { ResolvedInstrument } from '../instruments/kind.ts';
import type { CreateContext } from '../request/context.ts';

/** Hands the proof of a 3-D Secure authentication on to its processor. */
export function takesProof({ connector }: PaymentService): boolean {
  return connector.capabilities.threeDSecurePassThrough;
}

/** In a transaction's `request`: what it said of its proof before an attempt that could not hand it on. */
const WITHHELD = 'withheld_proof';

type ProofAt = Readonly<{
  patch: Pick<TransactionPatch, 'used_three_d_secure' | 'three_d_secure' | 'request'>;
  events: readonly TransactionEvent[];
}>;

const AS_IT_IS: ProofAt = { patch: {}, events: [] };

/**
 * What an attempt changes of the transaction's proof. A payment service that takes none charges without it: the
 * transaction and its timeline say so, and a later attempt at one that takes it has it again.
 */
export function proofAt(transaction: TransactionRow, service: PaymentService): ProofAt {
  const { request, three_d_secure: summary, used_three_d_secure: isProven } = transaction;
  const { [WITHHELD]: withheld, ...others } = request;
  if (takesProof(service)) {
    const proof = objectOf(withheld);
    if (proof === null) return AS_IT_IS;
    return { patch: { used_three_d_secure: true, three_d_secure: proof, request: others }, events: [] };
  }
  if (!isProven) return AS_IT_IS;

  const error = {
    code: null,
    description: 'The proof was not handed on',
    detail: `${service.displayName} takes no proof of an authentication. The merchant is liable for fraud.`,
    component: null,
  };
  return {
    patch: {
      used_three_d_secure: false,
      three_d_secure: { ...summary, status: 'error', response_data: null, error_data: error },
      request: { ...request, [WITHHELD]: summary },
    },
    events: [{ name: 'three-d-secure-request-error', context: { ...error, payment_service_id: service.id } }],
  };
}

/** A proof that the merchant brings along is for a card, and for a payment service that hands it on. */
export function proofProblems(
  { body }: CreateContext,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument | null,
): Detail[] {
  if ((body.three_d_secure_data ?? null) === null || instrument === null) return [];
  if (instrument.card === null)
    return problem('has no place here: only cards are authenticated with 3-D Secure');
  return services.length === 0 || services.some(takesProof)
    ? []
    : problem('has no place here: no payment service that takes this card takes a proof');
}

function problem(message: string): Detail[] {
  return [{ location: 'body', pointer: '/three_d_secure_data', message, type: 'value_error.not_supported' }];
}
