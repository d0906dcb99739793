import { keepIncident } from '../../db/queries/monitoring-incidents.ts';
import type { WebhookEvent } from '../../db/queries/webhook-fan-out.ts';
import type { TargetOf } from '../../webhooks/targets.ts';
import { toId } from '../../domain/ids.ts';
import { isObject } from '../../domain/json.ts';
import { Problem } from '../../domain/problem.ts';
import type { Operation } from '../../api-contract/operation.ts';
import type { Route, RouteContext } from '../route.ts';
import { ROUTES } from './index.ts';

type Reading = Readonly<{
  operation: string;
  params: (event: WebhookEvent) => Readonly<Record<string, string>>;
}>;

const by = (operation: string, name: string): Reading => ({
  operation,
  params: ({ target_id: id }) => ({ [name]: id }),
});

/** How the API reads what events are about. What is told outside is what it answers. */
const READINGS: Readonly<Record<string, Reading>> = {
  transaction: by('get_transaction', 'transaction_id'),
  capture: {
    operation: 'get_transaction_capture',
    params: ({ transaction_id, target_id }) => ({
      transaction_id: transaction_id ?? '',
      capture_id: target_id,
    }),
  },
  refund: by('get_refund', 'refund_id'),
  payout: by('get_payout', 'payout_id'),
  'payment-method': by('get_payment_method', 'payment_method_id'),
  buyer: by('get_buyer', 'buyer_id'),
  'gift-card': by('get_gift_card', 'gift_card_id'),
  'api-key-pair': by('get_api_key_pair', 'api_key_pair_id'),
  'payment-link': by('get_payment_link', 'payment_link_id'),
  'report-execution': by('get_report_execution', 'report_execution_id'),
  incident: by('get_monitoring_incident', 'incident_id'),
};

/** The resource of an event in the words of a version; of what is gone meanwhile only its kind and its id. */
export const targetOf: TargetOf = async (parts, event, version) => {
  const snapshot = event.target?.[version];
  if (isObject(snapshot)) return snapshot;
  const about = event.name.startsWith('monitoring.') ? await asIncident(parts, event) : event;
  const reading = READINGS[about.target_type];
  if (reading === undefined) throw new Error(`BUG: no operation reads a ${about.target_type}`);
  try {
    const { body } = await routeOf(reading.operation).handle(
      contextOf({
        params: reading.params(about),
        merchantAccountId: event.merchant_account_id,
        version,
        parts,
      }),
    );
    if (isObject(body)) return body;
    throw new Error(`BUG: ${reading.operation} answered with no object`);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found')
      return { type: event.target_type, id: event.target_id };
    throw error;
  }
};

/** What a person should look at is an incident of its own, whatever it is about. */
async function asIncident(parts: Parameters<TargetOf>[0], event: WebhookEvent): Promise<WebhookEvent> {
  if (event.target_type === 'incident') return event;
  const { merchant_account_id, webhook_event_id, target_type, target_id, transaction_id, created_at } = event;
  await keepIncident(parts.db, {
    merchant_account_id,
    monitoring_incident_id: webhook_event_id,
    display_name: NAMES[target_type] ?? 'Something needs a person',
    spec: { model: target_type, params: { id: target_id, transaction_id } },
    created_at,
  });
  return { ...event, target_type: 'incident', target_id: webhook_event_id };
}

const NAMES: Readonly<Record<string, string>> = {
  operation: 'The outcome of an operation is not known',
  payout: 'The outcome of a payout is not known',
  'payment-method': 'A mandate could not be ended at its processor',
};

const byOperation: Map<string, Route> = new Map();

function routeOf(operation: string): Route {
  if (byOperation.size === 0)
    for (const route of ROUTES) if ('handle' in route) byOperation.set(route.operation.id, route);
  const route = byOperation.get(operation);
  if (route === undefined) throw new Error(`BUG: no route serves ${operation}`);
  return route;
}

/** A request of our own, past the edge: nobody but the service asks. */
function contextOf({
  params,
  ...given
}: Pick<RouteContext<Operation>, 'merchantAccountId' | 'version' | 'parts'> &
  Readonly<{ params: Readonly<Record<string, string>> }>): RouteContext<Operation> {
  const unused = (): never => {
    throw new Error('BUG: a list was asked for an event');
  };
  return {
    ...given,
    params: params as RouteContext<Operation>['params'], // the edge would have read them from the path
    query: {},
    headers: {},
    body: undefined,
    held: new Map(),
    caller: {
      kind: 'key',
      apiKeyPairId: toId(''),
      displayName: 'events',
      embed: false,
      pinned: null,
      checkoutSessionId: null,
      tokenId: '',
      merchantAccountIds: [],
      permissions: [],
    },
    now: given.parts.clock.nowFor(given.merchantAccountId),
    idempotency: null,
    audit: null,
    cursors: { seal: unused, open: unused },
    callersChanged: () => undefined,
    clientIp: null,
    requestId: '',
  };
}
