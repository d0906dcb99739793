import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
let buyerId: string;
before(async () => {
  service = await openTestService({ worker: false });
  buyerId = (await service.request('POST', '/buyers', { body: { display_name: 'Receiver' } })).body.id;
});
after(() => service.close());

const NOBODY = '0198c4a2-5d3e-7000-8000-000000000000';
const DETAILS = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email_address: 'ada@example.com',
  phone_number: '+442071234567',
  address: { city: 'London', country: 'GB', postal_code: 'SW1Y 4JH' },
};

test('201 and 200: an address comes back as it was added', async () => {
  const added = await service.request('POST', `/buyers/${buyerId}/shipping-details`, {
    body: DETAILS,
    version: 'published',
  });
  assert.equal(added.status, 201);
  assert.deepEqual(added.body, {
    type: 'shipping-details',
    id: added.body.id,
    buyer_id: buyerId,
    ...DETAILS,
  });
  const read = await service.request('GET', `/buyers/${buyerId}/shipping-details/${added.body.id}`);
  assert.deepEqual(read.body, added.body);
  const listed = await service.request('GET', `/buyers/${buyerId}/shipping-details`, {
    version: 'published',
  });
  assert.deepEqual(listed.body.items[0], added.body);
});

test('200: PUT changes what is given and clears what is null', async () => {
  const { body: added } = await service.request('POST', `/buyers/${buyerId}/shipping-details`, {
    body: DETAILS,
  });
  const changed = await service.request('PUT', `/buyers/${buyerId}/shipping-details/${added.id}`, {
    body: {
      first_name: 'Augusta',
      email_address: null,
      address: { city: 'Paris', country: 'FR', postal_code: null },
    },
  });
  assert.equal(changed.status, 200);
  assert.deepEqual(changed.body, {
    ...added,
    first_name: 'Augusta',
    email_address: null,
    address: { city: 'Paris', country: 'FR' },
  });
});

test('204: a deleted address is gone; the addresses of a deleted buyer go with them', async () => {
  const { body: added } = await service.request('POST', `/buyers/${buyerId}/shipping-details`, {
    body: DETAILS,
  });
  const path = `/buyers/${buyerId}/shipping-details/${added.id}`;
  assert.equal((await service.request('DELETE', path)).status, 204);
  assert.equal((await service.request('GET', path)).status, 404);
  const { body: leaver } = await service.request('POST', '/buyers', { body: {} });
  const { body: last } = await service.request('POST', `/buyers/${leaver.id}/shipping-details`, {
    body: DETAILS,
  });
  await service.request('DELETE', `/buyers/${leaver.id}`);
  assert.equal(
    (await service.request('GET', `/buyers/${leaver.id}/shipping-details/${last.id}`)).status,
    404,
  );
});

test('404: nothing for a buyer that does not exist, nor for another buyer’s address', async () => {
  assert.equal(
    (await service.request('POST', `/buyers/${NOBODY}/shipping-details`, { body: {} })).status,
    404,
  );
  assert.equal((await service.request('GET', `/buyers/${NOBODY}/shipping-details`)).status, 404);
  const { body: added } = await service.request('POST', `/buyers/${buyerId}/shipping-details`, {
    body: DETAILS,
  });
  const { body: other } = await service.request('POST', '/buyers', { body: {} });
  for (const method of ['GET', 'PUT', 'DELETE'])
    assert.equal(
      (
        await service.request(
          method,
          `/buyers/${other.id}/shipping-details/${added.id}`,
          method === 'PUT' ? { body: {} } : {},
        )
      ).status,
      404,
    );
});

test('400: a phone number that is not E.164', async () => {
  const answer = await service.request('POST', `/buyers/${buyerId}/shipping-details`, {
    body: { phone_number: '020 7123 4567' },
  });
  assert.equal(answer.status, 400);
  assert.equal(answer.body.details[0].pointer, '/phone_number');
});
