/** The card schemes of the published API. `other` is the answer for a number that no row below claims. */
export const CARD_SCHEMES = [
  'accel',
  'amex',
  'bancontact',
  'carte-bancaire',
  'cirrus',
  'culiance',
  'dankort',
  'diners-club',
  'discover',
  'eftpos-australia',
  'elo',
  'hipercard',
  'jcb',
  'maestro',
  'mastercard',
  'mir',
  'nyce',
  'other',
  'pulse',
  'qcard',
  'rupay',
  'star',
  'uatp',
  'unionpay',
  'visa',
] as const;
export type CardScheme = (typeof CARD_SCHEMES)[number];

export function parseCardScheme(text: string): CardScheme | null {
  return CARD_SCHEMES.find((scheme) => scheme === text) ?? null;
}

/**
 * The scheme whose range holds this number or BIN (leading digits; eight tell all schemes apart). The longest
 * matching range wins.
 */
export function detectScheme(bin: string): CardScheme {
  for (const range of RANGES_BY_HEAD.get(bin.slice(0, 2)) ?? RANGES_LONGEST_FIRST) {
    const head = bin.slice(0, range.digits);
    if (head.length === range.digits && head >= range.from && head <= range.to) return range.scheme;
  }
  return 'other';
}

/** What is known of a scheme. */
type CardSchemeRules = Readonly<{
  displayName: string;
  /**
   * `from-to` or a single prefix, in digits; both ends belong to the range. Empty: its cards carry another
   * scheme's number (see `additional_schemes`).
   */
  prefixes: readonly string[];
  /** Digits a number may have. */
  lengths: readonly number[];
  /** Digits of the security code. Empty: cards of this scheme have none. */
  securityCodeLengths: readonly number[];
  /** What the scheme calls its security code; most say CVC. */
  securityCodeName?: string;
  /** A number is written with a blank before each of these positions; most have groups of four digits. */
  gaps?: readonly number[];
}>;

export function rulesOf(scheme: CardScheme): CardSchemeRules {
  return SCHEMES[scheme];
}

const SIXTEEN_TO_NINETEEN = [16, 17, 18, 19] as const;
const TWELVE_TO_NINETEEN = [12, 13, 14, 15, 16, 17, 18, 19] as const;

/**
 * Ranges as the schemes and their acquirers publish them (ISO/IEC 7812 issuer identification numbers; the
 * Mastercard 2-series of 2017; Discover network ranges for Diners Club, UnionPay and RuPay; BACEN's list for
 * Elo). United States debit networks, Cartes Bancaires and eftpos ride on numbers of Visa, Mastercard or
 * others, and are known from the issuer only.
 */
