/**
 * Types of messages in the packages that processors publish, where there is no document to be had. `Form` and `Part`
 * are of the test that holds what was recorded to them.
 */
export type Types = Readonly<{
  imports: string;
  /** By method and path: the type of the request, and of what is answered. */
  operations: Readonly<Record<string, Readonly<{ request: string | null; answer: string }>>>;
  /** Of an event, where `{name}` stands for what its simulator calls it; null where a document says it. */
  event: string | null;
  /** Of what is answered to a request that is refused; null where a document says it. */
  error: string | null;
}>;

export const TYPES: Readonly<Record<string, Types>> = {
  stripe: {
    // Numbers of cards and network tokens go into payment_method_data of accounts that may send them, and are not in
    // its public types: a card as it is given elsewhere, a token as Stripe tells whom it lets send them.
    imports: `import type Stripe from 'stripe';
type WithCard<T extends { payment_method_data?: object; payment_method_options?: object }> =
  Omit<T, 'payment_method_data' | 'payment_method_options'> & {
    payment_method_data?: NonNullable<T['payment_method_data']> & { card?: Stripe.PaymentMethodCreateParams.Card & {
      network_token?: { number: string; exp_month: number; exp_year: number; tokenization_method?: string } } };
    payment_method_options?: NonNullable<T['payment_method_options']> & { card?: {
      network_token?: { cryptogram?: string; electronic_commerce_indicator?: string } } } };`,
    operations: {
      'POST /v1/customers': {
        request: 'Form<Stripe.CustomerCreateParams>',
        answer: 'Part<Stripe.Customer>',
      },
      'GET /v1/payment_intents/search': {
        request: 'Form<Stripe.PaymentIntentSearchParams>',
        answer: 'Part<Stripe.ApiSearchResult<Stripe.PaymentIntent>>',
      },
      'GET /v1/payment_intents/{id}': {
        request: 'Form<Stripe.PaymentIntentRetrieveParams>',
        answer: 'Part<Stripe.PaymentIntent>',
      },
      'POST /v1/payment_intents': {
        request: 'Form<WithCard<Stripe.PaymentIntentCreateParams>>',
        answer: 'Part<Stripe.PaymentIntent>',
      },
      'GET /v1/setup_intents': {
        request: 'Form<Stripe.SetupIntentListParams>',
        answer: 'Part<Stripe.ApiList<Stripe.SetupIntent>>',
      },
      'GET /v1/setup_intents/{id}': {
        request: 'Form<Stripe.SetupIntentRetrieveParams>',
        answer: 'Part<Stripe.SetupIntent>',
      },
      'POST /v1/setup_intents': {
        request: 'Form<WithCard<Stripe.SetupIntentCreateParams>>',
        answer: 'Part<Stripe.SetupIntent>',
      },
      'POST /v1/setup_intents/{id}/cancel': {
        request: 'Form<Stripe.SetupIntentCancelParams>',
        answer: 'Part<Stripe.SetupIntent>',
      },
      'POST /v1/payment_intents/{id}/cancel': {
        request: 'Form<Stripe.PaymentIntentCancelParams>',
        answer: 'Part<Stripe.PaymentIntent>',
      },
      'POST /v1/payment_intents/{id}/capture': {
        request: 'Form<Stripe.PaymentIntentCaptureParams>',
        answer: 'Part<Stripe.PaymentIntent>',
      },
      'POST /v1/payment_intents/{id}/increment_authorization': {
        request: 'Form<Stripe.PaymentIntentIncrementAuthorizationParams>',
        answer: 'Part<Stripe.PaymentIntent>',
      },
      'POST /v1/payment_methods/{id}/detach': {
        request: 'Form<Stripe.PaymentMethodDetachParams>',
        answer: 'Part<Stripe.PaymentMethod>',
      },
      'GET /v1/refunds': {
        request: 'Form<Stripe.RefundListParams>',
        answer: 'Part<Stripe.ApiList<Stripe.Refund>>',
      },
      'POST /v1/refunds': { request: 'Form<Stripe.RefundCreateParams>', answer: 'Part<Stripe.Refund>' },
      'GET /v1/refunds/{id}': { request: null, answer: 'Part<Stripe.Refund>' },
      'GET /v1/payment_intents': {
        request: 'Form<Stripe.PaymentIntentListParams>',
        answer: 'Part<Stripe.ApiList<Stripe.PaymentIntent>>',
      },
      'POST /v1/setup_intents/{id}/confirm': {
        request: 'Form<Stripe.SetupIntentConfirmParams>',
        answer: 'Part<Stripe.SetupIntent>',
      },
      'POST /v1/payment_intents/{id}/confirm': {
        request: 'Form<Stripe.PaymentIntentConfirmParams>',
        answer: 'Part<Stripe.PaymentIntent>',
      },
      'POST /v1/payment_methods': {
        request: 'Form<Stripe.PaymentMethodCreateParams>',
        answer: 'Part<Stripe.PaymentMethod>',
      },
      'POST /v1/payment_methods/{id}/attach': {
        request: 'Form<Stripe.PaymentMethodAttachParams>',
        answer: 'Part<Stripe.PaymentMethod>',
      },
      'GET /v1/payment_methods/{id}': { request: null, answer: 'Part<Stripe.PaymentMethod>' },
      'GET /v1/charges/{id}': { request: null, answer: 'Part<Stripe.Charge>' },
      'GET /v1/mandates/{id}': { request: null, answer: 'Part<Stripe.Mandate>' },
      'GET /v1/balance_transactions': {
        request: 'Form<Stripe.BalanceTransactionListParams>',
        answer: 'Part<Stripe.ApiList<Stripe.BalanceTransaction>>',
      },
      'GET /v1/balance': { request: null, answer: 'Part<Stripe.Balance>' },
      'GET /v1/disputes/{id}': { request: null, answer: 'Part<Stripe.Dispute>' },
      'POST /v1/disputes/{id}': {
        request: 'Form<Stripe.DisputeUpdateParams>',
        answer: 'Part<Stripe.Dispute>',
      },
      'POST /v1/disputes/{id}/close': {
        request: 'Form<Stripe.DisputeCloseParams>',
        answer: 'Part<Stripe.Dispute>',
      },
      // The bytes of a file are shown as its name.
      'POST /v1/files': {
        request: "Form<Pick<Stripe.FileCreateParams, 'purpose'> & { file: string }>",
        answer: 'Part<Stripe.File>',
      },
      'POST /v1/webhook_endpoints': {
        request: 'Form<Stripe.WebhookEndpointCreateParams>',
        answer: 'Part<Stripe.WebhookEndpoint>',
      },
    },
    event: "Part<Extract<Stripe.Event, { type: '{name}' }>>",
    // What a payment says of its last error is what a refused request is answered. One code is in the changelog alone.
    error: `{ error: Part<Stripe.PaymentIntent.LastPaymentError> | { type: 'invalid_request_error';
      code: 'payment_method_types_no_longer_supported'; message: string; param: string } }`,
  },
  gocardless: {
    imports: `import type { ApiError, Event, GoCardlessClient } from 'gocardless-nodejs';
type Asked<Kind extends keyof GoCardlessClient, Call extends keyof GoCardlessClient[Kind], Place extends 0 | 1 = 0> =
  GoCardlessClient[Kind][Call] extends (...all: infer All) => unknown ? All[Place] : never;
type Told<Kind extends keyof GoCardlessClient, Call extends keyof GoCardlessClient[Kind]> =
  GoCardlessClient[Kind][Call] extends (...all: never[]) => Promise<infer Answer> ? Part<Answer> : never;`,
    operations: {
      'POST /customers': {
        request: "{ customers: Asked<'customers', 'create'> }",
        answer: "{ customers: Told<'customers', 'create'> }",
      },
      'POST /customer_bank_accounts': {
        request: "{ customer_bank_accounts: Asked<'customerBankAccounts', 'create'> }",
        answer: "{ customer_bank_accounts: Told<'customerBankAccounts', 'create'> }",
      },
      'POST /mandates': {
        request: "{ mandates: Asked<'mandates', 'create'> }",
        answer: "{ mandates: Told<'mandates', 'create'> }",
      },
      'POST /mandates/{id}/actions/cancel': {
        request: "{ data: Asked<'mandates', 'cancel', 1> }",
        answer: "{ mandates: Told<'mandates', 'cancel'> }",
      },
      'POST /payments': {
        request: "{ payments: Asked<'payments', 'create'> }",
        answer: "{ payments: Told<'payments', 'create'> }",
      },
      'POST /payments/{id}/actions/cancel': {
        request: "{ data: Asked<'payments', 'cancel', 1> }",
        answer: "{ payments: Told<'payments', 'cancel'> }",
      },
      'GET /payments': { request: "Form<Asked<'payments', 'list'>>", answer: "Told<'payments', 'list'>" },
      'GET /payments/{id}': { request: null, answer: "{ payments: Told<'payments', 'find'> }" },
      'POST /refunds': {
        request: "{ refunds: Asked<'refunds', 'create'> }",
        answer: "{ refunds: Told<'refunds', 'create'> }",
      },
      'GET /refunds': { request: "Form<Asked<'refunds', 'list'>>", answer: "Told<'refunds', 'list'>" },
      'GET /refunds/{id}': { request: null, answer: "{ refunds: Told<'refunds', 'find'> }" },
      'GET /mandates/{id}': { request: null, answer: "{ mandates: Told<'mandates', 'find'> }" },
      'GET /events': { request: "Form<Asked<'events', 'list'>>", answer: "Told<'events', 'list'>" },
      'GET /payouts/{id}': { request: null, answer: "{ payouts: Told<'payouts', 'find'> }" },
      'GET /payout_items': {
        request: "Form<Asked<'payoutItems', 'list'>>",
        answer: "Told<'payoutItems', 'list'>",
      },
      'POST /scenario_simulators/{id}/actions/run': {
        request: "{ data: Asked<'scenarioSimulators', 'run', 1> }",
        answer: "{ scenario_simulators: Told<'scenarioSimulators', 'run'> }",
      },
    },
    event: '{ events: Event[]; meta: { webhook_id: string } }',
    // The package gives the names of an error in its own spelling.
    error: `{ error: { message: ApiError['message']; errors: ApiError['errors']; type: ApiError['errorType'];
      documentation_url: ApiError['documentationUrl']; request_id: ApiError['requestId']; code: number } }`,
  },
  // Where the package and the OpenAPI of Mercado Pago differ, the latter counts: months and years are numbers there, an
  // update can cancel, and a search finds whole payments. Its answers have null for what is not there.
  mercadopago: {
    imports: `import type { CardToken, Payment, PaymentRefund } from 'mercadopago';
type Given<Call> = Call extends (given: infer Given) => unknown ? NonNullable<Given> : never;
type Body<Call> = Given<Call> extends { body?: infer Body } ? NonNullable<Body> : never;
type Query<Call> = Given<Call> extends { options?: infer Options } ? Listed<NonNullable<Options>> : never;
type Listed<T> = Form<{ [Name in keyof T as string extends Name ? never : Name]: T[Name] }>;
type Result<Call> = Call extends (...all: never[]) => Promise<infer Answer> ? OrNull<Part<Answer>> : never;
type Dated = 'expiration_month' | 'expiration_year';
type Token = Omit<Body<CardToken['create']>, Dated> & { [Name in Dated]: number | \`\${number}\` } &
  Pick<Result<CardToken['create']>, 'cardholder'>;
type Update = Body<Payment['update']> & { status?: 'cancelled' };
type Found = Omit<Result<Payment['search']>, 'results'> & { results?: Result<Payment['get']>[] };
type OrNull<T> = T extends object ? { [Name in keyof T]: OrNull<T[Name]> | null } : T;`,
    operations: {
      'POST /v1/card_tokens': { request: 'Token', answer: "Result<CardToken['create']>" },
      'POST /v1/payments': { request: "Body<Payment['create']>", answer: "Result<Payment['create']>" },
      'GET /v1/payments/search': { request: "Query<Payment['search']>", answer: 'Found' },
      'GET /v1/payments/{id}': { request: null, answer: "Result<Payment['get']>" },
      'PUT /v1/payments/{id}': { request: 'Update', answer: "Result<Payment['update']>" },
      'POST /v1/payments/{id}/refunds': {
        request: "Body<PaymentRefund['create']>",
        answer: "Result<PaymentRefund['create']>",
      },
      'GET /v1/payments/{id}/refunds': { request: null, answer: "Result<PaymentRefund['list']>" },
      // The package has no reports: its pages judge them, in the document.
      ...Object.fromEntries(
        ['', '/config', '/schedule', '/list', '/task/{id}', '/{file}'].flatMap((place) =>
          ['GET', 'POST', 'PUT', 'DELETE'].map((method) => [
            `${method} /v1/account/settlement_report${place}`,
            { request: 'unknown', answer: 'unknown' },
          ]),
        ),
      ),
    },
    event: null,
    error: null,
  },
};
