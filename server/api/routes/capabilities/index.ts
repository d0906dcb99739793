import type { Static } from 'typebox';
import own from '../../../../package.json' with { type: 'json' };
import { type Capabilities, getCapabilities } from '../../../api-contract/capabilities.ts';
import { approvalLimits } from '../../../db/queries/confirmations.ts';
import { API_VERSIONS } from '../../../domain/api-version.ts';
import type { Parts } from '../../../parts.ts';
import { type AnyRoute, route } from '../../route.ts';

type Body = Static<typeof Capabilities>;

const get = route(getCapabilities, async ({ merchantAccountId, parts }) => {
  const { config, clock } = parts;
  const isSandbox = config.environment === 'sandbox';
  const aheadMs = clock.nowFor(merchantAccountId).getTime() - clock.now().getTime();
  const bounds = await approvalLimits(parts.db, merchantAccountId);
  const body: Body = {
    type: 'capabilities',
    environment: config.environment,
    release: own.version,
    api_versions: [...API_VERSIONS],
    roles: rolesOf(parts),
    clock_offset_seconds: isSandbox ? Math.max(0, Math.round(aheadMs / 1000)) : null,
    features: featuresOf(parts),
    log_in: waysIn(parts),
    four_eyes: bounds.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
  };

  return { status: 200, body };
});

function rolesOf({ config }: Parts): Body['roles'] {
  if (config.role !== 'all') return [config.role];
  return config.environment === 'sandbox'
    ? ['api', 'worker', 'vault', 'simulator']
    : ['api', 'worker', 'vault'];
}

function waysIn({ config }: Parts): Body['log_in'] {
  if (config.dashboardUrl === null) return [];
  const isOffered = {
    passkey: true,
    'identity-provider': config.oidcIssuer !== null,
    demo: config.environment === 'sandbox',
  };
  return (['passkey', 'identity-provider', 'demo'] as const).filter((way) => isOffered[way]);
}

function featuresOf({ config }: Parts): Body['features'] {
  const isSandbox = config.environment === 'sandbox';
  const hasDashboard = config.dashboardUrl !== null;
  return [
    ...(config.fieldsUrl === null ? [] : (['card-fields'] as const)),
    ...(hasDashboard ? (['dashboard'] as const) : []),
    ...(isSandbox && hasDashboard ? (['demo-log-in'] as const) : []),
    ...(isSandbox ? (['sandbox-clock', 'three-ds-scenarios'] as const) : []),
  ];
}

export const capabilityRoutes: readonly AnyRoute[] = [get];
