import type { CardScheme } from './card-scheme.ts';
import type { Country } from './country.ts';

/** What the leading digits of a card number tell. */
export type BinDetails = Readonly<{
  /** The digits asked for, at most eight. */
  bin: string;
  scheme: CardScheme;
  /** Other schemes the same card can be charged over (co-badged cards). */
  additionalSchemes: readonly CardScheme[];
  cardType: 'credit' | 'debit' | 'prepaid' | null;
  issuerName: string | null;
  /** What the issuer calls the kind of card, for example `VISA INFINITE`. */
  productName: string | null;
  /** The issuer's country. */
  country: Country | null;
}>;

/**
 * Where card details come from. A merchant with a licensed BIN file or service brings another; the built-in
 * one knows sandbox cards.
 */
export interface BinSource {
  /** `bin`: six to eight leading digits. Always answers: what is not known is `null` or empty. */
  lookup(bin: string): Promise<BinDetails>;
}
