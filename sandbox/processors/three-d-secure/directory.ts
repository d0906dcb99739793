import { createHmac } from 'node:crypto';
import {
  type ChallengeResult,
  endSimulatedChallenge,
  findSimulatedAuthentication,
  openSimulatedAuthentication,
  type SimulatedAuthentication,
} from '../../queries/authentications.ts';
import { detectScheme, parseCardScheme } from '../../../server/domain/card-scheme.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../../server/domain/json.ts';
import { type Assurance, eciFor } from '../../../server/domain/three-d-secure/eci.ts';
import type { ScenarioOutcome } from '../../../server/domain/three-d-secure/scenario.ts';
import { defaultOutcome } from '../../../server/sandbox/three-d-secure-cards.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { type Answer, type Processor, refuse, type SimulatedRequest } from '../processor.ts';
import { answerApp, appChallengeUrl } from './app-challenge.ts';
import { type ChallengePage, challengePage, messagePage, methodPage, returnPage } from './challenge-page.ts';

/**
 * The schemes' directory servers and all the issuers behind them, simulated: EMV 3-D Secure messages as JSON.
 * - `POST versions` `{acctNumber}` → `{enrolled, messageVersion, directoryServerID, threeDSMethodURL}` ·
 * `POST areq` AReq → ARes or Erro
 * - `POST method` (form, `threeDSMethodData`): looks at the browser, and sends the frame back
 * - `POST challenge` (form, `creq`): the issuer's page · `POST challenge/answer` (form): what the buyer
 * clicked · `POST app` CReq → CRes, for apps · `POST results` `{threeDSServerTransID}` → RReq
 *
 * A message extension `railyard-sandbox` says what is to be answered; without it the published test cards
 * decide, and no other card is enrolled. The result stands in these books before the buyer's browser is told
 * anything, and is asked for from server to server: a browser cannot make one up.
 */
export const directoryServer: Processor = {
  id: 'three-d-secure',
  read(request) {
    if (request.method !== 'POST') return refuse(404, 'not_found', 'There is no such message');
    switch (request.path.join('/')) {
      case 'versions':
        return message(request, 'versions', (body) => versions(body, request.account));
      case 'areq':
        return message(request, 'areq', (body) => authenticate(request, body));
      case 'results':
        return message(request, 'results', (body) => result(request, body));
      case 'method':
        return { kind: 'method', reference: null, amount: null, act: () => lookAtBrowser(request) };
      case 'challenge':
        return { kind: 'challenge', reference: null, amount: null, act: () => showChallenge(request) };
      case 'challenge/answer':
        return { kind: 'challenge', reference: null, amount: null, act: () => answerChallenge(request) };
      case 'app':
        return { kind: 'challenge', reference: null, amount: null, act: () => answerApp(request) };
      default:
        return refuse(404, 'not_found', 'There is no such message');
    }
  },
};

const DEFAULT_VERSION = '2.2.0';
const DIRECTORY_SERVER_IDS: Readonly<Record<string, string>> = {
  visa: 'A000000003',
  mastercard: 'A000000004',
  amex: 'A000000025',
  jcb: 'A000000065',
  'diners-club': 'A000000152',
  discover: 'A000000152',
  unionpay: 'A000000333',
};
const OTHER_DIRECTORY_SERVER_ID = 'F055545342';

function message(
  request: SimulatedRequest,
  kind: string,
  act: (body: JsonObject) => Promise<Answer> | Answer,
): ReturnType<Processor['read']> {
  const body = parseObject(request.body);
  if (body === null) return refuse(400, 'bad_request', 'The message is not a JSON object');
  const reference = textAt(body, 'threeDSServerTransID');
  return { kind, reference, amount: null, act: async () => act(body) };
}

function versions(body: JsonObject, account: string): Answer {
  const number = textAt(body, 'acctNumber') ?? '';
  if (!/^\d{12,19}$/.test(number)) return error('', '203', 'acctNumber');

  const planned = plannedFor(body, number);
  const directoryServerID = DIRECTORY_SERVER_IDS[detectScheme(number)] ?? OTHER_DIRECTORY_SERVER_ID;
  return {
    status: 200,
    body: {
      enrolled: planned !== null,
      messageVersion: planned?.version ?? DEFAULT_VERSION,
      directoryServerID,
      threeDSMethodURL: planned === null ? null : `method?account=${encodeURIComponent(account)}`,
    },
  };
}

