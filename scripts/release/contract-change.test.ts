import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readModel } from '../../sdks/generator/read.ts';
import { contractChanges, levelFor } from './contract-change.ts';
import type { Level } from './levels.ts';

/** A small contract: one operation that takes a body, one that reads, and a webhook. */
function smallContract(): SmallContract {
  const json = (schema: object): object => ({ 'application/json': { schema } });
  const buyer = { $ref: '#/components/schemas/Buyer' };
  return {
    paths: {
      '/buyers': {
        post: {
          operationId: 'create_buyer',
          summary: 'Make a buyer',
          'x-idempotent': 'key',
          'x-scopes': { all: ['buyers.write'] },
          parameters: [],
          requestBody: {
            required: true,
            content: json({ $ref: '#/components/schemas/BuyerCreate' }),
          },
          responses: { 201: { content: json(buyer) } },
        },
      },
      '/buyers/{buyer_id}': {
        get: {
          operationId: 'get_buyer',
          summary: 'Read a buyer',
          parameters: [{ name: 'buyer_id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { content: json(buyer) } },
        },
      },
    },
    components: {
      parameters: {},
      pathItems: { told: { post: { requestBody: { required: true, content: json(buyer) } } } },
      schemas: {
        BuyerCreate: {
          type: 'object',
          properties: {
            name: { type: 'string', maxLength: 100 },
            email: { type: 'string' },
            kind: { enum: ['person', 'company'] },
          },
          required: ['name'],
          additionalProperties: false,
        },
        Buyer: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
            state: { 'x-extensible-enum': ['new', 'known'] },
          },
          required: ['id', 'state'],
        },
      },
    },
    webhooks: { 'buyer.created': { $ref: '#/components/pathItems/told' } },
  };
}

type Member = Record<string, unknown>;
type SmallSchema = { properties: Record<string, Member>; required: string[] } & Member;
type SmallContract = {
  paths: Record<string, Record<string, Member>>;
  components: { schemas: { BuyerCreate: SmallSchema; Buyer: SmallSchema } & Record<string, Member> } & Member;
  webhooks: Member;
};

/** What is done to it, and what that asks of the contract, of Go and of Ruby. */
type Row = readonly [
  what: string,
  change: (contract: SmallContract) => void,
  ...levels: [Level, Level, Level],
];

