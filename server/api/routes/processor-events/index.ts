import type { Readable } from 'node:stream';
import { newId } from '../../../platform/entropy.ts';
import { Problem } from '../../../domain/problem.ts';
import { EVENT_BYTES_MAX, receiveEvents } from '../../../processor-events/receive.ts';
import { receiveReviews } from '../../../processor-events/receive-reviews.ts';
import { receiveTokenEvents } from '../../../processor-events/receive-token-events.ts';
import {
  receiveAntiFraudEvent,
  receiveProcessorEvent,
  receiveTokenServiceEvent,
} from '../../../api-contract/processor-events.ts';
import { type AnyRoute, rawRoute } from '../../route.ts';

/** Any bytes of any content type: only the connector knows how its processor signs and writes. */
const receive = rawRoute(
  receiveProcessorEvent,
  'x-error',
  async ({ params, method, url, headers, body, parts }) => {
    const { results, answer } = await receiveEvents(parts, {
      method,
      path: url,
      payload: params['payload'] ?? '',
      signature: params['signature'] ?? '',
      headers,
      readBody: () => wholeBody(body),
    });
    const {
      status,
      contentType,
      body: text,
    } = answer ?? {
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ results }),
    };
    return { status, headers: [['content-type', contentType]], body: Buffer.from(text) };
  },
);

const receiveAntiFraud = rawRoute(
  receiveAntiFraudEvent,
  'x-error',
  async ({ params, method, url, headers, body, parts }) => {
    const { pathname: path, searchParams: query } = new URL(url, 'http://events');
    const results = await receiveReviews(parts, {
      payload: params['payload'] ?? '',
      signature: params['signature'] ?? '',
      raw: { method, path, query, headers: Object.fromEntries(headers) },
      readBody: () => wholeBody(body),
    });
    const answer = Buffer.from(JSON.stringify({ results }));
    return { status: 200, headers: [['content-type', 'application/json']], body: answer };
  },
);

const receiveTokenService = rawRoute(receiveTokenServiceEvent, 'x-error', async ({ params, body, parts }) => {
  await receiveTokenEvents(parts, {
    payload: params['payload'] ?? '',
    signature: params['signature'] ?? '',
    readBody: () => wholeBody(body),
  });
  const answer = Buffer.from(JSON.stringify({ responseId: newId(parts.clock.now()) }));
  return { status: 200, headers: [['content-type', 'application/json']], body: answer };
});

/** Everything within the limit; what is larger is refused before it has been read. */
function wholeBody(body: Readable): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer): void => {
    size += chunk.length;
    if (size <= EVENT_BYTES_MAX) return void chunks.push(chunk);
    body.off('data', take).pause();
    reject(new Problem('payload_too_large'));
  };

  body.on('data', take).once('end', () => resolve(Buffer.concat(chunks)));
  body.once('error', reject).once('close', () => {
    if (!body.readableEnded) reject(new Error('the request was broken off'));
  });
  return promise;
}

export const processorEventRoutes: readonly AnyRoute[] = [receive, receiveAntiFraud, receiveTokenService];
