import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undescribedPlaces } from '../scripts/golden/undescribed.ts';
import { openApiDocument } from '../server/api/openapi.ts';

test('everything in the API document is described, in more words than its name has', () => {
  assert.deepEqual(undescribedPlaces(openApiDocument()), []);
});

test('what has no description, or one that repeats the name, is found', () => {
  const document = openApiDocument();
  const schemas = { Card: { properties: { card_type: { description: 'Type of the card.' }, bin: {} } } };
  const planted = { ...document, components: { ...document.components, schemas } };
  assert.deepEqual(undescribedPlaces(planted), [
    '/Card/card_type: "Type of the card." is no sentence that tells more than the name',
    '/Card/bin has no description',
  ]);
});
