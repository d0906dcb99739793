/**
 * https://docs.adyen.com/development-resources/testing/result-codes: what Adyen's test system answers to a holder of
 * this name, or to this number in `additionalData.RequestedTestAcquirerResponseCode`.
 */
export type Verdict = Readonly<{
  resultCode: 'Authorised' | 'Refused' | 'Error' | 'Cancelled' | 'Received';
  code: string;
  reason: string | null;
}>;

const TABLE = `
  0 UNKNOWN Error Unknown
  1 APPROVED Authorised
  2 DECLINED Refused Refused
  3 REFERRAL Refused Referral
  4 ERROR Error Acquirer Error
  5 BLOCK_CARD Refused Blocked Card
  6 CARD_EXPIRED Refused Expired Card
  7 INVALID_AMOUNT Refused Invalid Amount
  8 INVALID_CARD_NUMBER Refused Invalid Card Number
  9 ISSUER_UNAVAILABLE Refused Issuer Unavailable
  10 NOT_SUPPORTED Refused Not supported
  11 NOT_3D_AUTHENTICATED Refused 3D Not Authenticated
  12 NOT_ENOUGH_BALANCE Refused Not enough balance
  13 PENDING Received
  14 ACQUIRER_FRAUD Refused Acquirer Fraud
  15 CANCELLED Refused Cancelled
  16 SHOPPER_CANCELLED Refused Shopper Cancelled
  17 INVALID_PIN Refused Invalid Pin
  18 PIN_TRIES_EXCEEDED Refused Pin tries exceeded
  19 PIN_VALIDATION_NOT_POSSIBLE Refused Pin validation not possible
  20 FRAUD Refused FRAUD
  21 NOT_SUBMITTED Refused Not Submitted
  22 FRAUD_CANCELLED Cancelled FRAUD-CANCELLED
  23 TRANSACTION_NOT_PERMITTED Refused Transaction Not Permitted
  24 CVC_DECLINED Refused CVC Declined
  25 RESTRICTED_CARD Refused Restricted Card
  26 REVOCATION_OF_AUTH Refused Revocation Of Auth
  27 DECLINED_NON_GENERIC Refused Declined Non Generic
  28 WITHDRAWAL_AMOUNT_EXCEEDED Refused Withdrawal amount exceeded
  29 WITHDRAWAL_COUNT_EXCEEDED Refused Withdrawal count exceeded
  31 ISSUER_SUSPECTED_FRAUD Refused Issuer Suspected Fraud
  32 AVS_DECLINED Refused AVS Declined
  33 PIN_REQUIRED Refused Card requires online pin
  34 NO_CHECKING_ACCOUNT Refused No checking account available on Card
  35 NO_SAVINGS_ACCOUNT Refused No savings account available on Card
  36 MOBILE_PIN_REQUIRED Refused Mobile pin required
  37 CONTACTLESS_FALLBACK Refused Contactless fallback
  38 AUTHENTICATION_REQUIRED Refused Authentication required
  39 RREQ_NOT_RECEIVED Refused RReq not received from DS
  40 BAN_CURRENT_AID Refused Current AID is in Penalty Box.
  41 CVM_REQUIRED Refused CVM Required Restart Payment
  42 THREED_SECURE_ERROR Refused 3DS Authentication Error
  43 ONLINE_PIN_REQUIRED Refused Online PIN required
  44 TRY_ANOTHER_INTERFACE Refused Try another interface
  45 CHIP_DOWNGRADE_MODE Refused Chip downgrade mode
  46 ERPS_BLOCK Refused Transaction blocked by Adyen to prevent excessive retry fees`;

const ROWS = TABLE.trim()
  .split('\n')
  .map((row) => /^\s*(\d+) (\S+) (\S+)(?: (.+))?$/.exec(row) ?? [])
  .map(([, code = '', holder = '', resultCode = '', reason]) => ({
    holder,
    verdict: { code, resultCode: resultCode as Verdict['resultCode'], reason: reason ?? null },
  })); // the table has these four words in its third column

export const HOLDERS: readonly string[] = ROWS.map(({ holder }) => holder);

export function verdictFor(holder: string | null, requested: string | null): Verdict {
  const row = ROWS.find(
    ({ holder: name, verdict }) => name === holder?.trim().toUpperCase() || verdict.code === requested,
  );
  return row?.verdict ?? { resultCode: 'Authorised', code: '1', reason: null };
}

/** What schemes call fraud without the card being there. */
export const FRAUD = '10.4';

/**
 * https://docs.adyen.com/risk-management/disputes-api/test-applicable-dispute-reasons: a holder of the name
 * `Chargeback`, or with the scheme's code `Chargeback:13.1`. Null: any other.
 */
export function disputedAs(holder: string | null): string | null {
  const [, code = FRAUD] = /^chargeback(?::([0-9A-Za-z.]{1,10}))?$/iu.exec(holder?.trim() ?? '') ?? [
    null,
    '',
  ];
  return code === '' ? null : code;
}
