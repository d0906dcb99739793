import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, isServer } from '../access/caller.ts';
import type { RequestHeaders } from '../access/request-headers.ts';
import type { Operation } from '../api-contract/operation.ts';
import { assertExportConfirmed } from '../confirmations/exports.ts';
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
    signed,
  }: Readonly<{
    route: Route;
    context: RouteContext<Operation>;
    reply: FastifyReply;
    /** What a person signed for it. */ signed: Readonly<{ id: string; reason: string | null }> | null;
  }>,
): Promise<FastifyReply> {
  const { operation } = route;
  const { caller, merchantAccountId, requestId, params, version } = context;
  const pages = listItems(route, context);
  const first = await firstPages(pages, context);
  const call = { operation, caller, merchantAccountId, requestId };
  const exported = edge.audit.begin({ ...call, readAs: 'exported', signed });
  for (const audit of [context.audit, exported])
    await edge.audit.finish(audit, { operation, params, answer: null });

  csvHeaders(reply, operation);
  const stream = csvStream(operation, withFirst(first, pages));
  stream.once('error', (thrown) =>
    asProblem(thrown, { log: edge.parts.log, requestId, operation: operation.id, version, brokenOff: false }),
  );
  return reply.send(stream);
}

/**
 * One page; of a person's file that nobody has confirmed as many as they may take away without, for it may have to be
 * refused.
 */
async function firstPages<Item>(
  pages: AsyncGenerator<readonly Item[]>,
  context: RouteContext<Operation>,
): Promise<readonly (readonly Item[])[]> {
  const isAsked = context.caller.kind === 'user' && !context.isConfirmed;
  const first: (readonly Item[])[] = [];
  let rows = 0;
  for (let page = await pages.next(); page.done !== true; page = await pages.next()) {
    first.push(page.value);
    rows += page.value.length;
    if (!isAsked) return first;
    assertExportConfirmed(context, rows);
  }
  return first;
}

async function* withFirst<Item>(first: readonly Item[], others: AsyncGenerator<Item>): AsyncGenerator<Item> {
  yield* first;
  yield* others;
}
