import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PublishedDocument, publishedDocuments } from './published.ts';
import { type RecordedExchange, recordedOf } from './recorded.ts';

/** What was recorded of a connector, by the OpenAPI that its processor publishes. */

for (const published of publishedDocuments()) {
  const { processor } = published;
  const met = new Set<string>();

  const recorded = recordedOf(processor);
  for (const exchange of recorded) {
    const { file, method, place } = exchange;
    test(`${processor}: ${file}: ${method} ${place} is as published`, () => {
      const name = published.operationAt(method, place) ?? assert.fail(`${method} ${place} is not published`);
      met.add(name);
      // What a look-up has in its query is no body.
      const request = method === 'GET' && !published.hasForms ? undefined : exchange.request;
      assert.deepEqual(published.faultsOfRequest(name, request), [], 'the request');
      assert.deepEqual(published.faultsOfAnswer(name, exchange.status, exchange.answer), [], 'the answer');
      if (published.isClosed) assertClosed(published, name, { ...exchange, request });
    });
  }

  for (const name of published.isClosed ? Object.keys(published.events ?? {}) : [])
    test(`${processor}: a name that is not published would be found in ${name}`, () => {
      const faults = published.faultsOfEvent(name, { unpublished: 1 });
      assert.ok(
        faults.some((fault) => fault.includes('"unpublished"')),
        faults.join(),
      );
    });

  if (recorded.length === 0) continue;
  test(`${processor}: most operations whose facts are kept were met`, () => {
    // Reports are no exchanges of the suite: they are judged where they pass.
    const suited = Object.keys(published.operations).filter((name) => !/report/.test(name));
    assert.ok(met.size >= suited.length / 2, [...met].join(', '));
  });
}

/** A name that is not published would have been found. */
function assertClosed(
  published: PublishedDocument,
  name: string,
  { request, status, answer }: RecordedExchange,
): void {
  const more = (body: unknown): object | undefined =>
    typeof body === 'object' && body !== null ? { ...body, unpublished: 1 } : undefined;
  if (more(request) !== undefined) assert.notDeepEqual(published.faultsOfRequest(name, more(request)), []);
  if (published.operations[name]?.answers[status] !== true)
    assert.notDeepEqual(published.faultsOfAnswer(name, status, more(answer)), []);
}
