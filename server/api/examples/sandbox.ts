import type { Example } from './example.ts';

export const SANDBOX: readonly Example[] = [
  { operation: 'get_sandbox_clock' },
  { operation: 'get_sandbox_due', query: { until: '2050-01-01T00:00:00Z' } },
  {
    operation: 'create_sandbox_situation',
    body: { kind: 'slow', payment_service_id: '{create_payment_service.id}', latency_ms: 100 },
  },
  { operation: 'list_sandbox_situations' },
  { operation: 'delete_sandbox_situation', params: { situation_id: '{create_sandbox_situation.id}' } },
];
