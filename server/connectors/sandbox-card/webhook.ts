import { cardWebhook } from '../card-connector.ts';
import { readAuthorized, readMoved } from './wire.ts';

export const webhook = cardWebhook({ payment: 'charge', operation: 'action', readAuthorized, readMoved });
