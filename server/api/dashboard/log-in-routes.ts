import type { FastifyInstance } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import { ensureDemoUser, isDemoOffered } from '../../people/demo.ts';
import type { Edge } from '../edge.ts';
import { logIn, logOut } from './log-in.ts';
import { type LogInCall, logInRoute, type Place } from './log-in-route.ts';
import { serveIdentityProvider } from './oidc-routes.ts';
import { servePasskeyLogIn } from './passkey-log-in.ts';

/** Everything under `/auth`: how people log in and out. What they do then is under `/api`. */
export function serveLogIn(app: FastifyInstance, edge: Edge, place: Place): void {
  const { config } = edge.parts;
  const hasDemo = ({ address, isForwarded }: LogInCall): boolean =>
    isDemoOffered(config, address, isForwarded);

  logInRoute(app, edge, place, {
    method: 'GET',
    path: '/auth/ways',
    answer: async (call) => ({
      status: 200,
      body: {
        passkey: true,
        demo: hasDemo(call),
        identity_provider:
          config.oidcIssuer === null
            ? null
            : { name: config.oidcName ?? new URL(config.oidcIssuer).hostname, url: '/auth/oidc/login' },
        environment: config.environment,
      },
    }),
  });
  logInRoute(app, edge, place, {
    method: 'POST',
    path: '/auth/demo',
    answer: async (call) => {
      if (!hasDemo(call))
        throw new Problem('forbidden', {
          message: 'Only in a sandbox, and only from the machine that it runs on',
        });
      return logIn(edge, call, await ensureDemoUser(edge.parts), 'demo');
    },
  });
  logInRoute(app, edge, place, {
    method: 'POST',
    path: '/auth/logout',
    answer: (call) => logOut(edge, call),
  });
  servePasskeyLogIn(app, edge, place);
  serveIdentityProvider(app, edge, place);
}
