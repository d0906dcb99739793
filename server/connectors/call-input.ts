import type { Currency } from '../domain/currency.ts';
import type { Expiry } from '../domain/expiry.ts';
import type { Money } from '../domain/money.ts';
import type { ProcessorReference } from '../domain/outcome.ts';
import type { Airline } from '../domain/purchase/airline.ts';
import type { CartItem } from '../domain/purchase/cart-item.ts';
import type { BrowserInfo, LevelTwoThree, StatementDescriptor } from '../domain/purchase/details.ts';
import type { Buyer, PayoutMerchant, Recipient, ShippingDetails } from '../domain/purchase/people.ts';
import type { Secret } from '../domain/secret.ts';
import type { Exemption } from '../domain/three-d-secure/exemption.ts';
import type { IntegrationClient } from './capabilities.ts';
import type { OperationKind } from './connector.ts';

/** What this transaction pays with. */
export type Instrument =
  | Readonly<{
      method: 'card';
      /** Handle of the card number. */
      number: Secret;
      /** Month and year; null: not known. */
      expiry: Expiry | null;
      /** Handle of the code; null: it was not given, or is gone. */
      securityCode: Secret | null;
      /** The card's scheme, in the API's words. */
      scheme: string;
      /** `scheme`, where buyer or flow chose it of several that the card has; null: nobody did. */
      preferredScheme: string | null;
      /** First six or eight digits. */
      bin: string;
      /** Last four digits. */
      lastFour: string;
    }>
  | Readonly<{
      method: 'network-token';
      /** Handle of the token's number. */
      token: Secret;
      /** Handle of the cryptogram of this payment; null: none. */
      cryptogram: Secret | null;
      /** The wallet that gave it with this payment. */
      wallet?: 'applepay' | 'googlepay';
      /** EMV's electronic commerce indicator; null: none. */
      eci: string | null;
      /** Month and year of the token, not of the card. */
      expiry: Expiry;
      /** The card's scheme, in the API's words. */
      scheme: string;
      /** Last four digits of the card. */
      lastFour: string;
    }>
  | Readonly<{
      method: 'bank';
      /** Way in which banks move the money. */
      scheme: 'ach' | 'sepa' | 'bacs';
      /** Handle of the account's number. */
      account: Secret;
      /** `account` is a token that the processor gave for it. */
      isTokenized: boolean;
      /** Number of the bank; null where the account's says it. */
      routing: string | null;
      /** `checking`, `savings`; null where nobody asks. */
      accountType: string | null;
      /** Whose account it is. */
      holder: Readonly<{
        /** Given name; null: a company. */
        firstName: string | null;
        /** Family name; null: a company. */
        lastName: string | null;
        /** Name of the company; null: a person. */
        companyName: string | null;
      }>;
      /** The processor's mandate, once there is one. */
      mandate: ProcessorReference | null;
    }>
  | Readonly<{
      method: 'redirect';
      /** The published name of the method, such as `paypal`. */
      name: string;
    }>
  | Readonly<{
      method: 'stored-token';
      /** Handle of the processor's token. */
      token: Secret;
      /** What the processor calls whose token it is; null: as `authorize` did, or it does not ask. */
      customer?: string | null;
      /** The published name of the method that was stored. */
      name: string;
    }>;

/** Proof that the cardholder was authenticated (EMV 3-D Secure). */
export type ThreeDSecureResult = Readonly<{
  /** Electronic commerce indicator; null: none. */
  eci: string | null;
  /** Cardholder authentication value, base64; null: none. */
  cavv: string | null;
  /** Version of the protocol, such as `2.2.0`. */
  version: string;
  /** Id at the directory server; null: not known. */
  directoryTransactionId: string | null;
  /** EMV's word for the outcome, such as `Y`; null: not known. */
  transactionStatus: string | null;
}>;

