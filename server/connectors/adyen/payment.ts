import type { Exemption } from '../../domain/three-d-secure/exemption.ts';
import type { Authorize, Instrument } from '../connector.ts';
import { additionalDataOf, authenticationWish, challengeWish } from './options.ts';
import { type AuthorizeCall, enhancedData, purchaseOf } from './purchase.ts';
import type { Values } from './request.ts';

/** A payment by card, network token or Adyen's own token. */
export function cardPayment(call: AuthorizeCall): Values {
  const { input, options } = call;
  const isMerchants = input.initiator === 'merchant';
  const isStored = input.instrument.method === 'stored-token';
  const stores = input.store && input.buyerId !== null && !isMerchants;

  return {
    ...purchaseOf(call, input.capture),
    paymentMethod: methodOf(input),
    shopperInteraction: interactionOf(input, isStored),
    recurringProcessingModel: isMerchants || isStored || stores ? modelOf(input) : null,
    storePaymentMethod: stores ? true : null,
    captureDelayHours: input.capture ? 0 : null,
    additionalData: {
      ...additionalDataOf(options),
      ...(input.capture ? {} : { manualCapture: 'true' }),
      scaExemption: input.exemption === null ? null : SCA_EXEMPTIONS[input.exemption],
    },
    mpiData: proofOf(input),
    ...authenticationOf(call),
    redirectFromIssuerMethod: 'GET',
    redirectToIssuerMethod: 'GET',
    installments:
      input.installmentCount === null || input.installmentCount < 2
        ? null
        : { value: input.installmentCount },
    enhancedSchemeData: enhancedData(input),
  };
}

/**
 * https://docs.adyen.com/online-payments/psd2-sca-compliance-and-implementation-guide/sca-exemptions. That the merchant
 * started it is said by `shopperInteraction`.
 */
const SCA_EXEMPTIONS: Readonly<Record<Exemption, string | null>> = {
  low_value: 'lowValue',
  transaction_risk_analysis: 'transactionRiskAnalysis',
  trusted_beneficiary: 'trustedBeneficiary',
  merchant_initiated: null,
};

/** https://docs.adyen.com/online-payments/tokenization: who is there when it is paid. */
function interactionOf({ initiator, paymentSource }: Authorize, isStored: boolean): string {
  if (paymentSource === 'moto') return 'Moto';
  return initiator === 'merchant' || isStored ? 'ContAuth' : 'Ecommerce';
}

function modelOf({ initiator, paymentSource }: Authorize): string {
  if (paymentSource === 'recurring' || paymentSource === 'installment') return 'Subscription';
  return initiator === 'merchant' ? 'UnscheduledCardOnFile' : 'CardOnFile';
}

function methodOf(input: Authorize): Values {
  const { instrument, previousSchemeTransactionId: previous } = input;
  const details = input.buyer?.billingDetails;
  const names = [details?.firstName, details?.lastName].filter((name) => name !== null);
  const shared = {
    holderName: names.join(' ').trim() === '' ? input.buyer?.displayName : names.join(' ').trim(),
    networkPaymentReference: input.initiator === 'merchant' ? previous : null,
  };

  switch (instrument.method) {
    case 'card':
      return {
        type: 'scheme',
        number: instrument.number,
        ...expiryOf(instrument.expiry),
        cvc: instrument.securityCode,
        brand: brandOf(instrument.preferredScheme),
        ...shared,
      };
    case 'network-token':
      return {
        type: 'networkToken',
        number: instrument.token,
        ...expiryOf(instrument.expiry),
        ...shared,
      };
    case 'stored-token':
      return { type: 'scheme', storedPaymentMethodId: instrument.token };
    case 'bank':
    case 'redirect':
      throw new Error(`BUG: adyen-card was handed a ${instrument.method}, which is no card`);
    default:
      return instrument satisfies never;
  }
}

/** Adyen's words for schemes that share a card with another one. */
const BRANDS: Readonly<Record<string, string>> = {
  bancontact: 'bcmc',
  'carte-bancaire': 'cartebancaire',
  dankort: 'dankort',
  'eftpos-australia': 'eftpos_australia',
  maestro: 'maestro',
  mastercard: 'mc',
  visa: 'visa',
};

export function brandOf(preferredScheme: string | null): string | undefined {
  return BRANDS[preferredScheme ?? ''];
}

function expiryOf(expiry: Readonly<{ month: number; year: number }> | null): Values {
  if (expiry === null) return {};
  return { expiryMonth: String(expiry.month).padStart(2, '0'), expiryYear: String(expiry.year) };
}

/**
 * What another server of 3-D Secure proved, and the cryptogram of a network token. `directoryResponse` is the
 * result without a challenge; of one with a challenge only that it held is known here, which is the same letter.
 */
function proofOf({ threeDSecure, instrument }: Authorize): Values {
  const token = cryptogramOf(instrument);
  if (threeDSecure === null || threeDSecure.cavv === null) return token;
  return {
    ...token,
    cavv: threeDSecure.cavv,
    eci: threeDSecure.eci?.padStart(2, '0'),
    dsTransID: threeDSecure.directoryTransactionId,
    threeDSVersion: threeDSecure.version,
    directoryResponse: threeDSecure.transactionStatus,
  };
}

function cryptogramOf(instrument: Instrument): Values {
  if (instrument.method !== 'network-token' || instrument.cryptogram === null) return {};
  return {
    tokenAuthenticationVerificationValue: instrument.cryptogram,
    eci: instrument.eci?.padStart(2, '0'),
  };
}

/** Adyen's own 3-D Secure sends the buyer away and back; its native one needs Adyen's script in the page. */
function authenticationOf({ input, options }: AuthorizeCall): Values {
  const isProven = input.threeDSecure !== null && input.threeDSecure.cavv !== null;
  if (input.initiator === 'merchant' || isProven) return {};
  return {
    authenticationData: {
      attemptAuthentication: authenticationWish(options),
      threeDSRequestData: { nativeThreeDS: 'disabled' },
    },
    threeDS2RequestData: { threeDSRequestorChallengeInd: challengeWish(options) },
  };
}
