import { type Placeholder, formatExpiry } from './placeholder.ts';
import { relayProblem } from './errors.ts';
import type { VaultLoan, NetworkTokenValues, RelayCard, RelayRequest } from './relay.ts';

export type Expiry = Readonly<{ month: number; year: number }>;

/** What the placeholders of one request stand for, opened once each and wiped with the request. */
export class Values {
  readonly #request: RelayRequest;
  readonly #lent: VaultLoan;
  readonly #values = new Map<string, Buffer>();

  constructor(request: RelayRequest, lent: VaultLoan) {
    this.#request = request;
    this.#lent = lent;
  }

  /** Opens, provisions and formats. Throws the 400 for the first value that does not exist. */
  async load(placeholders: readonly Placeholder[]): Promise<void> {
    const distinct = new Map(placeholders.map((placeholder) => [keyOf(placeholder), placeholder]));
    const tokens = new NetworkTokens(this.#request, this.#lent, [...distinct.values()]);
    try {
      await Promise.all([...distinct].map(([key, placeholder]) => this.#load(key, placeholder, tokens)));
    } finally {
      await tokens.wipe();
    }
  }

  of(placeholder: Placeholder): Buffer {
    const value = this.#values.get(keyOf(placeholder));
    if (value === undefined) throw new Error('BUG: a placeholder without a value');
    return value;
  }

  wipe(): void {
    for (const value of this.#values.values()) value.fill(0);
    this.#values.clear();
  }

  async #load(key: string, placeholder: Placeholder, tokens: NetworkTokens): Promise<void> {
    const card = this.#request.cards[placeholder.index - 1];
    if (card === undefined) throw new Error('BUG: a placeholder out of range');
    const value = await this.#value(placeholder, card, tokens);
    if (value === null && !placeholder.orEmpty)
      throw relayProblem({
        location: 'body',
        pointer: '',
        message: `${key} has no value: ${WHY[placeholder.value.of]}`,
        type: placeholder.value.of === 'network_token' ? 'network_token_unavailable' : 'value_missing',
      });
    this.#values.set(key, value ?? Buffer.alloc(0));
  }

  #value(
    { value, index }: Placeholder,
    card: RelayCard,
    tokens: NetworkTokens,
  ): Promise<Buffer | null> | Buffer | null {
    switch (value.of) {
      case 'card':
        if (value.what === 'number') return this.#lent.open(card.number);
        if (value.what === 'expiry')
          return card.expiry === null ? null : Buffer.from(formatExpiry(card.expiry, value.format));
        return card.securityCode === null ? null : this.#lent.open(card.securityCode);
      case 'network_token':
        return tokens.of(index, card).then((token) => (token === null ? null : valueOfToken(token, value)));
      case 'three_d_secure': {
        const text = this.#request.threeDSecure?.[value.what];
        return text === undefined || text === '' ? null : Buffer.from(text, 'utf8');
      }
      default:
        return value satisfies never;
    }
  }
}

function valueOfToken(token: NetworkTokenValues, value: ValueOf<'network_token'>): Buffer | null {
  if (value.what === 'expiry') return Buffer.from(formatExpiry(token.expiry, value.format));
  const bytes = value.what === 'number' ? token.number : token.cryptogram;
  return bytes === null ? null : Buffer.from(bytes);
}

type ValueOf<Of extends Placeholder['value']['of']> = Extract<Placeholder['value'], Readonly<{ of: Of }>>;

const WHY: Readonly<Record<Placeholder['value']['of'], string>> = {
  card: 'the card does not have it, or it is no longer kept',
  network_token: 'a network token could not be provided for this card',
  three_d_secure: 'the checkout session has no such 3-D Secure result',
};

/**
 * One network token for each card that a placeholder asks one for, with one new cryptogram where one is asked
 * for.
 */
class NetworkTokens {
  readonly #request: RelayRequest;
  readonly #lent: VaultLoan;
  readonly #wantCryptogram: ReadonlySet<number>;
  readonly #tokens = new Map<number, Promise<NetworkTokenValues | null>>();

  constructor(request: RelayRequest, lent: VaultLoan, placeholders: readonly Placeholder[]) {
    this.#request = request;
    this.#lent = lent;
    this.#wantCryptogram = new Set(
      placeholders
        .filter(({ value }) => value.of === 'network_token' && value.what === 'cryptogram')
        .map(({ index }) => index),
    );
  }

  of(index: number, card: RelayCard): Promise<NetworkTokenValues | null> {
    const known = this.#tokens.get(index);
    if (known !== undefined) return known;
    const { merchantInitiated } = this.#request;
    const asked =
      card.paymentMethodId === null
        ? Promise.resolve(null)
        : this.#lent.networkToken(card.paymentMethodId, {
            cryptogram: this.#wantCryptogram.has(index),
            merchantInitiated,
          });
    this.#tokens.set(index, asked);
    return asked;
  }

  async wipe(): Promise<void> {
    for (const asked of this.#tokens.values()) {
      const token = await asked.catch(() => null);
      token?.number.fill(0);
      token?.cryptogram?.fill(0);
    }
  }
}

function keyOf({ name, index }: Placeholder): string {
  return `${name}_${index}`;
}
