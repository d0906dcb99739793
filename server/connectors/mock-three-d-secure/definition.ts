import { cut } from '../../domain/cut.ts';
import { shortLanguageTag } from '../../domain/language-tag.ts';
import { countryNumericOf, parseCountry } from '../../domain/country.ts';
import { exponentOf, numericOf } from '../../domain/currency.ts';
import { type JsonObject, parseObject, textAt } from '../../domain/json.ts';
import { type ExchangedIds, statusOf } from '../../domain/three-d-secure/result.ts';
import type { ScenarioOutcome } from '../../domain/three-d-secure/scenario.ts';
import type { Call, Fields } from '../connector.ts';
import {
  type AuthenticationAnswer,
  type Browser,
  defineThreeDSecureConnector,
  DirectoryFault,
  type ChallengeResult,
  exchangedIn,
  problemIn,
  type ToAnswer,
} from '../three-d-secure-connector.ts';

/**
 * The sandbox's own directory server, which every merchant account of a sandbox has without setting it up. It knows an
 * authentication by our own id, and answers the same question in the same way.
 */
export const mockThreeDSecure = defineThreeDSecureConnector({
  id: 'mock-three-d-secure',
  processor: 'three-d-secure',
  displayName: 'Sandbox directory server',
  settings: {},
  baseUrls: { sandbox: null, production: null },
  preparedMs: 24 * 60 * 60_000,
  operations: {
    async prepare(call) {
      const body = await exchange(call, 'versions', {
        acctNumber: call.input.number,
        ...extension(call.input.planned),
      });
      if (body['enrolled'] !== true) return { kind: 'not_enrolled' };
      return {
        kind: 'enrolled',
        serverTransactionId: call.operationId,
        version: textAt(body, 'messageVersion') ?? DEFAULT_VERSION,
        directoryServerId: textAt(body, 'directoryServerID') ?? '',
        methodUrl: textAt(body, 'threeDSMethodURL'),
      };
    },
    async authenticate(call) {
      const { input } = call;
      const answer = await exchange(call, 'areq', {
        ...authenticationRequest(call),
        acctNumber: input.number,
        ...extension(input.planned),
      });
      return textAt(answer, 'messageType') === 'Erro' ? erroneous(input, answer) : answeredBy(input, answer);
    },
    async result(call) {
      const { serverTransactionId: threeDSServerTransID } = call.input;
      return endedBy(call.input, await exchange(call, 'results', { threeDSServerTransID }));
    },
  },
});

const DEFAULT_VERSION = '2.2.0';
const TIMEOUT_MS = 10_000;

async function exchange(call: Call<Fields, unknown>, message: string, body: JsonObject): Promise<JsonObject> {
  const answer = await call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/${message}`,
    headers: { 'sub-merchant': call.merchantAccountId },
    body: { type: 'json', value: body },
    timeoutMs: TIMEOUT_MS,
  });
  const parsed = answer.status < 300 ? parseObject(answer.text) : null;
  if (parsed === null) throw new DirectoryFault(`The directory server answered ${answer.status}.`);
  return parsed;
}

function authenticationRequest({ input, now }: Call<Fields, ToAnswer>): JsonObject {
  const { profile, amount, device, notificationUrl, expirationDate } = input;
  const country = parseCountry(profile.countryCode);
  const [month = '', year = ''] = (expirationDate ?? '').split('/');

  return {
    messageType: 'AReq',
    messageVersion: input.version,
    threeDSServerTransID: input.serverTransactionId,
    threeDSRequestorAuthenticationInd: amount.minor === 0n ? '04' : '01',
    deviceChannel: device.kind === 'browser' ? '02' : '01',
    messageCategory: amount.minor === 0n ? '02' : '01',
    ...(device.kind === 'browser' ? { threeDSCompInd: input.completion } : {}),
    ...(expirationDate === null ? {} : { cardExpiryDate: `${year}${month}` }),
    purchaseAmount: String(amount.minor),
    purchaseCurrency: numericOf(amount.currency),
    purchaseExponent: String(exponentOf(amount.currency)),
    purchaseDate: now.toISOString().replace(/[-:T]|\.\d{3}Z/g, ''),
    acquirerBIN: profile.acquirerBin,
    acquirerMerchantID: profile.acquirerId,
    merchantName: profile.merchantName,
    merchantCountryCode: country === null ? profile.countryCode : countryNumericOf(country),
    mcc: profile.categoryCode,
    threeDSRequestorURL: profile.url,
    ...(notificationUrl === null ? {} : { notificationURL: notificationUrl }),
    ...(device.kind === 'browser' ? browserFields(device.told) : device.told),
  };
}

function browserFields(browser: Browser): JsonObject {
  const { javascript } = browser;
  return {
    browserAcceptHeader: cut(browser.acceptHeader, 2048),
    browserUserAgent: cut(browser.userAgent, 2048),
    browserLanguage: shortLanguageTag(browser.language, 35),
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

/** What a sandbox scenario wants the simulated directory server to say. */
function extension(planned: ScenarioOutcome | null): JsonObject {
  if (planned === null) return {};
  return {
    messageExtension: [
      { name: 'Sandbox scenario', id: 'railyard-sandbox', criticalityIndicator: false, data: planned },
    ],
  };
}

function answeredBy(asked: ToAnswer, answer: JsonObject): AuthenticationAnswer {
  const status = statusOf(answer['transStatus']);
  const exchanged = exchangedIn(asked.serverTransactionId, answer);
  if (status !== 'C')
    return {
      kind: 'answered',
      method: 'frictionless',
      exchanged,
      result: status,
      cavv: textAt(answer, 'authenticationValue'),
      eci: textAt(answer, 'eci'),
    };

  const signedContent = textAt(answer, 'acsSignedContent');
  const app =
    signedContent === null
      ? null
      : { referenceNumber: textAt(answer, 'acsReferenceNumber') ?? '', signedContent };
  return { kind: 'challenge', exchanged, acsUrl: textAt(answer, 'acsURL') ?? '', app };
}

function endedBy(exchanged: ExchangedIds, answer: JsonObject): ChallengeResult | null {
  if (textAt(answer, 'messageType') === 'Erro') return { kind: 'error', problem: problemIn(answer) };
  const status = textAt(answer, 'transStatus');
  if (status === null) return null;
  const cancel = textAt(answer, 'challengeCancel');
  if (cancel === '01') return { kind: 'cancelled', exchanged };

  const result = statusOf(status);
  return {
    kind: 'answered',
    method: 'challenge',
    exchanged: cancel === null ? { ...exchanged, reason: textAt(answer, 'transStatusReason') } : exchanged,
    result: cancel !== null ? 'timeout' : result === 'C' ? 'U' : result,
    cavv: cancel === null ? textAt(answer, 'authenticationValue') : null,
    eci: cancel === null ? textAt(answer, 'eci') : null,
  };
}

/** Erro: 305 for a card that is not enrolled, 402 where nobody answered in time; the rest is out of order. */
function erroneous(asked: ToAnswer, answer: JsonObject): AuthenticationAnswer {
  const problem = problemIn(answer);
  if (problem.code === '305') return { kind: 'not_enrolled' };
  if (problem.code !== '402') return { kind: 'error', problem };
  return {
    kind: 'answered',
    method: 'frictionless',
    exchanged: { ...exchangedIn(asked.serverTransactionId, answer), authenticationStatus: 'timeout' },
    result: 'timeout',
    cavv: null,
  };
}
