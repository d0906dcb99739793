import type { BinDetails, BinSource } from '../domain/bin.ts';
import { type CardScheme, detectScheme } from '../domain/card-scheme.ts';
import { parseCountry } from '../domain/country.ts';

/** The table below, and scheme detection for every other number. */
export const builtInBinSource: BinSource = { lookup: (bin) => Promise.resolve(builtInDetails(bin)) };

export function builtInDetails(digits: string): BinDetails {
  const bin = digits.slice(0, 8);
  for (let length = bin.length; length >= 6; length -= 1) {
    const row = KNOWN.get(bin.slice(0, length));
    if (row !== undefined) return { ...row, bin };
  }
  return {
    bin,
    scheme: detectScheme(bin),
    additionalSchemes: [],
    cardType: null,
    issuerName: null,
    productName: null,
    country: null,
  };
}

type Row = readonly [
  bin: string,
  cardType: BinDetails['cardType'],
  issuerName: string,
  country: string,
  additionalSchemes?: readonly CardScheme[],
  productName?: string,
];

/**
 * Test numbers that schemes and processors document for everyone; the issuers are made up. The scheme is
 * detected, never written twice.
 */
const ROWS: readonly Row[] = [
  ['41111111', 'credit', 'Sandbox Bank', 'US'],
  ['411111', 'credit', 'Sandbox Bank', 'US'],
  ['42424242', 'credit', 'Sandbox Bank', 'US'],
  ['40005566', 'debit', 'Sandbox Savings', 'US', [], 'Sandbox Classic'],
  ['400000', 'credit', 'Sandbox Bank', 'US'],
  ['40000025', 'credit', 'Banque du Bac à Sable', 'FR', ['carte-bancaire']],
  ['43600000', 'credit', 'Banque du Bac à Sable', 'FR', ['carte-bancaire']],
  ['45710000', 'debit', 'Sandkassebanken', 'DK', ['dankort']],
  ['55555555', 'credit', 'Sandbox Bank', 'US'],
  ['55555525', 'credit', 'Banque du Bac à Sable', 'FR', ['carte-bancaire']],
  ['52000000', 'credit', 'Sandbox Bank', 'US'],
  ['52400000', 'credit', 'Sandbox Bank', 'US'],
  ['52008282', 'debit', 'Sandbox Savings', 'US'],
  ['51051051', 'prepaid', 'Sandbox Gift', 'US'],
  ['22230031', 'credit', 'Sandbox Bank', 'US'],
  ['378282', 'credit', 'Sandbox Express', 'US'],
  ['371449', 'credit', 'Sandbox Express', 'US'],
  ['340000', 'credit', 'Sandbox Express', 'US'],
  ['60111111', 'credit', 'Sandbox Discover', 'US'],
  ['305693', 'credit', 'Sandbox Diners', 'US'],
  ['362272', 'credit', 'Sandbox Diners', 'US'],
  ['35301113', 'credit', 'Sunaba Bank', 'JP'],
  ['35581111', 'credit', 'Sunaba Bank', 'JP'],
  ['62000000', 'credit', 'Sandbox UnionPay', 'CN'],
  ['81719989', 'credit', 'Sandbox UnionPay', 'CN'],
  ['67717980', 'debit', 'Zandbak Bank', 'NL'],
  ['67034444', 'debit', 'Zandbak Bank', 'BE', ['maestro']],
  ['50195555', 'debit', 'Sandkassebanken', 'DK'],
  ['50669911', 'debit', 'Banco de Areia', 'BR'],
  ['60628288', 'credit', 'Banco de Areia', 'BR'],
  ['60698500', 'debit', 'Sandbox Bank of India', 'IN'],
  ['22000000', 'debit', 'Sandbox Mir', 'RU'],
  ['135410', 'credit', 'Sandbox Airline Plan', 'US'],
];

/** The table in full, as docs/test-cards.md prints it. */
export const CARD_RANGES: readonly BinDetails[] = ROWS.map(
  ([bin, cardType, issuerName, country, additionalSchemes = [], productName = null]) => ({
    bin,
    scheme: detectScheme(bin),
    additionalSchemes,
    cardType,
    issuerName,
    productName,
    country: parseCountry(country),
  }),
);

const KNOWN: ReadonlyMap<string, BinDetails> = new Map(CARD_RANGES.map((row) => [row.bin, row]));