const ROWS: readonly Row[] = [
  ['nothing', () => undefined, 'none', 'none', 'none'],
  [
    'an answer has another field',
    (one) => (propertiesOf(one, 'Buyer')['since'] = TEXT),
    'minor',
    'minor',
    'minor',
  ],
  [
    'a request may have another',
    (one) => (propertiesOf(one, 'BuyerCreate')['city'] = TEXT),
    'minor',
    'minor',
    'minor',
  ],
  [
    'a request must have another',
    (one) => {
      propertiesOf(one, 'BuyerCreate')['city'] = TEXT;
      one.components.schemas.BuyerCreate.required.push('city');
    },
    ...all('major'),
  ],
  ['a field of an answer goes', (one) => delete propertiesOf(one, 'Buyer')['note'], ...all('major')],
  ['a field of a request goes', (one) => delete propertiesOf(one, 'BuyerCreate')['email'], ...all('major')],
  [
    'what could be left out of a request is required',
    (one) => one.components.schemas.BuyerCreate.required.push('email'),
    ...all('major'),
  ],
  [
    'what was required may be left out: a pointer in Go',
    (one) => (one.components.schemas.BuyerCreate.required = []),
    'minor',
    'major',
    'minor',
  ],
  [
    'an answer may be without a field',
    (one) => (one.components.schemas.Buyer.required = ['id']),
    ...all('major'),
  ],
  [
    'an answer is never without a field',
    (one) => one.components.schemas.Buyer.required.push('note'),
    'minor',
    'major',
    'minor',
  ],
  [
    'an answer knows another word',
    (one) => (propertiesOf(one, 'Buyer')['state'] = { 'x-extensible-enum': ['new', 'known', 'gone'] }),
    ...all('minor'),
  ],
  [
    'an answer no longer uses a word, whose constant goes',
    (one) => (propertiesOf(one, 'Buyer')['state'] = { 'x-extensible-enum': ['new'] }),
    'minor',
    'major',
    'minor',
  ],
  [
    'a request may say another word',
    (one) => (propertiesOf(one, 'BuyerCreate')['kind'] = { enum: ['person', 'company', 'club'] }),
    ...all('minor'),
  ],
  [
    'a request may no longer say a word',
    (one) => (propertiesOf(one, 'BuyerCreate')['kind'] = { enum: ['person'] }),
    ...all('major'),
  ],
  [
    'a text may be longer',
    (one) => (propertiesOf(one, 'BuyerCreate')['name'] = { type: 'string', maxLength: 200 }),
    ...all('minor'),
  ],
  [
    'a text may not be as long',
    (one) => (propertiesOf(one, 'BuyerCreate')['name'] = { type: 'string', maxLength: 50 }),
    ...all('major'),
  ],
  [
    'a text has to have a form',
    (one) => (propertiesOf(one, 'BuyerCreate')['email'] = FORMED),
    ...all('major'),
  ],
  ['a text is a number', (one) => (propertiesOf(one, 'Buyer')['id'] = { type: 'integer' }), ...all('major')],
  ['an answer is null at times', (one) => (propertiesOf(one, 'Buyer')['id'] = NULLABLE), ...all('major')],
  ['an operation goes', (one) => delete one.paths['/buyers/{buyer_id}'], ...all('major')],
  [
    'an operation is elsewhere',
    (one) => {
      one.paths['/people'] = one.paths['/buyers'] ?? {};
      delete one.paths['/buyers'];
    },
    ...all('major'),
  ],
  [
    'an operation is added',
    (one) => (one.paths['/buyers/{buyer_id}'] = { ...one.paths['/buyers/{buyer_id}'], delete: DELETE }),
    ...all('minor'),
  ],
  [
    'the parameter of a path has another name',
    (one) => {
      const moved = JSON.stringify(one.paths['/buyers/{buyer_id}']).replaceAll('buyer_id', 'id');
      one.paths['/buyers/{id}'] = JSON.parse(moved) as Record<string, Member>;
      delete one.paths['/buyers/{buyer_id}'];
    },
    ...all('none'),
  ],
  ['no key is taken', (one) => delete post(one)['x-idempotent'], ...all('major')],
  [
    'another scope is asked for: no method changes',
    (one) => (post(one)['x-scopes'] = { all: ['buyers.write', 'people.write'] }),
    'major',
    'patch',
    'patch',
  ],
  ['words are better', (one) => (post(one)['summary'] = 'Create a buyer'), ...all('patch')],
  ['an event goes', (one) => (one.webhooks = {}), ...all('major')],
  [
    'there is another event',
    (one) => (one.webhooks['buyer.updated'] = { $ref: '#/components/pathItems/told' }),
    ...all('minor'),
  ],
  [
    'a type has another name, and nothing else changes',
    (one) => {
      const text = JSON.stringify(one).replaceAll('BuyerCreate', 'NewBuyer');
      Object.assign(one, JSON.parse(text));
    },
    'patch',
    'major',
    'patch',
  ],
];

const TEXT = { type: 'string' };
const FORMED = { type: 'string', pattern: '^.+@.+$' };
const NULLABLE = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const DELETE = {
  operationId: 'delete_buyer',
  summary: 'Delete a buyer',
  parameters: [{ name: 'buyer_id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: { 204: {} },
};

for (const [what, change, ...levels] of ROWS)
  test(`${what}: ${levels.join(', ')} for the contract, Go and Ruby`, () => {
    const after = smallContract();
    change(after);
    const changes = contractChanges(readModel(smallContract(), ''), readModel(after, ''));
    assert.deepEqual(
      (['contract', 'go', 'ruby'] as const).map((audience) => levelFor(audience, changes)),
      levels,
      JSON.stringify(changes),
    );
  });

function propertiesOf(contract: SmallContract, name: 'Buyer' | 'BuyerCreate'): Record<string, Member> {
  return contract.components.schemas[name].properties;
}

function post(contract: SmallContract): Member {
  return contract.paths['/buyers']?.['post'] ?? assert.fail('the small contract makes buyers');
}

function all(level: Level): [Level, Level, Level] {
  return [level, level, level];
}
