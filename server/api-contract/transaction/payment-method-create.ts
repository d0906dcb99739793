import { CARD_NUMBER_WORDS, CardScheme, CardType, ExpirationDate, cardNumber } from '../schemas/card.ts';
import { Eci } from '../schemas/eci.ts';
import { Uuid } from '../schemas/identifier.ts';
import { constant, literal, maybe, object, oneOf, optional, text } from '../schemas/schema.ts';
import { sensitive } from '../schemas/sensitive.ts';
import { describe } from '../schemas/words.ts';
import { frontEnd } from '../schemas/front-end.ts';
import { Type } from '../schemas/type.ts';

export const ApplePayPaymentMethodCreate = object('ApplePayPaymentMethodCreate', {
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  cardholder_name: maybe(text(200, 0)),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  card_suffix: maybe(text(4, 4)),
  card_scheme: maybe(Type.String()),
  card_type: maybe(Type.String()),
  method: literal('applepay'),
  token: sensitive('wallet.token', { object: true }),
});
describe(ApplePayPaymentMethodCreate, {
  cardholder_name: 'Name on the card, as the wallet gives it; processors are told the name of the buyer.',
  card_suffix: 'Last four digits of the card, as the wallet shows them; they become the label.',
  card_scheme: 'Scheme as the wallet names it.',
  card_type: 'How the account behind it is funded, as the wallet names it.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
  buyer_id: 'The buyer it is stored for.',
  method: 'A card that the wallet gives: Apple Pay.',
  token: 'What the wallet gave, as text or object; opened in the vault, never answered, and good once.',
});

export const CardWithUrlPaymentMethodCreate = object('CardWithUrlPaymentMethodCreate', {
  expiration_date: ExpirationDate,
  number: cardNumber(),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  card_type: maybe(CardType),
  method: constant('card'),
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
});
describe(CardWithUrlPaymentMethodCreate, {
  number: CARD_NUMBER_WORDS,
  expiration_date: 'Last month in which the card is good.',
  security_code:
    'Three or four digits of the card; kept in memory for this payment alone, and never answered.',
  buyer_id: 'The buyer it is stored for.',
  method: 'A card given by its number.',
  card_type: 'How the account behind it is funded; the BIN table where it is left out.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
});

export const CheckoutSessionWithUrlPaymentMethodCreate = object('CheckoutSessionWithUrlPaymentMethodCreate', {
  method: constant('checkout-session'),
  id: frontEnd('own', Uuid),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
});
describe(CheckoutSessionWithUrlPaymentMethodCreate, {
  buyer_id: 'The buyer it is stored for.',
  method: 'What was put into a checkout session.',
  id: 'The checkout session; what is in it is taken once.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
});

export const ClickToPayFpanPaymentMethodCreate = object('ClickToPayFpanPaymentMethodCreate', {
  expiration_date: ExpirationDate,
  number: cardNumber(),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  card_type: maybe(CardType),
  method: literal('click-to-pay'),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  security_code: optional(Type.Null()),
});
describe(ClickToPayFpanPaymentMethodCreate, {
  number: CARD_NUMBER_WORDS,
  expiration_date: 'Last month in which the card is good.',
  security_code: 'Only null: wallets give none.',
  buyer_id: 'The buyer it is stored for.',
  method: 'A card that Click to Pay gave and you decrypted.',
  card_type: 'How the account behind it is funded; the BIN table where it is left out.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
});

export const ClickToPayPaymentMethodCreate = object('ClickToPayPaymentMethodCreate', {
  /** A token in clear is taken for an authentication of its own, which a browser could claim of any number. */
  method: frontEnd('pinned', literal('click-to-pay')),
  token: sensitive('network_token.number'),
  cryptogram: sensitive('network_token.cryptogram'),
  expiration_date: ExpirationDate,
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
});
describe(ClickToPayPaymentMethodCreate, {
  token: 'Network token that you decrypted; goes into the vault and is never answered.',
  cryptogram: 'Proves the token for this payment; goes into the vault and is never answered.',
  expiration_date: 'Last month in which the token is good.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
  buyer_id: 'The buyer it is stored for.',
  method: 'A network token that Click to Pay gave and you decrypted.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
});

export const GooglePayAssuranceDetails = object('GooglePayAssuranceDetails', {
  account_verified: maybe(Type.Boolean()),
  card_holder_authenticated: maybe(Type.Boolean()),
});
describe(GooglePayAssuranceDetails, {
  account_verified: 'Whether Google has verified that the buyer holds the card.',
  card_holder_authenticated: 'Whether Google has authenticated the buyer for this payment.',
});

