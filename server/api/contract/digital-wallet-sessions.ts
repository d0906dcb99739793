import Type from 'typebox';
import { operation, PUBLIC, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { anyObject, maybe, nullable, object, oneOf, text, withDefault } from './shared/schema.ts';

export const ApplePaySession = anyObject();

export const ApplePaySessionRequest = object('ApplePaySessionRequest', {
  validation_url: Type.String(),
  domain_name: Type.String(),
});

export const ClickToPaySession = object('ClickToPaySession', {
  digital_payment_application_id: Type.String(),
  digital_payment_application_name: Type.String(),
});

export const ClickToPaySessionRequest = object('ClickToPaySessionRequest', {
  checkout_session_id: Uuid,
});

export const GooglePaySession = object('GooglePaySession', {
  gateway_merchant_id: Type.String(),
  token: Type.String(),
});

export const GooglePaySessionRequest = object('GooglePaySessionRequest', {
  origin_domain: Type.String(),
});

export const PazeBillingAddress = object('PazeBillingAddress', {
  name: nullable(Type.String()),
  line1: Type.String(),
  line2: nullable(Type.String()),
  line3: nullable(Type.String()),
  city: Type.String(),
  state: Type.String(),
  zip: Type.String(),
  countryCode: nullable(Type.String()),
});

export const PazeClient = object('PazeClient', {
  id: text(50, 0),
  name: maybe(text(50, 0)),
  profileId: maybe(text(50, 0)),
});

export const PazeCobrandItem = object('PazeCobrandItem', {
  name: text(100, 0),
  benefitsOffered: maybe(Type.Boolean()),
});

export const PazeMobileNumber = object('PazeMobileNumber', {
  countryCode: Type.String(),
  phoneNumber: Type.String(),
});

export const PazeConsumer = object('PazeConsumer', {
  firstName: nullable(Type.String()),
  lastName: nullable(Type.String()),
  fullName: Type.String(),
  countryCode: nullable(Type.String()),
  languageCode: nullable(Type.String()),
  emailAddress: Type.String(),
  mobileNumber: nullable(PazeMobileNumber),
});

export const PazeDeliveryContactDetails = object('PazeDeliveryContactDetails', {
  contactFullName: nullable(Type.String()),
  contactPhoneNumber: nullable(PazeMobileNumber),
});

export const PazeDigitalCardData = object('PazeDigitalCardData', {
  artUri: Type.String(),
  artHeight: Type.Integer(),
  artWidth: Type.Integer(),
});

const PAZE_ADDRESS = {
  line1: Type.String(),
  line2: maybe(Type.String()),
  line3: maybe(Type.String()),
  city: Type.String(),
  state: Type.String(),
  zip: Type.String(),
  countryCode: Type.String(),
};

export const PazeShippingAddress = object('PazeShippingAddress', {
  ...PAZE_ADDRESS,
  deliveryContactDetails: nullable(PazeDeliveryContactDetails),
});

export const PazeEcomData = object('PazeEcomData', {
  cartContainsGiftCard: maybe(Type.Boolean()),
  orderForPickup: maybe(Type.Boolean()),
  orderHighestCost: maybe(text(32, 0)),
  orderQuantity: maybe(text(32, 0)),
  finalShippingAddress: maybe(PazeShippingAddress),
});

export const PazeLocationAddress = object('PazeLocationAddress', {
  name: maybe(Type.String()),
  ...PAZE_ADDRESS,
});

export const PazeTravelData = object('PazeTravelData', {
  passengerName: maybe(text(100)),
  roundTrip: maybe(Type.Boolean()),
  departureDate: maybe(text(20, 0)),
  returnDate: maybe(text(20, 0)),
  departureLocation: maybe(PazeLocationAddress),
  returnLocation: maybe(PazeLocationAddress),
});

export const PazeEnhancedTransactionData = object('PazeEnhancedTransactionData', {
  ecomData: maybe(PazeEcomData),
  travelData: maybe(PazeTravelData),
});

export const PazeMaskedCard = object('PazeMaskedCard', {
  panLastFour: Type.String(),
  paymentAccountReference: Type.String(),
  panExpirationMonth: nullable(Type.String()),
  panExpirationYear: nullable(Type.String()),
  paymentCardDescriptor: Type.String(),
  paymentCardType: oneOf('CREDIT', 'DEBIT'),
  paymentCardBrand: oneOf('VISA', 'MASTERCARD', 'DISCOVER'),
  paymentCardNetwork: oneOf('VISA', 'MASTERCARD', 'DISCOVER'),
  digitalCardData: PazeDigitalCardData,
  billingAddress: nullable(PazeBillingAddress),
});

export const PazeMobileSession = object('PazeMobileSession', {
  id: Type.String(),
  name: Type.String(),
  profileId: Type.String(),
  accessToken: Type.String(),
  sessionId: Type.String(),
});

export const PazeMobileSessionCreate = object('PazeMobileSessionCreate', {
  pazeCheckoutUrl: Type.String(),
  clientContext: Type.String(),
  ewSID: Type.String(),
  timestampISO8601: Type.String(),
});

export const PazeTransactionValue = object('PazeTransactionValue', {
  transactionCurrency: Type.String(),
  transactionAmount: Type.String(),
});

export const PazeMobileSessionCreateRequest = object('PazeMobileSessionCreateRequest', {
  client: PazeClient,
  sessionId: text(255, 0),
  accessToken: Type.String(),
  callbackURLScheme: text(40, 0),
  intent: oneOf('REVIEW_AND_PAY', 'EXPRESS_CHECKOUT', 'ADD_CARD'),
  transactionValue: maybe(PazeTransactionValue),
  transactionType: maybe(oneOf('PURCHASE', 'CARD_ON_FILE', 'BOTH')),
  shippingPreference: maybe(oneOf('ALL', 'NONE')),
  billingPreference: maybe(oneOf('ALL', 'ZIP_COUNTRY', 'NONE')),
  emailAddress: maybe(text(128, 0)),
  phoneNumber: maybe(text(10, 0)),
  cobrand: maybe(Type.Array(PazeCobrandItem, { maxItems: 10 })),
  acceptedShippingCountries: maybe(Type.Array(Type.String())),
  acceptedPaymentCardNetworks: maybe(Type.Array(oneOf('VISA', 'MASTERCARD'))),
  alwaysEnableCheckout: withDefault(Type.Boolean(), false),
});

export const PazeSessionComplete = object('PazeSessionComplete', {
  payloadId: Type.String(),
  completeResponse: nullable(Type.String()),
  securePayload: nullable(Type.String()),
  clientContext: Type.String(),
  ewSID: Type.String(),
  timestampISO8601: Type.String(),
});

export const PazeTransactionOptions = object('PazeTransactionOptions', {
  merchantCategoryCode: maybe(Type.String()),
  billingPreference: maybe(oneOf('ALL', 'NONE')),
  payloadTypeIndicator: maybe(oneOf('ID', 'PAYMENT')),
});

export const PazeSessionCompleteRequest = object('PazeSessionCompleteRequest', {
  sessionId: text(255, 0),
  code: text(10240, 0),
  accessToken: Type.String(),
  transactionType: oneOf('PURCHASE', 'CARD_ON_FILE', 'BOTH'),
  transactionOptions: maybe(PazeTransactionOptions),
  transactionValue: maybe(PazeTransactionValue),
  processingNetwork: maybe(oneOf('VISA', 'MASTERCARD', 'DISCOVER')),
  enhancedTransactionData: maybe(PazeEnhancedTransactionData),
});

export const PazeSessionRequest = object('PazeSessionRequest', {
  source: withDefault(oneOf('web', 'mobile'), 'web'),
  domain_name: maybe(Type.String()),
});

export const PazeSessionReviewLinks = object('PazeSessionReviewLinks', {
  CHANGE_CARD: nullable(Type.String()),
  CHANGE_SHIPPING_ADDRESS: nullable(Type.String()),
});

export const PazeSessionReview = object('PazeSessionReview', {
  consumer: PazeConsumer,
  shippingAddress: nullable(PazeShippingAddress),
  maskedCard: PazeMaskedCard,
  links: PazeSessionReviewLinks,
  code: Type.String(),
});

export const PazeSessionReviewRequest = object('PazeSessionReviewRequest', {
  sessionId: text(255, 0),
  code: text(10240, 0),
  accessToken: Type.String(),
});

export const PazeWebSession = object('PazeWebSession', {
  id: Type.String(),
  name: Type.String(),
  profileId: Type.String(),
});

/** What all sessions that a merchant's page or server opens have in common. */
const SESSION = {
  method: 'POST',
  tag: 'Digital wallets - Sessions',
  access: token('digital-wallets.write', 'embed'),
  merchantAccount: 'header',
} as const;

export const createGooglePayDigitalWalletSession = operation({
  ...SESSION,
  id: 'create_google_pay_digital_wallet_session',
  path: '/digital-wallets/google/session',
  summary: 'Open a Google Pay session.',
  body: GooglePaySessionRequest,
  responses: { 200: GooglePaySession },
});

export const createApplePayDigitalWalletSession = operation({
  ...SESSION,
  id: 'create_apple_pay_digital_wallet_session',
  path: '/digital-wallets/apple/session',
  summary: 'Open an Apple Pay merchant session.',
  body: ApplePaySessionRequest,
  responses: { 200: ApplePaySession },
});

export const createPazeMobileSession = operation({
  ...SESSION,
  id: 'create_paze_mobile_session',
  path: '/digital-wallets/paze/session/create',
  summary: 'Start a Paze session in a mobile app.',
  body: PazeMobileSessionCreateRequest,
  responses: { 200: PazeMobileSessionCreate },
});

export const createPazeDigitalWalletSession = operation({
  ...SESSION,
  id: 'create_paze_digital_wallet_session',
  path: '/digital-wallets/paze/session',
  summary: 'Open a Paze session for the web or a mobile app.',
  body: PazeSessionRequest,
  responses: { 200: Type.Union([PazeWebSession, PazeMobileSession]) },
});

export const reviewPazeMobileSession = operation({
  ...SESSION,
  id: 'review_paze_mobile_session',
  path: '/digital-wallets/paze/session/review',
  summary: 'Read what the buyer chose in a Paze mobile session.',
  body: PazeSessionReviewRequest,
  responses: { 200: PazeSessionReview },
});

export const completePazeMobileSession = operation({
  ...SESSION,
  id: 'complete_paze_mobile_session',
  path: '/digital-wallets/paze/session/complete',
  summary: 'Finish a Paze mobile session and get its payload.',
  body: PazeSessionCompleteRequest,
  responses: { 200: PazeSessionComplete },
});

export const createClickToPayDigitalWalletSession = operation({
  id: 'create_click_to_pay_digital_wallet_session',
  method: 'POST',
  path: '/digital-wallets/click-to-pay/session',
  tag: 'Digital wallets - Sessions',
  summary: 'Get what Click to Pay needs to start for a checkout session.',
  access: PUBLIC,
  merchantAccount: 'none',
  body: ClickToPaySessionRequest,
  responses: { 200: ClickToPaySession },
});
