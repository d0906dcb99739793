import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { MoneyParts } from '../../parts.ts';
import { getLivePaymentMethod } from '../../db/queries/payment-methods.ts';
import { type Detail, Problem } from '../../domain/problem.ts';
import type { CreateContext, MethodCreate } from '../request/context.ts';
import type { ResolvedInstrument, SendableInstrument } from './kind.ts';
import { kindOf, kindOfStored, kindOfType } from './instrument-kinds.ts';
import { type TakenCheckoutSession, SECURITY_CODE_LOST, takeCheckoutSession } from '../../checkout/take.ts';
import { toId } from '../../domain/ids.ts';
import { cardInstrument } from './card.ts';
import { takeClickToPay } from './wallet.ts';

/**
 * What can be known of the request's instrument without using anything up. Null for a checkout session or a
 * wallet's token, which are taken only when all else is right, and for what has problems, which are added to
 * `problems`.
 */
export async function resolveInstrument(
  context: CreateContext,
  problems: Detail[],
): Promise<ResolvedInstrument | null> {
  const method = context.body.payment_method ?? null;
  if (method === null) return null;
  if (method.method === 'id') return resolveStored(context, method.id, problems);
  return (await kindOf(method)?.resolve(context, method, problems)) ?? null;
}

/** A stored payment method that may be used now. */
export async function resolveStored(
  { parts, merchantAccountId, held }: Omit<CreateContext, 'body'>,
  id: string,
  problems: Detail[],
): Promise<ResolvedInstrument | null> {
  const stored = await getLivePaymentMethod(parts.db, merchantAccountId, toId(id));
  const securityCode = held.get('/payment_method/security_code')?.secret ?? null;
  const instrument =
    stored === null
      ? null
      : await kindOfStored(stored)?.resolveStored(parts, stored, { securityCode, checkout: null });
  if (instrument !== null && instrument !== undefined) return instrument;

  problems.push({
    location: 'body',
    pointer: '/payment_method/id',
    message:
      stored === null ? 'is not a stored payment method' : 'is a payment method that cannot be charged now',
    type: 'value_error.payment_method',
  });
  return null;
}

/** Takes what `resolveInstrument` left. From here on it is used up. */
export async function takeInstrument(context: CreateContext): Promise<ResolvedInstrument> {
  const method = context.body.payment_method ?? null;
  if (method?.method === 'checkout-session') return takeFromSession(context, method);
  const take = method === null ? undefined : kindOf(method)?.take;
  if (method === null || take === undefined) throw new Error('BUG: there is nothing to take');
  return take(context, method);
}

/**
 * What a transaction pays with, from what is stored alone: an inline card is gone with its request. Null
 * where nothing was kept.
 */
export async function sendableAgain(
  parts: MoneyParts,
  transaction: TransactionRow,
): Promise<SendableInstrument | null> {
  const { instrument_type: type } = transaction;
  return type === null ? null : ((await kindOfType(type)?.sendableAgain(parts, transaction)) ?? null);
}

/** Takes what the buyer put into the session. From here on it is used up. */
async function takeFromSession(
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
