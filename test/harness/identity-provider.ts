import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** A person as the provider knows them: the claims that it vouches for. */
export type ProviderPerson = Readonly<{
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: readonly string[];
  /** Since when, in seconds, what is signed of them counts: of a provider whose clock is ahead. */
  nbf?: number;
}>;

export type IdentityProviderStand = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who sits before the browser from now on: they log in without a word. Null: nobody, who says no. */
  becomes(person: ProviderPerson | null): void;
  /** How often somebody had to log in. */
  logins(): number;
  /** Ends what it knows of somebody, and tells everybody who was told of them. Its answer's status. */
  logOut(sub: string, told: LogOut): Promise<number>;
  close(): Promise<void>;
}>;

/** Where the dashboard listens, and claims that the token has instead. */
type LogOut = Readonly<{ at: Readonly<{ url: string }>; claims?: Readonly<Record<string, unknown>> }>;

const CLIENT = { id: 'railyard', secret: 'a secret between the two, long enough to sign with' };

/**
 * The identity provider of a company: `oidc-provider`, certified and unchanged, on loopback. Only its own pages are
 * missing: whoever the test says is before the browser logs in at once, and agrees.
 */
export async function openIdentityProvider(
  dashboardUrl: string,
  { pushed = true }: Readonly<{ pushed?: boolean }> = {},
): Promise<IdentityProviderStand> {
  const people = new Map<string, ProviderPerson>();
  let [present, logins]: [ProviderPerson | null, number] = [null, 0];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationFor({ dashboardUrl, people, pushed }));
  const callback = provider.callback();
  server.on('request', (incoming, outgoing) => {
    if (incoming.url?.startsWith('/interaction/') !== true) return void callback(incoming, outgoing);
    if (present !== null) {
      people.set(present.sub, present);
      logins += 1;
    }
    const result =
      present === null ? { error: 'access_denied' } : { login: { accountId: present.sub, remember: true } };
    return void provider.interactionFinished(incoming, outgoing, result, { mergeWithLastSubmission: false });
  });

  return {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    becomes: (person) => {
      present = person;
    },
    logins: () => logins,
    logOut: async (sub, told) => {
      const client = await provider.Client.find(CLIENT.id);
      if (client === undefined) throw new Error('the provider has forgotten its client');
      return tellLogOut(provider, client, { dashboardUrl, sub, told });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function configurationFor({
  dashboardUrl,
  people,
  pushed,
}: Readonly<{
  dashboardUrl: string;
  people: ReadonlyMap<string, ProviderPerson>;
  pushed: boolean;
}>): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${dashboardUrl}/auth/oidc/return`],
        backchannel_logout_uri: `${dashboardUrl}/auth/oidc/logout`,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub', 'sid', 'nbf'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    scopes: ['openid', 'email', 'profile', 'groups'],
    cookies: { keys: ['of this stand'] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      pushedAuthorizationRequests: { enabled: pushed, requirePushedAuthorizationRequests: pushed },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // The company has agreed for everybody.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person === undefined ? undefined : { accountId: sub, claims: () => ({ ...person }) };
    },
  };
}

/** As the provider would: its own token, over a connection to wherever the dashboard's name leads. */
async function tellLogOut(
  provider: Provider,
  client: object,
  { dashboardUrl, sub, told }: Readonly<{ dashboardUrl: string; sub: string; told: LogOut }>,
): Promise<number> {
  type Token = {
    mask: unknown;
    set(name: string, value: unknown): void;
    issue(how: object): Promise<string>;
  };
  // The package's types do not tell of what it makes log-out tokens of.
  const { IdToken } = provider as unknown as { IdToken: new (claims: object, about: object) => Token };
  const token = new IdToken({ sub }, { client, ctx: undefined });
  token.mask = { sub: null };
  const claims = {
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    jti: `of ${sub}`,
    ...told.claims,
  };
  for (const [name, value] of Object.entries(claims)) token.set(name, value);
  const form = new URLSearchParams({ logout_token: await token.issue({ use: 'logout' }) }).toString();

  const { host } = new URL(dashboardUrl);
  const { port } = new URL(told.at.url);
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
    const asked = httpRequest({
      host: '127.0.0.1',
      port,
      path: '/auth/oidc/logout',
      method: 'POST',
      headers,
    });
    asked.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject).end(form);
  });
}
