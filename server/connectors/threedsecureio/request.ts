import { compact } from '../../domain/compact.ts';
import { countryNumericOf, parseCountry } from '../../domain/country.ts';
import { exponentOf, numericOf } from '../../domain/currency.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Problem } from '../../domain/three-d-secure/result.ts';
import type { Call, Fields } from '../connector.ts';
import type { Device, Profile, ToAnswer } from '../three-d-secure-connector.ts';
import { browserFields } from './browser.ts';
import { cardholderOf } from './cardholder.ts';

/** AReq of 2.1.0, 2.2.0 and 2.3.1, but for the number of the card. */
export function authenticationRequest({ input, now, settings }: Call<Fields, ToAnswer>): JsonObject {
  const { amount, device, expirationDate, profile, purchase, version } = input;
  const isPayment = amount.minor > 0n;
  const [month = '', year = ''] = (expirationDate ?? '').split('/');
  const request = {
    messageType: 'AReq',
    messageVersion: version,
    messageCategory: isPayment ? PAYMENT : NO_PAYMENT,
    threeDSServerTransID: input.serverTransactionId,
    threeDSRequestorURL: profile.url,
    // Without a wish the issuer decides.
    threeDSRequestorChallengeInd: purchase.isMandatory ? '04' : '01',
    ...kindOf(purchase, isPayment, version),
    ...(isPayment ? { transType: purchase.accountFunding ? '10' : '01' } : {}),
    cardExpiryDate: expirationDate === null ? null : `${year}${month}`,
    purchaseAmount: String(amount.minor),
    purchaseCurrency: numericOf(amount.currency),
    purchaseExponent: String(exponentOf(amount.currency)),
    purchaseDate: now.toISOString().replace(/[-:T]|\.\d{3}Z/g, ''),
    ...merchantFields(profile),
    ...cardholderOf(purchase),
    ...deviceFields(input, device),
    ...(version === LATEST ? latestFields(input, settings['acquirer_country']) : {}),
  };
  const { messageType, ...rest } = request;

  return { messageType, ...(compact(rest) as JsonObject) }; // an object stays one
}

const LATEST = '2.3.1';
/** `acquirerCountryCodeSource`: the 3-D Secure server says so. */
const BY_SERVER = '01';

/** What 2.3.1 has otherwise: wishes are a list, addresses are of https, and issuers are told where the acquirer is. */
function latestFields({ profile, purchase }: ToAnswer, acquirerCountry: unknown): JsonObject {
  const told = typeof acquirerCountry === 'string' ? acquirerCountry : profile.countryCode;
  return {
    threeDSRequestorURL: profile.url.replace(/^http:/, 'https:'),
    threeDSRequestorChallengeInd: [purchase.isMandatory ? '04' : '01'],
    acquirerCountryCode: countryIn({ countryCode: told }),
    acquirerCountryCodeSource: BY_SERVER,
  };
}

const PAYMENT = '01';
const NO_PAYMENT = '02';

/**
 * What kind of payments this begins. How often a merchant takes them, and until when, is nowhere said here: every day
 * and for ever are the widest limits that the fields have. 2.3.1 can say that it is not known.
 */
function kindOf(
  { paymentSource, installmentCount }: ToAnswer['purchase'],
  isPayment: boolean,
  version: string,
): JsonObject {
  if (!isPayment) return { threeDSRequestorAuthenticationInd: '04' };
  const series =
    version === LATEST
      ? { recurringInd: UNKNOWN_SERIES }
      : { recurringExpiry: '99991231', recurringFrequency: '1' };
  if (paymentSource === 'installment' && installmentCount !== null && installmentCount > 1)
    return {
      threeDSRequestorAuthenticationInd: '03',
      purchaseInstalData: String(installmentCount),
      ...series,
    };
  if (paymentSource === 'recurring') return { threeDSRequestorAuthenticationInd: '02', ...series };

  return { threeDSRequestorAuthenticationInd: '01' };
}

/** `02`: the amount varies, and how often is not known. */
const UNKNOWN_SERIES = { amountInd: '02', frequencyInd: '02' } as const;

function merchantFields(profile: Profile): JsonObject {
  return {
    acquirerBIN: profile.acquirerBin,
    acquirerMerchantID: profile.acquirerId,
    mcc: profile.categoryCode,
    merchantCountryCode: countryIn(profile),
    merchantName: profile.merchantName,
  };
}

/** Why issuers would refuse every question with this profile; null: they would not. */
export function profileProblem(profile: Profile): Problem | null {
  const isAddress = URL.canParse(profile.url) && /^https?:$/.test(new URL(profile.url).protocol);
  const missing = !isAddress
    ? 'merchant_url is the address of the shop'
    : countryIn(profile) === null
      ? 'merchant_country_code is an ISO 3166-1 code'
      : null;
  return missing === null
    ? null
    : {
        code: '201',
        description: 'Required data element missing',
        detail: `The merchant's 3-D Secure profile lacks something that issuers are told: ${missing}.`,
        component: 'S',
      };
}

function countryIn({ countryCode }: Pick<Profile, 'countryCode'>): string | null {
  const country = parseCountry(countryCode.toUpperCase());
  if (country !== null) return countryNumericOf(country);
  return /^\d{3}$/.test(countryCode) ? countryCode : null;
}

function deviceFields(input: ToAnswer, device: Device): JsonObject {
  if (device.kind === 'app') {
    const names = input.version === LATEST ? [...APP_FIELDS, 'sdkType', 'defaultSdkType'] : APP_FIELDS;
    const told = names.map((name) => [name, device.told[name]] as const);
    return { deviceChannel: '01', ...Object.fromEntries(told) };
  }
  return {
    deviceChannel: '02',
    threeDSCompInd: input.completion,
    notificationURL: input.notificationUrl,
    ...browserFields(device.told, input.version),
  };
}

/** Of what an SDK tells, what all versions have. */
const APP_FIELDS = [
  'deviceRenderOptions',
  'sdkAppID',
  'sdkEncData',
  'sdkEphemPubKey',
  'sdkMaxTimeout',
  'sdkReferenceNumber',
  'sdkTransID',
] as const;
