import { insertCheckoutSession } from '../../../db/queries/checkout-sessions.ts';
import { newId } from '../../../machine/entropy.ts';
import { createCheckoutSession } from '../../contract/checkout-sessions.ts';
import { route } from '../../route.ts';
import { NO_PURPOSE, changedPurpose, expiryOf } from './purpose.ts';
import { renderCheckoutSession } from './render.ts';

export const create = route(createCheckoutSession, async ({ body, merchantAccountId, now, parts }) => {
  const purpose = changedPurpose(NO_PURPOSE, body ?? {});
  const row = await insertCheckoutSession(parts.db, merchantAccountId, newId(now), purpose, {
    expiresAt: expiryOf(body, now),
    now,
  });
  return { status: 201, body: renderCheckoutSession(row) };
});
