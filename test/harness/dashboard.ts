import type { TestService } from './service.ts';
import { askAt, type WholeAnswer } from './ask-at.ts';

/** The host of the dashboard of a service for tests, which listens on any port. */
export const DASHBOARD_URL = 'http://dashboard.localhost';
const HOST = new URL(DASHBOARD_URL).host;

/** What a browser and the client add to a call of the dashboard's own pages. */
export const OWN_PAGE: Readonly<Record<string, string>> = {
  'sec-fetch-site': 'same-origin',
  'x-railyard-dashboard': '1',
};

type DashboardQuestion = Readonly<{
  body?: unknown;
  cookie?: string | null;
  headers?: Readonly<Record<string, string>>;
  merchantAccount?: string;
}>;

/** One request to the dashboard's host, as its own page would send it. */
export function askDashboard(
  service: TestService,
  method: string,
  path: string,
  { body, cookie = null, headers = {}, merchantAccount }: DashboardQuestion = {},
): Promise<WholeAnswer> {
  return askAt(`${service.url}${path}`, {
    method,
    headers: {
      host: HOST,
      ...OWN_PAGE,
      ...(cookie === null ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(merchantAccount === undefined ? {} : { 'x-merchant-account-id': merchantAccount }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
