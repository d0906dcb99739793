import { type Exemption, exemptionProblem, parseExemption } from '../../domain/three-d-secure/exemption.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';

/** The exemption that a rule of the flow wants for a payment stands in its request, where recovery finds it, too. */
export function withExemption(transaction: TransactionRow, exemption: Exemption | null): TransactionRow {
  return exemption === null
    ? transaction
    : { ...transaction, request: { ...transaction.request, sca_exemption: exemption } };
}

/** What this payment service is asked for; null where that would be wrong, or it takes none. */
export function exemptionFor(transaction: TransactionRow, { connector }: PaymentService): Exemption | null {
  const wanted = parseExemption(transaction.request['sca_exemption']);
  return wanted !== null &&
    exemptionProblem(wanted, transaction) === null &&
    connector.capabilities.exemptions.includes(wanted)
    ? wanted
    : null;
}

/** What the timeline says of the exemption that a rule wants: whether it is asked for, and who is liable. */
export function exemptionEvents(
  transaction: TransactionRow,
  service: PaymentService,
): readonly TransactionEvent[] {
  const exemption = parseExemption(transaction.request['sca_exemption']);
  if (exemption === null) return [];
  const problem = exemptionProblem(exemption, transaction);
  const isAsked = exemptionFor(transaction, service) !== null;
  const why = problem ?? `${service.displayName} takes no such exemption`;
  const isLiable = !transaction.used_three_d_secure;
  const liability = isLiable
    ? 'Without authentication, the merchant is liable for fraud.'
    : 'With its authentication, the issuer is liable for fraud as the scheme has it.';
  const said = isAsked
    ? `${service.displayName} is asked for the exemption ${exemption}; the issuer may refuse it.`
    : `The exemption ${exemption} is not asked for: ${why}.`;
  return [
    {
      name: 'three-d-secure-exemption',
      context: {
        exemption,
        requested: isAsked,
        payment_service_id: service.id,
        liability: isLiable ? 'merchant' : 'issuer',
        reason: `${said} ${liability}`,
      },
    },
  ];
}
