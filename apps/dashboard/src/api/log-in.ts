import { problemIn, unreachable } from './problem.ts';

/** The few routes beside the contract: how people log in and out. */
export type LogInRoute =
  | 'GET /auth/ways'
  | 'POST /auth/demo'
  | 'POST /auth/logout'
  | 'POST /auth/passkey/options'
  | 'POST /auth/passkey'
  | 'POST /auth/begin'
  | 'POST /auth/begin/passkey';

/** What ways in there are. */
export type WaysIn = Readonly<{
  passkey: boolean;
  demo: boolean;
  /** The company's own log-in, where one is set up. */
  identity_provider: Readonly<{ name: string; url: string }> | null;
  environment: 'sandbox' | 'production';
}>;

/** Asks one of these routes. The answer is read as the caller says. Throws a `Problem`. */
export async function askLogIn<Answer>(route: LogInRoute, body?: unknown): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'x-railyard-dashboard': '1',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    body: method === 'GET' ? null : JSON.stringify(body ?? {}),
    credentials: 'same-origin',
    redirect: 'error',
    cache: 'no-store',
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  const text = await answer.text();
  const read: unknown = text === '' ? null : JSON.parse(text);
  if (!answer.ok) throw problemIn(answer, read);

  return read as Answer; // as server/api/dashboard has the route
}
