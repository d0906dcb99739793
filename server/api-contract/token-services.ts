import { CARD_SCHEMES } from '../domain/card-scheme.ts';
import { accountOperations } from './connection-operations.ts';
import { nullable, text } from './schemas/schema.ts';
import { Type } from './schemas/type.ts';

export const tokenServiceOperations = accountOperations({
  kind: {
    name: 'token_service',
    title: 'TokenService',
    one: 'a token service',
    many: 'token services',
    tag: 'Payment methods - Network tokens',
    scopes: { definitions: 'merchant-accounts', connections: 'merchant-accounts' },
    merchantAccount: 'none',
    example: 'mastercard-mdes',
  },
  path: 'token-services/{token_service_definition_id}',
  own: {
    definition: { schemes: Type.Array(text(50), { maxItems: CARD_SCHEMES.length }) },
    shown: { webhook_url: nullable(Type.String()) },
  },
  words: {
    read:
      'Newest first. Secret settings are not shown. Cards of a scheme without one have no network tokens in ' +
      'production, and tokens of its own service in the sandbox.',
    put: 'Tokens that are asked for from now on are its, where it serves the scheme of the card.',
    delete:
      'It is asked for no more tokens. Those that it made go on, and are deleted there with their cards.',
    own: {
      schemes: 'Whose cards it makes tokens of.',
      webhook_url:
        'The address to give to the token service, which tells there what becomes of tokens; null where it is told ' +
        'with each of them.',
    },
  },
});
