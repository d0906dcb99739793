import { createHmac, hash } from 'node:crypto';
import {
  endSimulatedChallenge,
  findSimulatedAuthentication,
  openSimulatedAuthentication,
  type SimulatedAuthentication,
} from '../../queries/authentications.ts';
import { addObject, changeObject, lockObject } from '../../queries/objects.ts';
import { detectScheme, parseCardScheme } from '../../../server/domain/card-scheme.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import { eciFor } from '../../../server/domain/three-d-secure/eci.ts';
import { randomBytes } from '../../../server/platform/entropy.ts';
import type { Answer, Processor, SimulatedRequest } from '../processor.ts';
import { appChallengeUrl } from '../three-d-secure/app-challenge.ts';
import { type CardScript, orderedBy, type Range } from './test-cards.ts';
import { wrongFields } from './fields.ts';

/**
 * 3dsecure.io's 3-D Secure server, as its documentation has it (docs.3dsecure.io/3dsv2): `POST preauth`, `auth` and
 * `postauth`, JSON, with the header `APIKey`. The last four digits of a card decide, as in its own sandbox.
 *
 * The issuers behind it are those that the sandbox has anyway, with their pages.
 */
export const threedsecureioServer: Processor = {
  id: 'threedsecureio',
  accountOf: ({ apikey }) => (apikey === undefined ? null : accountOf(apikey)),
  read(request) {
    const key = request.headers['apikey'] ?? '';
    if (parseUuid(key) === null || key === UNKNOWN_KEY) return text(401, 'Invalid API Key');
    const kind = request.path.join('/');
    const act = request.method === 'POST' ? ACTS[kind] : undefined;
    if (act === undefined) return text(404, 'Not Found');
    const body = parseObject(request.body);
    if (body === null) return erro(400, { errorCode: '101', errorDetail: 'The body is no JSON object' });
    const reference = textAt(body, 'threeDSServerTransID');
    return { kind, reference, amount: null, act: () => act(request, body) };
  },
};

const ACTS: Readonly<Record<string, (request: SimulatedRequest, body: JsonObject) => Promise<Answer>>> = {
  preauth,
  auth,
  postauth,
};

/** The documentation's example of a key that nobody has. */
const UNKNOWN_KEY = '1bde2d3e-7f44-46df-adfd-1db8f3f75783';

/** The books of whoever has this key, under a name that does not tell it. */
export function accountOf(key: string): string {
  return `key-${hash('sha256', key.toLowerCase(), 'hex').slice(0, 32)}`;
}

const PREAUTH_MS = 80_000;
const RESULT_MS = 300_000;
const SERVER_VERSIONS = ['2.1.0', '2.2.0', '2.3.1'];

type Preauth = Readonly<{ card: string; ordered: CardScript; usedAt: string | null }>;

/** Card range data, out of what it keeps. */
async function preauth(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const number = textAt(body, 'acctNumber') ?? '';
  if (!/^\d{13,19}$/.test(number)) return erro(400, { errorCode: '203', errorDetail: 'acctNumber' });
  const ordered = orderedBy(number);
  if (ordered === null)
    return erro(200, {
      errorCode: '305',
      errorDescription: 'Unknown BIN',
      errorDetail: 'No CRD found, card with BIN ****** is not enrolled with any known DS',
    });

  const threeDSServerTransID = uuid4();
  const kept: Preauth = { card: cardOf(number), ordered, usedAt: null };
  await addObject(
    request.db,
    keyOf(request),
    { id: threeDSServerTransID, kind: 'preauth', body: kept },
    request.now,
  );
  return { status: 200, body: { ...rangeData(request, ordered), threeDSServerTransID, ...schemeOf(number) } };
}

function rangeData(request: SimulatedRequest, { range, method }: CardScript): JsonObject {
  const versions = VERSIONS_OF[range];
  const ends = (whose: string) => ({
    [`${whose}StartProtocolVersion`]: versions[0],
    [`${whose}EndProtocolVersion`]: versions.at(-1),
  });
  const threeDSMethodURL = { none: null, included: 'method', timeout: 'nobody' }[method];
  const told =
    threeDSMethodURL === null
      ? {}
      : {
          threeDSMethodURL: `${request.pagesUrl}/three-d-secure/${threeDSMethodURL}?account=${request.account}`,
        };

  return {
    messageType: 'CRD',
    dsProtocolVersions: versions,
    ...ends('ds'),
    acsProtocolVersions: versions.map((version) => ({ version, acsInfoInd: ['01', '02'], ...told })),
    ...ends('acs'),
    acsInfoInd: ['01', '02'],
    threeDSServerProtocolVersions: SERVER_VERSIONS,
    ...told,
  };
}

const VERSIONS_OF: Readonly<Record<Range, readonly string[]>> = {
  any: ['2.1.0', '2.2.0', '2.3.1'],
  '2.1': ['2.1.0'],
  '2.2': ['2.2.0'],
  '2.3': ['2.3.1'],
};

