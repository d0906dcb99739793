import { isIP } from 'node:net';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';

/**
 * What an AReq may say: names, lengths, patterns and conditions as the field tables of 3dsecure.io's documentation
 * have them for EMV 3-D Secure 2.3.1, 2.2.0 and 2.1.0 (docs.3dsecure.io/3dsv2/specification_231.html, as of May 2026;
 * facts only). The channel 3RI is left out. That 2.3.1 wants https of `notificationURL` is, too: a sandbox has none.
 */
type FieldRule = Readonly<{
  is?: 'object' | 'array' | 'boolean';
  /** When it must be there. */
  need?: keyof typeof CONDITIONS;
  of?: 'browser' | 'app';
  /** Separated by spaces. */
  oneOf?: string;
  pattern?: RegExp;
  min?: number;
  max?: number;
  length?: number;
  format?: keyof typeof FORMATS;
}>;

/** The names of the fields that are missing, and of those that are not as they should be. */
export function wrongFields(
  message: JsonObject,
): Readonly<{ missing: readonly string[]; malformed: readonly string[] }> {
  const [missing, malformed]: [string[], string[]] = [[], []];
  const isApp = textAt(message, 'deviceChannel') === '01';
  for (const [name, given] of Object.entries(rulesFor(textAt(message, 'messageVersion')))) {
    if (given === null || given.of === (isApp ? 'browser' : 'app')) continue;
    const value = message[name];
    if (value === undefined || value === null) {
      if (given.need !== undefined && CONDITIONS[given.need](message)) missing.push(name);
    } else if (!isRight(given, value)) malformed.push(name);
  }
  return { missing, malformed };
}

/** Fields of the message that this version, or this channel, does not have. */
export function unknownFields(message: JsonObject): readonly string[] {
  const rules = rulesFor(textAt(message, 'messageVersion'));
  const other = textAt(message, 'deviceChannel') === '01' ? 'browser' : 'app';
  return Object.keys(message).filter((name) => rules[name] == null || rules[name].of === other);
}

function rulesFor(version: string | null): Readonly<Record<string, FieldRule | null>> {
  if (version === '2.3.1') return { ...FIELDS, ...FIELDS_OF_2_3 };
  return version === '2.1.0' ? { ...FIELDS, ...FIELDS_OF_2_1 } : FIELDS;
}

function isRight(rule: FieldRule, value: unknown): boolean {
  switch (rule.is) {
    case 'object':
      return objectOf(value) !== null && JSON.stringify(value).length <= (rule.max ?? Infinity);
    case 'array':
      return Array.isArray(value);
    case 'boolean':
      return typeof value === 'boolean';
    case undefined:
      return typeof value === 'string' && isRightText(rule, value);
    default:
      return rule.is satisfies never;
  }
}

function isRightText(rule: FieldRule, text: string): boolean {
  return (
    text.length >= (rule.min ?? 1) &&
    text.length <= (rule.max ?? Infinity) &&
    (rule.length === undefined || text.length === rule.length) &&
    (rule.oneOf === undefined || rule.oneOf.split(' ').includes(text)) &&
    (rule.pattern === undefined || rule.pattern.test(text)) &&
    (rule.format === undefined || FORMATS[rule.format](text)) &&
    /^[\x20-\x7e]*$/.test(text)
  );
}

const CONDITIONS = {
  always: () => true,
  payment: (message: JsonObject) => textAt(message, 'messageCategory') === '01',
  amount: (message: JsonObject) => textAt(message, 'messageCategory') === '01' || isSeries(message),
  series: isSeries,
  instalments: (message: JsonObject) => kindOf(message) === '03',
  scripts: (message: JsonObject) => message['browserJavascriptEnabled'] === true,
  fixedAmount: (message: JsonObject) => textAt(message, 'recurringInd', 'amountInd') === '01',
  fixedFrequency: (message: JsonObject) => textAt(message, 'recurringInd', 'frequencyInd') === '01',
  recurringAmount: (message: JsonObject) => message['recurringAmount'] != null,
  defaultSdk: (message: JsonObject) => textAt(message, 'sdkType') === '01',
  splitSdk: (message: JsonObject) => textAt(message, 'sdkType') === '02',
} as const;

function isSeries(message: JsonObject): boolean {
  return kindOf(message) === '02' || kindOf(message) === '03';
}

function kindOf(message: JsonObject): string | null {
  return textAt(message, 'threeDSRequestorAuthenticationInd');
}

