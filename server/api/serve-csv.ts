import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, isServer } from '../access/caller.ts';
import type { RequestHeaders } from '../access/request-headers.ts';
import type { Operation } from '../api-contract/operation.ts';
import { asProblem } from './answer.ts';
import { csvHeaders, csvStream, listItems, wantsCsv } from './csv-answer.ts';
import type { Edge } from './edge.ts';
import type { Route, RouteContext } from './route.ts';

/** A list as a file is for servers and people: a front end has no use for one. */
export function asksForCsv(
  request: FastifyRequest,
  operation: Operation,
  { headers, caller }: Readonly<{ headers: RequestHeaders; caller: Caller }>,
): boolean {
  return request.method === 'GET' && isServer(caller) && wantsCsv(operation, headers.get('accept') ?? []);
}

/**
 * The first page is read before anything is sent, so that what is wrong with the request is answered as always. What
 * fails later breaks the connection off: a file that ends as one is whole.
 */
export async function serveCsv(
  edge: Edge,
  {
    route,
    context,
    reply,
  }: Readonly<{ route: Route; context: RouteContext<Operation>; reply: FastifyReply }>,
): Promise<FastifyReply> {
  const { operation } = route;
  const { caller, merchantAccountId, requestId, params, version } = context;
  const pages = listItems(route, context);
  const first = await pages.next();
  const audit = edge.audit.begin({ operation, caller, merchantAccountId, requestId, readAs: 'exported' });
  await edge.audit.finish(audit, { operation, params, answer: null });

  csvHeaders(reply, operation);
  const stream = csvStream(operation, withFirst(first, pages));
  stream.once('error', (thrown) =>
    asProblem(thrown, { log: edge.parts.log, requestId, operation: operation.id, version, brokenOff: false }),
  );
  return reply.send(stream);
}

async function* withFirst<Item>(
  first: IteratorResult<Item, unknown>,
  others: AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  if (first.done === true) return;
  yield first.value;
  yield* others;
}
