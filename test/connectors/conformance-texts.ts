import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import type { Instrument } from '../../server/connectors/connector.ts';
import type { Wire } from '../../server/net/wire.ts';
import { attempt } from '../../server/payment-services/attempt.ts';
import { longestPurchase, sampleAuthorize } from './conformance-samples.ts';
import { AMOUNT, type Suite } from './conformance-suite.ts';
import { type Fill, LETTERS, THUMB, thumbs } from './longest.ts';

/** What becomes of texts that are longer than the processor takes. */
export function longTextPromises(suite: Suite): void {
  test(`${suite.connector.id}: a payment with the longest texts that the API takes is taken`, async () => {
    const plain = sampleAuthorize(suite.connector, suite.bench(), AMOUNT, false);
    const call = suite.call({
      ...plain,
      ...longestPurchase(),
      instrument: longestHeld(plain.instrument, LETTERS),
    });
    const outcome = await attempt(() => suite.connector.operations.authorize(call));
    assert.equal(outcome.kind, (await suite.authorize(AMOUNT)).kind);
  });

  test(`${suite.connector.id}: what is too long is cut between characters, and no half of one is sent`, async () => {
    const plain = sampleAuthorize(suite.connector, suite.bench(), AMOUNT, false);
    for (const shift of [0, 1]) {
      const fill = thumbs(shift);
      const instrument = longestHeld(plain.instrument, fill);
      const call = suite.call({ ...plain, ...longestPurchase(fill), instrument });
      const sent: string[] = [];
      const http: Wire = {
        send(request) {
          sent.push(inspect(request.body, { depth: 12, maxArrayLength: null, maxStringLength: null }));
          return call.http.send(request);
        },
      };
      const outcome = await attempt(() => suite.connector.operations.authorize({ ...call, http }));
      assert.equal(outcome.kind, (await suite.authorize(AMOUNT)).kind, inspect(outcome));
      for (const text of sent)
        assert.doesNotMatch(text.replaceAll(THUMB, ''), /👍|🏽|\\ud[89a-f]/, 'a part of a character');
    }
  });
}

function longestHeld(instrument: Instrument, fill: Fill): Instrument {
  const name = fill(255);
  return instrument.method === 'bank'
    ? { ...instrument, holder: { firstName: name, lastName: name, companyName: null } }
    : instrument;
}
