import type { TakenCheckoutSession } from '../../checkout/take.ts';
import type { Instrument } from '../../connectors/connector.ts';
import type { PaymentMethodWithBuyerRow } from '../../db/queries/payment-methods.ts';
import type { Json, TransactionPatch, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { CardScheme } from '../../domain/card-scheme.ts';
import type { BuyerId, VaultRecordId } from '../../domain/ids.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Secret } from '../../domain/secret.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import type { MoneyParts } from '../../parts.ts';
import type { CardDescription } from '../../payment-methods/describe-card.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { Detail } from '../../domain/problem.ts';
import type { HeldValue } from '../../vault/vault.ts';
import type { CreateBody, CreateContext, MethodCreate, ServiceChoice } from '../request/context.ts';

/**
 * All that the service knows of one kind of instrument: a file of this folder, and a line of instrument-kinds.ts.
 * Nothing else asks of which kind an instrument is.
 */
export interface InstrumentKind {
  /** The `method`s of requests and stored payment methods that are of this kind. */
  readonly methods: readonly string[];
  /** False for a method of this kind that cannot be paid with as it is given. Absent: all can. */
  isPayable?(method: MethodCreate): boolean;
  /** True where buyers approve at a provider of their own: at its page, or in its SDK. */
  readonly approvedElsewhere?: true;
  /** What does not go with a method of this kind in the rest of the request. Absent: everything does. */
  problems?(body: CreateBody, method: MethodCreate): readonly Detail[];
  /**
   * What can be known without using anything up. Null where it must be taken, and where something is wrong,
   * which is added to `problems`.
   */
  resolve(
    context: CreateContext,
    method: MethodCreate,
    problems: Detail[],
  ): Promise<ResolvedInstrument | null>;
  /** Uses it up, once all else is right. */
  take?(context: CreateContext, method: MethodCreate): Promise<ResolvedInstrument>;
  /** A stored payment method of this kind; null where it may not be charged. */
  resolveStored(
    parts: MoneyParts,
    stored: PaymentMethodWithBuyerRow,
    session: SessionInput,
  ): Promise<ResolvedInstrument | null>;
  /** The words in transactions' `instrument_type` for what is sent again by `sendableAgain`. */
  readonly instrumentTypes: readonly string[];
  /** From what is stored alone: security codes and cryptograms never are. Null where nothing was kept. */
  sendableAgain(parts: MoneyParts, transaction: TransactionRow): Promise<SendableInstrument | null>;
}

/** What came with the id of a stored payment method. */
export type SessionInput = Readonly<{ securityCode: Secret | null; checkout: TakenCheckoutSession | null }>;

/** What one transaction pays with. What differs between kinds stands behind this. */
export interface ResolvedInstrument {
  /** As routing and connectors' tables of what they accept have it. */
  readonly routing: Readonly<{ method: string; scheme: string | null }>;
  /** Where the buyer is, as far as the instrument alone says. */
  readonly country: string | null;
  readonly flow: 'card-transaction' | 'redirect-transaction' | 'non-card-transaction';
  /** The stored payment method, where it is one. */
  readonly stored: PaymentMethodWithBuyerRow | null;
  readonly checkout: TakenCheckoutSession | null;
  /** What may be told of it, as it is kept. */
  readonly columns: InstrumentColumns;
  readonly sendable: SendableInstrument;
  /** Null for what is no card. */
  readonly card: ResolvedCard | null;
  /** The buyer approves it at a provider of their own, and comes back to us. */
  readonly isApprovedElsewhere: boolean;
  /** What the timeline says of how it was opened. */
  readonly events: readonly TransactionEvent[];
  /** Whether this payment service can be tried, as far as its connector's table of what it accepts does not say. */
  isTakenBy(service: PaymentService, body: ServiceChoice): boolean;
  /**
   * Why a payment service that takes such payments does not take this one, in words that follow its name; null where
   * that is not so. Absent: whoever takes such payments takes this one.
   */
  whyNotTaken?(service: PaymentService): string | null;
  /** Why it cannot be stored, in words; null where it can. */
  storeProblem(services: readonly PaymentService[]): string | null;
  /** Why gift cards cannot pay beside it, in words; null where they can. */
  giftCardProblem(services: readonly PaymentService[]): string | null;
  /**
   * `store: true`: sealed before anything is sent, and `processing` until the transaction is approved. Itself
   * where it is stored already.
   */
  store(context: CreateContext, buyerId: BuyerId | null): Promise<ResolvedInstrument>;
  /** Lets go of what was held for this payment alone. */
  release(parts: MoneyParts): Promise<void>;
}

/** A card, or a token in its place, wherever it came from. */
export type ResolvedCard = Readonly<{
  number: Secret;
  securityCode: Secret | null;
  /** `MM/YY`. */
  expirationDate: string;
  description: CardDescription;
  /** Of a card that has several, the one that the buyer chose; null: they were not asked. */
  preferredScheme: CardScheme | null;
  fingerprint: string;
  externalIdentifier: string | null;
  /**
   * Where the number is sealed, so that it can be sent again; null for a card that lives with the request.
   */
  vaultRecordId: VaultRecordId | null;
  /** The number, while it is held for this request alone. */
  held: HeldValue | null;
  /** As the API names the payment method. */
  method: string;
  mode: string;
  /** A scheme's token in place of the card's number, with the proof of this one payment. */
  token: Readonly<{ cryptogram: Secret | null; eci: string | null }> | null;
}>;

/** What a card is charged over. */
export function schemeOf({ preferredScheme, description }: ResolvedCard): CardScheme {
  return preferredScheme ?? description.scheme;
}

/** What of a transaction's row its instrument fills. */
export type InstrumentColumns = Readonly<{ method: string; payment_method: Json }> &
  Pick<
    TransactionRow,
    | 'instrument_type'
    | 'payment_method_id'
    | 'payment_method_label'
    | 'payment_method_scheme'
    | 'payment_method_country'
    | 'payment_method_fingerprint'
    | 'payment_method_bin'
    | 'vault_record_id'
  >;

/** What attempts send, by reference: from the request, the vault's tables, or vault memory. */
export interface SendableInstrument {
  /**
   * Before the intent of an attempt is committed: what this one sends. `wanted`: what the flow wants; null where it
   * leaves that to how the payment service is set up. Absent: itself, always.
   */
  choose?(
    parts: MoneyParts,
    transaction: TransactionRow,
    service: PaymentService,
    wanted: 'pan' | 'network_token' | null,
  ): Promise<Choice>;
  /** What the payment service is handed, or the answer where nothing may be sent. */
  at(parts: MoneyParts, transaction: TransactionRow, service: PaymentService): Promise<HandedInstrument>;
}

/** What one attempt sends. `held` is released when the attempt is over, or did not take place. */
export type Choice = Readonly<{
  sendable: SendableInstrument;
  patch: Pick<TransactionPatch, 'instrument_type'>;
  events: readonly TransactionEvent[];
  held: readonly HeldValue[];
}>;

export type HandedInstrument =
  | Readonly<{ instrument: Instrument; answer: null }>
  | Readonly<{ instrument: null; answer: Outcome<never> }>;
