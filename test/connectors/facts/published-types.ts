/**
 * Types of messages in the packages that processors publish, where there is no document to be had. `Form` and `Part`
 * are of the test that holds what was recorded to them.
 */
export type Types = Readonly<{
  imports: string;
  /** By method and path: the type of the request, and of what is answered. */
  operations: Readonly<Record<string, Readonly<{ request: string | null; answer: string }>>>;
}>;

export const TYPES: Readonly<Record<string, Types>> = {
  stripe: {
    // Numbers of cards go into payment_method_data of accounts that may send them: as a card is given elsewhere.
    imports: `import type Stripe from 'stripe';
type WithCard<Params, Data> = Omit<Params, 'payment_method_data'> & {
  payment_method_data?: Data & { card?: Stripe.PaymentMethodCreateParams.Card; }; };`,
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
        request:
          'Form<WithCard<Stripe.PaymentIntentCreateParams, Stripe.PaymentIntentCreateParams.PaymentMethodData>>',
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
        request:
          'Form<WithCard<Stripe.SetupIntentCreateParams, Stripe.SetupIntentCreateParams.PaymentMethodData>>',
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
    },
  },
  gocardless: {
    imports: `import type { GoCardlessClient } from 'gocardless-nodejs';
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
    },
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
type Token = Omit<Body<CardToken['create']>, Dated> & { [Name in Dated]: number } &
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
    },
  },
};
