import { ADVISED_ACTIONS } from '../../domain/decline-advice.ts';
import { choice, nullable, object } from '../schemas/schema.ts';
import { Timestamp } from '../schemas/time.ts';
import { Type } from '../schemas/type.ts';
import { describe } from '../schemas/words.ts';

export const DeclineAdvice = object('DeclineAdvice', {
  action: choice('DeclineAdviceAction', ADVISED_ACTIONS),
  not_before: nullable(Timestamp),
  reason: Type.String(),
});

describe(DeclineAdvice, {
  action:
    '`stop`: nothing helps. `try_elsewhere`: at another payment service. `try_later`: as merchant-initiated, from ' +
    '`not_before` on. `other_credential`: another card or its new details, or its number in place of a token. ' +
    '`ask_buyer`: they can do something. `authenticate`: ask for 3-D Secure.',
  not_before: 'With `try_later`: when the next attempt makes sense; null with all others.',
  reason: 'One sentence, for people of the merchant.',
});
