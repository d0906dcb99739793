import { textAt } from '../../domain/json.ts';
import { orderWebhook } from '../order-connector.ts';
import { reader } from './wire.ts';

export const webhook = orderWebhook({
  'order.approved': () => ({ kind: 'approved' }),
  'order.authorized': reader.changeOf,
  'order.captured': reader.changeOf,
  'order.failed': reader.changeOf,
  'order.cancelled': reader.changeOf,
  'order.expired': reader.changeOf,
  'recurring.token.created': (_order, event) => {
    const token = textAt(event, 'token', 'value');
    return token === null ? null : { kind: 'stored_token', token, label: textAt(event, 'token', 'label') };
  },
});
