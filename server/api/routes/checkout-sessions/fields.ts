import { type PaymentMethodFields, findLiveCheckoutSession, putFields } from '../../../checkout/fields.ts';
import { toId } from '../../../domain/ids.ts';
import type { HeldValue } from '../../../vault/vault.ts';
import {
  createCheckoutSessionFields,
  updateCheckoutSessionFields,
} from '../../../api-contract/checkout-sessions.ts';
import type { BodyOf } from '../../../api-contract/operation.ts';
import { Problem } from '../../../domain/problem.ts';
import { route, type RouteContext } from '../../route.ts';

type Context = RouteContext<typeof updateCheckoutSessionFields>;

export const putFieldsRoute = route(updateCheckoutSessionFields, put);
/** The mission's form of the same. */
export const postFieldsRoute = route(createCheckoutSessionFields, put);

async function put({
  params,
  body,
  held,
  parts,
}: Pick<Context, 'params' | 'body' | 'held' | 'parts'>): Promise<{ status: 204; body: null }> {
  const found = await findLiveCheckoutSession(parts, toId(params.session_id));
  if (found === null) throw new Problem('not_found');
  await putFields(
    parts,
    found.session,
    enteredIn(body.payment_method, held),
    body.postal_code ?? null,
    found.now,
  );
  return { status: 204, body: null };
}

function enteredIn(
  given: BodyOf<typeof updateCheckoutSessionFields>['payment_method'],
  held: ReadonlyMap<string, HeldValue>,
): PaymentMethodFields {
  const securityCode = held.get('/payment_method/security_code') ?? null;
  switch (given.method) {
    case 'card': {
      const number = held.get('/payment_method/number');
      if (number === undefined) throw new Error('BUG: the number was not held');
      const { expiration_date: expirationDate, preferred_scheme: preferredScheme = null } = given;
      return { method: 'card', number, expirationDate, securityCode, preferredScheme };
    }
    case 'id':
      return { method: 'id', id: given.id, securityCode };
    case 'click-to-pay': {
      const { method, src_cx_flow_id: flowId, ...data } = given;
      return { method, data: typeof flowId === 'string' ? { ...data, src_cx_flow_id: flowId } : data };
    }
    default:
      return given satisfies never;
  }
}
