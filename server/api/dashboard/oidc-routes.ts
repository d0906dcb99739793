import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getConfirmation as getConfirmationOperation } from '../../api-contract/confirmations.ts';
import { addressLimit } from '../../access/rate-limit.ts';
import { callerAddress, type RequestHeaders, requestHeaders } from '../../access/request-headers.ts';
import { signAsked } from '../../confirmations/confirmations.ts';
import { approveSigned, assertMayDecide, findVisible } from '../../confirmations/decisions.ts';
import { wayToSign } from '../../confirmations/signatures.ts';
import { getConfirmation } from '../../db/queries/confirmations.ts';
import {
  endIdentitySessions,
  type IdentityLoginRow,
  insertIdentityLogin,
  noteIdentitySession,
  takeIdentityLogin,
} from '../../db/queries/identities.ts';
import { OWN_VERSION } from '../../domain/api-version.ts';
import { Problem } from '../../domain/problem.ts';
import { IdentityProvider } from '../../identity-provider/identity-provider.ts';
import { knownUser, personOfIdentity } from '../../identity-provider/person-of-identity.ts';
import { createOperatorFetch } from '../../net/operator-fetch.ts';
import { admitPerson } from '../../people/admit-person.ts';
import { secretHashOf } from '../../people/live-sessions.ts';
import { newId, randomToken } from '../../platform/entropy.ts';
import { Credentials } from '../../platform/credentials-file.ts';
import { asProblem, isBrokenOff, sendAnswer, sendError, startAnswer } from '../answer.ts';
import { countCalls } from '../count-calls.ts';
import type { Edge } from '../edge.ts';
import { logIn } from './log-in.ts';
import type { LogInCall, Place } from './log-in-route.ts';
import { noteFailedLogIn } from './note-log-in.ts';
import { readForm } from './read-form.ts';

/** Of the browser that was sent away. `Lax`: it comes back by a link of another site. */
const COOKIE = '__Host-railyard_oidc';
const AWAY_MS = 10 * 60_000;

type Stand = Readonly<{ edge: Edge; place: Place; provider: IdentityProvider }>;
type Arrival = Readonly<{
  call: LogInCall;
  query: URLSearchParams;
  request: FastifyRequest;
  reply: FastifyReply;
}>;

/**
 * Log-in at the company's identity provider. Nothing in an address says where the browser goes on to: from the provider
 * it always comes to the dashboard's own first page.
 */
export function serveIdentityProvider(app: FastifyInstance, edge: Edge, place: Place): void {
  const provider = openProvider(app, edge, place);
  if (provider === null) return;

  const stand: Stand = { edge, place, provider };
  pageRoute(app, stand, 'GET', '/auth/oidc/login', async (arrival) => {
    assertOwnLink(arrival, ['same-origin', 'none']);
    return depart(stand, arrival, null);
  });
  pageRoute(app, stand, 'GET', '/auth/oidc/confirm', async (arrival) => {
    assertOwnLink(arrival, ['same-origin']);
    return depart(stand, arrival, await confirmedBy(stand, arrival));
  });
  pageRoute(app, stand, 'GET', '/auth/oidc/return', (arrival) => arrive(stand, arrival));
  pageRoute(app, stand, 'POST', '/auth/oidc/logout', (arrival) => logOutThere(stand, arrival));
}

function openProvider(app: FastifyInstance, { parts }: Edge, { origin }: Place): IdentityProvider | null {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcCredentials: file, environment } = parts.config;
  if (issuer === null || clientId === null) return null;

  const http = createOperatorFetch();
  app.addHook('onClose', () => http.close());
  const credentials = file === null ? null : new Credentials('RAILYARD_OIDC_CREDENTIALS', file);
  const settings = {
    issuer,
    clientId,
    clientSecret: () => credentials?.get('client_secret') ?? null,
    returnUrl: `${origin}/auth/oidc/return`,
    mayBePlain: environment === 'sandbox' && issuer.startsWith('http://'),
  };
  return new IdentityProvider(settings, http);
}

