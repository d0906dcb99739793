import { COMPANIES, type CompanyName, companyOf } from '../ways/companies.ts';
import { webhookSecretOf } from '../processors/courier.ts';
import { type Answer, type ApiCalls, textOf } from './api.ts';
import { MARKETS } from './markets.ts';

/** What the shop is set up with, as a month needs it. */
export type Shop = Readonly<{
  /** Ids of payment services by connector. */
  services: Readonly<Record<string, string>>;
  /** Deliveries of this subscription wait, and the run takes them. */
  listening: string;
}>;

type WantedService = Readonly<{
  connector: string;
  name: string;
  currencies: readonly string[];
  company?: CompanyName;
  fields?: Readonly<Record<string, string>>;
  more?: Readonly<Record<string, unknown>>;
}>;

const PROFILE = {
  merchant_acquirer_bin: '516327',
  merchant_acquirer_id: '123456789012345',
  merchant_name: 'Corner Tea Shop',
  merchant_country_code: 'NL',
  merchant_category_code: '5499',
  merchant_url: 'https://tea.example',
};
const CARDS = {
  settlement_reporting_enabled: true,
  three_d_secure_enabled: true,
  merchant_profile: { visa: PROFILE, mastercard: PROFILE, amex: PROFILE },
};
const COUNTRIES = Object.keys(MARKETS);
const CURRENCIES = [...new Set(Object.values(MARKETS).map(({ currency }) => currency))];

/** Beside those that the first start of a sandbox makes, or in their place on another merchant account. */
function wantedServices(account: string): readonly WantedService[] {
  const orders = (connector: string, name: string, currencies: readonly string[]): WantedService => ({
    connector,
    name,
    currencies,
    fields: { api_key: `sk_sandbox_${account}`, webhook_secret: webhookSecretOf(connector) },
  });
  return [
    {
      connector: 'adyen-card',
      name: 'Adyen Europe',
      currencies: ['EUR', 'GBP'],
      company: 'adyen',
      fields: { report_api_key: `AQE-${account}` },
      more: CARDS,
    },
    {
      connector: 'checkout-card',
      name: 'Checkout.com London',
      currencies: ['GBP', 'EUR'],
      company: 'checkout-com',
      fields: { report_secret_key: `sk_sbox_${account}` },
      more: CARDS,
    },
    {
      connector: 'stripe-card',
      name: 'Stripe US',
      currencies: ['USD', 'CAD', 'GBP'],
      company: 'stripe',
      more: CARDS,
    },
    {
      connector: 'sandbox-card',
      name: 'Northern Acquiring',
      currencies: ['SEK', 'DKK', 'PLN', 'USD', 'EUR', 'JPY', 'MXN'],
      fields: { api_key: `sk_sandbox_${account}`, webhook_secret: webhookSecretOf('sandbox-card') },
      more: { settlement_reporting_enabled: true },
    },
    {
      connector: 'mock-card',
      name: 'World cards',
      currencies: CURRENCIES,
      fields: { merchant_id: account, webhook_secret: webhookSecretOf('mock-card') },
      more: CARDS,
    },
    orders('mock-bank', 'Bank debits', ['USD', 'EUR', 'GBP']),
    orders('mock-paypal', 'Mock PayPal', CURRENCIES),
    orders('mock-paybybank', 'Pay by bank', ['EUR', 'GBP']),
    orders('mock-oxxo', 'OXXO', ['MXN']),
    orders('mock-pix', 'Pix', ['BRL']),
  ];
}

/** Once for each merchant account: what is there already stays. */
export async function setUpShop(api: ApiCalls): Promise<Shop> {
  const services = await setUpServices(api);
  const listening = await listenedTo(api);
  if (listening !== null) return { services, listening };

  await setUpOthers(api);
  await setUpFlows(api, services);
  await setUpWatching(api, services);
  return { services, listening: await setUpWebhooks(api) };
}

const NOBODY = 'https://warehouse.tea.example/railyard';

/** The subscription of a run before this one: the first that was made after the one whose endpoint is nobody's. */
async function listenedTo(api: ApiCalls): Promise<string | null> {
  const all = (await api.items('/webhook-subscriptions?limit=100')).toReversed();
  const nobody = all.findIndex((each) => each['url'] === NOBODY);
  if (nobody < 0) return null;
  const own = all.slice(nobody).find((each) => each['url'] === 'railyard:listen');
  return textOf(own, 'id');
}

