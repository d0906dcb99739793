import { randomBytes, randomToken } from '../../../server/platform/entropy.ts';
import { WALLET_CARDS, type WalletCard } from '../../../server/sandbox/wallet-cards.ts';
import { luhnCheckDigit } from '../../../server/domain/luhn.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import { type Action, type Answer, type Processor, refuse, type SimulatedRequest } from '../processor.ts';
import { applePayIssuer, googlePayIssuer, pazeIssuer, readPublicKey } from './issuers.ts';

/**
 * Apple, Google, Paze and Click to Pay, simulated. Their root keys are made when the simulator starts.
 * - Google: `GET google/keys` · `POST google/tokens` `{public_key, recipient_id, number, expiration_month,
 * expiration_year, cryptogram?, eci?, pan_only?, message_id?}`
 * - Apple: `GET apple/root` · `POST apple/tokens` `{public_key, merchant_identifier, number, …,
 * transaction_id?}` · `POST apple/paymentSession` (merchant validation)
 * - Paze: `GET paze/keys` · `POST paze/tokens` · `POST paze/access` · `POST
 * paze/sessions/{create,review,complete}`
 * - Click to Pay: `POST click-to-pay/checkouts` gives what the buyer's wallet put under a
 * `merchant_transaction_id`
 *
 * Tokens carry the number that is asked for, or that of the sandbox's `card` of that name; nothing is kept.
 */
export const walletProviders: Processor = {
  id: 'wallets',
  read(request) {
    const act = ACTS[`${request.method} ${request.path.join('/')}`];
    if (act === undefined) return refuse(404, 'not_found', 'There is no such resource');
    const body = request.method === 'GET' ? {} : parseObject(request.body);
    if (body === null) return refuse(400, 'bad_request', 'The body must be a JSON object');
    return {
      kind: request.path.join('/'),
      reference: null,
      amount: null,
      act: () => act(request, body),
    } satisfies Action;
  },
};

/** Keys live as long as the process; their certificates end when a two-digit year could mislead. */
const VALID_FROM = new Date(Date.UTC(2020, 0, 1));
const VALID_UNTIL = new Date(Date.UTC(2049, 0, 1));
const TOKEN_LIFE_MS = 7 * 86_400_000;

let made: Readonly<{
  google: ReturnType<typeof googlePayIssuer>;
  apple: ReturnType<typeof applePayIssuer>;
  paze: ReturnType<typeof pazeIssuer>;
}> | null = null;
/** Made when first asked for: most sandboxes never see a wallet. */
const issuers = () =>
  (made ??= {
    google: googlePayIssuer(VALID_UNTIL),
    apple: applePayIssuer(VALID_FROM, VALID_UNTIL),
    paze: pazeIssuer(),
  });

type Act = (request: SimulatedRequest, body: JsonObject) => Promise<Answer>;
const ACTS: Readonly<Record<string, Act>> = {
  'GET google/keys': async () =>
    ok({
      keys: issuers().google.rootSigningKeys.map(({ keyValue, expiresAtMs }) => ({
        keyValue,
        protocolVersion: 'ECv2',
        keyExpiration: String(expiresAtMs),
      })),
    }),
  'GET apple/root': async () => ok({ certificate: issuers().apple.rootCertificate.toString('base64') }),
  'GET paze/keys': async () => ok({ keys: issuers().paze.signingKeys }),
  'POST google/tokens': googleToken,
  'POST apple/tokens': appleToken,
  'POST paze/tokens': pazeToken,
  'POST apple/paymentSession': merchantValidation,
  'POST paze/access': async () => ok({ accessToken: randomToken(), sessionId: randomToken(16) }),
  'POST paze/sessions/create': pazeCreate,
  'POST paze/sessions/review': async (_request, body) =>
    textAt(body, 'sessionId') === null
      ? refuse(400, 'bad_request', 'sessionId is missing')
      : ok(REVIEW(textAt(body, 'code') ?? '')),
  'POST paze/sessions/complete': pazeComplete,
  'POST click-to-pay/checkouts': clickToPayCheckout,
};

type Card = Readonly<{ number: string; month: number; year: number; cryptogram: string; eci: string }>;

