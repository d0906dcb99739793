import { cardWebhook } from '../card-connector.ts';
import { readAuthorized, readMoved } from './wire.ts';

export const webhook = cardWebhook({
  payment: 'payment_id',
  operation: 'operation',
  readAuthorized,
  readMoved,
});