const SCHEMES: Readonly<Record<CardScheme, CardSchemeRules>> = {
  accel: { displayName: 'Accel', prefixes: [], lengths: SIXTEEN_TO_NINETEEN, securityCodeLengths: [3] },
  amex: {
    displayName: 'American Express',
    prefixes: ['34', '37'],
    lengths: [15],
    securityCodeLengths: [4],
    securityCodeName: 'CID',
    gaps: [4, 10],
  },
  bancontact: {
    displayName: 'Bancontact',
    prefixes: ['6703'],
    lengths: SIXTEEN_TO_NINETEEN,
    securityCodeLengths: [3],
  },
  'carte-bancaire': {
    displayName: 'Cartes Bancaires',
    prefixes: [],
    lengths: [16],
    securityCodeLengths: [3],
  },
  cirrus: { displayName: 'Cirrus', prefixes: [], lengths: TWELVE_TO_NINETEEN, securityCodeLengths: [3] },
  culiance: { displayName: 'Culiance', prefixes: [], lengths: SIXTEEN_TO_NINETEEN, securityCodeLengths: [3] },
  dankort: { displayName: 'Dankort', prefixes: ['5019'], lengths: [16], securityCodeLengths: [3] },
  'diners-club': {
    displayName: 'Diners Club',
    prefixes: ['300-305', '3095', '36', '38-39'],
    lengths: [14, 15, 16, 17, 18, 19],
    securityCodeLengths: [3],
  },
  discover: {
    displayName: 'Discover',
    prefixes: ['6011', '644-649', '65'],
    lengths: SIXTEEN_TO_NINETEEN,
    securityCodeLengths: [3],
  },
  'eftpos-australia': {
    displayName: 'eftpos Australia',
    prefixes: [],
    lengths: SIXTEEN_TO_NINETEEN,
    securityCodeLengths: [3],
  },
  elo: {
    displayName: 'Elo',
    prefixes: [
      '401178-401179',
      '431274',
      '438935',
      '451416',
      '457393',
      '457631-457632',
      '504175',
      '506699-506778',
      '509000-509999',
      '627780',
      '636297',
      '636368',
      '650031-650033',
      '650035-650051',
      '650405-650439',
      '650485-650538',
      '650541-650598',
      '650700-650718',
      '650720-650727',
      '650901-650978',
      '651652-651679',
      '655000-655019',
      '655021-655058',
    ],
    lengths: [16],
    securityCodeLengths: [3],
  },
  hipercard: {
    displayName: 'Hipercard',
    prefixes: ['384100', '384140', '384160', '606282', '637095', '637568', '637599', '637609', '637612'],
    lengths: [13, 16, 19],
    securityCodeLengths: [3],
  },
  jcb: {
    displayName: 'JCB',
    prefixes: ['1800', '2131', '3528-3589'],
    lengths: [15, 16, 17, 18, 19],
    securityCodeLengths: [3],
  },
  maestro: {
    displayName: 'Maestro',
    prefixes: ['50', '56-58', '6304', '6390', '67'],
    lengths: TWELVE_TO_NINETEEN,
    securityCodeLengths: [3],
  },
  mastercard: {
    displayName: 'Mastercard',
    prefixes: ['51-55', '2221-2720'],
    lengths: [16],
    securityCodeLengths: [3],
  },
  mir: {
    displayName: 'Mir',
    prefixes: ['2200-2204'],
    lengths: SIXTEEN_TO_NINETEEN,
    securityCodeLengths: [3],
  },
  nyce: { displayName: 'NYCE', prefixes: [], lengths: SIXTEEN_TO_NINETEEN, securityCodeLengths: [3] },
  other: { displayName: 'Other', prefixes: [], lengths: TWELVE_TO_NINETEEN, securityCodeLengths: [3, 4] },
  pulse: { displayName: 'Pulse', prefixes: [], lengths: SIXTEEN_TO_NINETEEN, securityCodeLengths: [3] },
  qcard: { displayName: 'Qcard', prefixes: [], lengths: SIXTEEN_TO_NINETEEN, securityCodeLengths: [3] },
  rupay: {
    displayName: 'RuPay',
    prefixes: ['508500-508999', '606985-607984', '608001-608500', '652150-653149', '817200-820199'],
    lengths: [16],
    securityCodeLengths: [3],
  },
  star: { displayName: 'Star', prefixes: [], lengths: SIXTEEN_TO_NINETEEN, securityCodeLengths: [3] },
  uatp: { displayName: 'UATP', prefixes: ['1'], lengths: [15], securityCodeLengths: [] },
  unionpay: {
    displayName: 'UnionPay',
    prefixes: ['62', '810000-817199'],
    lengths: [14, 15, 16, 17, 18, 19],
    securityCodeLengths: [3],
  },
  visa: {
    displayName: 'Visa',
    prefixes: ['4'],
    lengths: [13, 16, 17, 18, 19],
    securityCodeLengths: [3],
    securityCodeName: 'CVV',
  },
};

const LENGTHS = CARD_SCHEMES.flatMap((scheme) => SCHEMES[scheme].lengths);
/** The fewest and the most digits that a card of any scheme has. */
export const CARD_NUMBER_LENGTHS = { min: Math.min(...LENGTHS), max: Math.max(...LENGTHS) } as const;

type Range = Readonly<{ scheme: CardScheme; from: string; to: string; digits: number }>;

export const RANGES_LONGEST_FIRST: readonly Range[] = CARD_SCHEMES.flatMap((scheme) =>
  SCHEMES[scheme].prefixes.map((prefix) => rangeOf(scheme, prefix)),
).sort((a, b) => b.digits - a.digits || (a.from < b.from ? -1 : 1));

/** Those that numbers with these first two digits can be in: texts are searched for numbers, digit by digit. */
const RANGES_BY_HEAD: ReadonlyMap<string, readonly Range[]> = new Map(
  Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).map((head) => [
    head,
    RANGES_LONGEST_FIRST.filter(
      ({ from, to }) => from.slice(0, 2) <= head && head <= to.slice(0, 2).padEnd(2, '9'),
    ),
  ]),
);

function rangeOf(scheme: CardScheme, prefix: string): Range {
  const [from = '', to = from] = prefix.split('-');
  return { scheme, from, to, digits: from.length };
}
