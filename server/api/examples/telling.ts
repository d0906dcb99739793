import type { Example } from './example.ts';
import { delivery, resend, subscription } from './named-things.ts';

/** Paused before anything happens, so that no message leaves for an example of a shop. */
export const TELLING: readonly Example[] = [
  {
    operation: 'create_webhook_subscription',
    body: {
      url: 'https://shop.example/webhooks',
      authentication: { kind: 'basic', username: 'railyard', password: 'of-your-endpoint' },
      events: ['payout.succeeded', 'payout.failed'],
      ordering: 'resource',
    },
  },
  { operation: 'update_webhook_subscription', params: subscription, body: { paused: true } },
  { operation: 'read_webhook_subscription', params: subscription },
  { operation: 'list_webhook_subscription' },
  { operation: 'rotate_webhook_subscription_secret', params: subscription, body: { delta: 60 } },
  { operation: 'test_webhook_subscription', params: subscription, body: { event: 'payout.succeeded' } },
  { operation: 'list_webhook_deliveries', params: subscription, query: { status: 'pending' } },
  { operation: 'get_webhook_delivery', params: delivery },
  { operation: 'resend_webhook_delivery', params: delivery },
  {
    operation: 'replay_webhook_deliveries',
    params: subscription,
    body: { from: '2026-01-31T00:00:00Z', until: '2099-01-31T00:00:00Z', statuses: ['failed'] },
  },
  { operation: 'list_all_webhook_deliveries', query: { status: 'pending' } },
  { operation: 'list_webhook_delivery_counts', params: subscription },
  {
    operation: 'create_webhook_resend',
    params: subscription,
    body: { statuses: ['failed'], created_at_gte: '2026-11-01T00:00:00Z' },
  },
  { operation: 'get_webhook_resend', params: resend },
  { operation: 'list_webhook_resends', params: subscription },
  { operation: 'stop_webhook_resend', params: resend },
  { operation: 'delete_webhook_subscription', params: subscription },
  { operation: 'list_events', query: { name: 'transaction.captured' } },
  { operation: 'list_requests', query: { status_gte: '400' } },
  { operation: 'list_relay_requests', query: { outcome: 'answered' } },
  { operation: 'list_monitoring_incidents' },
];
