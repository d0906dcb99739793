import { checkoutSessionJob, deleteCheckoutSession as deleteStored } from '../../../checkout/end.ts';
import { findLiveCheckoutSession } from '../../../checkout/fields.ts';
import { acquirerForScheme } from '../../../db/queries/acquirers.ts';
import {
  getLiveCheckoutSession,
  insertCheckoutSession,
  lockCheckoutSession,
  replaceCheckoutSessionPurpose,
} from '../../../db/queries/checkout-sessions.ts';
import { toId } from '../../../domain/ids.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  createCheckoutSession,
  deleteCheckoutSession,
  getCheckoutSession,
  getCheckoutSessionAcquirer,
  getCheckoutSessionCardDetails,
  updateCheckoutSession,
} from '../../../api-contract/checkout-sessions.ts';
import { route } from '../../route.ts';
import { cardSchemeIcon } from '../card-scheme-definitions/icon.ts';
import { postFieldsRoute, putFieldsRoute } from './fields.ts';
import { NO_PURPOSE, changedPurpose, expiryOf } from './purpose.ts';
import { renderCheckoutSession } from './render.ts';

const create = route(createCheckoutSession, async ({ body, merchantAccountId, now, parts, version }) => {
  const purpose = await changedPurpose(parts.db, merchantAccountId, NO_PURPOSE, body ?? {});
  const times = { expiresAt: expiryOf(body, now), now };
  const job = checkoutSessionJob(parts, merchantAccountId, times);
  const row = await insertCheckoutSession(parts.db, merchantAccountId, newId(now), purpose, job, times);
  return { status: 201, body: renderCheckoutSession(row, version) };
});

const get = route(getCheckoutSession, async ({ params, merchantAccountId, now, parts, version }) => {
  const row = await getLiveCheckoutSession(parts.db, merchantAccountId, toId(params.session_id), now);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderCheckoutSession(row, version) };
});

const update = route(
  updateCheckoutSession,
  async ({ params, body, merchantAccountId, now, parts, version }) => {
    const id = toId<'checkout-session'>(params.session_id);
    const row = await parts.db.transaction(async (tx) => {
      const before = await lockCheckoutSession(tx, merchantAccountId, id, now);
      if (before === null) return null;
      const expiresAt = body.expires_in === undefined ? null : expiryOf(body, now);
      const purpose = await changedPurpose(tx, merchantAccountId, before, body);
      return replaceCheckoutSessionPurpose(tx, merchantAccountId, id, purpose, { expiresAt, now });
    });
    if (row === null) throw new Problem('not_found');
    return { status: 200, body: renderCheckoutSession(row, version) };
  },
);

const remove = route(deleteCheckoutSession, async ({ params, merchantAccountId, now, parts }) => {
  if (!(await deleteStored(parts, merchantAccountId, toId(params.session_id), now)))
    throw new Problem('not_found');
  return { status: 204, body: null };
});

const cardDetails = route(getCheckoutSessionCardDetails, async ({ params, body, parts }) => {
  if ((await findLiveCheckoutSession(parts, toId(params.session_id))) === null)
    throw new Problem('not_found');
  const found = await parts.bins.lookup(body.bin);
  return {
    status: 200,
    body: {
      bin: body.bin,
      card_type: found.cardType,
      scheme: found.scheme,
      scheme_icon_url: cardSchemeIcon(found.scheme),
      additional_schemes: [...found.additionalSchemes],
    },
  };
});

/** The merchant account's 3-D Secure configuration for the session's card and currency. */
const acquirer = route(getCheckoutSessionAcquirer, async ({ params, parts }) => {
  const found = await findLiveCheckoutSession(parts, toId(params.session_id));
  if (found === null) throw new Problem('not_found');
  const { merchant_account_id: merchantAccountId, scheme, currency } = found.session;
  const row = scheme === null ? null : await acquirerForScheme(parts.db, merchantAccountId, scheme, currency);
  if (row === null)
    throw new Problem('not_found', {
      message: 'There is no 3-D Secure configuration for this card and currency',
    });
  return { status: 200, body: { type: 'checkout-session-acquirer', ...row } };
});

export const checkoutSessionRoutes = [
  create,
  get,
  update,
  remove,
  putFieldsRoute,
  postFieldsRoute,
  cardDetails,
  acquirer,
] as const;
