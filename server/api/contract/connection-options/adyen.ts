import Type from 'typebox';
import { anyObject, choice, dictionary, maybe, nullable, object } from '../shared/schema.ts';

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

export const AdyenOptions = object('AdyenOptions', {
  additionalData: maybe(dictionary()),
});

export const AdyenPixRecurringAmount = object('AdyenPixRecurringAmount', {
  value: maybe(Type.Integer()),
  currency: maybe(Type.String()),
});

export const AdyenPixRecurringOptions = object('AdyenPixRecurringOptions', {
  frequency: maybe(Type.String()),
  recurringAmount: nullable(AdyenPixRecurringAmount),
  startsAt: maybe(Type.String()),
  endsAt: maybe(Type.String()),
  recurringStatement: maybe(Type.String()),
});

export const AdyenPixOptions = object('AdyenPixOptions', {
  additionalData: maybe(dictionary()),
  pixRecurring: maybe(AdyenPixRecurringOptions),
});

export const AdyenSepaOptions = object('AdyenSepaOptions', {
  autoRescue: maybe(Type.Boolean()),
  maxDaysToRescue: maybe(Type.Integer()),
  additionalData: maybe(dictionary()),
  autoRescueSepaScenario: maybe(AdyenAutoRescueSepaScenario),
  ownerName: maybe(Type.String()),
});
