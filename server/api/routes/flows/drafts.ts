import type { Static } from 'typebox';
import {
  type FlowDraftRow,
  deleteFlowDraft as removeDraft,
  getFlowDraft as readDraft,
  insertFlowDraft,
  listFlowDrafts as listDraftRows,
  updateFlowDraft as writeDraft,
} from '../../../db/queries/flows.ts';
import { hasRoomForFlowDraft, LIMITS } from '../../../db/queries/limits.ts';
import { type FlowName, type Rule, actionsOf } from '../../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { assertRules, assertSize, changeFlow, readFlowState } from '../../../flows/edit.ts';
import { newId } from '../../../platform/entropy.ts';
import { compareAndSet } from '../../../operations/change.ts';
import type { Parts } from '../../../parts.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import {
  type FlowDraftCreate,
  compareFlowDraft,
  createFlowDraft,
  deleteFlowDraft,
  getFlowDraft,
  listFlowDrafts,
  publishFlowDraft,
  updateFlowDraft,
} from '../../../api-contract/flow-versions.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { assertAsRead } from '../as-read.ts';
import { limitReached } from '../limit-reached.ts';
import { creatorOf } from '../transactions/creator.ts';
import { difference, renderDraft, renderVersion } from './render.ts';
import { newRule } from './rules.ts';

type GivenActions = NonNullable<Static<typeof FlowDraftCreate>['actions']>;

export const create = route(createFlowDraft, async ({ params, body, merchantAccountId, now, parts }) => {
  const { flow } = params;
  const base = await readFlowState(parts, merchantAccountId, flow);
  const rules = await rulesWith(parts, { merchantAccountId, flow, now }, base.rules, body?.actions ?? []);
  const wanted = {
    merchant_account_id: merchantAccountId,
    flow_draft_id: newId(now),
    flow,
    base_number: base.number,
    rules,
    description: body?.description ?? null,
  };
  const row = await parts.db.transaction(async (tx) => {
    if (!(await hasRoomForFlowDraft(tx, merchantAccountId, flow)))
      throw limitReached(LIMITS.flowDrafts, 'drafts of this flow');
    return insertFlowDraft(tx, wanted, now);
  });

  return { status: 201, body: renderDraft(row) };
});

export const list = route(listFlowDrafts, async (context) => {
  const { params, merchantAccountId, parts } = context;
  const body = await listPage(context, {
    list: 'flow-drafts',
    filters: params,
    fetch: (page) => listDraftRows(parts.db, [merchantAccountId, params.flow], page),
    item: (row: FlowDraftRow) => renderDraft(row),
  });
  return { status: 200, body };
});

export const get = route(getFlowDraft, async ({ params, merchantAccountId, parts }) => ({
  status: 200,
  body: renderDraft(await draftAt(parts, merchantAccountId, params)),
}));

export const update = route(
  updateFlowDraft,
  async ({ params, headers, body, merchantAccountId, now, parts }) => {
    const of = { merchantAccountId, flow: params.flow, now };
    const after = await compareAndSet(draftSubject(parts, merchantAccountId, params), async (row) => {
      assertAsRead(headers, row);
      const rules = await rulesWith(parts, of, row.rules, body.actions ?? []);
      const description = body.description === undefined ? row.description : body.description;
      let written: FlowDraftRow | null = null;
      return {
        commit: async () => {
          written = await writeDraft(parts.db, row, { rules, description }, now);
          return written !== null;
        },
        result: () => written ?? row,
      };
    });

    return { status: 200, body: renderDraft(after()) };
  },
);

export const remove = route(deleteFlowDraft, async ({ params, headers, merchantAccountId, parts }) => {
  await compareAndSet(draftSubject(parts, merchantAccountId, params), (row) => {
    assertAsRead(headers, row);
    return { commit: () => removeDraft(parts.db, row), result: null };
  });
  return { status: 204, body: null };
});

