import type { Static } from 'typebox';
import { LIMITS, lockForLimit } from '../../../db/queries/limits.ts';
import {
  type InsightsPresetRow,
  deletePreset,
  insertPreset,
  listPresets,
  renamePreset,
} from '../../../db/queries/insights-presets.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  type MetricsExplorerPreset,
  createMetricsExplorerPreset,
  deleteMetricsExplorerPreset,
  listMetricsExplorerPresets,
  updateMetricsExplorerPreset,
} from '../../../api-contract/metrics-explorer.ts';
import { type AnyRoute, route } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';
import { moduleRoute, readQuery, totalsRoute } from './figures.ts';

const list = route(listMetricsExplorerPresets, async ({ params, merchantAccountId, parts }) => {
  const rows = await listPresets(parts.db, merchantAccountId, params.source);
  return { status: 200, body: rows.map(renderPreset) };
});

const create = route(createMetricsExplorerPreset, async ({ params, body, merchantAccountId, now, parts }) => {
  readQuery(body.filters, { now, parts, place: { location: 'body', prefix: '/filters/' } });
  const wanted = {
    merchant_account_id: merchantAccountId,
    insights_preset_id: newId(now),
    source: params.source,
    metric: body.metric,
    display_name: body.display_name,
    filters: Object.fromEntries(
      Object.entries(body.filters).flatMap(([name, words]) =>
        words === null || words === undefined ? [] : [[name, words]],
      ),
    ),
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
  const row = await parts.db.transaction(async (tx) => {
    await lockForLimit(tx, merchantAccountId);
    return insertPreset(tx, wanted);
  });
  if (row === null) throw limitReached(LIMITS.insightsPresets, 'presets of this source');

  return { status: 200, body: renderPreset(row) };
});

const update = route(updateMetricsExplorerPreset, async ({ params, body, merchantAccountId, now, parts }) => {
  const of = { merchantAccountId, source: params.source, id: params.preset_id };
  const row = await renamePreset(parts.db, of, body.display_name, now);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderPreset(row) };
});

const remove = route(deleteMetricsExplorerPreset, async ({ params, merchantAccountId, parts }) => {
  const of = { merchantAccountId, source: params.source, id: params.preset_id };
  if (!(await deletePreset(parts.db, of))) throw new Problem('not_found');
  return { status: 204, body: null };
});

export const metricsExplorerRoutes: readonly AnyRoute[] = [
  ...[moduleRoute, totalsRoute],
  ...[list, create, update, remove],
];

function renderPreset(row: InsightsPresetRow): Static<typeof MetricsExplorerPreset> {
  return {
    type: 'metrics-explorer.preset',
    id: row.insights_preset_id,
    merchant_account_id: row.merchant_account_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
    display_name: row.display_name,
    source: row.source,
    metric: row.metric,
    filters: Object.fromEntries(
      Object.entries(row.filters).map(([name, words]) => [
        name,
        typeof words === 'string' ? words : [...words],
      ]),
    ),
  };
}
