import type { AntiFraudService } from '../../connections/connection-kinds.ts';
import type { Call, Fields } from '../../connectors/connector.ts';
import type { MoneyParts } from '../../parts.ts';
import { callFor } from '../../payment-services/call.ts';

/** What an operation of an anti-fraud connector is handed. No exchange takes longer than the service waits. */
export function screeningCall<Input>(
  parts: MoneyParts,
  service: AntiFraudService,
  operation: Parameters<typeof callFor<Input>>[2],
): Call<Fields, Input> {
  const { timeoutMs } = service.rules;
  const call = callFor(parts, service, operation);
  return { ...call, http: { send: (request) => call.http.send({ timeoutMs, ...request }) } };
}
