import { serviceOperations } from './connection-operations.ts';
import { maybe, nullable, withDefault } from './schemas/schema.ts';
import { Type } from './schemas/type.ts';

export const antiFraudServiceOperations = serviceOperations({
  kind: {
    name: 'anti_fraud_service',
    title: 'AntiFraudService',
    one: 'an anti-fraud service',
    many: 'anti-fraud services',
    tag: 'Anti-fraud services',
    scopes: { definitions: 'anti-fraud-service-definitions', connections: 'anti-fraud-services' },
    merchantAccount: 'header',
    example: 'mock-anti-fraud',
  },
  own: {
    shown: { silent_mode_enabled: Type.Boolean(), webhook_url: nullable(Type.String()) },
    created: { silent_mode_enabled: withDefault(Type.Boolean(), false) },
    changed: { silent_mode_enabled: maybe(Type.Boolean()) },
  },
  words: {
    definition: '`placement`, `on_error` and `timeout_seconds` are settings of every one of them.',
    active: 'Whether it is asked about payments; one service of a merchant account may be.',
    create:
      'One service is asked at a time: 409 where another one is active, unless this one is set up inactive.',
    change: 'What is left out stays. Payments that are under review stay with the service that wants it.',
    delete:
      'It is asked no more. What it wants to be reviewed is still resolved, and it is told of how that ended.',
    own: {
      silent_mode_enabled: 'True asks it, and nothing follows from what it says.',
      webhook_url: 'The address that takes what the provider decides later; it needs no other proof.',
    },
  },
});
