import { announceReport } from '../db/queries/processor-reports.ts';
import { newId } from '../platform/entropy.ts';
import type { WireRequest } from '../net/wire.ts';
import type { MoneyParts } from '../parts.ts';
import { senderOf } from '../connections/connection.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';

/** An event has named a file: a worker fetches and reads it. False where the settings do not allow that. */
export async function announce(parts: MoneyParts, service: PaymentService, name: string): Promise<boolean> {
  if (requestFor(parts, service, name) === null) return false;
  const { merchantAccountId: merchant_account_id, id: payment_service_id } = service;
  const now = parts.clock.now();
  await announceReport(parts.db, { merchant_account_id, payment_service_id, name, file_id: newId(now) }, now);
  return true;
}

/** How the file is fetched; null where it cannot be. */
export function requestFor(parts: MoneyParts, service: PaymentService, name: string): WireRequest | null {
  const { settings, baseUrl } = senderOf(parts, service);
  return service.connector.settlementReports?.request({ settings, baseUrl, name }) ?? null;
}
