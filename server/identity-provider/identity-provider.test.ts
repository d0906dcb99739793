import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type IdentityProviderStand, openIdentityProvider } from '../../test/harness/identity-provider.ts';
import { Problem } from '../domain/problem.ts';
import { createOperatorFetch } from '../net/operator-fetch.ts';
import { IdentityProvider } from './identity-provider.ts';

const DASHBOARD = 'http://dashboard.localhost:1';
const RETURN = `${DASHBOARD}/auth/oidc/return`;
const ANNA = {
  sub: 'anna',
  email: 'Anna@shop.example',
  email_verified: true,
  name: 'Anna',
  groups: ['payments'],
};

let stand: IdentityProviderStand;
const http = createOperatorFetch();
before(async () => {
  stand = await openIdentityProvider(DASHBOARD);
});
after(async () => {
  await stand.close();
  await http.close();
});

function providerOf(
  { issuer, clientId, clientSecret }: IdentityProviderStand,
  secret = clientSecret,
): IdentityProvider {
  const settings = { issuer, clientId, clientSecret: () => secret, returnUrl: RETURN, mayBePlain: true };
  return new IdentityProvider(settings, http);
}

/** What a browser does between being sent away and coming back: follows, and keeps cookies. */
async function travel(start: string, jar: Map<string, string>): Promise<string> {
  let url = start;
  for (let step = 0; step < 20; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
    url = new URL(next, url).href;
    if (url.startsWith(RETURN)) return new URL(url).search;
  }
  throw new Error('the browser never came back');
}

const isProblem = (code: string) => (error: unknown) => error instanceof Problem && error.code === code;
const nowMs = () => Date.now();
const again = false;

test('whoever comes back is who the provider says, with the claims of the ID token and of its user info', async () => {
  stand.becomes(ANNA);
  const provider = providerOf(stand);
  const departure = await provider.depart({ again, nowMs: nowMs() });
  assert.match(departure.url, /request_uri=urn/, 'the request was pushed: nothing of it is in the browser');
  const query = await travel(departure.url, new Map());
  const identity = await provider.arrive(query, { ...departure, again, nowMs: nowMs() });
  assert.equal(identity.issuer, stand.issuer);
  assert.equal(identity.subject, 'anna');
  assert.equal(identity.emailAddress, 'anna@shop.example');
  assert.deepEqual(identity.claims['groups'], ['payments']);
});

test('an address that the provider does not vouch for is none', async () => {
  stand.becomes({ ...ANNA, sub: 'eve', email_verified: false });
  const provider = providerOf(stand);
  const departure = await provider.depart({ again, nowMs: nowMs() });
  const query = await travel(departure.url, new Map());
  assert.equal((await provider.arrive(query, { ...departure, again, nowMs: nowMs() })).emailAddress, null);
});

test('another state, nonce, verifier, issuer or code is refused, and so is a code that comes twice', async () => {
  stand.becomes(ANNA);
  const provider = providerOf(stand);
  const other = await provider.depart({ again, nowMs: nowMs() });
  const jar = new Map<string, string>();
  const arriving = async (change: (query: URLSearchParams) => void, with_: Partial<typeof other> = {}) => {
    const departure = await provider.depart({ again, nowMs: nowMs() });
    const query = new URLSearchParams(await travel(departure.url, jar));
    change(query);
    return provider.arrive(`?${query.toString()}`, { ...departure, ...with_, again, nowMs: nowMs() });
  };

  await assert.rejects(
    arriving((query) => query.set('state', other.state)),
    isProblem('unauthorized'),
  );
  await assert.rejects(
    arriving((query) => query.set('code', 'made-up')),
    isProblem('unauthorized'),
  );
  await assert.rejects(
    arriving((query) => query.set('iss', 'https://evil.example')),
    isProblem('unauthorized'),
  );
  await assert.rejects(
    arriving((query) => query.delete('iss')),
    isProblem('unauthorized'),
  );
  await assert.rejects(
    arriving(() => undefined, { nonce: other.nonce }),
    isProblem('unauthorized'),
  );
  await assert.rejects(
    arriving(() => undefined, { codeVerifier: other.codeVerifier }),
    isProblem('unauthorized'),
  );

  const departure = await provider.depart({ again, nowMs: nowMs() });
  const query = await travel(departure.url, jar);
  await provider.arrive(query, { ...departure, again, nowMs: nowMs() });
  await assert.rejects(
    provider.arrive(query, { ...departure, again, nowMs: nowMs() }),
    isProblem('unauthorized'),
  );
});

test('who has to log in again does so, though the provider knows the browser', async () => {
  stand.becomes(ANNA);
  const provider = providerOf(stand);
  const jar = new Map<string, string>();
  const go = async (isAgain: boolean) => {
    const departure = await provider.depart({ again: isAgain, nowMs: nowMs() });
    const query = await travel(departure.url, jar);
    return provider.arrive(query, { ...departure, again: isAgain, nowMs: nowMs() });
  };
  await go(false);
  const before = stand.logins();
  await go(false);
  assert.equal(stand.logins(), before, 'known, and not asked');
  await go(true);
  assert.equal(stand.logins(), before + 1);
});

test('somebody who says no at the provider comes back as nobody', async () => {
  stand.becomes(null);
  const provider = providerOf(stand);
  const departure = await provider.depart({ again, nowMs: nowMs() });
  const query = await travel(departure.url, new Map());
  assert.match(query, /error=access_denied/);
  await assert.rejects(
    provider.arrive(query, { ...departure, again, nowMs: nowMs() }),
    isProblem('unauthorized'),
  );
});

test('a provider that does not answer, or not as it should, is told as such, and tried again', async () => {
  const gone = providerOf({ ...stand, issuer: 'http://127.0.0.1:9' });
  await assert.rejects(gone.depart({ again, nowMs: nowMs() }), isProblem('bad_gateway'));
  const elsewhere = providerOf({ ...stand, issuer: `${stand.issuer}/other` });
  await assert.rejects(elsewhere.depart({ again, nowMs: nowMs() }), isProblem('bad_gateway'));
  const plain = new IdentityProvider(
    { ...stand, clientSecret: () => null, returnUrl: RETURN, mayBePlain: false },
    http,
  );
  await assert.rejects(plain.depart({ again, nowMs: nowMs() }), isProblem('bad_gateway'));
});