const FORMATS = {
  uuid: (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  ip: (text: string) => isIP(text) !== 0,
  email: (text: string) => /^[^@\s]+@[^@\s]+$/.test(text),
  url: (text: string) => URL.canParse(text),
  https: (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:',
  yymm: (text: string) => /^\d{2}(0[1-9]|1[0-2])$/.test(text),
  yyyymmdd: (text: string) => /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text),
  yyyymmddhhmmss: (text: string) =>
    /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(text),
  currency: (text: string) => /^(?!95[5-9]|96[0-4]|999)\d{3}$/.test(text),
} as const;

/** 2.2.0. */
const FIELDS: Readonly<Record<string, FieldRule>> = {
  acctID: { max: 64 },
  acctInfo: { is: 'object' },
  acctNumber: { need: 'always', pattern: /^\d{13,19}$/ },
  acctType: { pattern: /^(0[1-3]|[89]\d)$/ },
  acquirerBIN: { need: 'payment', max: 11 },
  acquirerMerchantID: { need: 'payment', max: 35 },
  addrMatch: { oneOf: 'Y N' },
  billAddrCity: { max: 50 },
  billAddrCountry: { pattern: /^\d{3}$/ },
  billAddrLine1: { max: 50 },
  billAddrLine2: { max: 50 },
  billAddrLine3: { max: 50 },
  billAddrPostCode: { max: 16 },
  billAddrState: { max: 3 },
  browserAcceptHeader: { need: 'always', of: 'browser', max: 2048 },
  browserColorDepth: { need: 'scripts', of: 'browser', oneOf: '1 4 8 15 16 24 32 48' },
  browserIP: { of: 'browser', max: 45, format: 'ip' },
  browserJavaEnabled: { is: 'boolean', need: 'scripts', of: 'browser' },
  browserJavascriptEnabled: { is: 'boolean', need: 'always', of: 'browser' },
  browserLanguage: { need: 'always', of: 'browser', min: 1, max: 8 },
  browserScreenHeight: { need: 'scripts', of: 'browser', pattern: /^\d{1,6}$/ },
  browserScreenWidth: { need: 'scripts', of: 'browser', pattern: /^\d{1,6}$/ },
  browserTZ: { need: 'scripts', of: 'browser', pattern: /^[+-]?\d{1,4}$/ },
  browserUserAgent: { need: 'always', of: 'browser', max: 2048 },
  cardExpiryDate: { format: 'yymm' },
  cardholderName: { min: 2, max: 45 },
  deviceChannel: { need: 'always', pattern: /^(0[1-3]|[89]\d)$/ },
  deviceRenderOptions: { is: 'object', need: 'always', of: 'app' },
  ds: { oneOf: 'standin visa mastercard jcb amex protectbuy sbn' },
  email: { max: 254, format: 'email' },
  homePhone: { is: 'object' },
  mcc: { need: 'payment', length: 4 },
  merchantCountryCode: { need: 'payment', pattern: /^\d{3}$/ },
  merchantName: { need: 'payment', max: 40 },
  merchantRiskIndicator: { is: 'object' },
  messageCategory: { need: 'always', pattern: /^(0[1-2]|[89]\d)$/ },
  messageExtension: { is: 'array' },
  messageType: { need: 'always', oneOf: 'AReq' },
  messageVersion: { need: 'always', oneOf: '2.2.0' },
  mobilePhone: { is: 'object' },
  notificationURL: { need: 'always', of: 'browser', max: 256, format: 'url' },
  purchaseAmount: { need: 'amount', pattern: /^\d{0,48}$/ },
  purchaseCurrency: { need: 'amount', format: 'currency' },
  purchaseDate: { need: 'amount', format: 'yyyymmddhhmmss' },
  purchaseExponent: { need: 'amount', pattern: /^\d$/ },
  purchaseInstalData: { need: 'instalments', max: 3 },
  payTokenInd: { is: 'boolean' },
  payTokenSource: { pattern: /^(0[1-2]|[89]\d)$/ },
  recurringExpiry: { need: 'series', format: 'yyyymmdd' },
  recurringFrequency: { need: 'series', pattern: /^\d{0,4}$/ },
  sdkAppID: { need: 'always', of: 'app', format: 'uuid' },
  sdkEncData: { need: 'always', of: 'app', max: 64000 },
  sdkEphemPubKey: { is: 'object', need: 'always', of: 'app', max: 256 },
  sdkMaxTimeout: { need: 'always', of: 'app', length: 2 },
  sdkReferenceNumber: { need: 'always', of: 'app', max: 32 },
  sdkTransID: { need: 'always', of: 'app', format: 'uuid' },
  shipAddrCity: { max: 50 },
  shipAddrCountry: { pattern: /^\d{3}$/ },
  shipAddrLine1: { max: 50 },
  shipAddrLine2: { max: 50 },
  shipAddrLine3: { max: 50 },
  shipAddrPostCode: { max: 16 },
  shipAddrState: { max: 3 },
  threeDSCompInd: { need: 'always', of: 'browser', oneOf: 'Y N U' },
  threeDSReqAuthMethodInd: { pattern: /^(0[123]|[89]\d)$/ },
  threeDSRequestorAuthenticationInd: { need: 'always', pattern: /^(0[1-7]|[89]\d)$/ },
  threeDSRequestorAuthenticationInfo: { is: 'object' },
  threeDSRequestorChallengeInd: { pattern: /^(0[1-9]|[89]\d)$/ },
  threeDSRequestorDecMaxTime: { length: 5 },
  threeDSRequestorDecReqInd: { oneOf: 'Y N' },
  threeDSRequestorPriorAuthenticationInfo: { is: 'object' },
  threeDSRequestorURL: { need: 'always', max: 2048, format: 'url' },
  threeDSServerTransID: { need: 'always', format: 'uuid' },
  transType: { oneOf: '01 03 10 11 28' },
  whiteListStatus: { oneOf: 'Y N E P R U' },
  whiteListStatusSource: { pattern: /^(0[123]|[89]\d)$/ },
  workPhone: { is: 'object' },
};

/** Where 2.1.0 is otherwise; null: it has no such field. */
const FIELDS_OF_2_1: Readonly<Record<string, FieldRule | null>> = {
  browserColorDepth: { need: 'always', of: 'browser', oneOf: '1 4 8 15 16 24 32 48' },
  browserJavaEnabled: { is: 'boolean', need: 'always', of: 'browser' },
  browserJavascriptEnabled: null,
  browserScreenHeight: { need: 'always', of: 'browser', pattern: /^\d{1,6}$/ },
  browserScreenWidth: { need: 'always', of: 'browser', pattern: /^\d{1,6}$/ },
  browserTZ: { need: 'always', of: 'browser', pattern: /^[+-]?\d{1,4}$/ },
  messageVersion: { need: 'always', oneOf: '2.1.0' },
  payTokenSource: null,
  threeDSReqAuthMethodInd: null,
  threeDSRequestorAuthenticationInd: { need: 'always', pattern: /^(0[1-6]|[89]\d)$/ },
  threeDSRequestorChallengeInd: { pattern: /^(0[1-4]|[89]\d)$/ },
  threeDSRequestorDecMaxTime: null,
  threeDSRequestorDecReqInd: null,
  whiteListStatus: null,
  whiteListStatusSource: null,
};

/** Where 2.3.1 is otherwise; null: it has no such field. */
const FIELDS_OF_2_3: Readonly<Record<string, FieldRule | null>> = {
  acceptLanguage: { is: 'array', need: 'always', of: 'browser' },
  acquirerCountryCode: { need: 'always', pattern: /^\d{3}$/ },
  acquirerCountryCodeSource: { need: 'always', pattern: /^\d{2}$/ },
  appIp: { of: 'app', max: 45, format: 'ip' },
  broadInfo: { is: 'object' },
  browserLanguage: { need: 'scripts', of: 'browser', min: 1, max: 8 },
  cardSecurityCode: { pattern: /^\d{3,4}$/ },
  defaultSdkType: { is: 'object', need: 'defaultSdk', of: 'app' },
  deviceId: { of: 'browser', max: 64 },
  messageVersion: { need: 'always', oneOf: '2.3.1' },
  multiTransaction: { is: 'object' },
  payTokenInfo: { is: 'object' },
  payeeOrigin: { max: 2048, format: 'https' },
  recurringAmount: { need: 'fixedAmount', max: 48 },
  recurringCurrency: { need: 'recurringAmount', pattern: /^\d{3}$/ },
  recurringDate: { need: 'fixedFrequency', format: 'yyyymmdd' },
  recurringExpiry: { format: 'yyyymmdd' },
  recurringExponent: { need: 'recurringAmount', pattern: /^\d$/ },
  recurringFrequency: { need: 'fixedFrequency', pattern: /^\d{0,4}$/ },
  recurringInd: { is: 'object', need: 'series' },
  sdkServerSignedContent: { need: 'splitSdk', of: 'app', max: 4000 },
  sdkSignatureTimestamp: { of: 'app', format: 'yyyymmddhhmmss' },
  sdkType: { need: 'always', of: 'app', pattern: /^\d{2}$/ },
  sellerInfo: { is: 'array' },
  splitSdkType: { is: 'object', need: 'splitSdk', of: 'app' },
  taxId: { max: 45 },
  threeDSMethodId: { of: 'browser', format: 'uuid' },
  threeDSReqAuthMethodInd: { pattern: /^(0[1-9]|10|[89]\d)$/ },
  threeDSRequestorAuthenticationInd: { need: 'always', pattern: /^(0[1-9]|10|[89]\d)$/ },
  threeDSRequestorAuthenticationInfo: { is: 'array' },
  threeDSRequestorChallengeInd: { is: 'array' },
  threeDSRequestorDecReqInd: { oneOf: 'Y N F B' },
  threeDSRequestorPriorAuthenticationInfo: { is: 'array' },
  threeDSRequestorSpcSupport: { of: 'browser', oneOf: 'Y' },
  threeDSRequestorURL: { need: 'always', max: 2048, format: 'https' },
  trustListStatus: { oneOf: 'Y N E P R U' },
  trustListStatusSource: { pattern: /^(0[123]|[89]\d)$/ },
  userId: { of: 'browser', max: 64 },
  whiteListStatus: null,
  whiteListStatusSource: null,
};