/**
 * A route that browsers are sent to, or the provider itself. Whoever looks at it is told what is wrong on the page of
 * the log-in, in their language; everybody else as everywhere.
 */
function pageRoute(
  app: FastifyInstance,
  { edge, place: { host } }: Stand,
  method: 'GET' | 'POST',
  path: string,
  answer: (arrival: Arrival) => Promise<FastifyReply>,
): void {
  app.route({
    method,
    url: path,
    constraints: { host },
    config: { dashboard: true },
    handler: async (request, reply) => {
      const requestId = newId<'request'>(edge.parts.clock.now());
      startAnswer(reply, requestId);
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      try {
        const call = callOf(edge, request, requestHeaders(request.raw.rawHeaders), requestId);
        await countCalls(edge, reply, addressLimit(call.address, 'tries', edge.parts.config), 1);

        const query = new URLSearchParams(request.url.split('?')[1] ?? '');
        return await answer({ call, query, request, reply });
      } catch (thrown) {
        const { log } = edge.parts;
        const brokenOff = isBrokenOff(request.raw);
        const about = { log, requestId, operation: path, version: OWN_VERSION, brokenOff };
        const problem = asProblem(thrown, about);
        if (!isPage(request)) return sendError(reply, problem, OWN_VERSION);
        const trouble = new URLSearchParams({
          trouble: problem.reason ?? problem.code,
          request_id: requestId,
        });
        return reply.redirect(`/login?${trouble.toString()}`, 303);
      }
    },
  });
}

function isPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

function callOf(
  { parts }: Edge,
  request: FastifyRequest,
  headers: RequestHeaders,
  requestId: string,
): LogInCall {
  return {
    headers,
    body: null,
    address: callerAddress(request, headers, parts.config),
    isForwarded: false,
    userAgent: headers.get('user-agent')?.[0] ?? null,
    requestId,
  };
}

/**
 * No other site sends a browser on its way: it would decide when somebody logs in. What a log-in confirms is read on a
 * page of the dashboard before: a link in a message, which a browser opens by itself (`none`), would have it agreed to
 * unread.
 */
function assertOwnLink({ call: { headers } }: Arrival, sites: readonly string[]): void {
  const [site = 'none'] = headers.get('sec-fetch-site') ?? [];
  if (!sites.includes(site))
    throw new Problem('forbidden', { message: 'Not from the dashboard: begin at its own log-in' });
}

type Confirms = Readonly<{ merchantAccountId: string; confirmationId: string; userId: string }>;

/** The browser goes to the provider, and only this one can come back. */
async function depart(
  { edge: { parts }, provider }: Stand,
  { reply, query }: Arrival,
  confirms: Confirms | null,
): Promise<FastifyReply> {
  const now = parts.clock.now();
  const departure = await provider.depart({
    again: confirms !== null,
    asAnother: query.get('as') === 'another',
    nowMs: now.getTime(),
  });
  const browser = randomToken();
  await insertIdentityLogin(parts.db, {
    stateHash: secretHashOf(departure.state),
    browserHash: secretHashOf(browser),
    nonce: departure.nonce,
    codeVerifier: departure.codeVerifier,
    confirms,
    expiresAt: new Date(now.getTime() + AWAY_MS),
  });

  reply.header('set-cookie', `${COOKIE}=${browser}; ${ATTRIBUTES}; Max-Age=${AWAY_MS / 1000}`);
  return reply.redirect(departure.url, 303);
}

const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** Whoever asks to log in once more has something to sign by that, and no passkey to sign it with. */
async function confirmedBy({ edge }: Stand, { call, query }: Arrival): Promise<Confirms> {
  const account = query.get('account') ?? '';
  const confirmationId = query.get('id') ?? '';
  const headers = new Map([...call.headers, ['x-merchant-account-id', [account]]]);
  const { caller, merchantAccountId } = await admitPerson(getConfirmationOperation, headers, edge, {
    address: call.address,
    isUse: true,
  });
  if (caller.kind !== 'user') throw new Problem('unauthorized');
  if (!/^[0-9a-f-]{36}$/.test(confirmationId)) throw new Problem('not_found');

  const row = await findVisible(edge.parts, caller, merchantAccountId, confirmationId);
  const way = await wayToSign(edge.parts, caller);
  if (way?.how !== 'login')
    throw new Problem('forbidden', { message: 'You have a passkey, or logged in otherwise: sign with that' });
  if (row.user_id !== caller.userId || row.status !== 'asked') await assertMayDecide(edge.parts, caller, row);
  return { merchantAccountId: row.merchant_account_id, confirmationId, userId: caller.userId };
}