/** AReq → ARes. */
async function authenticate(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const id = parseUuid(textAt(body, 'threeDSServerTransID') ?? '');
  const number = textAt(body, 'acctNumber') ?? '';
  const missing = ['acquirerBIN', 'acquirerMerchantID', 'mcc', 'merchantName', 'merchantCountryCode'].find(
    (name) => textAt(body, name) === null,
  );
  if (id === null) return error('', '201', 'threeDSServerTransID');
  if (!/^\d{12,19}$/.test(number)) return error(id, '203', 'acctNumber');
  if (missing !== undefined) return error(id, '201', missing);
  const planned = plannedFor(body, number);
  if (planned === null) return error(id, '305', 'acctNumber');
  if (planned.authentication === 'timeout') return error(id, '402', 'The issuer did not answer in time');

  const ids = {
    directory_transaction_id: newId<'directory'>(request.now),
    acs_transaction_id: newId<'acs'>(request.now),
  };
  const answer = {
    ...authenticationResponse(id, ids, planned, number, request.account),
    ...(textAt(body, 'deviceChannel') === '01' && planned.authentication === 'C'
      ? { acsSignedContent: signedContent(ids.acs_transaction_id, appChallengeUrl(request)) }
      : {}),
  };
  const made = await openSimulatedAuthentication(
    request.db,
    request.account,
    {
      server_transaction_id: id,
      ...ids,
      page: pageOf(body, number, request.account),
      planned_result: planned.result,
      answer,
    },
    request.now,
  );
  return { status: 200, body: made.answer };
}

function authenticationResponse(
  id: string,
  ids: Pick<SimulatedAuthentication, 'directory_transaction_id' | 'acs_transaction_id'>,
  planned: ScenarioOutcome,
  number: string,
  account: string,
): JsonObject {
  const status = planned.authentication;
  return {
    messageType: 'ARes',
    messageVersion: planned.version ?? DEFAULT_VERSION,
    threeDSServerTransID: id,
    dsTransID: ids.directory_transaction_id,
    acsTransID: ids.acs_transaction_id,
    acsReferenceNumber: 'RAILYARD-SANDBOX-ACS',
    transStatus: status,
    ...(REASONS[status] === undefined ? {} : { transStatusReason: REASONS[status] }),
    ...(INFORMATION[status] === undefined ? {} : { cardholderInfo: INFORMATION[status] }),
    ...(status === 'C'
      ? { acsURL: `challenge?account=${encodeURIComponent(account)}`, acsChallengeMandated: 'Y' }
      : {}),
    ...proof(id, number, status),
  };
}

