import { type Answer, type Fetch, platform } from './platform.ts';

/** Where the service is, and by what right it is asked. */
export type Api = Readonly<{
  /** For example `https://pay.example`. */
  apiUrl: string;
  /** A token for front ends, made by your server, or what fetches one. Operations of a checkout session need none. */
  token?: string | (() => string | Promise<string>);
  /** Where the key of the token may act for several. */
  merchantAccountId?: string;
  /** Instead of the platform's own. */
  fetch?: Fetch;
}>;

type Request = Readonly<{
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** `none`: an id in the address is the credential. */
  credential?: 'token' | 'none';
  headers?: Readonly<Record<string, string>>;
}>;

/** What a buyer can do about it: try again, try later, begin again, or correct what they typed. */
export type FaultKind = 'network' | 'often' | 'expired' | 'refused' | 'unavailable';

/** The service refused, or did not answer (status 0): then what was asked for may have happened. */
export class ApiFault extends Error {
  /** HTTP status; 0: there was no answer. */
  readonly status: number;
  /** The service's word for it. */
  readonly code: string;
  /** What the shopper can do about it. */
  readonly kind: FaultKind;
  /** Each thing that is wrong, with its place. */
  readonly details: readonly unknown[];
  /** Which options of a checkout it did not take, in the names of `CheckoutOptions`. */
  readonly arguments: readonly Readonly<{ argument: string; message: string }>[];

  constructor(status: number, answer: Readonly<Record<string, unknown>>) {
    super(typeof answer['message'] === 'string' ? answer['message'] : 'the service did not answer');
    this.status = status;
    this.code = typeof answer['code'] === 'string' ? answer['code'] : 'network_error';
    this.kind = faultKind(status);
    this.details = Array.isArray(answer['details']) ? answer['details'] : [];
    this.arguments = this.details.flatMap((detail) => {
      const { location, pointer, message } = (detail ?? {}) as Readonly<Record<string, unknown>>;
      return location === 'body' && typeof pointer === 'string' && pointer !== ''
        ? [{ argument: camel(pointer.split('/')[1] ?? ''), message: String(message) }]
        : [];
    });
  }
}

/**
 * What the shopper can do about an answer with this status.
 *
 * @example faultKind(429) // 'often'
 */
export function faultKind(status: number): FaultKind {
  if (status === 0) return 'network';
  if (status === 429) return 'often';
  if (status === 404) return 'expired';
  return status >= 500 ? 'unavailable' : 'refused';
}

export async function call<Told>(api: Api, request: Request): Promise<Told> {
  const answer = await send(api, request);
  const text = await answer.text().catch(() => '');
  const told = parseBody(text);
  if (!answer.ok) throw new ApiFault(answer.status, (told ?? {}) as Readonly<Record<string, unknown>>);
  return told as Told;
}

async function send(
  api: Api,
  { method, path, body, credential = 'token', headers }: Request,
): Promise<Answer> {
  const token = credential === 'none' ? undefined : await tokenOf(api);
  const init = {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined || api.merchantAccountId === undefined
        ? {}
        : { 'x-merchant-account-id': api.merchantAccountId }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const url = originOf(api.apiUrl) + path;

  try {
    return await (api.fetch ?? platform.fetch)(url, init);
  } catch {
    throw new ApiFault(0, {});
  }
}

async function tokenOf({ token }: Api): Promise<string> {
  const given = typeof token === 'function' ? await token() : token;
  if (given === undefined || given === '') throw new Error('This call needs a token for front ends');
  return given;
}

/** By hand: React Native's `URL` is not whole. */
export function originOf(url: string): string {
  const found = /^https?:\/\/[^/?#\s]+/i.exec(url);
  if (found === null) throw new Error(`${JSON.stringify(url)} is not where a service can be`);
  return found[0];
}

/** What stands between us and the service may answer with a page. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function camel(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