/** Back from the provider: to log in, or to confirm. */
async function arrive(stand: Stand, arrival: Arrival): Promise<FastifyReply> {
  const { edge, provider } = stand;
  const { parts } = edge;
  const { call, query, request, reply } = arrival;
  const now = parts.clock.now();
  const browser = cookieIn(call.headers);
  reply.header('set-cookie', `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`);
  const state = query.get('state');
  const login =
    state === null || browser === null
      ? null
      : await takeIdentityLogin(
          parts.db,
          { stateHash: secretHashOf(state), browserHash: secretHashOf(browser) },
          now,
        );
  if (login === null || state === null)
    throw new Problem('unauthorized', {
      message: 'This log-in was not begun in this browser, or is over: begin again',
      reason: 'lost',
    });

  const departed = { state, nonce: login.nonce, codeVerifier: login.code_verifier };
  const again = login.confirmation_id !== null;
  const search = `?${request.url.split('?')[1] ?? ''}`;
  try {
    const identity = await provider.arrive(search, { ...departed, again, nowMs: now.getTime() });
    if (again) return await confirm(stand, arrival, login, await knownUser(parts.db, identity));
    const user = await personOfIdentity(parts, identity);
    edge.sessions.forget();
    const { cookie, sessionId } = await logIn(edge, call, user, 'identity-provider');
    await noteIdentitySession(parts.db, sessionId, identity, identity.providerSessionId);
    reply.header('set-cookie', [`${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`, cookie]);
    return await reply.redirect('/', 303);
  } catch (thrown) {
    if (thrown instanceof Problem)
      await noteFailedLogIn(edge, call, { reason: thrown.message.slice(0, 200), user: null });
    throw thrown;
  }
}

/** Whoever logged in once more is who was sent: then that is their signature, weaker than a passkey's. */
async function confirm(
  { edge: { parts } }: Stand,
  { reply }: Arrival,
  { confirmation_account_id: account, confirmation_id: id, user_id: sentId }: IdentityLoginRow,
  user: Readonly<{ user_id: string; display_name: string }> | null,
): Promise<FastifyReply> {
  if (user === null || user.user_id !== sentId)
    throw new Problem('forbidden', {
      message: 'Somebody else logged in than the one who confirms',
      reason: 'somebody_else',
    });
  const row = account === null || id === null ? null : await getConfirmation(parts.db, account, id);
  if (row === null) throw new Problem('not_found');

  const signature = {
    signing: { strength: 'login', assertion: null },
    signed: async () => undefined,
  } as const;
  if (row.user_id === user.user_id) await signAsked(parts, row, signature);
  else await approveSigned(parts, { userId: user.user_id, displayName: user.display_name }, row, signature);
  return reply.redirect('/login?confirmed=true', 303);
}

/** The provider tells, from its server, that somebody has logged out there. */
async function logOutThere({ edge, provider }: Stand, { request, reply }: Arrival): Promise<FastifyReply> {
  const { db, clock } = edge.parts;
  const form = await readForm(request.raw);
  const now = clock.now();
  const loggedOut = await provider.loggedOut(form.get('logout_token') ?? '', now.getTime());
  await endIdentitySessions(db, loggedOut, now);
  edge.sessions.forget();
  return sendAnswer(reply, 200, '{}');
}

function cookieIn(headers: RequestHeaders): string | null {
  const found = (headers.get('cookie') ?? [])
    .flatMap((line) => line.split(';'))
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${COOKIE}=`));
  return found.length === 1 ? (found[0]?.slice(COOKIE.length + 1) ?? null) : null;
}