async function googleToken(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const [publicKey, card, recipientId] = [
    readPublicKey(textAt(body, 'public_key') ?? ''),
    readCard(request, body),
    textAt(body, 'recipient_id'),
  ];
  if (publicKey === null || card === null || recipientId === null)
    return refuse(
      400,
      'bad_request',
      'public_key, recipient_id, number, expiration_month and expiration_year are needed',
    );

  const isPanOnly = body['pan_only'] === true || namedCard(body)?.panOnly === true;
  const proof = isPanOnly ? {} : { cryptogram: card.cryptogram, eciIndicator: card.eci };
  const assurance = objectOf(body['assurance_details']);
  const payload = {
    messageId: textAt(body, 'message_id') ?? randomToken(16),
    messageExpiration: String(request.now.getTime() + TOKEN_LIFE_MS),
    paymentMethod: 'CARD',
    paymentMethodDetails: {
      authMethod: isPanOnly ? 'PAN_ONLY' : 'CRYPTOGRAM_3DS',
      pan: card.number,
      expirationMonth: card.month,
      expirationYear: card.year,
      ...proof,
      ...(assurance === null ? {} : { assuranceDetails: assurance }),
    },
  };
  return {
    status: 201,
    body: { token: issuers().google.token({ publicKey, recipientId }, payload).toString() },
  };
}

async function appleToken(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const [publicKey, card, merchantIdentifier] = [
    readPublicKey(textAt(body, 'public_key') ?? ''),
    readCard(request, body),
    textAt(body, 'merchant_identifier'),
  ];
  if (publicKey === null || card === null || merchantIdentifier === null)
    return refuse(
      400,
      'bad_request',
      'public_key, merchant_identifier, number, expiration_month and expiration_year are needed',
    );
  const transactionId = textAt(body, 'transaction_id') ?? randomBytes(32).toString('hex');
  if (!/^(?:[0-9a-f]{2})+$/.test(transactionId))
    return refuse(400, 'bad_request', 'transaction_id must be hexadecimal');

  const payload = {
    applicationPrimaryAccountNumber: card.number,
    applicationExpirationDate: `${String(card.year % 100).padStart(2, '0')}${String(card.month).padStart(2, '0')}28`,
    currencyCode: '840',
    transactionAmount: 1299,
    deviceManufacturerIdentifier: '040010030273',
    paymentDataType: '3DSecure',
    paymentData: { onlinePaymentCryptogram: card.cryptogram, eciIndicator: String(Number(card.eci)) },
  };
  const paymentData: unknown = JSON.parse(
    issuers()
      .apple.token({ publicKey, merchantIdentifier }, payload, { signedAt: request.now, transactionId })
      .toString(),
  );
  return {
    status: 201,
    body: {
      token: {
        paymentData,
        paymentMethod: { displayName: `Visa ${card.number.slice(-4)}`, network: 'Visa', type: 'credit' },
        transactionIdentifier: transactionId,
      },
    },
  };
}

async function pazeToken(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const [publicKey, card, clientId] = [
    readPublicKey(textAt(body, 'public_key') ?? ''),
    readCard(request, body),
    textAt(body, 'client_id'),
  ];
  if (publicKey === null || card === null || clientId === null)
    return refuse(
      400,
      'bad_request',
      'public_key, client_id, number, expiration_month and expiration_year are needed',
    );
  return {
    status: 201,
    body: {
      token: await issuers().paze.token(
        { publicKey, clientId },
        pazePayload(card, textAt(body, 'payload_id') ?? randomToken(16)),
        new Date(request.now.getTime() + TOKEN_LIFE_MS),
      ),
    },
  };
}

/** Apple passes a merchant session on to its own browser; what is in it is its own business. */
async function merchantValidation(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const [merchantIdentifier, domainName, displayName] = [
    textAt(body, 'merchantIdentifier'),
    textAt(body, 'initiativeContext'),
    textAt(body, 'displayName'),
  ];
  if (merchantIdentifier === null || domainName === null || body['initiative'] !== 'web')
    return refuse(400, 'bad_request', 'merchantIdentifier, initiative and initiativeContext are needed');

  const at = request.now.getTime();
  const nonce = randomToken(8);
  return ok({
    epochTimestamp: at,
    expiresAt: at + 3_600_000,
    merchantSessionIdentifier: randomToken(48),
    nonce,
    merchantIdentifier,
    domainName,
    displayName,
    operationalAnalyticsIdentifier: `${displayName}:${nonce}`,
    signature: randomBytes(64).toString('hex'),
    retries: 0,
  });
}

async function pazeCreate(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  if (textAt(body, 'sessionId') === null || textAt(body, 'accessToken') === null)
    return refuse(400, 'bad_request', 'sessionId and accessToken are needed');
  return ok({
    pazeCheckoutUrl:
      `${request.origin}/wallets/paze/checkout?session=` +
      `${encodeURIComponent((textAt(body, 'sessionId') ?? '').toWellFormed())}`,
    ...marks(request),
  });
}