export const GooglePayFpanPaymentMethodCreate = object('GooglePayFpanPaymentMethodCreate', {
  expiration_date: ExpirationDate,
  number: cardNumber(),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  card_type: maybe(CardType),
  method: literal('googlepay_pan_only'),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  security_code: optional(Type.Null()),
});
describe(GooglePayFpanPaymentMethodCreate, {
  number: CARD_NUMBER_WORDS,
  expiration_date: 'Last month in which the card is good.',
  security_code: 'Only null: wallets give none.',
  buyer_id: 'The buyer it is stored for.',
  method: 'A card that Google Pay gave and you decrypted.',
  card_type: 'How the account behind it is funded; the BIN table where it is left out.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
});

export const GooglePayPaymentMethodCreate = object('GooglePayPaymentMethodCreate', {
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  cardholder_name: maybe(text(200, 0)),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  card_suffix: maybe(text(4, 4)),
  card_scheme: maybe(Type.String()),
  card_type: maybe(Type.String()),
  method: literal('googlepay'),
  token: sensitive('wallet.token', { object: true }),
  assurance_details: maybe(GooglePayAssuranceDetails),
});
describe(GooglePayPaymentMethodCreate, {
  cardholder_name: 'Name on the card, as the wallet gives it; processors are told the name of the buyer.',
  card_suffix: 'Last four digits of the card, as the wallet shows them; they become the label.',
  card_scheme: 'Scheme as the wallet names it.',
  card_type: 'How the account behind it is funded, as the wallet names it.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
  buyer_id: 'The buyer it is stored for.',
  method: 'A card that the wallet gives: Google Pay.',
  token: 'What the wallet gave, as text or object; opened in the vault, never answered, and good once.',
  assurance_details: 'What Google Pay says it has checked.',
});

export const NetworkTokenPaymentMethodCreate = object('NetworkTokenPaymentMethodCreate', {
  /** As above. */
  method: frontEnd('pinned', literal('network-token')),
  token: sensitive('network_token.number'),
  expiration_date: ExpirationDate,
  cryptogram: maybe(sensitive('network_token.cryptogram')),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  card_source: maybe(oneOf('apple-pay', 'google-pay')),
  card_scheme: maybe(CardScheme),
  card_suffix: maybe(text(4, 0)),
  cardholder_name: maybe(Type.String()),
  eci: maybe(Eci),
});
describe(NetworkTokenPaymentMethodCreate, {
  token: 'Network token that you decrypted; goes into the vault and is never answered.',
  cryptogram: 'Proves the token for this payment; goes into the vault and is never answered.',
  expiration_date: 'Last month in which the token is good.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
  method: 'A network token that you have.',
  card_source: 'The wallet that gave it; processors take the token the same from any.',
  card_scheme: 'Scheme of the card behind it; the BIN table where it is left out.',
  card_suffix: 'Last four digits of the card, as the wallet shows them; they become the label.',
  cardholder_name: 'Name on the card, as the wallet gives it; processors are told the name of the buyer.',
  eci: 'How strong the proof is, by the scheme.',
});

export const PazePaymentMethodCreate = object('PazePaymentMethodCreate', {
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  cardholder_name: maybe(text(200, 0)),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
  card_suffix: maybe(text(4, 4)),
  card_scheme: maybe(Type.String()),
  card_type: maybe(Type.String()),
  method: literal('paze'),
  token: sensitive('wallet.token'),
  checkout_token: maybe(sensitive('wallet.checkout_token')),
});
describe(PazePaymentMethodCreate, {
  cardholder_name: 'Name on the card, as the wallet gives it; processors are told the name of the buyer.',
  card_suffix: 'Last four digits of the card, as the wallet shows them; they become the label.',
  card_scheme: 'Scheme as the wallet names it.',
  card_type: 'How the account behind it is funded, as the wallet names it.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
  buyer_id: 'The buyer it is stored for.',
  method: 'A card that the wallet gives: Paze.',
  token: 'The secure payload that Paze gave; opened in the vault, never answered, and good once.',
  checkout_token: "A further token of Paze's; goes into the vault and is never answered.",
});

export const TokenPaymentMethodCreate = object('TokenPaymentMethodCreate', {
  id: frontEnd('own', Uuid),
  method: constant('id'),
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
  redirect_url: maybe(Type.String({ maxLength: 4096 })),
});
describe(TokenPaymentMethodCreate, {
  id: 'The stored payment method.',
  method: 'A stored payment method.',
  security_code:
    'Three or four digits of the card; kept in memory for this payment alone, and never answered.',
  redirect_url:
    'Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods.',
});
