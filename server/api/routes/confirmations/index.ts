import type { Caller, UserCaller } from '../../../access/caller.ts';
import {
  approveConfirmation,
  createConfirmation,
  declineConfirmation,
  getConfirmation,
  listConfirmations,
} from '../../../api-contract/confirmations.ts';
import { bodyDigest, bodyFingerprint } from '../../../confirmations/challenge.ts';
import { accountFor, askConfirmation } from '../../../confirmations/confirmations.ts';
import { approve, ConfirmationView, decline, findVisible } from '../../../confirmations/decisions.ts';
import { wayToSign } from '../../../confirmations/signatures.ts';
import {
  type ConfirmationRow,
  type ListedConfirmation,
  listConfirmations as listRows,
} from '../../../db/queries/confirmations.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Parts } from '../../../parts.ts';
import { listPage } from '../../pagination.ts';
import { readPlannedCall } from '../../planned-call.ts';
import { type AnyRoute, route } from '../../route.ts';
import { type Onlooker, renderConfirmation } from './render.ts';

const create = route(createConfirmation, async ({ caller, body, merchantAccountId, version, parts }) => {
  const person = personOf(caller);
  const { method, path, body: text = null, reason = null } = body;
  const planner = { caller: person, merchantAccountId, version };
  const { call, shownBody } = await readPlannedCall(parts.vault, { method, path, body: text }, planner);
  const account = accountFor(call.operation, merchantAccountId);
  const fingerprint = await bodyFingerprint(parts.vault, account, bodyDigest(text));
  const row = await askConfirmation(parts, person, call, { bodyFingerprint: fingerprint, shownBody, reason });
  return { status: 201, body: await renderShown(parts, person, row) };
});

const get = route(getConfirmation, async ({ caller, params, merchantAccountId, parts }) => {
  const person = personOf(caller);
  const row = await findVisible(parts, person, merchantAccountId, params.confirmation_id);
  return { status: 200, body: await renderShown(parts, person, row) };
});

const list = route(listConfirmations, async (context) => {
  const { caller, query, merchantAccountId, parts } = context;
  const person = personOf(caller);
  const waitingAt = query.status === 'waiting' ? parts.clock.now() : null;
  const { items, ...envelope } = await listPage(context, {
    list: 'confirmations',
    filters: { status: query.status ?? null },
    fetch: (page) => listRows(parts.db, { merchantAccountId, waitingAt }, page),
    item: (row: ListedConfirmation) => row,
  });

  const onlooker = await onlookerOf(parts, person);
  const visible: Awaited<ReturnType<typeof renderConfirmation>>[] = [];
  for (const row of items)
    if (await onlooker.view.maySee(row)) visible.push(await renderConfirmation(parts, onlooker, row));
  return { status: 200, body: { items: visible, ...envelope } };
});

const approveRoute = route(
  approveConfirmation,
  async ({ caller, params, body, merchantAccountId, parts }) => {
    const person = personOf(caller);
    const row = await findVisible(parts, person, merchantAccountId, params.confirmation_id);
    return {
      status: 200,
      body: await renderShown(parts, person, await approve(parts, person, row, body?.assertion ?? null)),
    };
  },
);

const declineRoute = route(
  declineConfirmation,
  async ({ caller, params, body, merchantAccountId, parts }) => {
    const person = personOf(caller);
    const row = await findVisible(parts, person, merchantAccountId, params.confirmation_id);
    return {
      status: 200,
      body: await renderShown(parts, person, await decline(parts, person, row, body?.reason ?? null)),
    };
  },
);

async function renderShown(parts: Parts, person: UserCaller, row: ConfirmationRow) {
  return renderConfirmation(parts, await onlookerOf(parts, person), row);
}

async function onlookerOf(parts: Parts, person: UserCaller): Promise<Onlooker> {
  return { person, way: await wayToSign(parts, person), view: new ConfirmationView(parts, person) };
}

/** The contract lets nobody else in. */
function personOf(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw new Problem('forbidden');
  return caller;
}

export const confirmationRoutes: readonly AnyRoute[] = [create, list, get, approveRoute, declineRoute];
