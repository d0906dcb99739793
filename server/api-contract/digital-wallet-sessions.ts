import { operation, PUBLIC, token } from './operation.ts';
import { frontEnd } from './schemas/front-end.ts';
import { Uuid } from './schemas/identifier.ts';
import { anyObject, maybe, nullable, object, oneOf, text, withDefault } from './schemas/schema.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const ApplePaySession = anyObject();

export const ApplePaySessionRequest = object('ApplePaySessionRequest', {
  validation_url: Type.String(),
  domain_name: Type.String(),
});
describe(ApplePaySessionRequest, {
  validation_url: "What Apple Pay gave the page in `onvalidatemerchant`; in the sandbox the simulator's.",
  domain_name: "The page's domain, a registered one.",
});

export const ClickToPaySession = object('ClickToPaySession', {
  digital_payment_application_id: Type.String(),
  digital_payment_application_name: Type.String(),
});
describe(ClickToPaySession, {
  digital_payment_application_id: 'Starts the Click to Pay SDK.',
  digital_payment_application_name: 'What the SDK shows the buyer.',
});

export const ClickToPaySessionRequest = object('ClickToPaySessionRequest', {
  checkout_session_id: Uuid,
});
describe(ClickToPaySessionRequest, {
  checkout_session_id: 'The checkout session that the buyer is in; it tells whose application.',
});

export const GooglePaySession = object('GooglePaySession', {
  gateway_merchant_id: Type.String(),
  token: Type.String(),
});
describe(GooglePaySession, {
  gateway_merchant_id: "Goes into Google Pay's tokenization parameters.",
  token: "JWT over the origin, for Google Pay's merchant info.",
});

export const GooglePaySessionRequest = object('GooglePaySessionRequest', {
  origin_domain: Type.String(),
});
describe(GooglePaySessionRequest, { origin_domain: 'Domain of the page that shows the button.' });

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
describe(PazeBillingAddress, {
  line1: 'Street and number.',
  line2: 'Second line of the address.',
  line3: 'Third line of the address.',
  city: 'Town of the address.',
  state: 'State, two letters in the United States.',
  zip: 'ZIP or postal code.',
  countryCode: 'ISO 3166-1 alpha-2, upper case.',
  name: 'Who it belongs to; null where unknown.',
});

export const PazeClient = object('PazeClient', {
  id: frontEnd('harmless', text(50, 0)),
  name: maybe(text(50, 0)),
  profileId: maybe(text(50, 0)),
});
describe(PazeClient, {
  id: 'Your client id at Paze.',
  name: 'What Paze shows the buyer.',
  profileId: 'Which of your profiles at Paze.',
});

export const PazeCobrandItem = object('PazeCobrandItem', {
  name: text(100, 0),
  benefitsOffered: maybe(Type.Boolean()),
});
describe(PazeCobrandItem, {
  name: 'Name of the card programme.',
  benefitsOffered: 'Whether it brings the buyer something.',
});