/** Everything a transaction carries that a processor may want. */
export type Authorize = Readonly<{
  /** Our id of the transaction. */
  transactionId: string;
  /** When the transaction was asked for; recovery may send it later. */
  createdAt: Date;
  /** What is to be authorized, in minor units with its currency. */
  amount: Money;
  /** What it is paid with. */
  instrument: Instrument;
  /** True when authorization and capture are to happen in one message. */
  capture: boolean;
  /** Who started the charge. */
  initiator: 'customer' | 'merchant';
  /** `ecommerce`, `recurring`, `installment` …, in the API's words. */
  paymentSource: string;
  /** Whether the buyer's consent was given with an earlier payment. */
  isSubsequentPayment: boolean;
  /** Whether the processor is to keep the instrument for later charges. */
  store: boolean;
  /** The scheme's id of the first charge; null: this is it. */
  previousSchemeTransactionId: string | null;
  /** The scheme's newer id, where it gives one. */
  previousTransactionLinkId: string | null;
  /** ISO 3166-1 alpha-2 code of the country that is paid from; null: not said. */
  country: string | null;
  /** Who pays; null: not said. */
  buyer: Buyer | null;
  /** Ours, where the buyer is one of the merchant's: the same for all that they pay. */
  buyerId: string | null;
  /** Where the buyer is, as a merchant's server said in `X-Forwarded-For`; else whoever called. */
  ipAddress: string | null;
  /** Where it is sent to; null: not said. */
  shippingDetails: ShippingDetails | null;
  /** What is bought, in order. */
  cartItems: readonly CartItem[];
  /** What is bought, in a sentence; null: not said. */
  description: string | null;
  /** What the buyer's statement says; null: the merchant account's own. */
  statementDescriptor: StatementDescriptor | null;
  /** The merchant's own words. */
  metadata: Readonly<Record<string, string>>;
  /** What is known about the flights; null: nothing. */
  airline: Airline | null;
  /** Id of the device for the anti-fraud service; null: none. */
  antiFraudFingerprint: string | null;
  /** What the buyer's browser told; null: nothing. */
  browserInfo: BrowserInfo | null;
  /** In how many instalments the buyer pays; null: at once. */
  installmentCount: number | null;
  /** Data for purchasing cards. */
  levelTwoThree: LevelTwoThree;
  /** Whether the money loads an account. */
  accountFunding: boolean;
  /** Whose account is loaded; null: nobody's. */
  recipient: Recipient | null;
  /** Proof that the cardholder was authenticated; null: none. */
  threeDSecure: ThreeDSecureResult | null;
  /** What the issuer is to be asked for; null unless this connector takes it. */
  exemption: Exemption | null;
  /** The merchant's name for the payment; null: none. */
  externalIdentifier: string | null;
  /** Where the merchant's page is; null: nobody can be sent back. */
  redirectUrl: string | null;
  /** Our page that the processor sends the buyer back to. */
  returnUrl: string | null;
  /** The SDK that goes on with the payment; null: none. */
  integrationClient: IntegrationClient | null;
  /** Until when the buyer may approve; null: as long as the processor lets them. */
  approvalExpiresAt: Date | null;
  /** Whether less than the amount may be authorized. */
  allowPartialAuthorization: boolean;
}>;

/** Money that goes out, to a card or to a bank account. */
export type Payout = Readonly<{
  /** What is paid out, in minor units with its currency. */
  amount: Money;
  /** The card or the bank account that it goes to; of an account there is no mandate. */
  instrument: Extract<Instrument, Readonly<{ method: 'card' | 'bank' }>>;
  /** Who gets it; null: not said. */
  buyer: Buyer | null;
  /** On whose behalf it is paid, where that is not the merchant. */
  merchant: PayoutMerchant | null;
  /** What it is for, in the API's words; null: not said. */
  category: string | null;
  /** The merchant's name for the payout; null: none. */
  externalIdentifier: string | null;
}>;

/**
 * One kind of thing that a processor pays out to: cards, or bank accounts that are named by one scheme, in the
 * currencies that arrive there.
 */
export type PayoutDestination =
  | Readonly<{
      /** Where it goes. */
      to: 'card';
    }>
  | Readonly<{
      /** Where it goes. */
      to: 'bank';
      /** By whose numbers the account is named. */
      scheme: 'ach' | 'sepa' | 'bacs';
      /** What can be paid there. */
      currencies: readonly Currency[];
    }>;

/**
 * An operation on an earlier one. `of` is the processor's reference of the authorization (or of the capture,
 * for a refund).
 */
export type Follow = Readonly<{
  /** Our id of the transaction. */
  transactionId: string;
  /** Amount of this operation, in minor units with its currency. */
  amount: Money;
  /** The processor's id of the authorization. */
  of: ProcessorReference;
  /** Why, in the merchant's words; null: not said. */
  reason: string | null;
  /** Whether no other capture follows. */
  final: boolean;
  /** As it stands before this. */
  paid: Readonly<{
    /** Minor units authorized so far. */
    authorized: bigint;
    /** Minor units captured so far. */
    captured: bigint;
    /** Minor units refunded so far. */
    refunded: bigint;
  }>;
  /** What is delivered with this capture, where the merchant said so. */
  delivered?: Readonly<{
    /** What was bought, in order. */
    cartItems: readonly CartItem[];
    /** What is known about the flights; null: nothing. */
    airline: Airline | null;
  }>;
  /** What was paid with, for processors that want it told again; `expiry` of a card. */
  instrument: Readonly<{
    /** Last four digits; null: no card. */
    lastFour: string | null;
    /** The card's scheme; null: no card. */
    scheme: string | null;
    /** Month and year; null: not known. */
    expiry: Expiry | null;
  }>;
}>;

/**
 * `of`: the payment that a follow-up operation is on. `reference`: what the processor calls the operation, once it did;
 * all that is known of a refund that was made at the processor. `sentAt`: by the machine's clock; null: not known.
 */
export type LookUp = Readonly<{
  /** What was asked for. */
  kind: OperationKind;
  /** The payment that it is on; null: it is an authorization. */
  of: ProcessorReference | null;
  /** What the processor calls the operation, once it did. */
  reference?: ProcessorReference;
  /** When it was sent, by the machine's clock; null: not known. */
  sentAt: Date | null;
  /** Of a payout: which account at the processor it left, by the settings that it was sent with; null: not known. */
  paidFrom?: string | null;
}>;
