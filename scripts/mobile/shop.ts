import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Railyard } from '../../packages/sdk/src/index.ts';
import type { SdkService } from '../sdk-conform/service.ts';

type ActBody = Readonly<Record<string, unknown>>;
type Acts = Readonly<Record<string, (given: ActBody) => unknown>>;
type PaidTransaction = Readonly<{
  id: string;
  status: string;
  payment_method: Readonly<{ approval_url?: string }> | null;
}>;

/** Where the tests of an app ask for what the server of its shop does: `POST /{act}` with what it is given. */
export async function openShop(
  service: SdkService,
): Promise<Readonly<{ url: string; close(): Promise<void> }>> {
  const settings = { url: service.url, key: fs.readFileSync(service.keyFile, 'utf8'), retry: { tries: 1 } };
  const railyard = new Railyard(settings);
  let revival: Promise<void> = Promise.resolve();
  const acts: Acts = {
    ...paymentActs(railyard),
    /** The service is gone for as long as that. */
    kill({ forMs }) {
      revival = service
        .kill()
        .then(() => new Promise((resolve) => setTimeout(resolve, Number(forMs ?? 0))))
        .then(() => service.start());
      return {};
    },
    revived: () => revival.then(() => ({})),
  };
  const server = http.createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const act = acts[(request.url ?? '').slice(1)];
    if (act === undefined) return answer(404, { message: `There is no act ${request.url}` });
    void json(request)
      .then((given) => act(given as ActBody))
      .then(
        (result) => answer(200, result),
        (error: unknown) => answer(statusOf(error), { message: String(error) }),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await revival.catch(() => undefined);
      server.closeAllConnections();
      server.close();
    },
  };
}

function paymentActs(railyard: Railyard): Acts {
  return {
    token: ({ pins, checkoutSessionId }) => ({
      token: railyard.embedToken(pins as ActBody, {
        ...(typeof checkoutSessionId === 'string' ? { checkoutSessionId } : {}),
      }),
    }),
    session: (given) => railyard.request('POST', '/checkout/sessions', given),
    pay: async ({ session, key, amount }) => {
      const body = {
        amount,
        currency: 'USD',
        country: 'US',
        intent: 'capture',
        payment_method: { method: 'checkout-session', id: session },
      };
      const options = { idempotencyKey: String(key) };
      return paidOf(await railyard.request<PaidTransaction>('POST', '/transactions', body, options));
    },
    standing: async ({ session }) => {
      const query = `?checkout_session_id=${String(session)}&limit=1`;
      const { items } = await railyard.request<{ items: readonly PaidTransaction[] }>(
        'GET',
        `/transactions${query}`,
      );
      return items.map(paidOf)[0] ?? {};
    },
    payments: async ({ session }) => {
      const query = `?checkout_session_id=${String(session)}`;
      const { items } = await railyard.request<{ items: readonly PaidTransaction[] }>(
        'GET',
        `/transactions${query}`,
      );
      return { statuses: items.map(({ status }) => status) };
    },
    authentication: ({ session }) =>
      railyard.request('GET', `/checkout/sessions/${String(session)}/three-d-secure`),
  };
}

function paidOf({ id, status, payment_method }: PaidTransaction): object {
  return { id, status, payment_method: { approval_url: payment_method?.approval_url ?? null } };
}

/** What the service said; 502: it did not answer. */
function statusOf(error: unknown): number {
  const status = (error as Partial<Readonly<{ status: unknown }>>).status;
  return typeof status === 'number' && status >= 400 ? status : 502;
}
