import { orderWebhook } from '../order-connector.ts';
import { reader } from './wire.ts';

export const webhook = orderWebhook({ 'voucher.paid': reader.changeOf, 'voucher.expired': reader.changeOf });
