import { countryNumericOf, parseCountry } from '../domain/country.ts';
import { exponentOf, numericOf, parseCurrency } from '../domain/currency.ts';
import { type JsonObject, parseObject, textAt } from '../domain/json.ts';
import type { Exchanged, Problem, Stage } from '../domain/three-d-secure/result.ts';
import type { ScenarioOutcome } from '../domain/three-d-secure/scenario.ts';
import { WireFault } from '../net/wire.ts';
import type { Parts } from '../parts.ts';
import { CARD_NUMBER_FIELD } from '../payment-methods/store-card.ts';
import { type Profile, type Stored, statusOf } from './authentication.ts';

/** What a buyer's browser tells about itself, as EMV 3-D Secure names it. */
export type Browser = Readonly<{
  acceptHeader: string;
  userAgent: string;
  language: string;
  ip: string | null;
  javascript: Readonly<{
    colorDepth: string;
    screenHeight: string;
    screenWidth: string;
    timeZoneMinutes: string;
    javaEnabled: boolean;
  }> | null;
}>;

/** What a mobile 3-D Secure SDK collected: sent on as it is. */
export type App = Readonly<Record<string, unknown>>;

/** Whether the issuer could look at the browser first: it did, it did not in time, or it does not want to. */
export type MethodCompletion = 'Y' | 'N' | 'U';

type Enrolment = Readonly<{
  enrolled: boolean;
  messageVersion: string;
  directoryServerId: string;
  /** Where the issuer wants to look at the browser; null where it does not. */
  methodUrl: string | null;
}>;

/** Which version to speak for this card; `enrolled: false` where the scheme does not know it. */
export async function askVersion(
  parts: Parts,
  stored: Stored,
  planned: ScenarioOutcome | null,
): Promise<Enrolment> {
  const body = await exchange(parts, stored, 'versions', {
    acctNumber: numberOf(parts, stored),
    ...extension(planned),
  });
  return {
    enrolled: body['enrolled'] === true,
    messageVersion: textAt(body, 'messageVersion') ?? DEFAULT_VERSION,
    directoryServerId: textAt(body, 'directoryServerID') ?? '',
    methodUrl: textAt(body, 'threeDSMethodURL'),
  };
}

/** AReq → ARes: the stage that the authentication is at after it. */
export async function askDirectory(
  parts: Parts,
  stored: Stored,
  ask: Readonly<{
    profile: Profile;
    version: string;
    device: Browser | App;
    planned: ScenarioOutcome | null;
    notificationUrl: string | null;
    completion: MethodCompletion;
    now: Date;
  }>,
): Promise<Stage> {
  const answer = await exchange(parts, stored, 'areq', {
    ...authenticationRequest(stored, ask),
    acctNumber: numberOf(parts, stored),
    ...extension(ask.planned),
  });
  if (textAt(answer, 'messageType') === 'Erro') return erroneous(stored, answer);
  const status = statusOf(answer['transStatus']);
  const exchanged = exchangedOf(stored, answer);
  if (status !== 'C')
    return {
      kind: 'answered',
      method: 'frictionless',
      exchanged,
      result: status,
      cavv: textAt(answer, 'authenticationValue'),
    };
  const signedContent = textAt(answer, 'acsSignedContent');
  const app =
    signedContent === null
      ? null
      : { referenceNumber: textAt(answer, 'acsReferenceNumber') ?? '', signedContent };
  return { kind: 'challenge', exchanged, acsUrl: textAt(answer, 'acsURL') ?? '', app };
}

/**
 * RReq: how a challenge ended. Null while it goes on. It is asked for from server to server, so nothing that
 * a browser says can be taken for it.
 */
export async function askResult(parts: Parts, stored: Stored, exchanged: Exchanged): Promise<Stage | null> {
  const answer = await exchange(parts, stored, 'results', {
    threeDSServerTransID: stored.row.three_ds_authentication_id,
  });
  const status = textAt(answer, 'transStatus');
  if (textAt(answer, 'messageType') === 'Erro') return { kind: 'error', problem: problemOf(answer) };
  if (status === null) return null;
  const cancel = textAt(answer, 'challengeCancel');
  if (cancel === '01') return { kind: 'cancelled', exchanged };
  if (cancel !== null)
    return { kind: 'answered', method: 'challenge', exchanged, result: 'timeout', cavv: null };
  const result = statusOf(status);
  return {
    kind: 'answered',
    method: 'challenge',
    exchanged: { ...exchanged, reason: textAt(answer, 'transStatusReason') },
    result: result === 'C' ? 'U' : result,
    cavv: textAt(answer, 'authenticationValue'),
  };
}

/** The directory server could not be asked, or its answer is none. */
export class DirectoryFault extends Error {}

const DEFAULT_VERSION = '2.2.0';
const TIMEOUT_MS = 10_000;

/**
 * Where the sandbox's directory server listens. Production takes a 3-D Secure server's address from its own
 * connector.
 */
function addressOf(parts: Parts, message: string): string {
  if (parts.simulatorUrl === null) throw new DirectoryFault('no 3-D Secure server is set up');
  return `${parts.simulatorUrl}/three-d-secure/${message}`;
}

