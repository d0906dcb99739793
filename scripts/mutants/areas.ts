/**
 * What `npm run mutants` changes: files of the service, by how their names begin, without their tests. `tests`: the
 * tests that need a service or a socket and that prove them; tests of functions alone are found by what they import.
 */
export type Area = Readonly<{ area: string; files: readonly string[]; tests: readonly string[] }>;

export const AREAS: readonly Area[] = [
  {
    area: 'money',
    files: [
      'server/domain/amount-limit.ts',
      'server/domain/currency.ts',
      'server/domain/decimal.ts',
      'server/domain/digits.ts',
      'server/domain/gift-card.ts',
      'server/domain/money.ts',
      'server/domain/processor-units.ts',
      'server/domain/transaction/amounts.ts',
      'server/domain/transaction/tenders.ts',
      'server/domain/whole.ts',
    ],
    tests: ['test/payments/gift-cards'],
  },
  {
    area: 'outcomes',
    files: [
      'server/domain/decline.ts',
      'server/domain/operation/',
      'server/domain/outcome.ts',
      'server/domain/told-late.ts',
      'server/domain/transaction/apply',
      'server/domain/transaction/changes.ts',
      'server/domain/transaction/decide.ts',
      'server/domain/transaction/events.ts',
      'server/domain/transaction/facts.ts',
      'server/domain/transaction/machine.ts',
      'server/domain/transaction/previous-references.ts',
      'server/domain/transaction/settlement-line.ts',
      'server/domain/transaction/state.ts',
      'server/domain/transaction/unexpected.ts',
    ],
    tests: ['test/payments/late-reports', 'test/payments/unexpected-money', 'test/payments/unknown-outcomes'],
  },
  {
    area: 'idempotency',
    files: [
      'server/access/idempotency.ts',
      'server/operations/change.ts',
      'server/operations/due.ts',
      'server/operations/find-out.ts',
      'server/operations/retry-schedule.ts',
      'server/payments/request/idempotent-answer.ts',
    ],
    tests: [
      'server/access/idempotency',
      'server/operations/',
      'test/payments/idempotency',
      'test/payments/keyed-operations',
      'test/payments/unknown-outcomes',
      'test/payments/late-reports',
    ],
  },
  {
    area: 'ledger',
    files: ['server/domain/transaction/ledger.ts', 'server/operations/ledger/'],
    tests: ['server/operations/', 'test/payments/unexpected-money', 'test/payments/async-capture'],
  },
  {
    area: 'crypto',
    files: [
      'server/access/jws.ts',
      'server/access/key-pair.ts',
      'server/domain/same-secret.ts',
      'server/domain/secret.ts',
      'server/vault/access-log/',
      'server/vault/envelope.ts',
      'server/vault/keyring.ts',
      'server/vault/made-keys.ts',
      'server/vault/root-key.ts',
      'server/vault/rotate.ts',
      'server/vault/sealed-records.ts',
    ],
    tests: ['server/access/jws', 'server/access/key-pair', 'server/vault/'],
  },
  {
    area: 'egress',
    files: [
      'server/net/addresses.ts',
      'server/net/egress.ts',
      'server/net/headers.ts',
      'server/net/limits.ts',
    ],
    tests: ['server/net/'],
  },
  {
    area: 'signatures',
    files: [
      'server/confirmations/signatures.ts',
      'server/connectors/truelayer/signature.ts',
      'server/net/message-signature.ts',
      'server/processor-events/tools.ts',
      'server/relay/authentication/signature/',
      'server/webhooks/payload.ts',
      'server/webhooks/secrets.ts',
    ],
    tests: [
      'server/confirmations/',
      'server/net/',
      'server/processor-events/',
      'server/relay/authentication/',
      'test/webhooks/payloads',
      'test/webhooks/retries',
    ],
  },
  {
    area: 'flow',
    files: ['server/domain/flow/', 'server/flows/'],
    tests: ['server/api/routes/flows/', 'test/flow/', 'test/payments/flow'],
  },
  {
    area: 'vault intake',
    files: [
      'server/domain/bin.ts',
      'server/domain/card-numbers/',
      'server/domain/expiry.ts',
      'server/domain/luhn.ts',
      'server/vault/facts-of-value.ts',
      'server/vault/held.ts',
      'server/vault/json-intake.ts',
    ],
    tests: ['server/vault/', 'test/vault-threats'],
  },
];
