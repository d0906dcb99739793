import type { GiftCardErrorCode } from '../../domain/gift-card.ts';

/**
 * What `ResponseCode` says no with, in our vocabulary. The codes are those of a list that a maker of payment
 * terminals keeps for this API; other clients of it agree on the few that each of them knows (README.md).
 */
export const CODES: Readonly<Record<string, GiftCardErrorCode>> = {
  '10001': 'expired_card',

  '10002': 'inactive_card',
  '10021': 'inactive_card',
  '10027': 'inactive_card',
  '10029': 'inactive_card', // not activated yet
  '10030': 'inactive_card', // deactivated at a balance of zero
  '10058': 'inactive_card', // its program
  '10075': 'inactive_card', // issued anew
  '10082': 'inactive_card', // lost or stolen
  '10119': 'inactive_card', // for the day, after wrong PINs
  '10251': 'inactive_card', // redeemed once, and only once
  '10320': 'inactive_card', // at this time
  '10348': 'inactive_card', // reserved

  '10004': 'invalid_gift_card',
  '10026': 'invalid_gift_card',
  '10065': 'invalid_gift_card',
  '10066': 'invalid_gift_card',
  '10086': 'invalid_gift_card', // number or PIN
  '10096': 'invalid_gift_card', // not one that this merchant takes
  '10143': 'invalid_gift_card', // no PIN
  '10193': 'invalid_gift_card',

  '10010': 'insufficient_funds',

  '10117': 'incorrect_currency',
  '10361': 'incorrect_currency',
  '10362': 'incorrect_currency',
  '10363': 'incorrect_currency',
  '10368': 'incorrect_currency',

  '10022': 'invalid_amount',
  '10034': 'invalid_amount',
  '10035': 'invalid_amount',
  '10036': 'invalid_amount',
  '10037': 'invalid_amount',
  '10038': 'invalid_amount',
  '10067': 'invalid_amount',
  '10115': 'invalid_amount',
  '10116': 'invalid_amount',
  '10197': 'invalid_amount',
  '10257': 'invalid_amount', // more than the bill
  '10296': 'invalid_amount', // no bill
  '10297': 'invalid_amount',

  '10008': 'invalid_service_credentials',
  '10121': 'invalid_service_credentials',
  '10123': 'invalid_service_credentials',
  '10126': 'invalid_service_credentials',
  '10129': 'invalid_service_credentials',
  '10135': 'invalid_service_credentials',
  '10136': 'invalid_service_credentials',
  // Sources differ in which of these is the token that has ended, and which the one that is none.
  '10743': 'invalid_service_credentials',
  '10744': 'invalid_service_credentials',
  '10745': 'invalid_service_credentials',

  '10064': 'invalid_service_configuration', // the batch
  '10103': 'invalid_service_configuration',
  '10128': 'invalid_service_configuration', // this terminal may not do this
  '10638': 'invalid_service_configuration',

  '10353': 'unexpected_state', // cannot be reversed
};

/**
 * What does not say whether it happened: the transaction id is known, the key is known with something else or
 * for too long, and a time-out behind them.
 */
export const TELLS_NOTHING: ReadonlySet<string> = new Set(['10019', '10312', '10867']);
