import { type TakenCheckoutSession, SECURITY_CODE_LOST, takeCheckoutSession } from '../../checkout/take.ts';
import { toId } from '../../domain/ids.ts';
import { type Detail, Problem } from '../../domain/problem.ts';
import type { CreateContext, MethodCreate } from '../request/context.ts';
import { cardInstrument } from './card.ts';
import type { ResolvedInstrument } from './kind.ts';
import { kindOfStored } from './instrument-kinds.ts';
import { takeClickToPay } from './wallet.ts';

/** Takes what the buyer put into the session. From here on it is used up. */
export async function takeFromSession(
  context: CreateContext,
  method: Extract<MethodCreate, { method: 'checkout-session' }>,
): Promise<ResolvedInstrument> {
  const { parts, merchantAccountId, now } = context;
  const id = toId<'checkout-session'>(method.id);
  const { taken, problem } = await takeCheckoutSession(
    parts,
    merchantAccountId,
    id,
    now,
    '/payment_method/id',
  );
  if (taken === null) throw new Problem('bad_request', { details: [problem] });
  if (taken.securityCodeLost) throw sessionProblem(SECURITY_CODE_LOST);
  return instrumentIn(context, taken, method.external_identifier ?? null);
}

async function instrumentIn(
  context: CreateContext,
  taken: TakenCheckoutSession,
  externalIdentifier: string | null,
): Promise<ResolvedInstrument> {
  const { instrument, securityCode } = taken;
  switch (instrument.kind) {
    case 'card': {
      const { number, expirationDate, description, fingerprint, recordId, preferredScheme } = instrument;
      const card = {
        number,
        securityCode,
        expirationDate,
        description,
        preferredScheme,
        fingerprint,
        externalIdentifier,
        vaultRecordId: recordId,
        held: null,
        method: 'card',
        mode: 'card',
        token: null,
      };
      return cardInstrument(card, { checkout: taken });
    }
    case 'payment-method': {
      const { paymentMethod } = instrument;
      const kind = kindOfStored(paymentMethod);
      const input = { securityCode, checkout: taken };
      const resolved = await kind?.resolveStored(context.parts, paymentMethod, input);
      if (resolved !== null && resolved !== undefined) return resolved;
      throw sessionProblem({
        message: 'holds a payment method that cannot be charged now',
        type: 'value_error.payment_method',
      });
    }
    case 'click-to-pay':
      return takeClickToPay(context, instrument.data, taken);
    default:
      return instrument satisfies never;
  }
}

function sessionProblem(problem: Pick<Detail, 'message' | 'type'>): Problem {
  return new Problem('bad_request', {
    details: [{ location: 'body', pointer: '/payment_method/id', ...problem }],
  });
}