const SCHEMES: Readonly<Record<string, string>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  maestro: 'mastercard',
  amex: 'amex',
  jcb: 'jcb',
  unionpay: 'upi',
  discover: 'protectbuy',
  'diners-club': 'protectbuy',
  dankort: 'sbn',
};

function schemeOf(number: string): JsonObject {
  return { scheme: SCHEMES[detectScheme(number)] ?? 'standin' };
}

/** AReq → ARes. */
async function auth(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const id = textAt(body, 'threeDSServerTransID') ?? '';
  const version = textAt(body, 'messageVersion') ?? '2.2.0';
  const about = { messageVersion: version, threeDSServerTransID: id, errorMessageType: 'AReq' };
  const { missing, malformed } = wrongFields(body);
  if (missing.length > 0) return erro(400, { ...about, errorCode: '201', errorDetail: missing.join(', ') });
  if (malformed.length > 0)
    return erro(400, { ...about, errorCode: '203', errorDetail: malformed.join(', ') });
  const number = textAt(body, 'acctNumber') ?? '';
  const prepared = await use(request, id, number);
  if (prepared === null) return erro(400, { ...about, ...UNKNOWN_ID });
  const { ordered } = prepared;
  if (!VERSIONS_OF[ordered.range].includes(version))
    return erro(400, { ...about, errorCode: '102', errorDetail: version });
  if (ordered.answer === 'timeout')
    return erro(200, {
      ...about,
      errorCode: '405',
      errorDescription: 'Unable to contact Directory Server',
      errorDetail: 'Connection timeout',
    });
  if (ordered.answer === 'error') return erro(400, { ...about, errorCode: '305', errorComponent: 'D' });

  return answer(request, body, number, ordered);
}

const UNKNOWN_ID = {
  errorCode: '203',
  errorDescription: 'Unknown threeDSServerTransID',
  errorDetail: 'Unknown threeDSServerTransID',
};

/** What was prepared for this card, once and for eighty seconds; null otherwise. */
async function use(request: SimulatedRequest, id: string, number: string): Promise<Preauth | null> {
  return request.db.transaction(async (tx) => {
    const found = await lockObject<Preauth>(tx, keyOf(request), id);
    if (found === null || found.body.usedAt !== null || found.body.card !== cardOf(number)) return null;
    if (request.now.getTime() - Date.parse(found.created_at) > PREAUTH_MS) return null;
    await changeObject(tx, keyOf(request), id, { ...found.body, usedAt: request.now.toISOString() });
    return found.body;
  });
}

/** As much of a number as may be kept. */
function cardOf(number: string): string {
  return `${number.slice(0, 6)}…${number.slice(-4)}`;
}

async function answer(
  request: SimulatedRequest,
  body: JsonObject,
  number: string,
  { answer: status, challenge }: CardScript,
): Promise<Answer> {
  const ids = { server_transaction_id: textAt(body, 'threeDSServerTransID') ?? '', acs: uuid4() };
  const isApp = textAt(body, 'deviceChannel') === '01';
  const ares: JsonObject = {
    messageType: 'ARes',
    messageVersion: textAt(body, 'messageVersion'),
    threeDSServerTransID: ids.server_transaction_id,
    acsTransID: ids.acs,
    acsOperatorID: '3dsecureio-standin-acs',
    acsReferenceNumber: '3dsecureio-standin-acs',
    dsReferenceNumber: '3dsecureio-standin-ds',
    dsTransID: uuid4(),
    ...(isApp ? { sdkTransID: body['sdkTransID'] } : {}),
    transStatus: status,
    ...(REASONS[status] === undefined ? {} : { transStatusReason: REASONS[status] }),
    ...proofOf(ids.server_transaction_id, number, status),
    ...(status === 'C' ? { ...methodIn(body), ...challengeAt(request, ids.acs, isApp) } : {}),
  };
  await openSimulatedAuthentication(
    request.db,
    request.account,
    {
      server_transaction_id: ids.server_transaction_id,
      directory_transaction_id: textAt(ares, 'dsTransID') ?? '',
      acs_transaction_id: ids.acs,
      page: pageOf(body, number, request.account),
      planned_result: null,
      answer: ares,
    },
    request.now,
  );

  // The issuer ends it by itself, and sends the browser back at once.
  if (challenge !== null && challenge !== 'manual')
    await endSimulatedChallenge(
      request.db,
      request.account,
      ids.server_transaction_id,
      challenge,
      request.now,
    );
  return { status: 200, body: ares };
}

/** By which the issuer asks: one of few before 2.3.1, and a list of many in it. */
function methodIn(message: JsonObject): JsonObject {
  return textAt(message, 'messageVersion') === '2.3.1'
    ? { authenticationMethod: ['02'] }
    : { authenticationType: '01' };
}

/** EMVCo's reasons: 01 card authentication failed, 11 suspected fraud, 21 no data for the status. */
const REASONS: Readonly<Record<string, string>> = { N: '01', R: '11', U: '21' };

