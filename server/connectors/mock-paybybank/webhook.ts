import { orderWebhook } from '../order-connector.ts';
import { reader } from './wire.ts';

export const webhook = orderWebhook({
  'payment.approved': reader.changeOf,
  'payment.settled': reader.changeOf,
  'payment.failed': reader.changeOf,
  'payment.expired': reader.changeOf,
});
