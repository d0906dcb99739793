import { operation, PUBLIC } from './operation.ts';
import { fields, text } from './schemas/schema.ts';
import { Type } from './schemas/type.ts';

/**
 * The address that a payment service shows as its `webhook_url`; the signature in it is ours, that of the
 * body is the processor's.
 */
export const receiveProcessorEvent = operation({
  id: 'receive_processor_event',
  method: 'POST',
  path: '/i/ps/{payload}/{signature}',
  tag: 'Processor events',
  summary: 'Take an event that a processor sends.',
  description:
    "For processors: the signed path says whose event it is, and the connector checks the event's " +
    'own signature. What is repeated moves nothing twice.',
  access: PUBLIC,
  merchantAccount: 'none',
  raw: true,
  params: fields({ payload: text(500), signature: text(200) }),
  responses: { 200: Type.Unknown() },
  errors: [425],
});

/** The address that a token service shows as its `webhook_url`. */
export const receiveTokenServiceEvent = operation({
  id: 'receive_token_service_event',
  method: 'POST',
  path: '/i/ts/{payload}/{signature}',
  tag: 'Processor events',
  summary: 'Take what a token service tells of tokens.',
  description:
    'For token services: the signed path says whose tokens it is about. They are looked up there, and nothing else ' +
    'of an event is believed. Answers with a `responseId`, as Mastercard asks for.',
  access: PUBLIC,
  merchantAccount: 'none',
  raw: true,
  params: fields({ payload: text(500), signature: text(200) }),
  responses: { 200: Type.Unknown() },
});

/** The address that an anti-fraud service shows as its `webhook_url`. */
export const receiveAntiFraudEvent = operation({
  id: 'receive_anti_fraud_event',
  method: 'POST',
  path: '/i/af/{payload}/{signature}',
  tag: 'Processor events',
  summary: 'Take what an anti-fraud provider decides later.',
  description:
    'For providers: the signed path says whose payments it is about, and the connector checks the signature of the ' +
    'body where the provider has one. A review ends once; what comes later moves nothing.',
  access: PUBLIC,
  merchantAccount: 'none',
  raw: true,
  params: fields({ payload: text(500), signature: text(200) }),
  responses: { 200: Type.Unknown() },
});
