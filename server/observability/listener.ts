import type { RequestListener, Server } from 'node:http';
import { once } from 'node:events';
import type { Log } from '../platform/log.ts';
import { exposition, EXPOSITION_TYPE } from '../platform/metrics.ts';
import type { Look, Trouble } from './trouble.ts';
import { createServer } from '../platform/http.ts';
import { isMeantForUsOrAddress } from '../platform/own-names.ts';

/** What the operator's own tools ask a process of any role, apart from the API. */
export type OperatorListener = Readonly<{ url: string; close(): Promise<void> }>;

/** `names`: by which it may be asked for, besides addresses and those of loopback. */
type Use = Readonly<{ look: Look; log: Log; names: readonly string[]; others(): Promise<readonly object[]> }>;
type Answer = Readonly<{ status: number; type: string; text: string }>;

/** `others`: the numbers of further processes that answer for this one. Rejects where the port is taken. */
export async function listenForOperators(
  at: Readonly<{ host: string; port: number }>,
  { look, log, names, others }: Use,
): Promise<OperatorListener> {
  const pages: Readonly<Record<string, () => Promise<Answer>>> = {
    '/metrics': async () => ({ status: 200, type: EXPOSITION_TYPE, text: await exposition(await others()) }),
    '/health': async () => troubleAnswer(await look.health()),
    '/ready': async () => troubleAnswer(await look.ready()),
  };
  const listener: RequestListener = (request, response) => {
    const page = pages[request.url?.split('?')[0] ?? ''];
    const answer = async (): Promise<Answer> => {
      if (!isMeantForUsOrAddress(request.headers, names)) return NOT_OURS;
      return page === undefined || request.method !== 'GET' ? NOT_FOUND : page();
    };

    void answer()
      .catch((reason: unknown): Answer => {
        log.error({ reason }, 'the operator’s listener failed');
        return FAILED;
      })
      .then(({ status, type, text }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      );
    request.resume();
  };
  const server = createServer({ requestTimeout: 10_000 }, listener);

  server.listen(at);
  await once(server, 'listening');
  return { url: urlOf(server, at.host), close: () => closeServer(server) };
}

const JSON_TYPE = 'application/json; charset=utf-8';
const NOT_FOUND: Answer = { status: 404, type: JSON_TYPE, text: '{"status":"not_found"}' };
const NOT_OURS: Answer = {
  status: 403,
  type: JSON_TYPE,
  text: '{"status":"not_ours","detail":"Ask by an address, or by a name that RAILYARD_OPERATOR_NAMES has"}',
};
const FAILED: Answer = { status: 500, type: JSON_TYPE, text: '{"status":"failed"}' };

/** Why, in full: nobody but the operator asks here. */
function troubleAnswer(trouble: Trouble | null): Answer {
  return trouble === null
    ? { status: 200, type: JSON_TYPE, text: '{"status":"ok"}' }
    : { status: 503, type: JSON_TYPE, text: JSON.stringify({ status: 'trouble', ...trouble }) };
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('BUG: the listener has no port');
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

async function closeServer(server: Server): Promise<void> {
  const ended = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await ended;
}
