import { cardNumberOf, GOODS, type Market, MARKETS, type OtherWay, priceIn } from './markets.ts';
import { SeededRandom } from './seeded-random.ts';

/** Why a card is refused; each processor is told in its own way (`refusals.ts`). */
export const REFUSALS = {
  insufficient_funds: 40,
  issuer_decline: 18,
  suspected_fraud: 9,
  incorrect_cvv: 9,
  expired_payment_method: 8,
  refused_transaction: 8,
  blocked: 8,
} as const;
/** `unavailable`: the processor's own trouble, after which another one is tried. */
export type Refusal = keyof typeof REFUSALS | 'unavailable';

/** What is bought, by whom, and how it is paid. Minutes are those of the month. */
export type Order = Readonly<{
  name: string;
  minute: number;
  market: Market;
  /** Which of the market's people; null: a guest without a name. */
  person: number | null;
  way: 'card' | 'stored card' | 'gift card' | OtherWay;
  number: string;
  amount: number;
  items: readonly Readonly<{ name: string; sku: string; quantity: number; unit_amount: number }>[];
  intent: 'authorize' | 'capture';
  refusal: Refusal | null;
  store: boolean;
  /** Minor units that a gift card pays. */
  giftCard: number;
  /** What the buyer does on a page where there is one. */
  buyer: 'approve' | 'decline' | 'nothing';
  /** Of the month's own stories, which the run tells apart. */
  story: 'card testing' | 'outage' | 'lost answer' | null;
  then: readonly LaterAct[];
}>;

/** What becomes of an order, some minutes after it was made. `percent`: of its amount. */
export type LaterAct = Readonly<{
  act: 'capture' | 'void' | 'refund' | 'dispute';
  afterMinutes: number;
  percent: number;
  reason?: string;
}>;

export type Month = Readonly<{
  days: number;
  orders: readonly Order[];
  /** Adyen has trouble meanwhile. */
  outage: Readonly<{ from: number; until: number }>;
  /** Somebody tries stolen numbers meanwhile. */
  cardTesting: Readonly<{ from: number; until: number }>;
}>;

const DAY = 1_440;
/** How many of a day's orders come in each hour, UTC: Europe's evening, then America's. */
const HOURS = [3, 2, 2, 1, 1, 2, 3, 4, 5, 6, 6, 6, 7, 6, 6, 6, 7, 8, 10, 11, 10, 8, 6, 4];
/** Tea is bought at weekends; the first day of the month may be any. */
const WEEK = [1, 0.9, 0.9, 0.95, 1.1, 1.4, 1.35];
const OUTAGE_MINUTES = 45;
const TESTING_MINUTES = 22;

/** The whole month, before anything of it happens. The same seed, days and payments give the same month. */
export function planMonth(wanted: Readonly<{ seed: number; days: number; payments: number }>): Month {
  const random = new SeededRandom(wanted.seed);
  const { days } = wanted;
  const outage = Math.floor(days * 0.63) * DAY + 18 * 60;
  const testing = Math.floor(days * 0.8) * DAY + 3 * 60;
  const minutes = minutesOf(random, wanted);
  const orders = minutes.map((minute, index) => orderAt(random, minute, index));
  const stories = [
    ...cardTestingOrders(random, testing, Math.min(26, Math.ceil(wanted.payments / 20) + 4)),
    ...outageOrders(random, outage, Math.min(14, Math.ceil(wanted.payments / 40))),
    ...lostAnswers(random, days),
  ];

  return {
    days,
    orders: [...orders, ...stories].toSorted((one, other) => one.minute - other.minute),
    outage: { from: outage, until: outage + OUTAGE_MINUTES },
    cardTesting: { from: testing, until: testing + TESTING_MINUTES },
  };
}

function minutesOf(
  random: SeededRandom,
  { days, payments }: Readonly<{ days: number; payments: number }>,
): readonly number[] {
  const weightOf = (day: number): number => (WEEK[day % 7] ?? 1) * (1 + (0.35 * day) / days);
  const all = Array.from({ length: days }, (_, day) => weightOf(day)).reduce((sum, each) => sum + each, 0);
  const hours = Object.fromEntries(HOURS.map((weight, hour) => [String(hour), weight]));
  const minutes: number[] = [];
  let owed = 0;
  for (let day = 0; day < days; day += 1) {
    owed += (weightOf(day) / all) * payments;
    for (; minutes.length < Math.round(owed);)
      minutes.push(day * DAY + Number(random.weighted(hours)) * 60 + random.whole(0, 59));
  }
  return minutes.toSorted((one, other) => one - other);
}

