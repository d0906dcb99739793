import { AdyenCardOptions, AdyenOptions, AdyenPixOptions, AdyenSepaOptions } from './adyen.ts';
import { DlocalCardOptions, DlocalOptions, DlocalPixOptions, DlocalUpiOptions } from './dlocal.ts';
import { ForterAntiFraudOptions } from './forter.ts';
import { NuveiIdealOptions, NuveiKlarnaOptions, NuveiOptions, NuveiPseOptions } from './nuvei.ts';
import {
  GoCardlessOptions,
  MattildaTapiOptions,
  MonatoSpeiOptions,
  TrustlyOptions,
} from './bank-transfers.ts';
import {
  BraintreeOptions,
  ChaseOptions,
  CybersourceOptions,
  EcommpayOptions,
  FiservOptions,
  PowertranzOptions,
  TravelhubOptions,
  WorldpayVapOptions,
} from './card-processors.ts';
import { GivingBlockOptions } from './donations.ts';
import { CybersourceAntiFraudOptions, RiskifiedAntiFraudOptions } from './fraud-screening.ts';
import { AffirmOptions, KlarnaOptions, LatitudeOptions } from './pay-later.ts';
import { OxxoOptions } from './vouchers.ts';
import { PaypalOptions } from './paypal.ts';
import { AccountUpdaterOptions } from './account-updater.ts';
import { OF_CONNECTORS, blockTitled, OPTIONS_OF_CONNECTORS } from './of-connectors.ts';
import { WpayEverdaypayOptions, WpayPaytoOptions } from './wpay.ts';
import { maybe, object } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';

export const TransactionConnectionOptions = object('TransactionConnectionOptions', {
  ...OPTIONS_OF_CONNECTORS,
  'account-updater': maybe(AccountUpdaterOptions),
  'adyen-ach': maybe(AdyenOptions),
  'adyen-afterpay': maybe(AdyenOptions),
  'adyen-cashappafterpay': maybe(AdyenOptions),
  'adyen-alipay': maybe(AdyenOptions),
  'adyen-card': maybe(AdyenCardOptions),
  'adyen-cashapp': maybe(AdyenOptions),
  'adyen-gcash': maybe(AdyenOptions),
  'adyen-giropay': maybe(AdyenOptions),
  'adyen-ideal': maybe(AdyenOptions),
  'adyen-konbini': maybe(AdyenOptions),
  'adyen-paybybank': maybe(AdyenOptions),
  'adyen-paypay': maybe(AdyenOptions),
  'adyen-pix': maybe(AdyenPixOptions),
  'adyen-sepa': maybe(AdyenSepaOptions),
  'adyen-seveneleven': maybe(AdyenOptions),
  'adyen-sofort': maybe(AdyenOptions),
  'adyen-swish': maybe(AdyenOptions),
  'adyen-vipps': maybe(AdyenOptions),
  'affirm-affirm': maybe(AffirmOptions),
  'braintree-card': maybe(BraintreeOptions),
  'chaseorbital-card': maybe(ChaseOptions),
  'cybersource-anti-fraud': maybe(CybersourceAntiFraudOptions),
  'cybersource-card': maybe(CybersourceOptions),
  'cybersource-ideal': maybe(CybersourceOptions),
  'cybersource-kcp': maybe(CybersourceOptions),
  'dlocal-card': maybe(DlocalCardOptions),
  'dlocal-nequi': maybe(DlocalOptions),
  'dlocal-upi': maybe(DlocalUpiOptions),
  'dlocal-pix': maybe(DlocalPixOptions),
  'dlocal-gcash': maybe(DlocalOptions),
  'ecommpay-card': maybe(EcommpayOptions),
  'klarna-klarna': maybe(KlarnaOptions),
  'fiserv-card': maybe(FiservOptions),
  'forter-anti-fraud': maybe(ForterAntiFraudOptions),
  'gem-gem': maybe(LatitudeOptions),
  'gem-gemds': maybe(LatitudeOptions),
  'givingblock-givingblock': maybe(GivingBlockOptions),
  'gocardless-gocardless': maybe(GoCardlessOptions),
  'latitude-latitude': maybe(LatitudeOptions),
  'latitude-latitudeds': maybe(LatitudeOptions),
  'mattilda-tapi': maybe(MattildaTapiOptions),
  'mattilda-tapifintechs': maybe(MattildaTapiOptions),
  'monato-spei': maybe(MonatoSpeiOptions),
  'mockds-card': maybe(blockTitled('MockCardOptions')),
  'nuvei-card': maybe(NuveiOptions),
  'nuvei-ideal': maybe(NuveiIdealOptions),
  'nuvei-klarna': maybe(NuveiKlarnaOptions),
  'nuvei-pse': maybe(NuveiPseOptions),
  'oxxo-oxxo': maybe(OxxoOptions),
  'paypal-paypal': maybe(PaypalOptions),
  'paypal-paypalpaylater': maybe(PaypalOptions),
  'powertranz-card': maybe(PowertranzOptions),
  'riskified-anti-fraud': maybe(RiskifiedAntiFraudOptions),
  'stripe-affirm': maybe(blockTitled('StripeOptions')),
  'stripe-klarna': maybe(blockTitled('StripeOptions')),
  'stripe-onelink': maybe(blockTitled('StripeOptions')),
  'stripe-stripe': maybe(blockTitled('StripeOptions')),
  'travelhub-card': maybe(TravelhubOptions),
  'trustly-trustly': maybe(TrustlyOptions),
  'worldpayvap-card': maybe(WorldpayVapOptions),
  'wpay-everydaypay': maybe(WpayEverdaypayOptions),
  'wpay-payto': maybe(WpayPaytoOptions),
});
describe(TransactionConnectionOptions, {
  ...Object.fromEntries(
    Object.keys(TransactionConnectionOptions.properties).map((name) => [
      name,
      `For the connector \`${name}\`, handed to it where it is set up.`,
    ]),
  ),
  ...Object.fromEntries([...OF_CONNECTORS].map(([id, { help }]) => [id, help])),
  'account-updater': "What the sandbox's account updater answers about the card of this payment.",
  'mockds-card':
    'As `mock-card`, for shops that were written for the connector of this name; nothing here reads it.',
});