export const PazeMobileNumber = object('PazeMobileNumber', {
  countryCode: Type.String(),
  phoneNumber: Type.String(),
});
describe(PazeMobileNumber, {
  countryCode: 'Calling code, for example `1`.',
  phoneNumber: 'Number without the calling code.',
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
describe(PazeConsumer, {
  firstName: 'Given name; null where unknown.',
  lastName: 'Family name; null where unknown.',
  fullName: 'The whole name.',
  countryCode: 'Where the buyer lives; null where unknown.',
  languageCode: 'What the buyer reads; null where unknown.',
  emailAddress: 'How the buyer is reached.',
  mobileNumber: 'How the buyer is reached; null where unknown.',
});

export const PazeDeliveryContactDetails = object('PazeDeliveryContactDetails', {
  contactFullName: nullable(Type.String()),
  contactPhoneNumber: nullable(PazeMobileNumber),
});
describe(PazeDeliveryContactDetails, {
  contactFullName: 'Who receives it; null where unknown.',
  contactPhoneNumber: 'How they are reached; null where unknown.',
});

export const PazeDigitalCardData = object('PazeDigitalCardData', {
  artUri: Type.String(),
  artHeight: Type.Integer(),
  artWidth: Type.Integer(),
});
describe(PazeDigitalCardData, {
  artUri: 'Where the picture is.',
  artHeight: 'In pixels.',
  artWidth: 'In pixels.',
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
describe(PazeShippingAddress, {
  line1: 'Street and number.',
  line2: 'Second line of the address.',
  line3: 'Third line of the address.',
  city: 'Town of the address.',
  state: 'State, two letters in the United States.',
  zip: 'ZIP or postal code.',
  countryCode: 'ISO 3166-1 alpha-2, upper case.',
  deliveryContactDetails: 'Who receives it; null where Paze knows nobody.',
});

export const PazeEcomData = object('PazeEcomData', {
  cartContainsGiftCard: maybe(Type.Boolean()),
  orderForPickup: maybe(Type.Boolean()),
  orderHighestCost: maybe(text(32, 0)),
  orderQuantity: maybe(text(32, 0)),
  finalShippingAddress: maybe(PazeShippingAddress),
});
describe(PazeEcomData, {
  cartContainsGiftCard: 'Whether a gift card is bought.',
  orderForPickup: 'Whether the buyer fetches it.',
  orderHighestCost: 'Price of the dearest article, as text.',
  orderQuantity: 'How many articles, as text.',
  finalShippingAddress: 'Where it is sent.',
});

export const PazeLocationAddress = object('PazeLocationAddress', {
  name: maybe(Type.String()),
  ...PAZE_ADDRESS,
});
describe(PazeLocationAddress, {
  line1: 'Street and number.',
  line2: 'Second line of the address.',
  line3: 'Third line of the address.',
  city: 'Town of the address.',
  state: 'State, two letters in the United States.',
  zip: 'ZIP or postal code.',
  countryCode: 'ISO 3166-1 alpha-2, upper case.',
  name: 'What the place is called.',
});

export const PazeTravelData = object('PazeTravelData', {
  passengerName: maybe(text(100)),
  roundTrip: maybe(Type.Boolean()),
  departureDate: maybe(text(20, 0)),
  returnDate: maybe(text(20, 0)),
  departureLocation: maybe(PazeLocationAddress),
  returnLocation: maybe(PazeLocationAddress),
});
describe(PazeTravelData, {
  passengerName: 'Who travels.',
  roundTrip: 'Whether they come back.',
  departureDate: 'When they leave.',
  returnDate: 'When they come back.',
  departureLocation: 'Where they leave from.',
  returnLocation: 'Where they come back to.',
});

export const PazeEnhancedTransactionData = object('PazeEnhancedTransactionData', {
  ecomData: maybe(PazeEcomData),
  travelData: maybe(PazeTravelData),
});
describe(PazeEnhancedTransactionData, { ecomData: "About a shop's order.", travelData: 'About a journey.' });

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
describe(PazeMaskedCard, {
  panLastFour: 'Last digits of the card.',
  paymentAccountReference: "The scheme's reference for the account behind the card.",
  panExpirationMonth: 'Two digits; null where unknown.',
  panExpirationYear: 'Four digits; null where unknown.',
  paymentCardDescriptor: 'What the issuer calls the card.',
  paymentCardType: 'How the account behind it is funded.',
  paymentCardBrand: 'Whose mark is on it.',
  paymentCardNetwork: 'Through which network it pays.',
  digitalCardData: 'A picture of it.',
  billingAddress: "The cardholder's address; null where it was not asked for.",
});

export const PazeMobileSession = object('PazeMobileSession', {
  id: Type.String(),
  name: Type.String(),
  profileId: Type.String(),
  accessToken: Type.String(),
  sessionId: Type.String(),
});
describe(PazeMobileSession, {
  id: 'Your client id at Paze.',
  name: 'The merchant as Paze shows it.',
  profileId: 'Which of your profiles at Paze.',
  accessToken: 'Goes into the next steps.',
  sessionId: 'Names the checkout in the next steps.',
});

export const PazeMobileSessionCreate = object('PazeMobileSessionCreate', {
  pazeCheckoutUrl: Type.String(),
  clientContext: Type.String(),
  ewSID: Type.String(),
  timestampISO8601: Type.String(),
});
describe(PazeMobileSessionCreate, {
  pazeCheckoutUrl: 'Opened by the app, for the buyer to choose a card.',
  clientContext: 'What Paze sends back of the call.',
  ewSID: "Paze's id of the call.",
  timestampISO8601: 'When Paze answered.',
});

export const PazeTransactionValue = object('PazeTransactionValue', {
  transactionCurrency: Type.String(),
  transactionAmount: Type.String(),
});
describe(PazeTransactionValue, {
  transactionCurrency: 'ISO 4217 code of the purchase.',
  transactionAmount: 'In major units as text, for example `12.99`.',
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
describe(PazeMobileSessionCreateRequest, {
  client: 'You, as Paze knows you.',
  sessionId: "The app's own id of the checkout, the same in all its steps.",
  accessToken: 'From `POST /digital-wallets/paze/session`.',
  callbackURLScheme: 'Opens your app again.',
  intent: 'What the buyer is to do.',
  transactionValue: 'What the buyer pays.',
  transactionType: 'What the card is taken for.',
  shippingPreference: 'Whether Paze asks for an address to send to.',
  billingPreference: 'How much of the billing address Paze asks for.',
  emailAddress: "The buyer's, where you know it.",
  phoneNumber: 'Ten digits, where you know them.',
  cobrand: 'Your own cards, shown first.',
  acceptedShippingCountries: 'ISO 3166-1 alpha-2 codes; left out, all.',
  acceptedPaymentCardNetworks: 'Networks that you take; left out, all.',
  alwaysEnableCheckout: 'True shows Paze also to buyers that it does not know.',
});

export const PazeSessionComplete = object('PazeSessionComplete', {
  payloadId: Type.String(),
  completeResponse: nullable(Type.String()),
  securePayload: nullable(Type.String()),
  clientContext: Type.String(),
  ewSID: Type.String(),
  timestampISO8601: Type.String(),
});
describe(PazeSessionComplete, {
  payloadId: "Paze's id of the payload.",
  completeResponse: "Paze's answer as it came; null where it sent none.",
  securePayload:
    'What pays: goes into `token` of a payment method `paze`; null unless a payment payload was asked for.',
  clientContext: 'What Paze sends back of the call.',
  ewSID: "Paze's id of the call.",
  timestampISO8601: 'When Paze answered.',
});

export const PazeTransactionOptions = object('PazeTransactionOptions', {
  merchantCategoryCode: maybe(Type.String()),
  billingPreference: maybe(oneOf('ALL', 'NONE')),
  payloadTypeIndicator: maybe(oneOf('ID', 'PAYMENT')),
});
describe(PazeTransactionOptions, {
  merchantCategoryCode: 'ISO 18245 code, four digits.',
  billingPreference: 'How much of the billing address the payload is to hold.',
  payloadTypeIndicator: '`PAYMENT` for a payload that pays, `ID` for who the buyer is.',
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
describe(PazeSessionCompleteRequest, {
  sessionId: "The app's own id of the checkout, the same in all its steps.",
  accessToken: 'From `POST /digital-wallets/paze/session`.',
  code: 'What Paze gave the app at the end of the step before.',
  transactionType: 'What the card is taken for.',
  transactionOptions: 'What the payload is to hold.',
  transactionValue: 'What the buyer pays.',
  processingNetwork: "The network to pay through, where the buyer's card has several.",
  enhancedTransactionData: 'More about the purchase, for risk checks.',
});

export const PazeSessionRequest = object('PazeSessionRequest', {
  source: withDefault(oneOf('web', 'mobile'), 'web'),
  domain_name: maybe(Type.String()),
});
describe(PazeSessionRequest, {
  source: 'Whether a page or an app asks.',
  domain_name: "The page's domain, a registered one; apps leave it out.",
});

export const PazeSessionReviewLinks = object('PazeSessionReviewLinks', {
  CHANGE_CARD: nullable(Type.String()),
  CHANGE_SHIPPING_ADDRESS: nullable(Type.String()),
});
describe(PazeSessionReviewLinks, {
  CHANGE_CARD: 'Lets the buyer choose another card; null where that is not offered.',
  CHANGE_SHIPPING_ADDRESS: 'Lets the buyer choose another address; null where that is not offered.',
});

export const PazeSessionReview = object('PazeSessionReview', {
  consumer: PazeConsumer,
  shippingAddress: nullable(PazeShippingAddress),
  maskedCard: PazeMaskedCard,
  links: PazeSessionReviewLinks,
  code: Type.String(),
});
describe(PazeSessionReview, {
  consumer: 'Who the buyer is.',
  shippingAddress: 'Where it is sent; null where it was not asked for.',
  maskedCard: 'The card that was chosen.',
  links: 'Where the buyer can change their mind.',
  code: 'Goes into the last step.',
});

export const PazeSessionReviewRequest = object('PazeSessionReviewRequest', {
  sessionId: text(255, 0),
  code: text(10240, 0),
  accessToken: Type.String(),
});
describe(PazeSessionReviewRequest, {
  sessionId: "The app's own id of the checkout, the same in all its steps.",
  accessToken: 'From `POST /digital-wallets/paze/session`.',
  code: 'What Paze gave the app at the end of the step before.',
});

export const PazeWebSession = object('PazeWebSession', {
  id: Type.String(),
  name: Type.String(),
  profileId: Type.String(),
});
describe(PazeWebSession, {
  id: 'Your client id at Paze.',
  name: 'The merchant as Paze shows it.',
  profileId: 'Which of your profiles at Paze.',
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
  description: 'The token is good for the domain that asked, whichever it is.',
  body: GooglePaySessionRequest,
  responses: { 200: GooglePaySession },
});

export const createApplePayDigitalWalletSession = operation({
  ...SESSION,
  id: 'create_apple_pay_digital_wallet_session',
  path: '/digital-wallets/apple/session',
  summary: 'Open an Apple Pay merchant session.',
  description:
    "Answers Apple's merchant session as it came; the page hands it to `completeMerchantValidation`.",
  body: ApplePaySessionRequest,
  responses: { 200: ApplePaySession },
});

export const createPazeMobileSession = operation({
  ...SESSION,
  id: 'create_paze_mobile_session',
  path: '/digital-wallets/paze/session/create',
  summary: 'Start a Paze session in a mobile app.',
  description: "The first step of an app: opens Paze's page.",
  body: PazeMobileSessionCreateRequest,
  responses: { 200: PazeMobileSessionCreate },
});

export const createPazeDigitalWalletSession = operation({
  ...SESSION,
  id: 'create_paze_digital_wallet_session',
  path: '/digital-wallets/paze/session',
  summary: 'Open a Paze session for the web or a mobile app.',
  description: 'Pages get the client, apps an access token and a session id for the next steps as well.',
  body: PazeSessionRequest,
  responses: { 200: Type.Union([PazeWebSession, PazeMobileSession]) },
});

export const reviewPazeMobileSession = operation({
  ...SESSION,
  id: 'review_paze_mobile_session',
  path: '/digital-wallets/paze/session/review',
  summary: 'Read what the buyer chose in a Paze mobile session.',
  description: 'The second step of an app: what to show before the buyer agrees.',
  body: PazeSessionReviewRequest,
  responses: { 200: PazeSessionReview },
});

export const completePazeMobileSession = operation({
  ...SESSION,
  id: 'complete_paze_mobile_session',
  path: '/digital-wallets/paze/session/complete',
  summary: 'Finish a Paze mobile session and get its payload.',
  description: 'The third step of an app. `securePayload` then pays.',
  body: PazeSessionCompleteRequest,
  responses: { 200: PazeSessionComplete },
});

export const createClickToPayDigitalWalletSession = operation({
  id: 'create_click_to_pay_digital_wallet_session',
  method: 'POST',
  path: '/digital-wallets/click-to-pay/session',
  tag: 'Digital wallets - Sessions',
  summary: 'Get what Click to Pay needs to start for a checkout session.',
  description: "For front ends: no token, the checkout session's id is the credential.",
  access: PUBLIC,
  merchantAccount: 'none',
  body: ClickToPaySessionRequest,
  responses: { 200: ClickToPaySession },
});
