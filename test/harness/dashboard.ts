import type { TestService } from './service.ts';
import { SoftAuthenticator } from './authenticator.ts';
import { DASHBOARD_URL } from './dashboard-url.ts';
import { askAt, type WholeAnswer } from './ask-at.ts';

export { DASHBOARD_URL };

/** What a browser and the client add to a call of the dashboard's own pages. */
export const OWN_PAGE: Readonly<Record<string, string>> = {
  'sec-fetch-site': 'same-origin',
  'x-railyard-dashboard': '1',
};

type DashboardQuestion = Readonly<{
  body?: unknown;
  /** Sent as it is. */
  rawBody?: string | Uint8Array;
  cookie?: string | null;
  headers?: Readonly<Record<string, string>>;
  merchantAccount?: string;
}>;

/** One request to the dashboard's host, as its own page would send it. */
export function askDashboard(
  service: TestService,
  method: string,
  path: string,
  { body, rawBody, cookie = null, headers = {}, merchantAccount }: DashboardQuestion = {},
): Promise<WholeAnswer> {
  const sent = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return askAt(`${service.url}${path}`, {
    method,
    headers: {
      host: new URL(service.parts.config.dashboardUrl ?? DASHBOARD_URL).host,
      ...OWN_PAGE,
      ...(cookie === null ? {} : { cookie }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...(merchantAccount === undefined ? {} : { 'x-merchant-account-id': merchantAccount }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

/** `name=value` of the cookie that an answer sets. */
export function cookieOf(answer: WholeAnswer): string {
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** A session of the demo administrator. */
export async function demoCookie(service: TestService): Promise<string> {
  return cookieOf(await askDashboard(service, 'POST', '/auth/demo'));
}

/** Opens a link of an invitation and makes a passkey there. */
export async function comeIn(
  service: TestService,
  url: string,
  passkey: SoftAuthenticator = new SoftAuthenticator(),
  named: Readonly<{ display_name?: string; email_address?: string }> = {},
): Promise<Readonly<{ cookie: string; passkey: SoftAuthenticator }>> {
  const secret = url.split('#')[1] ?? '';
  const begun = await askDashboard(service, 'POST', '/auth/begin', { body: { secret } });
  const { options } = begun.json() as { options: { challenge: string; user: { id: string } } };
  const body = { secret, credential: passkey.create(options), ...named };
  const made = await askDashboard(service, 'POST', '/auth/begin/passkey', { body });
  if (made.status !== 204) throw new Error(`${made.status} ${made.text}`);
  return { cookie: cookieOf(made), passkey };
}

/** A call that its person confirms: asked about, signed, sent. Who has no passkey (the demo administrator) says yes. */
export async function askConfirmed(
  service: TestService,
  { cookie, passkey }: Readonly<{ cookie: string; passkey: SoftAuthenticator | null }>,
  method: string,
  path: string,
  { body, merchantAccount }: Pick<DashboardQuestion, 'body' | 'merchantAccount'> = {},
): Promise<WholeAnswer> {
  const asked = { cookie, ...(merchantAccount === undefined ? {} : { merchantAccount }) };
  const planned = { method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const asking = await askDashboard(service, 'POST', '/api/confirmations', { ...asked, body: planned });
  if (asking.status !== 201) return asking;
  const { id, challenge } = asking.json() as { id: string; challenge: string };
  const headers = { 'x-railyard-confirmation': passkey?.confirms({ id, challenge }) ?? id };
  return askDashboard(service, method, `/api${path}`, {
    ...asked,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}