async function setUpServices(api: ApiCalls): Promise<Shop['services']> {
  const known = await api.items('/payment-services?limit=100');
  const services: Record<string, string> = {};
  for (const wanted of wantedServices(api.account)) {
    const { connector, name, currencies, company } = wanted;
    const found = known.find((each) => each['payment_service_definition_id'] === connector);
    const id = textOf(found, 'id');
    if (id !== null) {
      services[connector] = id;
      if (connector === 'mock-card') await api.must('PUT', `/payment-services/${id}`, CARDS);
      continue;
    }
    const fields = {
      ...(company === undefined ? {} : COMPANIES[company].fields(api.account)),
      ...wanted.fields,
    };
    const made = await api.must('POST', '/payment-services', {
      display_name: name,
      payment_service_definition_id: connector,
      accepted_currencies: currencies,
      accepted_countries: connector === 'mock-oxxo' ? ['MX'] : connector === 'mock-pix' ? ['BR'] : COUNTRIES,
      fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
      ...wanted.more,
    });
    services[connector] = textOf(made, 'id') ?? '';
    const url = textOf(made, 'webhook_url');
    if (company !== undefined && url !== null)
      await companyOf(company).listen(api.send, api.simulatorUrl, api.account, url);
  }

  return services;
}

async function setUpOthers(api: ApiCalls): Promise<void> {
  const fraud = { anti_fraud_service_definition_id: 'mock-anti-fraud', display_name: 'Screening' };
  if ((await api.items('/anti-fraud-services?limit=1')).length === 0)
    await api.ask('POST', '/anti-fraud-services', {
      ...fraud,
      fields: [{ key: 'placement', value: 'before_authorization' }],
    });
  if ((await api.items('/gift-card-services?limit=1')).length === 0)
    await api.ask('POST', '/gift-card-services', {
      gift_card_service_definition_id: 'mock-gift-card',
      display_name: 'Gift cards',
      fields: [],
    });
  if ((await api.items('/digital-wallets')).length === 0)
    await api.ask('POST', '/digital-wallets', {
      provider: 'google',
      merchant_name: 'Corner Tea Shop',
      domain_names: ['tea.example'],
      accept_terms_and_conditions: true,
    });

  await api.ask('POST', '/three-ds-scenarios', {
    conditions: { email_address: 'noor.haddad@example.com' },
    outcome: {
      version: '2.2.0',
      authentication: { transaction_status: 'C' },
      result: { transaction_status: 'N' },
    },
  });
}

type Rule = Readonly<{
  description: string;
  conditions: readonly object[];
  outcome: unknown;
  error_code?: string;
}>;
const currency = (...codes: readonly string[]): object => ({
  name: 'currency',
  operator: 'is_one_of',
  value: codes,
});

/** Two versions: a shop begins with few rules. */
async function setUpFlows(api: ApiCalls, services: Shop['services']): Promise<void> {
  const of = (...connectors: readonly string[]): readonly string[] =>
    connectors.flatMap((connector) => services[connector] ?? []);
  const [sixth, euro, ...others] = routesBy(of);
  if (sixth === undefined || euro === undefined) throw new Error('BUG: a month goes by no routes');

  await publish(api, 'card-transaction', 'Euro at Adyen', [
    { action: 'route-transaction', rules: [euro, ...others.slice(-1)] },
  ]);
  await publish(api, 'card-transaction', 'Local acquirers, 3-D Secure in Europe', [
    { action: 'decline-early', rules: EARLY },
    { action: 'route-transaction', rules: [sixth, euro, ...others] },
    { action: 'skip-3ds', rules: THREE_D_SECURE },
  ]);
  await publish(api, 'checkout', 'Cards first, wallets behind', [
    { action: 'select-payment-options', rules: [PIX_FIRST] },
  ]);
}

type Finds = (...connectors: readonly string[]) => readonly string[];

/** Each rule by the currencies that it is for, and the connectors that are tried in this order. */
function routesBy(of: Finds): readonly Rule[] {
  const route = (description: string, codes: readonly string[], outcome: readonly string[]): Rule => ({
    description,
    conditions: codes.length === 0 ? [] : [currency(...codes)],
    outcome,
  });
  const split = { name: 'split_routing', operator: 'less_than_or_equal_to', value: 16 };
  const sixth = route(
    'A sixth of the euro payments try Checkout.com first',
    ['EUR'],
    of('checkout-card', 'adyen-card'),
  );

  return [
    { ...sixth, conditions: [...sixth.conditions, split] },
    route('Euro: Adyen, then Checkout.com', ['EUR'], of('adyen-card', 'checkout-card')),
    route('Pounds at Checkout.com, then Stripe', ['GBP'], of('checkout-card', 'stripe-card')),
    route('Dollars at Stripe, then Northern', ['USD', 'CAD'], of('stripe-card', 'sandbox-card')),
    route('Northern Europe at Northern', ['SEK', 'DKK', 'PLN'], of('sandbox-card', 'mock-card')),
    route('The rest of the world', [], of('mock-card', 'sandbox-card')),
  ];
}