/** A JWS as an app's SDK gets it; of a key that no scheme has certified, so that no real SDK mistakes it. */
function signedContent(acsTransactionId: string, acsURL: string): string {
  const parts = [
    { alg: 'HS256', typ: 'JOSE' },
    { acsURL, acsTransID: acsTransactionId },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${parts}.${createHmac('sha256', 'railyard sandbox').update(parts).digest('base64url')}`;
}

/**
 * CAVV and ECI, for Y and A only. The CAVV can be worked out by a test, and cannot be taken for a real one.
 */
function proof(id: string, number: string, status: string): JsonObject {
  const assurance = ASSURANCES[status];
  return assurance === undefined
    ? {}
    : { eci: eciFor(detectScheme(number), assurance), authenticationValue: mockCavv(id) };
}

/** 20 bytes, 28 characters of base64. */
export function mockCavv(serverTransactionId: string): string {
  return createHmac('sha1', 'railyard sandbox').update(serverTransactionId).digest('base64');
}

const ASSURANCES: Readonly<Record<string, Assurance>> = { Y: 'authenticated', A: 'attempted' };
/** EMVCo's reasons: 01 authentication failed, 11 suspected fraud, 22 ACS technical issue. */
const REASONS: Readonly<Record<string, string>> = { N: '01', R: '11', U: '22' };
const INFORMATION: Readonly<Record<string, string>> = {
  N: 'Sandbox issuer: this card could not be authenticated.',
  R: 'Sandbox issuer: please call the number on your card.',
};

/** Erro, as the directory server says that a message cannot be answered. */
function error(id: string, errorCode: string, errorDetail: string): Answer {
  return {
    status: 200,
    body: {
      messageType: 'Erro',
      threeDSServerTransID: id,
      errorCode,
      errorComponent: 'D',
      errorDescription: ERRORS[errorCode] ?? 'Error',
      errorDetail,
    },
  };
}
const ERRORS: Readonly<Record<string, string>> = {
  '201': 'Required data element missing',
  '203': 'Format of one or more data elements is invalid',
  '305': 'Transaction data not valid',
  '402': 'Transaction timed out',
};

function plannedFor(body: JsonObject, number: string): ScenarioOutcome | null {
  const extensions = Array.isArray(body['messageExtension']) ? body['messageExtension'].map(objectOf) : [];
  const data = objectOf(
    extensions.find((extension) => textAt(extension, 'id') === 'railyard-sandbox')?.['data'],
  );
  if (data?.['enrolled'] === false) return null;
  const authentication = AUTHENTICATIONS.find((status) => status === textAt(data, 'authentication'));
  if (authentication === undefined)
    return defaultOutcome({ bin: number.slice(0, 8), lastFour: number.slice(-4) });

  return {
    enrolled: true,
    version: textAt(data, 'version'),
    authentication,
    result: RESULTS.find((status) => status === textAt(data, 'result')) ?? null,
  };
}
const AUTHENTICATIONS = ['Y', 'N', 'A', 'U', 'R', 'C', 'timeout'] as const;
const RESULTS = ['Y', 'N', 'timeout'] as const;

function pageOf(body: JsonObject, number: string, account: string): JsonObject {
  return {
    account,
    merchant: textAt(body, 'merchantName'),
    amount: textAt(body, 'purchaseAmount'),
    currency: textAt(body, 'purchaseCurrency'),
    exponent: textAt(body, 'purchaseExponent'),
    last_four: number.slice(-4),
    scheme: detectScheme(number),
    language: textAt(body, 'browserLanguage'),
    notification_url: textAt(body, 'notificationURL'),
    device: deviceIn(body),
    version: textAt(body, 'messageVersion'),
  };
}

/** What the browser or the app told of itself: kept, so that merchants and tests can look at what arrived. */
function deviceIn(body: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => /^(?:browser|sdk|device|defaultSdk|threeDSCompInd)/.test(name)),
  );
}

/** Nothing is kept of a sandbox's browser; the frame goes back to whoever opened it. */
async function lookAtBrowser(request: SimulatedRequest): Promise<Answer> {
  const asked = decodeMessage(new URLSearchParams(request.body).get('threeDSMethodData'));
  const back = textAt(asked, 'threeDSMethodNotificationURL') ?? '';
  return /^https?:\/\//.test(back)
    ? html(200, methodPage(back, asked ?? {}))
    : html(400, messagePage('unknown', null));
}

/** The issuer's page, for the form that the buyer's browser posts from the shop's side. */
async function showChallenge(request: SimulatedRequest): Promise<Answer> {
  const asked = decodeMessage(new URLSearchParams(request.body).get('creq'));
  const account = request.query.get('account') ?? '';
  const found = await knownAuthentication(request, account, textAt(asked, 'threeDSServerTransID'));
  if (
    found === null ||
    textAt(asked, 'messageType') !== 'CReq' ||
    textAt(asked, 'acsTransID') !== found.acs_transaction_id
  )
    return html(400, messagePage('unknown', null));
  return found.result === null
    ? html(200, challengePage(pageFor(found, account)))
    : html(200, returnPage(pageFor(found, account), found.result));
}

async function answerChallenge(request: SimulatedRequest): Promise<Answer> {
  const form = new URLSearchParams(request.body);
  const account = form.get('account') ?? '';
  const clicked = CLICKS.find((click) => click === form.get('action'));
  const found = await knownAuthentication(request, account, form.get('authentication'));
  if (found === null || clicked === undefined || form.get('acs') !== found.acs_transaction_id)
    return html(400, messagePage('unknown', null));

  const ended = await endSimulatedChallenge(
    request.db,
    account,
    found.server_transaction_id,
    resultOf(clicked, found.planned_result),
    request.now,
  );
  return ended === null || ended.result === null
    ? html(400, messagePage('unknown', null))
    : html(200, returnPage(pageFor(ended, account), ended.result));
}

const CLICKS = ['approve', 'decline', 'cancel', 'timeout'] as const;

/** A scenario that says how the challenge ends overrules the buyer, who may still leave. */
function resultOf(
  clicked: (typeof CLICKS)[number],
  planned: SimulatedAuthentication['planned_result'],
): ChallengeResult {
  if (clicked === 'cancel') return 'cancel';
  return planned ?? ({ approve: 'Y', decline: 'N', timeout: 'timeout' } as const)[clicked];
}

/** What the directory server sends the shop's 3-D Secure server: the result that counts. */
async function result(request: SimulatedRequest, body: JsonObject): Promise<Answer> {
  const found = await knownAuthentication(request, request.account, textAt(body, 'threeDSServerTransID'));
  if (found === null) return error('', '301', 'threeDSServerTransID');
  if (found.result === null)
    return {
      status: 202,
      body: { messageType: 'RReq', threeDSServerTransID: found.server_transaction_id, transStatus: null },
    };

  const status = found.result === 'Y' ? 'Y' : found.result === 'timeout' ? 'U' : 'N';
  const scheme = parseCardScheme(textAt(found.page, 'scheme') ?? '') ?? 'other';
  return {
    status: 200,
    body: {
      messageType: 'RReq',
      messageVersion: found.answer['messageVersion'],
      threeDSServerTransID: found.server_transaction_id,
      acsTransID: found.acs_transaction_id,
      dsTransID: found.directory_transaction_id,
      transStatus: status,
      ...(found.result === 'cancel' ? { challengeCancel: '01' } : {}),
      ...(found.result === 'timeout' ? { challengeCancel: '04', transStatusReason: '14' } : {}),
      ...(found.result === 'N' ? { transStatusReason: '01' } : {}),
      ...(status === 'Y'
        ? { eci: eciFor(scheme, 'authenticated'), authenticationValue: mockCavv(found.server_transaction_id) }
        : {}),
    },
  };
}

async function knownAuthentication(
  request: SimulatedRequest,
  account: string,
  given: string | null,
): Promise<SimulatedAuthentication | null> {
  const id = parseUuid(given ?? '');
  return id === null ? null : findSimulatedAuthentication(request.db, account, id);
}

function pageFor(found: SimulatedAuthentication, account: string): ChallengePage {
  const { page } = found;
  return {
    account,
    serverTransactionId: found.server_transaction_id,
    acsTransactionId: found.acs_transaction_id,
    version: textAt(page, 'version') ?? DEFAULT_VERSION,
    merchant: textAt(page, 'merchant') ?? '',
    amount: BigInt(textAt(page, 'amount') ?? '0'),
    exponent: Number(textAt(page, 'exponent') ?? '2'),
    currencyNumeric: textAt(page, 'currency') ?? '',
    lastFour: textAt(page, 'last_four') ?? '',
    language: textAt(page, 'language') ?? 'en',
    notificationUrl: textAt(page, 'notification_url') ?? '',
    planned: found.planned_result,
  };
}

function decodeMessage(encoded: string | null): JsonObject | null {
  return encoded === null ? null : parseObject(Buffer.from(encoded, 'base64url').toString('utf8'));
}

/**
 * Nothing from anywhere else, no script but one with a nonce, and a form that only goes back to where it came
 * from.
 */
function html(status: number, page: Readonly<{ html: string; policy: string }>): Answer {
  return {
    status,
    body: page.html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  };
}