function orderAt(random: SeededRandom, minute: number, index: number): Order {
  const weights = Object.fromEntries(Object.values(MARKETS).map(({ country, weight }) => [country, weight]));
  const market = marketOf(random.weighted(weights));
  const way = wayFor(random, market);
  const person = random.isOneOf(0.85) || NAMED.has(way) ? random.whole(0, market.people.length - 1) : null;
  const items = basketOf(random, market);
  const amount = quietAmount(items.reduce((sum, each) => sum + each.quantity * each.unit_amount, 0));
  const intent = HELD.has(way) && random.isOneOf(0.6) ? 'authorize' : 'capture';

  return {
    name: `TEA-${10_001 + index}`,
    minute,
    market,
    person,
    way,
    number: cardNumberOf(random.weighted(market.cards), random),
    amount,
    items,
    intent,
    ...cardTraits(random, { way, amount, isNamed: person !== null }),
    buyer: random.weighted({ approve: 86, decline: 7, nothing: 7 }),
    story: null,
    then: fateOf(random, intent, HELD.has(way)),
  };
}

/** Ways to pay that hold the money first, and those of buyers whom the shop knows. */
const HELD: ReadonlySet<Order['way']> = new Set(['card', 'stored card', 'googlepay']);
const NAMED: ReadonlySet<Order['way']> = new Set(['stored card', 'ach', 'sepa', 'bacs']);
const REFUSED = 0.11;
const STORED = 0.3;
const BESIDE_A_GIFT_CARD = 0.03;

/** What only a card that is typed may be: refused, stored, or helped by a gift card. */
function cardTraits(
  random: SeededRandom,
  { way, amount, isNamed }: Readonly<{ way: Order['way']; amount: number; isNamed: boolean }>,
): Pick<Order, 'refusal' | 'store' | 'giftCard'> {
  const none = { refusal: null, store: false, giftCard: 0 };
  if (way !== 'card') return none;
  if (random.isOneOf(REFUSED)) return { ...none, refusal: random.weighted(REFUSALS) };
  return {
    refusal: null,
    store: isNamed && random.isOneOf(STORED),
    giftCard: random.isOneOf(BESIDE_A_GIFT_CARD) ? Math.ceil(amount / 4) : 0,
  };
}

function marketOf(country: string): Market {
  const market = MARKETS[country];
  if (market === undefined) throw new Error(`BUG: no market ${country}`);
  return market;
}

function wayFor(random: SeededRandom, { others }: Market): Order['way'] {
  const rest = Object.values(others).reduce((sum, share) => sum + share, 0);
  const stored = 12;
  const giftCard = 0.5;
  return random.weighted<Order['way']>({
    ...others,
    'stored card': stored,
    'gift card': giftCard,
    card: 100 - rest - stored - giftCard,
  } as Record<Order['way'], number>); // a way that has no share is no key
}

function basketOf(random: SeededRandom, market: Market): Order['items'] {
  const count = Number(random.weighted({ 1: 5, 2: 3, 3: 2 }));
  const start = random.whole(0, GOODS.length - 1);
  // The dearest stands last, and is bought seldom.
  return Array.from({ length: count }, (_, index) => (start + index * 5) % GOODS.length)
    .map((at) => (at === GOODS.length - 1 && random.isOneOf(0.8) ? 0 : at))
    .map((at) => {
      const [name, sku, price] = GOODS[at] ?? ['Oolong, 100 g', 'TEA-OOL-100', 1190];
      return {
        name,
        sku,
        quantity: Number(random.weighted({ 1: 7, 2: 2, 3: 1 })),
        unit_amount: priceIn(market, price),
      };
    });
}

/** Amounts from 200,000 on may mean something to the sandbox's processors: these mean nothing. */
function quietAmount(amount: number): number {
  return amount >= 200_000 && amount % 10_000 < 100 ? amount + 100 : amount;
}

const HOUR = 60;

