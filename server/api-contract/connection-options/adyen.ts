import { anyObject, choice, dictionary, maybe, nullable, object } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const AdyenAutoRescueSepaScenario = choice('AdyenAutoRescueSepaScenario', [
  'AutoRescueSuccessfulFirst',
  'AutoRescueSuccessfulSecond',
  'AutoRescueFailed',
]);

export const AdyenCardAutoRescueScenario = choice('AdyenCardAutoRescueScenario', [
  'AutoRescueSuccessfulFirst',
  'AutoRescueSuccessfulSecond',
  'AutoRescueFailed',
  'AutoRescueFraud',
]);

export const AdyenSplitsOptions = object('AdyenSplitsOptions', {
  authorization: maybe(Type.Array(anyObject())),
  capture: maybe(Type.Array(anyObject())),
  refund: maybe(Type.Array(anyObject())),
});
describe(AdyenSplitsOptions, {
  authorization: 'Parts of what is authorized.',
  capture: 'Parts of what is captured.',
  refund: 'Parts of what is refunded.',
});

export const AdyenCardOptions = object('AdyenCardOptions', {
  autoRescue: maybe(Type.Boolean()),
  maxDaysToRescue: maybe(Type.Integer()),
  additionalData: maybe(dictionary()),
  autoRescueScenario: maybe(AdyenCardAutoRescueScenario),
  window_origin: maybe(Type.String()),
  splits: maybe(AdyenSplitsOptions),
  merchantRiskIndicator: maybe(anyObject()),
  accountInfo: maybe(anyObject()),
  riskData: maybe(anyObject()),
  threeDSRequestorChallengeInd: maybe(Type.String()),
  attemptAuthentication: maybe(Type.String()),
});
describe(AdyenCardOptions, {
  autoRescue: 'Whether Adyen tries again what was declined.',
  maxDaysToRescue: 'For how many days it does.',
  additionalData: "Adyen's `additionalData`.",
  autoRescueScenario: "What Adyen's test system makes of it.",
  window_origin: 'Origin of the page for native 3-D Secure.',
  splits: 'Who gets which part of the money.',
  merchantRiskIndicator: "Adyen's object of this name.",
  accountInfo: "Adyen's object of this name.",
  riskData: "Adyen's object of this name.",
  threeDSRequestorChallengeInd: "Which challenge you wish for, by EMVCo's two digits.",
  attemptAuthentication: 'When Adyen does 3-D Secure.',
});

export const AdyenOptions = object('AdyenOptions', {
  additionalData: maybe(dictionary()),
});
describe(AdyenOptions, { additionalData: "Adyen's `additionalData`." });

export const AdyenPixRecurringAmount = object('AdyenPixRecurringAmount', {
  value: maybe(Type.Integer()),
  currency: maybe(Type.String()),
});
describe(AdyenPixRecurringAmount, { value: 'In minor units.', currency: 'ISO 4217 code of that value.' });

export const AdyenPixRecurringOptions = object('AdyenPixRecurringOptions', {
  frequency: maybe(Type.String()),
  recurringAmount: nullable(AdyenPixRecurringAmount),
  startsAt: maybe(Type.String()),
  endsAt: maybe(Type.String()),
  recurringStatement: maybe(Type.String()),
});
describe(AdyenPixRecurringOptions, {
  frequency: 'How often money is taken.',
  recurringAmount: 'How much is taken each time; null for what varies.',
  startsAt: 'First day of the agreement.',
  endsAt: 'Last day of the agreement.',
  recurringStatement: 'What the buyer reads each time.',
});

export const AdyenPixOptions = object('AdyenPixOptions', {
  additionalData: maybe(dictionary()),
  pixRecurring: maybe(AdyenPixRecurringOptions),
});
describe(AdyenPixOptions, {
  additionalData: "Adyen's `additionalData`.",
  pixRecurring: 'What the buyer agrees to for later payments.',
});

export const AdyenSepaOptions = object('AdyenSepaOptions', {
  autoRescue: maybe(Type.Boolean()),
  maxDaysToRescue: maybe(Type.Integer()),
  additionalData: maybe(dictionary()),
  autoRescueSepaScenario: maybe(AdyenAutoRescueSepaScenario),
  ownerName: maybe(Type.String()),
});
describe(AdyenSepaOptions, {
  autoRescue: 'Whether Adyen tries again what was refused.',
  maxDaysToRescue: 'For how many days it does.',
  additionalData: "Adyen's `additionalData`.",
  autoRescueSepaScenario: "What Adyen's test system makes of it.",
  ownerName: 'Who holds the account.',
});
