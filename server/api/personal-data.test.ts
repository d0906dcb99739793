import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Caller } from '../access/caller.ts';
import { type Operation, token } from '../api-contract/operation.ts';
import { listBuyers } from '../api-contract/buyers.ts';
import { listReports } from '../api-contract/reports.ts';
import { Address, BillingDetails } from '../api-contract/schemas/address.ts';
import { ShippingDetails } from '../api-contract/schemas/shipping-details.ts';
import type { Problem } from '../domain/problem.ts';
import { shownTo, withShown } from './personal-data.ts';
import type { Route, RouteContext } from './route.ts';

const PERSON = { kind: 'user', permissions: ['buyers.read'] } as unknown as Caller; // what is looked at
const KEY = { kind: 'key', embed: false } as unknown as Caller;
const none = new Map<string, readonly string[]>();
const reveal = new Map([['x-railyard-reveal', ['true']]]);

async function seenAnswer(body: unknown): Promise<unknown> {
  const route: Route = { operation: listBuyers, handle: async () => ({ status: 200, body }) };
  const shown = withShown(route, 'masked');
  return (await shown.handle({} as unknown as RouteContext<Operation>)).body; // nothing of it is looked at
}

const BUYER = {
  type: 'buyer',
  id: '0198c4a2-5d3e-7000-8000-000000000001',
  display_name: 'Ann Lee',
  billing_details: {
    first_name: 'Ann',
    last_name: 'Lee',
    email_address: 'ann.lee@example.com',
    phone_number: '+14155550100',
    tax_id: { value: '123-45', kind: 'us.ein' },
    address: {
      city: 'Berlin',
      country: 'DE',
      postal_code: '10115',
      line1: 'Main Street 1',
      line2: null,
      state: null,
    },
  },
};

test('a person sees who a buyer is only by initials and the host of an address', async () => {
  assert.deepEqual(await seenAnswer({ items: [BUYER], next_cursor: null }), {
    items: [
      {
        ...BUYER,
        display_name: 'A•••',
        billing_details: {
          first_name: 'A•••',
          last_name: 'L•••',
          email_address: 'a•••@example.com',
          phone_number: null,
          tax_id: { value: '•••', kind: 'us.ein' },
          address: {
            city: 'Berlin',
            country: 'DE',
            postal_code: '•••',
            line1: '•••',
            line2: null,
            state: null,
          },
        },
      },
    ],
    next_cursor: null,
  });
});

test('names of connections and of who made something stay', async () => {
  const told = {
    payment_service: { display_name: 'Sandbox' },
    creator: { id: 'k', name: 'Server', email_address: 'eve@shop.example' },
    payment_method: { label: '1111' },
    other: { label: 'ann@example.com' },
  };
  assert.deepEqual(await seenAnswer(told), { ...told, other: { label: 'a•••@example.com' } });
});

test('every member of an address, of billing and shipping details is masked, or says where and not who', async () => {
  const PUBLIC = ['city', 'country', 'state', 'state_code', 'address', 'type', 'id', 'buyer_id', 'kind'];
  const members = [Address, BillingDetails, ShippingDetails].flatMap(({ properties }) =>
    Object.keys(properties),
  );
  for (const name of members) {
    const given = { [name]: name === 'tax_id' ? { value: 'Zebra' } : 'Zebra' };
    const isShown = JSON.stringify(await seenAnswer(given)) === JSON.stringify(given);
    assert.equal(isShown, PUBLIC.includes(name), name);
  }
});

test('keys see everything; a person who reveals needs buyers.read, in an operation that tells of buyers', () => {
  assert.equal(shownTo(KEY, listBuyers, none), 'all');
  assert.equal(shownTo(PERSON, listBuyers, none), 'masked');
  assert.equal(shownTo(PERSON, listBuyers, reveal), 'revealed');
  assert.equal(shownTo(PERSON, listReports, reveal), 'all');
  const without = { ...PERSON, permissions: ['transactions.read'] } as Caller;
  const transactions = { ...listBuyers, access: token('transactions.read') };
  assert.equal(shownTo(without, transactions, none), 'masked');
  assert.throws(
    () => shownTo(without, transactions, reveal),
    (problem: Problem) =>
      problem.code === 'forbidden' && problem.details[0]?.message.includes('buyers.read') === true,
  );
});
