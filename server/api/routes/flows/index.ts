import { runningExperiments } from '../../../db/queries/experiments.ts';
import { EXEMPTIONS } from '../../../domain/three-d-secure/exemption.ts';
import { experimentOutcome } from '../../../domain/flow/experiment-arms.ts';
import type { FlowAction, FlowName } from '../../../domain/flow/rule.ts';
import { readFlowState } from '../../../flows/edit.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import { type PaymentService, paymentServices } from '../../../connections/connection-kinds.ts';
import { getFlow, listFlowOutcomes } from '../../../api-contract/flows.ts';
import { type AnyRoute, route } from '../../route.ts';
import { checkDraft, checkVersion } from './check.ts';
import * as drafts from './drafts.ts';
import { evaluateDraft, evaluateVersion } from './evaluate.ts';
import * as replays from './replays.ts';
import { renderActions } from './render.ts';
import { assertAction, create, get, order, remove, update } from './rules.ts';
import * as versions from './versions.ts';

const read = route(getFlow, async ({ params, merchantAccountId, parts }) => {
  const { number, rules } = await readFlowState(parts, merchantAccountId, params.flow);
  const actions = renderActions({ merchantAccountId, flow: params.flow }, rules);
  return { status: 200, body: { type: 'flow' as const, id: params.flow, version: number, actions } };
});

const outcomes = route(listFlowOutcomes, async ({ params, merchantAccountId, parts }) => {
  assertAction(params);
  const items = await outcomesOf(parts, merchantAccountId, params.flow, params.action);
  return { status: 200, body: { items: items.map(([kind, options]) => ({ kind, options })) } };
});

type Outcome = readonly [kind: string, options: Record<string, unknown> | null];

async function outcomesOf(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
  action: FlowAction,
): Promise<readonly Outcome[]> {
  if (action === 'decline-early') return [['decline', null]];
  if (action === 'skip-3ds')
    return ['attempt', 'force', 'skip', ...EXEMPTIONS.map((exemption) => ({ exemption }))].map(
      (outcome) => ['three-d-secure', { outcome }] as const,
    );
  const services = await paymentServices.active(parts, merchantAccountId);
  if (action === 'select-payment-options')
    return [...new Set(services.map(({ method }) => method))].map(
      (method) => ['payment-option', { method }] as const,
    );

  const running = (await runningExperiments(parts.db, merchantAccountId)).filter((one) => one.flow === flow);
  const routes = services
    .filter(({ method }) => (method === 'card') === (flow === 'card-transaction'))
    .map((service) => ['transaction-route', routeOptions(flow, service)] as const);
  const experiments = running.map(
    (one) => ['experiment', { label: one.name, outcome: experimentOutcome(one) }] as const,
  );
  return [...routes, ...experiments];
}

function routeOptions(flow: FlowName, service: PaymentService): Record<string, unknown> {
  const { id, displayName, acceptedCountries, acceptedCurrencies, networkTokensEnabled, openLoop } = service;
  const card =
    flow === 'card-transaction'
      ? {
          instruments: networkTokensEnabled ? ['pan', 'network_token'] : ['pan'],
          transformations: ['force_mit', 'use_additional_scheme'],
          network_tokens_enabled: networkTokensEnabled,
          open_loop: openLoop,
        }
      : {};
  return {
    payment_service_id: id,
    label: displayName,
    countries: acceptedCountries,
    currencies: acceptedCurrencies,
    ...card,
  };
}

export const flowRoutes: readonly AnyRoute[] = [
  read,
  outcomes,
  create,
  get,
  order,
  update,
  remove,
  versions.list,
  versions.get,
  versions.compare,
  versions.restore,
  drafts.create,
  drafts.list,
  drafts.get,
  drafts.update,
  drafts.remove,
  drafts.compare,
  drafts.publish,
  evaluateDraft,
  evaluateVersion,
  checkDraft,
  checkVersion,
  replays.create,
  replays.get,
];
