import { type JsonObject, isObject, objectOf, textAt } from '../../domain/json.ts';
import type { Values } from './request.ts';

/**
 * What a transaction says to Adyen alone. The published API describes these blocks, in
 * `api-contract/connection-options`; most of them are objects of Adyen's that go on as they are.
 */
export function optionsOf(options: JsonObject): Values {
  return {
    additionalData: additionalDataOf(options),
    splits: splitsOf(options, 'authorization'),
    merchantRiskIndicator: options['merchantRiskIndicator'],
    accountInfo: options['accountInfo'],
    riskData: options['riskData'],
    origin: textAt(options, 'window_origin'),
  };
}

/** Adyen reads nothing but text there. */
export function additionalDataOf(options: JsonObject): Readonly<Record<string, string>> {
  const rescue = {
    autoRescue: options['autoRescue'],
    maxDaysToRescue: options['maxDaysToRescue'],
    autoRescueScenario: options['autoRescueScenario'],
  };
  const given = { ...rescue, ...objectOf(options['additionalData']) };
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );
}

export function splitsOf(
  options: JsonObject,
  of: 'authorization' | 'capture' | 'refund',
): readonly JsonObject[] {
  const splits = objectOf(options['splits'])?.[of];
  return Array.isArray(splits) ? splits.filter(isObject) : [];
}

export const challengeWish = (options: JsonObject): string | null =>
  textAt(options, 'threeDSRequestorChallengeInd');
export const authenticationWish = (options: JsonObject): string | null =>
  textAt(options, 'attemptAuthentication');
