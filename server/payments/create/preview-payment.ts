import { paymentServices } from '../../connections/connection-kinds.ts';
import type { ErrorCode } from '../../domain/decline.ts';
import { errorCode } from '../../domain/decline.ts';
import type { Detail } from '../../domain/problem.ts';
import { newId } from '../../platform/entropy.ts';
import { resolveInstrument } from '../instruments/resolve-instrument.ts';
import type { CreateContext } from '../request/context.ts';
import type { HoldingContext } from '../routing/holding.ts';
import { candidatesFor, route } from '../routing/routing.ts';
import { intentOf } from '../routing/holding.ts';
import { EVERYTHING, askOnce } from './ask-once.ts';
import { buyerOf, resolveBuyer } from './buyer.ts';
import { PAYMENT_QUESTIONS } from './questions.ts';

/** What would be tried, in order, or why nothing would. */
export type PreviewedPayment = Readonly<{
  attempts: readonly Readonly<{ id: string; displayName: string }>[];
  refusal: ErrorCode | null;
  threeDSecure: 'attempt' | 'force' | 'skip' | null;
}>;

/**
 * A payment with a stored payment method that nobody makes: all questions that a payment is asked, and what the flow
 * decides of it now. Writes nothing, and asks no other company.
 */
export async function previewPayment(
  asked: CreateContext & HoldingContext,
): Promise<Readonly<{ problems: readonly Detail[]; payment: PreviewedPayment | null }>> {
  const services = await paymentServices.active(asked.parts, asked.merchantAccountId);
  const problems: Detail[] = [];
  const named = await resolveBuyer(asked, problems);
  const instrument = await resolveInstrument(asked, problems);
  const ask = askOnce(PAYMENT_QUESTIONS);
  problems.push(...(await ask(EVERYTHING, { creating: asked, services, buyer: named, instrument })));
  if (instrument === null || problems.length > 0) return { problems, payment: null };

  try {
    const candidates = candidatesFor(asked, services, instrument);
    const context = { ...asked, body: { ...asked.body, intent: intentOf(asked, candidates, instrument) } };
    const { buyerId } = buyerOf(named, instrument);
    const transactionId = newId<'transaction'>(asked.now);
    const facts = {
      transactionId,
      antiFraudDecision: null,
      buyerId,
      // What is only looked at is no payment yet, and is counted with none.
      counted: null,
      isHeld: false,
      isImagined: true,
    } as const;
    const { decision, planned } = await route(context, instrument, services, null, facts);
    const nobody = planned.length > 0 ? null : (decision.decline ?? errorCode('all_attempts_skipped'));
    const attempts = planned.map(({ service }) => ({ id: service.id, displayName: service.displayName }));
    return { problems, payment: { attempts, refusal: nobody, threeDSecure: decision.three_d_secure } };
  } finally {
    await instrument.release(asked.parts);
  }
}