function challengeAt(request: SimulatedRequest, acsTransID: string, isApp: boolean): JsonObject {
  const mandated = { acsChallengeMandated: 'N' };
  if (!isApp)
    return {
      ...mandated,
      acsURL: `${request.pagesUrl}/three-d-secure/challenge?account=${request.account}`,
    };

  const parts = [{ alg: 'HS256' }, { acsURL: appChallengeUrl(request), acsTransID }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = createHmac('sha256', '3dsecureio-standin-acs').update(parts).digest('base64url');
  return {
    ...mandated,
    acsRenderingType: { acsInterface: '01', acsUiTemplate: '01' },
    acsSignedContent: `${parts}.${signature}`,
  };
}

/** Of Y and A only. A test can work the value out, and nobody can take it for a real one. */
function proofOf(id: string, number: string, status: string): JsonObject {
  if (status !== 'Y' && status !== 'A') return {};
  return {
    eci: eciFor(detectScheme(number), status === 'Y' ? 'authenticated' : 'attempted'),
    authenticationValue: createHmac('sha1', '3dsecureio-standin-acs').update(id).digest('base64'),
  };
}

/** The rest of the message stays as it came, but for the number. */
function pageOf(body: JsonObject, number: string, account: string): JsonObject {
  const message = Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'acctNumber'));
  return {
    account,
    merchant: textAt(message, 'merchantName'),
    amount: textAt(message, 'purchaseAmount'),
    currency: textAt(message, 'purchaseCurrency'),
    exponent: textAt(message, 'purchaseExponent'),
    last_four: number.slice(-4),
    scheme: detectScheme(number),
    language: textAt(message, 'browserLanguage'),
    notification_url: textAt(message, 'notificationURL'),
    version: textAt(message, 'messageVersion'),
    message,
  };
}

/** RReq, once the directory server has sent it, and for five minutes. */
async function postauth(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const id = parseUuid(textAt(body, 'threeDSServerTransID') ?? '');
  const found = id === null ? null : await findSimulatedAuthentication(request.db, request.account, id);
  const about = {
    messageVersion: textAt(found?.answer, 'messageVersion') ?? '2.2.0',
    threeDSServerTransID: id ?? '',
  };
  if (found === null || textAt(found.answer, 'transStatus') !== 'C')
    return erro(400, { ...about, ...UNKNOWN_ID });
  if (found.result === null)
    return erro(200, {
      ...about,
      errorCode: '305',
      errorDescription: 'No RReq has been received',
      errorDetail: 'No response from directory server yet',
    });

  return request.now.getTime() - Date.parse(found.updated_at) > RESULT_MS
    ? erro(400, { ...about, ...UNKNOWN_ID })
    : { status: 200, body: resultOf(found) };
}

function resultOf({ page, result, ...found }: SimulatedAuthentication): JsonObject {
  const scheme = parseCardScheme(textAt(page, 'scheme') ?? '') ?? 'other';
  const isProven = result === 'Y';
  return {
    messageType: 'RReq',
    messageVersion: textAt(found.answer, 'messageVersion'),
    messageCategory: textAt(objectOf(page['message']), 'messageCategory'),
    threeDSServerTransID: found.server_transaction_id,
    acsTransID: found.acs_transaction_id,
    dsTransID: found.directory_transaction_id,
    ...methodIn(found.answer),
    interactionCounter: result === 'timeout' ? '00' : '01',
    transStatus: isProven ? 'Y' : 'N',
    ...(result === 'cancel' ? { challengeCancel: '01' } : {}),
    ...(result === 'timeout' ? { challengeCancel: '04' } : {}),
    ...(isProven ? {} : { transStatusReason: result === 'timeout' ? '14' : '01' }),
    ...(isProven
      ? {
          eci: eciFor(scheme, 'authenticated'),
          authenticationValue: textAt(proofOf(found.server_transaction_id, '', 'Y'), 'authenticationValue'),
        }
      : {}),
  };
}

function erro(status: number, told: Readonly<Record<string, string>> & { errorCode: string }): Answer {
  return {
    status,
    body: {
      messageType: 'Erro',
      messageVersion: '2.2.0',
      errorComponent: 'S',
      errorDescription: DESCRIPTIONS[told.errorCode] ?? 'Error',
      errorDetail: '',
      ...told,
    },
  };
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '101': 'Message Received Invalid',
  '102': 'Message Version Number Not Supported',
  '201': 'Required Data Element Missing',
  '203': 'Format of one or more Data Elements is Invalid according to the Specification',
  '305': 'Transaction data not valid',
};

function text(status: number, body: string): Answer {
  return { status, body, headers: { 'content-type': 'text/plain; charset=utf-8' } };
}

/** Its ids are random ones. */
function uuid4(): string {
  const bytes = Buffer.from(randomBytes(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function keyOf({ account }: SimulatedRequest): Readonly<{ account: string; processor: string }> {
  return { account, processor: threedsecureioServer.id };
}
