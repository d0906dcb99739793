import type { SeededRandom } from './seeded-random.ts';

/** A country that the shop sells to: who lives there, what they pay with, and in which amounts. */
export type Market = Readonly<{
  country: string;
  currency: string;
  /** How much of the shop's trade it is. */
  weight: number;
  /** Minor units of its currency for a hundredth of a euro, roughly. */
  rate: number;
  /** Prices are whole multiples of this, less one where it is more than one. */
  step: number;
  city: string;
  postalCode: string;
  people: readonly (readonly [first: string, last: string, mailbox: string])[];
  /** First digits of cards that are common there, and how common. */
  cards: Readonly<Record<string, number>>;
  /** Ways to pay besides cards, of a hundred payments. */
  others: Readonly<Partial<Record<OtherWay, number>>>;
}>;
export type OtherWay = 'paypal' | 'paybybank' | 'pix' | 'oxxo' | 'ach' | 'sepa' | 'bacs' | 'googlepay';

const VISA_US = { '41111111': 4, '42424242': 4, '40005566': 3 };
const MASTERCARD = { '55555555': 4, '52008282': 2, '22230031': 1, '51051051': 1 };

/** The names are of nobody; addresses end in a domain that nobody can own. */
export const MARKETS: Readonly<Record<string, Market>> = {
  US: {
    country: 'US',
    currency: 'USD',
    weight: 24,
    rate: 1.1,
    step: 50,
    city: 'Portland',
    postalCode: '97204',
    people: [
      ['Eleanor', 'Whitfield', 'eleanor.whitfield'],
      ['Marcus', 'Delgado', 'm.delgado'],
      ['Priya', 'Raghunathan', 'priya.r'],
      ['Tyrone', 'Baptiste', 'tyrone.baptiste'],
      ['Hannah', 'Okafor-Lee', 'hannah.ol'],
      ['Wei', 'Zhang', 'wei.zhang'],
      ['Grace', 'Kowalczyk', 'gracek'],
      ['Diego', 'Santamaría', 'diego.sm'],
    ],
    cards: { ...VISA_US, ...MASTERCARD, '378282': 3, '60111111': 2, '36227200': 1 },
    others: { ach: 3, paypal: 6, googlepay: 5 },
  },
  GB: {
    country: 'GB',
    currency: 'GBP',
    weight: 14,
    rate: 0.85,
    step: 25,
    city: 'Bristol',
    postalCode: 'BS1 4DJ',
    people: [
      ['Oluwaseun', 'Adeyemi', 'seun.adeyemi'],
      ['Imogen', 'Hartley', 'imogen.h'],
      ['Callum', 'MacLeod', 'callum.macleod'],
      ['Aaliyah', 'Hussain', 'a.hussain'],
      ['Rhys', 'Llewellyn', 'rhys.ll'],
      ['Beatrice', 'Fairweather', 'bea.fairweather'],
    ],
    cards: { ...VISA_US, ...MASTERCARD, '371449': 1 },
    others: { bacs: 5, paypal: 6, paybybank: 4 },
  },
  DE: {
    country: 'DE',
    currency: 'EUR',
    weight: 12,
    rate: 1,
    step: 50,
    city: 'Leipzig',
    postalCode: '04109',
    people: [
      ['Lukas', 'Schönberg', 'lukas.schoenberg'],
      ['Jürgen', 'Weiß', 'j.weiss'],
      ['Katharina', 'Brückner', 'k.brueckner'],
      ['Emre', 'Yıldız', 'emre.yildiz'],
      ['Franziska', 'Oberländer', 'franzi.o'],
      ['Thorsten', 'Grünwald', 'thorsten.g'],
    ],
    cards: { '41111111': 3, '42424242': 2, ...MASTERCARD },
    others: { sepa: 12, paypal: 10, paybybank: 6 },
  },
  FR: {
    country: 'FR',
    currency: 'EUR',
    weight: 10,
    rate: 1,
    step: 50,
    city: 'Lyon',
    postalCode: '69002',
    people: [
      ['Amélie', 'Laurent', 'amelie.laurent'],
      ['Théo', 'Lefèvre', 'theo.lefevre'],
      ['Inès', 'Benali', 'ines.benali'],
      ['François', 'de la Rochère', 'f.delarochere'],
      ['Chloé', 'Dubois', 'chloe.dubois'],
    ],
    cards: { '40000025': 5, '55555525': 4, '43600000': 3 },
    others: { sepa: 4, paypal: 5 },
  },
  NL: {
    country: 'NL',
    currency: 'EUR',
    weight: 6,
    rate: 1,
    step: 50,
    city: 'Utrecht',
    postalCode: '3511 CE',
    people: [
      ['Zoë', 'van Dijk', 'zoe.vandijk'],
      ['Sander', "van 't Hoff", 'sander.vthoff'],
      ['Noor', 'Haddad', 'noor.haddad'],
      ['Bram', 'de Wit', 'bram.dewit'],
    ],
    cards: { '41111111': 2, '55555555': 3, '67717980': 3 },
    others: { paybybank: 18, sepa: 4 },
  },
  ES: {
    country: 'ES',
    currency: 'EUR',
    weight: 5,
    rate: 1,
    step: 50,
    city: 'Valencia',
    postalCode: '46002',
    people: [
      ['Sofía', 'Hernández Ruiz', 'sofia.hr'],
      ['Íñigo', 'Echeverría', 'inigo.e'],
      ['Núria', 'Puig i Ferrer', 'nuria.puig'],
    ],
    cards: { '41111111': 3, '42424242': 2, ...MASTERCARD },
    others: { paypal: 4 },
  },
  SE: {
    country: 'SE',
    currency: 'SEK',
    weight: 5,
    rate: 11,
    step: 500,
    city: 'Göteborg',
    postalCode: '411 03',
    people: [
      ['Björn', 'Lindqvist', 'bjorn.lindqvist'],
      ['Åsa', 'Söderström', 'asa.soderstrom'],
      ['Maja', 'Öberg', 'maja.oberg'],
    ],
    cards: { '41111111': 3, ...MASTERCARD },
    others: {},
  },
  DK: {
    country: 'DK',
    currency: 'DKK',
    weight: 4,
    rate: 7.5,
    step: 500,
    city: 'Aarhus',
    postalCode: '8000',
    people: [
      ['Søren', 'Kjær', 'soren.kjaer'],
      ['Freja', 'Nørgaard', 'freja.n'],
      ['Mikkel', 'Højbjerg', 'mikkel.hojbjerg'],
    ],
    cards: { '45710000': 6, '50195555': 3, '55555555': 2 },
    others: {},
  },
  PL: {
    country: 'PL',
    currency: 'PLN',
    weight: 4,
    rate: 4.3,
    step: 100,
    city: 'Kraków',
    postalCode: '31-042',
    people: [
      ['Łukasz', 'Wójcik', 'lukasz.wojcik'],
      ['Małgorzata', 'Szczęsna', 'm.szczesna'],
      ['Zbigniew', 'Żak', 'zbyszek.zak'],
    ],
    cards: { '41111111': 2, ...MASTERCARD },
    others: {},
  },
  JP: {
    country: 'JP',
    currency: 'JPY',
    weight: 5,
    rate: 1.6,
    step: 10,
    city: 'Kyōto',
    postalCode: '604-8001',
    people: [
      ['美咲', '田中', 'misaki.tanaka'],
      ['健太', '佐藤', 'kenta.sato'],
      ['由紀子', '山本', 'yukiko.y'],
    ],
    cards: { '35301113': 5, '41111111': 2, '55555555': 2 },
    others: {},
  },
  BR: {
    country: 'BR',
    currency: 'BRL',
    weight: 5,
    rate: 6,
    step: 100,
    city: 'Belo Horizonte',
    postalCode: '30130-000',
    people: [
      ['João', 'Pereira da Silva', 'joao.ps'],
      ['Letícia', 'Magalhães', 'leticia.m'],
      ['Thiago', 'Conceição', 'thiago.c'],
    ],
    cards: { '50669911': 3, '60628288': 2, '55555555': 2, '41111111': 2 },
    others: { pix: 45 },
  },
  MX: {
    country: 'MX',
    currency: 'MXN',
    weight: 4,
    rate: 20,
    step: 500,
    city: 'Guadalajara',
    postalCode: '44100',
    people: [
      ['Ximena', 'Ordóñez', 'ximena.o'],
      ['Iván', 'Treviño Garza', 'ivan.trevino'],
      ['Lupita', 'Cárdenas', 'lupita.c'],
    ],
    cards: { '41111111': 3, '55555555': 3 },
    others: { oxxo: 40 },
  },
  CA: {
    country: 'CA',
    currency: 'CAD',
    weight: 3,
    rate: 1.5,
    step: 50,
    city: 'Montréal',
    postalCode: 'H2Y 1C6',
    people: [
      ['Geneviève', 'Tremblay', 'gen.tremblay'],
      ['Arjun', 'Dhillon', 'arjun.dhillon'],
    ],
    cards: { '42424242': 4, ...MASTERCARD },
    others: { paypal: 3 },
  },
  IN: {
    country: 'IN',
    currency: 'INR',
    weight: 2,
    rate: 90,
    step: 1000,
    city: 'Pune',
    postalCode: '411001',
    people: [
      ['Ananya', 'Deshpande', 'ananya.d'],
      ['Vikram', 'Iyer', 'vikram.iyer'],
    ],
    cards: { '60698500': 3, '41111111': 2 },
    others: {},
  },
  AE: {
    country: 'AE',
    currency: 'AED',
    weight: 2,
    rate: 4,
    step: 100,
    city: 'دبي',
    postalCode: '00000',
    people: [
      ['ليلى', 'المنصوري', 'layla.m'],
      ['عمر', 'حداد', 'omar.haddad'],
    ],
    cards: { '41111111': 3, '55555555': 2 },
    others: {},
  },
};

