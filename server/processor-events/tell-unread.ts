import { cut } from '../domain/cut.ts';
import { keepIncident } from '../db/queries/monitoring-incidents.ts';
import { announce } from '../db/queries/webhook-events.ts';
import { maskCardNumbers } from '../domain/card-numbers/card-numbers.ts';
import { timestamp } from '../domain/timestamp.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';

const NAME_LENGTH_MAX = 200;

/** Money that the books will not hear of. By a process that dies behind this, a person is told twice. */
export async function tellUnread(parts: MoneyParts, service: PaymentService, what: string): Promise<void> {
  const { merchantAccountId, id: paymentServiceId } = service;
  const at = parts.clock.nowFor(merchantAccountId);
  const incidentId = newId(at);
  const name = cut(maskCardNumbers(what), NAME_LENGTH_MAX);
  await keepIncident(parts.db, {
    merchant_account_id: merchantAccountId,
    monitoring_incident_id: incidentId,
    display_name: name,
    spec: { model: 'payment-service', params: { id: paymentServiceId } },
    created_at: timestamp(at),
  });

  await announce(parts.db, {
    merchantAccountId,
    eventId: newId(at),
    name: 'monitoring.incident.created',
    target: { type: 'incident', id: incidentId },
    shown: null,
    at,
  });
  parts.log.error({ paymentServiceId, incidentId, what: name }, 'what a processor settled was not all read');
}
