import { Gr4vy } from '@gr4vy/sdk';
import { HTTPClient } from '@gr4vy/sdk/lib/http.js';
import type { TestService } from '../../../harness/index.ts';
import { SDK_CALLS, type SdkCall } from './sdk-calls.ts';

/** What the SDK sent, and what the service answered. */
export type Exchange = Readonly<{
  call: string;
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  status: number;
  answer: unknown;
}>;

/** Makes every call, and keeps what went over the wire. A call that the SDK itself refuses sends nothing. */
export async function recordSdkCalls(service: TestService): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  const ids = new Map<string, string>();
  let name = '';
  const httpClient = new HTTPClient();
  const bodies = new WeakMap<Request, string>();
  httpClient.addHook('beforeRequest', async (request) => {
    const versioned = new Request(request);
    versioned.headers.set('x-api-version', 'published');
    bodies.set(versioned, await versioned.clone().text());
    return versioned;
  });
  httpClient.addHook('response', async (response, request) => {
    const text = await response.clone().text();
    exchanges.push({
      ...{ call: name, method: request.method, url: request.url, body: bodies.get(request) ?? '' },
      ...{ headers: Object.fromEntries(request.headers), status: response.status },
      answer: text === '' ? null : JSON.parse(text),
    });
  });

  const sdk = new Gr4vy({
    ...{ serverURL: service.url, httpClient, retryConfig: { strategy: 'none' } },
    bearerAuth: () => service.token({ algorithm: 'ES512' }),
  });
  for (const [index, call] of SDK_CALLS.entries()) {
    name = `${index} ${call[0]}`;
    const made = await callOf(sdk, call, ids).catch(() => null);
    const [, , as] = call;
    if (as !== undefined) ids.set(as, idIn(made));
  }
  return exchanges;
}

async function callOf(sdk: Gr4vy, [name, args]: SdkCall, ids: ReadonlyMap<string, string>): Promise<unknown> {
  const words = name.split('.');
  const owner = words.slice(0, -1).reduce((part: object, word) => Reflect.get(part, word) as object, sdk);
  const method = Reflect.get(owner, words.at(-1) ?? '') as (...given: unknown[]) => unknown;
  return await Reflect.apply(
    method,
    owner,
    args.map((arg) => withIds(arg, ids)),
  );
}

function withIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/^\{(\w+)\}$/g, (_, name: string) => ids.get(name) ?? '');
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withIds(member, ids)]));
}

function idIn(made: unknown): string {
  return typeof made === 'object' && made !== null && 'id' in made ? String(made.id) : '';
}
