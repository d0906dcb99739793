import type { CardScheme } from '../domain/card-scheme.ts';
import type { Expiry } from '../domain/expiry.ts';
import type { Secret } from '../domain/secret.ts';
import type {
  SendOptions,
  WireAuthentication,
  WireDecryption,
  WireRequest,
  WireResponse,
} from '../net/wire.ts';
import type { Call, Connector, Fields } from './connector.ts';

export type { WireAuthentication, WireDecryption };

/** What a token service says of a token; never its number. Null: it does not say. */
export type TokenAtService = Readonly<{
  status: 'active' | 'suspended' | 'deleted';
  expirationDate: string | null;
  cardArtUrl: string | null;
}>;

/** A token that was made. `reference`: the service's own name for it. */
export type TokenMade = TokenAtService &
  Readonly<{ reference: string; expirationDate: string; token: Secret }>;

export type ToProvision = Readonly<{
  number: Secret;
  expiry: Expiry;
  /** Where the merchant gave it. */
  securityCode: Secret | null;
  /** Where changes of this token are told, for services that take an address with each. */
  notificationUrl: string;
  /** This token may have been asked for before, without an answer that we know. */
  isRepeat: boolean;
  /** Of these references, those of tokens that we know already. */
  known(references: readonly string[]): Promise<ReadonlySet<string>>;
}>;

export type TokenMove = 'suspend' | 'resume' | 'delete';
type OfToken = Readonly<{ reference: string }>;

/** The service said no, with its code; nothing was made or changed. `not_found`: it knows no such token (any more). */
export class TokenRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`the token service refused: ${code}`);
    this.name = 'TokenRefused';
    this.code = code;
  }
}

/** What came is no answer, or one that says nothing of the card: it may be asked again. */
export class TokenServiceFault extends Error {
  constructor(detail: string) {
    super(detail);
    this.name = 'TokenServiceFault';
  }
}

/** What of an answer is encrypted, and where card data stand in it that nobody may read (JSON pointers). */
export type TokenReading = Readonly<{ decrypts?: WireDecryption; take?: readonly string[] }>;

export interface TokenWire {
  /** Handles of what was taken are good until the operation ends, but for the one that it returns. */
  send(
    request: WireRequest,
    options?: TokenReading & Pick<SendOptions, 'authentications'>,
  ): Promise<WireResponse & Readonly<{ taken: ReadonlyMap<string, Secret> }>>;
}

/** `operationId`: our id of the token. `newId`: another one for each request. */
export type TokenCall<F extends Fields, Input> = Pick<
  Call<F, Input>,
  'input' | 'settings' | 'merchantAccountId' | 'operationId' | 'baseUrl'
> &
  Readonly<{ http: TokenWire; newId(): string }>;

export interface TokenServiceOperations<F extends Fields> {
  /** Asked for again under the same `operationId`, the same token comes out. */
  provision(call: TokenCall<F, ToProvision>): Promise<TokenMade>;
  find(call: TokenCall<F, OfToken>): Promise<TokenAtService>;
  cryptogram(
    call: TokenCall<F, OfToken & Readonly<{ merchantInitiated: boolean }>>,
  ): Promise<Readonly<{ cryptogram: Secret; eci: string | null }>>;
  /** What a token is that already is where it is moved to. */
  move(call: TokenCall<F, OfToken & Readonly<{ move: TokenMove }>>): Promise<TokenAtService>;
  /**
   * Deletes what was made under the `operationId`, by an answer that never came. Absent where the service cannot be
   * asked that without the card's number.
   */
  deleteMadeFor?(call: TokenCall<F, null>): Promise<void>;
  /** What is wrong with the settings, as a sentence, or null. Absent where the provider cannot be asked. */
  verify?(call: TokenCall<F, null>): Promise<string | null>;
}

/**
 * How a service tells a merchant account, at one address, which tokens have changed. Nothing else of it is believed.
 */
export type TokenEvents<F extends Fields> = Readonly<{
  reading(settings: Call<F, null>['settings']): TokenReading;
  /** Null: it is no event of this service. */
  references(text: string): readonly string[] | null;
}>;

/**
 * Code that speaks one token service's API. It does not catch what `http.send` throws.
 */
export interface TokenServiceConnector<F extends Fields = Fields> extends Pick<
  Connector<F>,
  'id' | 'baseUrls' | 'displayName' | 'settings' | 'addressOf' | 'processor'
> {
  /** Whose cards it makes tokens of. */
  readonly schemes: readonly CardScheme[] | 'any';
  readonly operations: TokenServiceOperations<F>;
  readonly events?: TokenEvents<F>;
}

export function defineTokenServiceConnector<const F extends Fields>(
  connector: TokenServiceConnector<F>,
): TokenServiceConnector<F> {
  return connector;
}