function fateOf(random: SeededRandom, intent: Order['intent'], isCard: boolean): readonly LaterAct[] {
  const refunds = laterOf(random, intent === 'authorize' ? 2 * DAY : DAY, isCard);
  if (intent === 'capture') return refunds;

  const kind = random.weighted({ whole: 78, part: 10, two: 4, void: 5, nothing: 3 });
  const afterMinutes = random.whole(HOUR, 40 * HOUR);
  switch (kind) {
    case 'whole':
      return [{ act: 'capture', afterMinutes, percent: 100 }, ...refunds];
    case 'part':
      return [{ act: 'capture', afterMinutes, percent: random.pick([50, 60, 75, 80]) }, ...refunds];
    case 'two':
      return [
        { act: 'capture', afterMinutes, percent: 60 },
        { act: 'capture', afterMinutes: afterMinutes + 20 * HOUR, percent: 40 },
      ];
    case 'void':
      return [{ act: 'void', afterMinutes, percent: 100 }];
    default:
      return [];
  }
}

/** What becomes of money that was taken: mostly nothing. */
function laterOf(random: SeededRandom, soonest: number, isCard: boolean): readonly LaterAct[] {
  const what = random.weighted({ whole: 5, part: 5, dispute: isCard ? 2 : 0, nothing: 88 });
  const afterMinutes = random.whole(soonest, 9 * DAY);
  switch (what) {
    case 'whole':
      return [{ act: 'refund', afterMinutes, percent: 100, reason: 'Sent back' }];
    case 'part': {
      const reason = random.pick(['Arrived broken', 'One item missing', 'Price match']);
      return [{ act: 'refund', afterMinutes, percent: random.pick([20, 35, 50]), reason }];
    }
    case 'dispute':
      return [{ act: 'dispute', afterMinutes: afterMinutes + 3 * DAY, percent: 100 }];
    default:
      return [];
  }
}

const STORY: Pick<Order, 'intent' | 'store' | 'giftCard' | 'buyer' | 'then' | 'items' | 'way'> = {
  intent: 'capture',
  store: false,
  giftCard: 0,
  buyer: 'approve',
  then: [],
  items: [],
  way: 'card',
};

/** Small amounts by many numbers in a few minutes: hardly any is approved. */
function cardTestingOrders(random: SeededRandom, from: number, count: number): readonly Order[] {
  return Array.from({ length: count }, (_, index) => ({
    ...STORY,
    name: `TEA-T${100 + index}`,
    minute: from + random.whole(0, TESTING_MINUTES),
    market: marketOf('US'),
    person: null,
    number: cardNumberOf('42424242', random),
    amount: random.pick([100, 101, 199, 250]),
    refusal: random.isOneOf(0.9)
      ? random.pick(['suspected_fraud', 'incorrect_cvv', 'blocked'] as const)
      : null,
    story: 'card testing',
  }));
}

function outageOrders(random: SeededRandom, from: number, count: number): readonly Order[] {
  return Array.from({ length: count }, (_, index) => {
    const market = marketOf(random.pick(['DE', 'FR', 'NL', 'ES']));
    const items = basketOf(random, market);
    return {
      ...STORY,
      name: `TEA-O${100 + index}`,
      minute: from + random.whole(1, OUTAGE_MINUTES - 1),
      market,
      person: random.whole(0, market.people.length - 1),
      number: cardNumberOf('55555555', random),
      amount: quietAmount(items.reduce((sum, each) => sum + each.quantity * each.unit_amount, 0)),
      items,
      refusal: index < 1 ? null : 'unavailable',
      story: 'outage' as const,
    };
  });
}

/** Their answers are lost on the way: nobody knows yet what became of the last ones. */
function lostAnswers(random: SeededRandom, days: number): readonly Order[] {
  const lost = (name: string, minute: number, amount: number): Order => ({
    ...STORY,
    name,
    minute,
    market: marketOf('GB'),
    person: random.whole(0, 5),
    number: cardNumberOf('41111111', random),
    amount,
    refusal: null,
    story: 'lost answer',
  });
  const end = days * DAY;
  return [
    lost('TEA-L100', Math.floor(days / 3) * DAY + 700, 600_005),
    lost('TEA-L101', Math.max(1, end - 90), 600_004),
    lost('TEA-L102', Math.max(2, end - 30), 600_004),
  ];
}
