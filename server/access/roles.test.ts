import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { OPERATIONS } from '../api-contract/index.ts';
import type { Operation } from '../api-contract/operation.ts';
import { PERSON_ROLE_SLUGS, type RoleSlug, ROLES } from './roles.ts';
import { allows, EMBED } from './scopes.ts';

/** What docs/access.md says of each role of people, held to the operations that it allows. */
const DOCS = fs.readFileSync(path.join(import.meta.dirname, '../../docs/access.md'), 'utf8');
const SERVED = OPERATIONS.filter(
  ({ access }) => access.kind === 'token' && access.scopes.some((scope) => scope !== EMBED),
);

function allowedTo(role: RoleSlug): readonly Operation[] {
  const allow: readonly string[] = ROLES[role].allow;
  return SERVED.filter(({ access }) => allows(access, allow, allow));
}

/** `POST /transactions/{transaction_id}/void` changes something: `transactions`. */
function changedResources(role: RoleSlug): readonly string[] {
  const writes = allowedTo(role).filter(({ access, method }) => method !== 'GET' && !readsOnly(access));
  return [...new Set(writes.map(({ path: at }) => at.split('/')[1] ?? ''))].toSorted();
}

/** Asked by POST, and changes nothing: a scope to read is enough. */
function readsOnly(access: Operation['access']): boolean {
  return (
    access.kind === 'token' && access.scopes.every((scope) => scope === EMBED || scope.endsWith('.read'))
  );
}

const CHANGES: Readonly<
  Record<Exclude<(typeof PERSON_ROLE_SLUGS)[number], 'administrator'>, readonly string[]>
> = {
  analyst: ['metrics-explorer', 'reports'],
  'customer-support': [
    'bank-statements', // uploading one moves nothing
    'captures',
    'disputes',
    'embedded-checkouts', // what a payment is begun with, as are sessions of the two below
    'fraud-list-entries', // stops payments, and moves none
    'payment-links',
    'payment-service-definitions',
    'payment-services',
    'processor-reports', // uploading one books what its processor settled, and moves nothing
    'reconciliations', // closes a day, and moves nothing
    'refunds',
    'transactions',
    'voids',
  ],
  'system-manager': [],
  'system-support': ['webhook-subscriptions'],
  'user-manager': ['roles', 'users'], // sessions of people are under theirs
};

test('an administrator may call everything that is served to people', () => {
  const all = SERVED.filter(({ path: at }) => !at.startsWith('/vault-forward'));
  const allowed = new Set(allowedTo('administrator').map(({ id }) => id));
  assert.deepEqual(
    all.filter(({ id }) => !allowed.has(id)).map(({ id }) => id),
    [],
  );
});

test('every other role changes what its row in the docs says, and nothing else', () => {
  for (const role of ['analyst', 'customer-support', 'system-support', 'user-manager'] as const)
    assert.deepEqual(changedResources(role), CHANGES[role], role);
  const moneyMoves = allowedTo('system-manager').filter(({ access }) =>
    allows(access, ['transactions.write', 'payouts.write', 'gift-cards.write'], ['*.write']),
  );
  assert.deepEqual(
    moneyMoves.map(({ id }) => id),
    [],
  );
});

test('system support sends webhooks again, one and many, and changes no endpoint', () => {
  const writes = allowedTo('system-support').filter(({ method }) => method !== 'GET');
  const sent = writes.filter(({ path: at }) => at.startsWith('/webhook-subscriptions')).map(({ id }) => id);
  assert.deepEqual(sent.toSorted(), [
    'create_webhook_resend',
    'replay_webhook_deliveries',
    'resend_webhook_delivery',
    'stop_webhook_resend',
  ]);
});

test('the docs have a row for each role of people', () => {
  for (const role of PERSON_ROLE_SLUGS) assert.match(DOCS, new RegExp(`^\\| \`${role}\` \\| \\S`, 'm'));
  assert.match(DOCS, /^\| `system-support` \| .*sends webhooks again/m);
});
