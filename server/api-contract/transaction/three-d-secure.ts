import { CardScheme } from '../schemas/card.ts';
import { Eci, ThreeDSecureVersion } from '../schemas/eci.ts';
import { choice, maybe, nullable, object, text } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Amount, MinorUnits } from '../schemas/money.ts';
import { thirdPartyId } from '../schemas/third-party-id.ts';
import { Type } from '../schemas/type.ts';

export const ThreeDSecureRequest = object('ThreeDSecureRequest', {
  amount: maybe(Amount),
});
describe(ThreeDSecureRequest, {
  amount: "What the cardholder is asked to agree to, in minor units; not less than the payment's.",
});

export const ThreeDSecureDataV1 = object('ThreeDSecureDataV1', {
  cavv: thirdPartyId(Type.String()),
  eci: Eci,
  version: ThreeDSecureVersion,
  directory_response: text(1, 0),
  scheme: maybe(CardScheme),
  authentication_response: text(1, 0),
  cavv_algorithm: text(1, 0),
  xid: thirdPartyId(Type.String()),
});
describe(ThreeDSecureDataV1, {
  cavv: 'The proof itself, in Base64.',
  eci: 'How strong the proof is, by the scheme.',
  version: 'Protocol version that the proof was made with.',
  directory_response: 'Whether the card takes part, as the directory server said: Y, N, U …',
  scheme: "Scheme that was asked; left out, the card's.",
  authentication_response: 'What the issuer said: Y, A, N, U, R or C.',
  cavv_algorithm: 'Which algorithm made the CAVV, one digit.',
  xid: 'Id of the authentication in version 1, in Base64.',
});

export const ThreeDSecureDataV2 = object('ThreeDSecureDataV2', {
  cavv: thirdPartyId(Type.String()),
  eci: Eci,
  version: ThreeDSecureVersion,
  directory_response: text(1, 0),
  scheme: maybe(CardScheme),
  authentication_response: maybe(text(1, 0)),
  directory_transaction_id: thirdPartyId(Type.String()),
  /** These two so that `response_data` of an earlier authentication can be sent as it is. */
  transaction_reason: maybe(text(2, 0)),
  cardholder_info: maybe(text(128, 0)),
});
describe(ThreeDSecureDataV2, {
  transaction_reason:
    'Why the issuer answered so; of the answer of an earlier authentication, and kept with it.',
  cardholder_info: 'What the issuer wanted the buyer to read; of the answer of an earlier authentication.',
  cavv: 'The proof itself, in Base64.',
  eci: 'How strong the proof is, by the scheme.',
  version: 'Protocol version that the proof was made with.',
  directory_response: 'Whether the card takes part, as the directory server said: Y, N, U …',
  scheme: "Scheme that was asked; left out, the card's.",
  authentication_response: 'What the issuer said: Y, A, N, U, R or C.',
  directory_transaction_id: "The directory server's id of the authentication.",
});

export const ThreeDSecureError = object('ThreeDSecureError', {
  code: nullable(text(3, 3)),
  description: nullable(text(2048, 0)),
  detail: nullable(text(2048, 0)),
  component: nullable(text(1)),
});
describe(ThreeDSecureError, {
  code: 'EMV 3-D Secure error code, three digits; null where the fault has none.',
  description: 'The fault in words.',
  detail: 'More about the fault.',
  component: 'Who found the fault: C the page or app, S our side, D the directory, A the issuer.',
});

export const ThreeDSecureMethod = choice(
  'ThreeDSecureMethod',
  ['challenge', 'frictionless'],
  '`frictionless`: the issuer asked the buyer nothing.',
);

export const ThreeDSecureStatus = choice(
  'ThreeDSecureStatus',
  ['setup_error', 'error', 'declined', 'cancelled', 'complete'],
  '`complete`: with a proof; `setup_error`: the card or the merchant does not take part; ' +
    '`declined`: the issuer said no; `cancelled`: the buyer left.',
);

export const ThreeDSecureV2 = object('ThreeDSecureV2', {
  version: ThreeDSecureVersion,
  authentication_response: nullable(Type.String()),
  directory_response: nullable(Type.String()),
  directory_transaction_id: nullable(Type.String()),
  transaction_reason: nullable(Type.String()),
  cavv: nullable(Type.String()),
  eci: nullable(Eci),
  cardholder_info: nullable(Type.String()),
});
describe(ThreeDSecureV2, {
  version: 'Protocol version that was spoken.',
  authentication_response: 'What the issuer said: Y, A, N, U, R or C; null where it said nothing.',
  directory_response:
    'Whether the card takes part, as the directory server said; null where it was not asked.',
  directory_transaction_id: "The directory server's id of the authentication; null where it gave none.",
  transaction_reason: 'Why the issuer answered so, a code of two digits; null where it gave none.',
  cavv: 'The proof, in Base64; null where there is none or the caller may not see it.',
  eci: 'How strong the proof is, by the scheme; null without a proof.',
  cardholder_info: 'What the issuer wants the buyer to read; null where it wants nothing.',
});

export const TransactionThreeDSecureSummary = object('TransactionThreeDSecureSummary', {
  version: nullable(ThreeDSecureVersion),
  status: nullable(ThreeDSecureStatus),
  method: nullable(ThreeDSecureMethod),
  response_data: nullable(Type.Union([ThreeDSecureDataV1, ThreeDSecureV2])),
  error_data: nullable(ThreeDSecureError),
  amount: nullable(MinorUnits),
});
describe(TransactionThreeDSecureSummary, {
  version: 'Protocol version that was spoken; null where it came to none.',
  status: 'How it ended; null while it has not.',
  method: 'Whether the buyer had to act; null where it did not come to that.',
  response_data: 'The proof that was obtained; null without one.',
  error_data: 'What went wrong; null where nothing did.',
  amount: 'What the cardholder was asked to agree to; null where it was not done.',
});