/** What the shop sells, in hundredths of a euro. */
export const GOODS: readonly (readonly [name: string, sku: string, price: number])[] = [
  ['Oolong, 100 g', 'TEA-OOL-100', 1190],
  ['Sencha, 100 g', 'TEA-SEN-100', 1390],
  ['First Flush Darjeeling, 100 g', 'TEA-DAR-100', 1890],
  ['Lapsang Souchong, 50 g', 'TEA-LAP-050', 890],
  ['Gyokuro, 50 g', 'TEA-GYO-050', 2490],
  ['Pu-erh cake, 357 g', 'TEA-PUE-357', 5900],
  ['Matcha, 30 g tin', 'TEA-MAT-030', 2290],
  ['Rooibos, 250 g', 'TEA-ROO-250', 990],
  ['Cast-iron teapot, 0.8 l', 'POT-IRO-080', 6900],
  ['Glass teapot, 1 l', 'POT-GLA-100', 3900],
  ['Gaiwan, porcelain', 'POT-GAI-001', 2900],
  ['Set of six cups', 'CUP-SET-006', 4500],
  ['Bamboo whisk', 'ACC-WHI-001', 1590],
  ['Paper filters, 100', 'ACC-FIL-100', 490],
  ['Variable kettle', 'KET-VAR-001', 12900],
  ['Tasting of twelve teas', 'SET-TAS-012', 7900],
  ['Samovar, hand-made', 'SAM-HAN-001', 48900],
];

/** As the market prices it. */
export function priceIn({ rate, step }: Market, hundredths: number): number {
  const whole = Math.max(1, Math.round((hundredths * rate) / step)) * step;
  return step > 1 ? whole - 1 : whole;
}

/** American Express and Diners Club count otherwise. */
const LENGTHS: Readonly<Record<string, number>> = { '34': 15, '37': 15, '36': 14 };

/** A number with these first digits that passes the Luhn check. */
export function cardNumberOf(firstDigits: string, random: SeededRandom): string {
  const length = LENGTHS[firstDigits.slice(0, 2)] ?? 16;
  let body = firstDigits;
  while (body.length < length - 1) body += String(random.whole(0, 9));
  const sum = [...body].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
