/** What a list of tokens says of each, beside the token itself. */
export type KeptTokenColumn =
  | 'customer'
  | 'scheme'
  | 'label'
  | 'bin'
  | 'cardType'
  | 'cardIssuer'
  | 'cardCountry'
  | 'cardFingerprint'
  | 'month'
  | 'year'
  | 'holder'
  | 'schemeTransactionId'
  | 'name'
  | 'email';

/**
 * Tokens of what a processor keeps, which a merchant brings along from another system: each pays as a `stored-token`.
 * Of connectors that take any.
 */
export type KeptTokens = Readonly<{
  /** What each looks like. */
  form: RegExp;
  /** The same, for people: what follows "must be". */
  called: string;
  /** A token pays together with its customer alone, so each has to come with one. */
  needsCustomer: boolean;
  /** What the processor calls the token in its own lists, beside `token`: columns of CSV, or paths with dots. */
  names: readonly string[];
  /** What it calls the rest of what is read, beside our names; in small letters. */
  columns: Readonly<Partial<Record<KeptTokenColumn, readonly string[]>>>;
}>;
