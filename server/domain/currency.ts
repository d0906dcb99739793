/** An ISO 4217 code that money can be counted in: a row of the table below with a minor unit. */
export type Currency = string & { readonly __currency: true };

/** Digits after the decimal sign: 2 for USD, 0 for JPY, 3 for KWD, 4 for CLF. */
type Exponent = 0 | 2 | 3 | 4;

/**
 * The ISO 4217 alphabetic code in upper case; `null` for anything else: lower case, retired codes, and codes
 * without a minor unit (`XXX`, `XTS`, metals).
 */
export function parseCurrency(text: string): Currency | null {
  return TABLE.has(text) ? (text as Currency) : null;
}

/** For codes written in our own source. */
export function currency(code: string): Currency {
  const parsed = parseCurrency(code);
  if (parsed === null) throw new Error(`BUG: ${code} is not in the currency table`);
  return parsed;
}

export function exponentOf(code: Currency): Exponent {
  return rowOf(code).exponent;
}

/** The ISO 4217 three-digit code, as card messages carry it. */
export function numericOf(code: Currency): string {
  return rowOf(code).numeric;
}

/**
 * ISO 4217 list one as the maintenance agency published it on 1 January 2026 (XCG has taken the place of ANG,
 * CUC and BGN are historic, XAD is new), by minor unit. Our own, because `Intl` follows CLDR, which says what
 * shops print, not what banks count, and changes with the runtime.
 */
const BY_EXPONENT: Readonly<Record<Exponent, string>> = {
  0: `
    BIF108 CLP152 DJF262 GNF324 ISK352 JPY392 KMF174 KRW410 PYG600 RWF646 UGX800 UYI940 VND704 VUV548 XAF950
    XOF952 XPF953
  `,
  2: `
    AED784 AFN971 ALL008 AMD051 AOA973 ARS032 AUD036 AWG533 AZN944 BAM977 BBD052 BDT050 BMD060 BND096 BOB068
    BOV984 BRL986 BSD044 BTN064 BWP072 BYN933 BZD084 CAD124 CDF976 CHE947 CHF756 CHW948 CNY156 COP170 COU970
    CRC188 CUP192 CVE132 CZK203 DKK208 DOP214 DZD012 EGP818 ERN232 ETB230 EUR978 FJD242 FKP238 GBP826 GEL981
    GHS936 GIP292 GMD270 GTQ320 GYD328 HKD344 HNL340 HTG332 HUF348 IDR360 ILS376 INR356 IRR364 JMD388 KES404
    KGS417 KHR116 KPW408 KYD136 KZT398 LAK418 LBP422 LKR144 LRD430 LSL426 MAD504 MDL498 MGA969 MKD807 MMK104
    MNT496 MOP446 MRU929 MUR480 MVR462 MWK454 MXN484 MXV979 MYR458 MZN943 NAD516 NGN566 NIO558 NOK578 NPR524
    NZD554 PAB590 PEN604 PGK598 PHP608 PKR586 PLN985 QAR634 RON946 RSD941 RUB643 SAR682 SBD090 SCR690 SDG938
    SEK752 SGD702 SHP654 SLE925 SOS706 SRD968 SSP728 STN930 SVC222 SYP760 SZL748 THB764 TJS972 TMT934 TOP776
    TRY949 TTD780 TWD901 TZS834 UAH980 USD840 USN997 UYU858 UZS860 VED926 VES928 WST882 XAD396 XCD951 XCG532
    YER886 ZAR710 ZMW967 ZWG924
  `,
  3: `
    BHD048 IQD368 JOD400 KWD414 LYD434 OMR512 TND788
  `,
  4: `
    CLF990 UYW927
  `,
};

/** Listed too, and never money here: they have no minor unit. */
export const CODES_WITHOUT_MINOR_UNIT: readonly string[] =
  'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' ');

const TABLE: ReadonlyMap<string, Readonly<{ exponent: Exponent; numeric: string }>> = new Map(
  ([0, 2, 3, 4] as const).flatMap((exponent) =>
    words(BY_EXPONENT[exponent]).map((word) => [word.slice(0, 3), { exponent, numeric: word.slice(3) }]),
  ),
);

/** Every currency, in alphabetical order. */
export const currencies: readonly Currency[] = [...TABLE.keys()].sort().map(currency);

function rowOf(code: Currency): Readonly<{ exponent: Exponent; numeric: string }> {
  const row = TABLE.get(code);
  if (row === undefined) throw new Error(`BUG: ${code} is not in the currency table`);
  return row;
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
