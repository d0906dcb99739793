import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { eventually } from '../../test/harness/eventually.ts';
import type { SdkRelay } from './relay.ts';
import type { SdkService } from './service.ts';
import type { Target } from '../../test/harness/tls-target.ts';

type ActBody = Readonly<Record<string, unknown>>;

/** What scenes have at hand beside the service (`sdks/played/README.md`). */
export type Props = Readonly<{ service: SdkService; relay: SdkRelay; receiver: Target }>;

/** What the world around an SDK does in a scene, by its name in `stand`. */
const ACTS: Readonly<Record<string, (props: Props, given: ActBody) => Promise<ActBody>>> = {
  async break({ relay }, { when, times }) {
    relay.order({ kind: 'break', when: when === 'before' ? 'before' : 'after', times: Number(times ?? 1) });
    return {};
  },
  async kill({ relay }, { withinMs }) {
    relay.order({ kind: 'kill', withinMs: Number(withinMs ?? 100) });
    return {};
  },
  buyer: ({ service }, { url, act }) => visit(service, String(url), String(act)),
  browser,
  processor,
  book,
  agree,
  receiver: async ({ receiver }) => ({ url: `https://localhost:${receiver.port}/webhooks` }),
  message,
};

/** Where players ask for the acts: `POST /{act}` with what it is given. */
export async function openActs(props: Props): Promise<Readonly<{ url: string; close(): void }>> {
  const server = http.createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const act = ACTS[(request.url ?? '').slice(1)];
    if (act === undefined) return answer(404, { message: `There is no act ${request.url}` });

    void json(request)
      .then((given) => act(props, given as ActBody))
      .then(
        (result) => answer(200, result),
        (error: unknown) => answer(500, { message: String(error) }),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A browser without JavaScript, which presses `act` where it is asked, until it is back in the shop. */
async function visit({ url: here }: SdkService, address: string, act: string): Promise<ActBody> {
  let page = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } });
  let at = address;

  for (let steps = 0; steps < 10; steps += 1) {
    const location = page.headers.get('location');
    if (location !== null) {
      await page.arrayBuffer();
      at = new URL(location, at).href;
      if (!/^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(at)) return { url: at };
      page = await fetch(at, { redirect: 'manual', headers: { accept: 'text/html' } });
      continue;
    }
    const html = await page.text();
    const form = /<form method="post"(?: action="([^"]*)")?[^>]*>([^]*?)<\/form>/.exec(html);
    if (form === null) return { url: at, status: page.status, text: html.slice(0, 300) };
    at = new URL(unescapeHtml(form[1] ?? '') || at, at).href;
    page = await fetch(at, { method: 'POST', body: fieldsOf(form[2] ?? '', act), redirect: 'manual' });
  }
  throw new Error(`The way of ${address} at ${here} has no end`);
}

function fieldsOf(form: string, act: string): URLSearchParams {
  const hidden = /<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?>/g;
  const fields = new URLSearchParams(
    [...form.matchAll(hidden)].map(
      ([, name = '', value = '']) => [name, unescapeHtml(value)] satisfies [string, string],
    ),
  );
  const button = new RegExp(`<button[^>]* name="([^"]*)"[^>]* value="${act}"`).exec(form);
  if (button !== null) fields.set(button[1] ?? '', act);
  return fields;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&');
}

/** A page of the shop, with a token that it was given; `times`: so often, of which the last counts. */
async function browser({ service }: Props, { method, path, token, body, times }: ActBody): Promise<ActBody> {
  for (let left = Number(times ?? 1); ; left -= 1) {
    const answer = await fetch(`${service.url}${String(path)}`, {
      method: String(method ?? 'GET'),
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${String(token)}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (left > 1) continue;
    return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
  }
}

/** An order to the simulated processors. */
async function processor({ service }: Props, { path, body }: ActBody): Promise<ActBody> {
  const answer = await fetch(`${service.simulatorUrl}/_control/${String(path)}`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', ...(body as ActBody | undefined) }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return { status: answer.status };
}

type Ledger = Readonly<{
  payments: readonly Readonly<{
    details: Readonly<{ order?: string }>;
    authorized: string;
    captured: string;
    refunded: string;
  }>[];
}>;

/** Whether the simulated processors know of an order what a payment says of it, and know it once. */
async function agree(props: Props, { order, status, captured_amount: captured }: ActBody): Promise<ActBody> {
  const known = await book(props, { order });
  const isPaid = status === 'captured' && known['payments'] === 1 && known['captured'] === Number(captured);
  const isFailed = status === 'failed' && known['authorized'] === 0 && known['captured'] === 0;
  console.log(`${String(order)}: ${String(status)}, ${String(known['payments'])} at the processor`);
  return { ...known, isSame: isPaid || isFailed };
}

/** What the simulated processors know of an order: how many payments, and how much money. */
async function book({ service, relay }: Props, { order }: ActBody): Promise<ActBody> {
  await relay.revived();
  const answer = await fetch(`${service.simulatorUrl}/_control/ledger?account=default`);
  const { payments } = (await answer.json()) as Ledger;
  const own = payments.filter(({ details }) => details.order === order);
  const sum = (member: 'authorized' | 'captured' | 'refunded'): number =>
    own.reduce((total, payment) => total + Number(payment[member]), 0);
  return {
    payments: own.length,
    authorized: sum('authorized'),
    captured: sum('captured'),
    refunded: sum('refunded'),
  };
}

/** A webhook that came, by the name of its event and the id of what it is about. */
function message({ receiver }: Props, { name, about }: ActBody): Promise<ActBody> {
  return eventually(() => {
    for (const { body, headers } of receiver.received) {
      const event = JSON.parse(body.toString()) as { name: string; target: { id: string } };
      if (event.name === name && (about === undefined || event.target.id === about))
        return { headers, body: body.toString() };
    }
    return false;
  });
}