async function exchange(
  parts: Parts,
  { row }: Stored,
  message: string,
  body: JsonObject,
): Promise<JsonObject> {
  try {
    const answer = await parts.vault.send(row.merchant_account_id, {
      method: 'POST',
      url: addressOf(parts, message),
      headers: { 'sub-merchant': row.merchant_account_id },
      body: { type: 'json', value: body },
      timeoutMs: TIMEOUT_MS,
    });
    const parsed = answer.status < 300 ? parseObject(answer.text) : null;
    if (parsed === null) throw new DirectoryFault(`${message} was answered with ${answer.status}`);
    return parsed;
  } catch (error) {
    if (error instanceof WireFault) throw new DirectoryFault(`${message}: ${error.code}`);
    throw error;
  }
}

function numberOf(parts: Parts, { row }: Stored): unknown {
  return parts.vault.secret(row.merchant_account_id, row.vault_record_id, CARD_NUMBER_FIELD, 'card.number');
}

function authenticationRequest(
  { row }: Stored,
  { profile, version, device, notificationUrl, completion, now }: Parameters<typeof askDirectory>[2],
): JsonObject {
  const currency = parseCurrency(row.currency);
  const country = parseCountry(profile.countryCode);
  const [month = '', year = ''] = (row.expiration_date ?? '').split('/');
  return {
    messageType: 'AReq',
    messageVersion: version,
    threeDSServerTransID: row.three_ds_authentication_id,
    threeDSRequestorAuthenticationInd: row.amount === 0n ? '04' : '01',
    deviceChannel: row.channel === 'browser' ? '02' : '01',
    messageCategory: row.amount === 0n ? '02' : '01',
    ...(row.channel === 'browser' ? { threeDSCompInd: completion } : {}),
    ...(row.expiration_date === null ? {} : { cardExpiryDate: `${year}${month}` }),
    purchaseAmount: String(row.amount),
    purchaseCurrency: currency === null ? '999' : numericOf(currency),
    purchaseExponent: String(currency === null ? 2 : exponentOf(currency)),
    purchaseDate: now.toISOString().replace(/[-:T]|\.\d{3}Z/g, ''),
    acquirerBIN: profile.acquirerBin,
    acquirerMerchantID: profile.acquirerId,
    merchantName: profile.merchantName,
    merchantCountryCode: country === null ? profile.countryCode : countryNumericOf(country),
    mcc: profile.categoryCode,
    threeDSRequestorURL: profile.url,
    ...(notificationUrl === null ? {} : { notificationURL: notificationUrl }),
    ...(isBrowser(device) ? browserFields(device) : device),
  };
}

function browserFields(browser: Browser): JsonObject {
  const { javascript } = browser;
  return {
    browserAcceptHeader: browser.acceptHeader.slice(0, 2048),
    browserUserAgent: browser.userAgent.slice(0, 2048),
    browserLanguage: browser.language.slice(0, 35),
    ...(browser.ip === null ? {} : { browserIP: browser.ip }),
    browserJavascriptEnabled: javascript !== null,
    ...(javascript === null
      ? {}
      : {
          browserColorDepth: javascript.colorDepth,
          browserScreenHeight: javascript.screenHeight,
          browserScreenWidth: javascript.screenWidth,
          browserTZ: javascript.timeZoneMinutes,
          browserJavaEnabled: javascript.javaEnabled,
        }),
  };
}

function isBrowser(device: Browser | App): device is Browser {
  return 'acceptHeader' in device;
}

/** What a sandbox scenario wants the simulated directory server to say. */
function extension(planned: ScenarioOutcome | null): JsonObject {
  if (planned === null) return {};
  return {
    messageExtension: [
      { name: 'Sandbox scenario', id: 'railyard-sandbox', criticalityIndicator: false, data: planned },
    ],
  };
}

function exchangedOf({ row }: Stored, answer: JsonObject): Exchanged {
  return {
    serverTransactionId: row.three_ds_authentication_id,
    directoryTransactionId: textAt(answer, 'dsTransID') ?? '',
    acsTransactionId: textAt(answer, 'acsTransID') ?? '',
    authenticationStatus: statusOf(answer['transStatus']),
    reason: textAt(answer, 'transStatusReason'),
    cardholderInfo: textAt(answer, 'cardholderInfo'),
  };
}

/** Erro: 305 for a card that is not enrolled, 402 where nobody answered in time; the rest is out of order. */
function erroneous(stored: Stored, answer: JsonObject): Stage {
  const problem = problemOf(answer);
  if (problem.code === '305') return { kind: 'not_enrolled' };
  if (problem.code === '402')
    return {
      kind: 'answered',
      method: 'frictionless',
      exchanged: { ...exchangedOf(stored, answer), authenticationStatus: 'timeout' },
      result: 'timeout',
      cavv: null,
    };
  return { kind: 'error', problem };
}

function problemOf(answer: JsonObject): Problem {
  const component =
    (['C', 'S', 'D', 'A'] as const).find((letter) => letter === textAt(answer, 'errorComponent')) ?? 'D';
  return {
    code: textAt(answer, 'errorCode') ?? '403',
    description: textAt(answer, 'errorDescription') ?? 'Error',
    detail: textAt(answer, 'errorDetail') ?? '',
    component,
  };
}