async function pazeComplete(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const [publicKey, clientId] = [readPublicKey(textAt(body, 'publicKey') ?? ''), textAt(body, 'clientId')];
  if (publicKey === null || clientId === null || textAt(body, 'sessionId') === null)
    return refuse(400, 'bad_request', 'sessionId, clientId and publicKey are needed');

  const payloadId = randomToken(16);
  const prefix = '489537000000000';
  const card = {
    number: prefix + luhnCheckDigit(prefix),
    month: 12,
    year: request.now.getUTCFullYear() + 3,
    cryptogram: randomBytes(20).toString('base64'),
    eci: '07',
  };
  const securePayload = await issuers().paze.token(
    { publicKey, clientId },
    pazePayload(card, payloadId),
    new Date(request.now.getTime() + TOKEN_LIFE_MS),
  );
  return ok({ payloadId, completeResponse: null, securePayload, ...marks(request) });
}

async function clickToPayCheckout(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const id = textAt(body, 'merchant_transaction_id');
  if (id === null) return refuse(400, 'bad_request', 'merchant_transaction_id is needed');
  if (id.includes('unknown')) return refuse(404, 'not_found', 'There is no such checkout');
  const prefix = '489537000000001';
  return ok({
    token: prefix + luhnCheckDigit(prefix),
    cryptogram: randomBytes(20).toString('base64'),
    expiration_month: 12,
    expiration_year: request.now.getUTCFullYear() + 3,
    eci: '05',
    card_suffix: '1111',
  });
}

function pazePayload(card: Card, payloadId: string): JsonObject {
  return {
    payloadId,
    token: {
      paymentToken: card.number,
      tokenExpirationMonth: String(card.month).padStart(2, '0'),
      tokenExpirationYear: String(card.year),
      paymentAccountReference: randomToken(16),
    },
    dynamicData: {
      dynamicDataValue: card.cryptogram,
      dynamicDataType: 'CARD_APPLICATION_CRYPTOGRAM_LONG_FORM',
    },
    eci: card.eci,
  };
}

const REVIEW = (code: string): JsonObject => ({
  consumer: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    fullName: 'Ada Lovelace',
    countryCode: 'US',
    languageCode: 'en',
    emailAddress: 'ada@example.com',
    mobileNumber: { countryCode: '1', phoneNumber: '5555550100' },
  },
  shippingAddress: null,
  maskedCard: {
    panLastFour: '1111',
    paymentAccountReference: 'V0010013021000000000000000000',
    panExpirationMonth: '12',
    panExpirationYear: '2030',
    paymentCardDescriptor: 'Sandbox Rewards',
    paymentCardType: 'CREDIT',
    paymentCardBrand: 'VISA',
    paymentCardNetwork: 'VISA',
    digitalCardData: { artUri: 'https://card-art.example/paze.png', artHeight: 105, artWidth: 164 },
    billingAddress: null,
  },
  links: { CHANGE_CARD: null, CHANGE_SHIPPING_ADDRESS: null },
  code,
});

function marks(request: SimulatedRequest): JsonObject {
  return {
    clientContext: randomToken(8),
    ewSID: randomToken(16),
    timestampISO8601: request.now.toISOString(),
  };
}

function namedCard(body: JsonObject): WalletCard | undefined {
  return WALLET_CARDS.find(({ name }) => name === body['card']);
}

/** `card` names one of the sandbox; else it is told by its number and its end. */
function readCard({ now }: SimulatedRequest, body: JsonObject): Card | null {
  const named = namedCard(body);
  const number = named?.number ?? textAt(body, 'number') ?? '';
  const [month, year] =
    named === undefined
      ? [body['expiration_month'], body['expiration_year']]
      : [12, now.getUTCFullYear() + 3];
  if (
    !/^\d{12,19}$/.test(number) ||
    typeof month !== 'number' ||
    typeof year !== 'number' ||
    !Number.isInteger(month) ||
    month < 1 ||
    month > 12 ||
    !Number.isInteger(year)
  )
    return null;

  return {
    number,
    month,
    year,
    cryptogram: textAt(body, 'cryptogram') ?? randomBytes(20).toString('base64'),
    eci: textAt(body, 'eci') ?? '05',
  };
}

function ok(body: JsonObject): Answer {
  return { status: 200, body };
}