/** A draft as it is changed, and thrown away: only as it was looked at. */
function draftSubject(parts: Parts, merchantAccountId: MerchantAccountId, params: DraftPlace) {
  return {
    name: 'a draft of a flow',
    known: null,
    read: () => draftAt(parts, merchantAccountId, params),
    version: ({ version }: FlowDraftRow) => version,
  };
}
type DraftPlace = Readonly<{ flow: FlowName; draft_id: string }>;

export const compare = route(compareFlowDraft, async ({ params, merchantAccountId, parts }) => {
  const draft = await draftAt(parts, merchantAccountId, params);
  const counting = await readFlowState(parts, merchantAccountId, params.flow);
  const of = { merchantAccountId, flow: params.flow };
  return { status: 200, body: difference(of, counting, { number: null, rules: draft.rules }) };
});

export const publish = route(publishFlowDraft, async (context) => {
  const { params, headers, merchantAccountId, caller, now, parts } = context;
  const { flow } = params;
  const draft = await draftAt(parts, merchantAccountId, params);
  assertAsRead(headers, draft);
  await assertRules(parts, merchantAccountId, flow, inPlaces(flow, draft.rules));
  const { description } = draft;
  const cause = 'published' as const;
  const creator = creatorOf(caller);
  const { number, rules } = await changeFlow(
    parts,
    { merchantAccountId, flow, cause, description, creator, now },
    (before) => {
      if (before.number !== draft.base_number)
        throw new Problem('invalid_state', {
          message: `The flow is at version ${before.number} now, and the draft was begun from ${draft.base_number}`,
        });
      return draft.rules;
    },
  );
  await removeDraft(parts.db, draft); // one that was changed meanwhile stays, so that the change is not lost

  const version = {
    merchant_account_id: merchantAccountId,
    flow,
    number,
    rules,
    cause,
    description,
    creator,
  };
  return { status: 201, body: renderVersion({ ...version, created_at: timestamp(now) }) };
});

export async function draftAt(
  { db }: Pick<Parts, 'db'>,
  merchantAccountId: MerchantAccountId,
  { flow, draft_id: id }: DraftPlace,
): Promise<FlowDraftRow> {
  const row = await readDraft(db, merchantAccountId, flow, id);
  if (row === null) throw new Problem('not_found');
  return row;
}

/** The rules of the actions that are given take the place of those that are there. */
async function rulesWith(
  parts: Parts,
  {
    merchantAccountId,
    flow,
    now,
  }: Readonly<{ merchantAccountId: MerchantAccountId; flow: FlowName; now: Date }>,
  before: readonly Rule[],
  given: GivenActions,
): Promise<readonly Rule[]> {
  const actions = given.map(({ action }) => action);
  if (new Set(actions).size !== actions.length)
    throw ruleBroken({ pointer: '/actions', message: 'must name each action once' });
  const fresh = given.map(({ action, rules }, at) => ({
    at,
    rules: rules.map((one) => {
      const known = before.find(({ id }) => id === one.id?.toLowerCase()) ?? null;
      return newRule(action, one, now, known);
    }),
  }));
  const ids = fresh.flatMap(({ rules }) => rules.map(({ id }) => id));
  if (new Set(ids).size !== ids.length)
    throw ruleBroken({ pointer: '/actions', message: 'must not have the same rule twice' });

  const toCheck = fresh.flatMap(({ at, rules }) =>
    rules.map((rule, index) => ({ at: `/actions/${at}/rules/${index}`, rule })),
  );
  await assertRules(parts, merchantAccountId, flow, toCheck);
  const after = [
    ...before.filter(({ action }) => !actions.includes(action)),
    ...fresh.flatMap(({ rules }) => rules),
  ];
  assertSize(after);
  return after;
}

/** With the places at which an answer shows them. */
export function inPlaces(flow: FlowName, rules: readonly Rule[]) {
  return actionsOf(flow).flatMap((action, at) =>
    rules
      .filter((rule) => rule.action === action)
      .map((rule, index) => ({ at: `/actions/${at}/rules/${index}`, rule })),
  );
}
