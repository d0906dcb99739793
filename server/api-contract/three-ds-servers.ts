import { accountOperations } from './connection-operations.ts';

export const threeDsServerOperations = accountOperations({
  kind: {
    name: 'three_ds_server',
    title: 'ThreeDSServer',
    one: 'a 3-D Secure server',
    many: '3-D Secure servers',
    tag: 'Merchant accounts - 3DS configuration',
    scopes: { definitions: 'merchant-accounts', connections: 'merchant-accounts' },
    merchantAccount: 'none',
    example: 'threedsecureio',
  },
  path: 'three-ds-server',
  words: {
    read:
      'Secret settings are not shown. 404: none is set up; in the sandbox its own directory server is asked then, in ' +
      'production no cardholder can be authenticated.',
    put: 'Authentications that begin from now on ask it, for transactions and for checkout sessions.',
    delete: 'Challenges that it began are still asked for.',
  },
});