const PIX_FIRST: Rule = {
  description: 'Brazil: Pix first',
  conditions: [{ name: 'country', operator: 'is_one_of', value: ['BR'] }],
  outcome: ['pix', 'card', 'paypal'],
};
const EARLY: readonly Rule[] = [
  {
    description: 'What the own scoring calls too risky',
    conditions: [{ name: 'metadata_numeric', operator: 'greater_than', value: { key: 'risk', value: 95 } }],
    outcome: true,
    error_code: 'flow_too_risky',
  },
];
const THREE_D_SECURE: readonly Rule[] = [
  {
    description: 'Small amounts in euro: an exemption',
    conditions: [{ name: 'amount', operator: 'less_than', value: { currency: 'EUR', value: 1500 } }],
    outcome: { exemption: 'low_value' },
  },
  {
    description: 'Europe: the cardholder is asked',
    conditions: [currency('EUR')],
    outcome: 'attempt',
  },
];

async function publish(
  api: ApiCalls,
  flow: string,
  description: string,
  actions: readonly Readonly<{ action: string; rules: readonly object[] }>[],
): Promise<void> {
  const draft = await api.ask('POST', `/flows/${flow}/drafts`, { description, actions });
  const id = textOf(draft, 'id');
  if (id !== null) await api.ask('POST', `/flows/${flow}/drafts/${id}/publish`);
}

async function setUpWatching(api: ApiCalls, services: Shop['services']): Promise<void> {
  const rate = (filters: Answer): object => ({
    model: 'auth_rate',
    params: { filters: { datetime_range: 'PT1H', ...filters } },
  });
  const policies = (below: string): object => ({
    alerting_policy: { strategy: 'threshold', params: { alert_lt: below } },
    incident_policy: { strategy: 'debouncing', params: { create_after_n: 1, close_after_n: 2 } },
  });
  const adyen = services['adyen-card'];
  for (const [name, filters, below] of [
    ['Cards', { method: ['card'] }, '0.5'],
    ['Adyen Europe', adyen === undefined ? {} : { payment_service_id: [adyen] }, '0.6'],
    ['Visa', { payment_method_scheme: ['visa'] }, '0.45'],
  ] as const)
    await api.ask('POST', '/monitoring/metrics', {
      display_name: name,
      spec: rate(filters),
      ...policies(below),
    });
  const preset = (name: string, metric: string, filters: Answer): Promise<Answer | null> =>
    api.ask('POST', '/metrics-explorer/authorization/presets', {
      display_name: name,
      metric,
      filters: { datetime_range: 'P30D', ...filters },
    });
  await preset('Approval of euro cards', 'auth_rate', { currency: ['EUR'], method: ['card'] });
  await preset('Dollars taken', 'volume', { currency: ['USD'] });
  for (const [name, schedule, spec] of REPORTS)
    await api.ask('POST', '/reports', { name, schedule, schedule_enabled: true, spec });

  await setUpRelay(api);
}

const REPORTS = [
  [
    'Payments of the day',
    'daily',
    {
      model: 'transactions',
      params: { fields: ['id', 'created_at', 'status', 'amount', 'captured_amount', 'currency'] },
    },
  ],
  ['Settlement of the week', 'weekly', { model: 'detailed_settlement', params: {} }],
] as const;

/** A lender that is sent card data, by a request that is signed. */
async function setUpRelay(api: ApiCalls): Promise<void> {
  const config = await api.ask('POST', '/vault-forward/configs', {
    definition_id: 'generic',
    display_name: 'Instalments at Maple Credit',
    hosts: ['api.maple-credit.example'],
  });
  const id = textOf(config, 'id');
  if (id === null) return;

  await api.ask('POST', `/vault-forward/configs/${id}/authentications`, {
    kind: 'signature',
    method: 'hmac',
    display_name: 'Maple Credit signing',
    fields: [{ key: 'secret', value: 'a-demo-secret' }],
  });
}

/** One endpoint that the run plays, and one that nobody has. */
async function setUpWebhooks(api: ApiCalls): Promise<string> {
  await api.ask('POST', '/webhook-subscriptions', {
    url: NOBODY,
    events: ['transaction.captured', 'refund.succeeded'],
  });
  const made = await api.must('POST', '/webhook-subscriptions', { url: 'railyard:listen' });
  return textOf(made, 'id') ?? '';
}
