import { Problem } from '../../../problem/problem.ts';
import { EVENT_BYTES_MAX, receiveEvents } from '../../../webhooks/inbound/receive.ts';
import { receiveProcessorEvent } from '../../contract/processor-events.ts';
import { type AnyRoute, rawRoute } from '../../route.ts';

/** Any bytes of any content type: only the connector knows how its processor signs and writes. */
const receive = rawRoute(receiveProcessorEvent, 'x-error', async ({ params, headers, body, parts }) => {
  const results = await receiveEvents(parts, {
    payload: params['payload'] ?? '',
    signature: params['signature'] ?? '',
    headers,
    readBody: () => wholeBody(body),
  });
  return {
    status: 200,
    headers: [['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify({ results })),
  };
});

/** Everything within the limit; what is larger is refused before it has been read. */
async function wholeBody(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > EVENT_BYTES_MAX) throw new Problem('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const processorEventRoutes: readonly AnyRoute[] = [receive];
