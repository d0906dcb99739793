import type { Static } from 'typebox';
import { type RelayRequest, listRelayRequests } from '../../../api-contract/relay-requests.ts';
import { type RelayListRow, listRelays } from '../../../db/queries/relays.ts';
import { type ConfigRow, selectConfigs } from '../../../db/queries/vault-forward.ts';
import { Problem } from '../../../domain/problem.ts';
import { filteredListPage } from '../../pagination.ts';
import { type AnyRoute, type RouteContext, route } from '../../route.ts';

const list = route(listRelayRequests, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const configs = await selectConfigs(parts.db, merchantAccountId);
  const filters = {
    from: query.created_at_gte ?? null,
    until: query.created_at_lte ?? null,
    hosts: hostsOf(query, configs),
    authenticationId: query.vault_forward_authentication_id ?? null,
    paymentMethodId: query.payment_method_id ?? null,
    outcome: query.outcome ?? null,
  };
  const body = await filteredListPage(context, {
    list: 'relay-requests',
    filters: asked,
    fetch: (page) => listRelays(parts.db, merchantAccountId, filters, page),
    item: (row: RelayListRow) => renderRelay(row, configs),
  });

  return { status: 200, body };
});

export const relayRequestRoutes: readonly AnyRoute[] = [list];

/** Null: every host. */
function hostsOf(
  { host, vault_forward_config_id: configId }: RouteContext<typeof listRelayRequests>['query'],
  configs: readonly ConfigRow[],
): readonly string[] | null {
  if (configId === undefined) return host === undefined ? null : [withPort(host)];
  const config = configs.find(({ vault_forward_config_id: id }) => id === configId);
  if (config === undefined) throw new Problem('not_found');
  const hosts = config.hosts.map(withPort);
  return host === undefined ? hosts : hosts.filter((one) => one === withPort(host));
}

const USUAL_PORT = ':443';

/** As relays are written down. */
function withPort(host: string): string {
  return /:\d+$/.test(host) ? host : `${host.toLowerCase()}${USUAL_PORT}`;
}

function renderRelay(row: RelayListRow, configs: readonly ConfigRow[]): Static<typeof RelayRequest> {
  const config = configs.find(({ hosts }) => row.host !== null && hosts.map(withPort).includes(row.host));
  return {
    type: 'relay-request',
    id: row.relay_id,
    request_id: row.request_id,
    host: row.host?.endsWith(USUAL_PORT) === true ? row.host.slice(0, -USUAL_PORT.length) : row.host,
    vault_forward_config_id: config?.vault_forward_config_id ?? null,
    vault_forward_authentication_ids: [...row.authentication_ids],
    payment_method_ids: [...row.payment_method_ids],
    method: row.http_method,
    outcome: row.outcome ?? 'under_way',
    status: row.status,
    error: row.reason,
    duration_ms: numberOf(row.duration_ms),
    sent_bytes: numberOf(row.sent_bytes),
    answer_bytes: numberOf(row.answer_bytes),
    api_key_pair_id: row.api_key_pair_id,
    caller_name: row.caller_name,
    created_at: row.started_at,
  };
}

function numberOf(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}
