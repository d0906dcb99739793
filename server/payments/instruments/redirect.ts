import type { Static } from 'typebox';
import { RedirectPaymentMethodCreate } from '../../api-contract/schemas/payment-method-create.ts';
import type { PaymentMethodWithBuyerRow } from '../../db/queries/payment-methods.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { Detail } from '../../domain/problem.ts';
import type { CreateBody, MethodCreate, ServiceChoice } from '../request/context.ts';
import type { InstrumentColumns, InstrumentKind, ResolvedInstrument, SendableInstrument } from './kind.ts';
import { deliversTokens, resolveStoredToken, sendableToken, storeRedirect } from './stored-token.ts';
import { canUndo, giftCardProblem } from './undo.ts';

type RedirectMethod = Static<typeof RedirectPaymentMethodCreate>;

/**
 * Nothing is known of the buyer's account: they approve at a provider of their own. Once such a method is
 * stored, it is a token (stored-token.ts).
 */
export const redirect: InstrumentKind = {
  methods: RedirectPaymentMethodCreate.properties.method.enum,
  instrumentTypes: ['redirect', 'redirect_token'],
  approvedElsewhere: true,
  problems: (body, method) => (isRedirect(method) ? redirectProblems(body, method) : []),
  async resolve(_context, method) {
    if (!isRedirect(method)) throw new Error('BUG: not a method with a redirect');
    return redirectInstrument(method, null);
  },
  resolveStored: (parts, stored, { checkout }) => resolveStoredToken(parts, stored, checkout),
  async sendableAgain(_parts, { method, instrument_type: type }) {
    if (method === null) return null;
    return type === 'redirect_token' ? sendableToken(method) : sendableRedirect(method);
  },
};

/**
 * The buyer approves at a provider of their own: the only methods that come with a country and a currency.
 */
function isRedirect(method: MethodCreate): method is RedirectMethod {
  return 'redirect_url' in method && 'currency' in method && 'country' in method;
}

/** What holds for methods that the buyer approves elsewhere. */
function redirectProblems(body: CreateBody, method: RedirectMethod): Detail[] {
  const country = body.country ?? null;
  const say = (isWrong: boolean, pointer: string, message: string, type = 'value_error'): Detail[] =>
    isWrong ? [{ location: 'body', pointer, message, type }] : [];
  return [
    ...say(
      method.currency !== body.currency,
      '/payment_method/currency',
      'must be the currency of the transaction',
      'value_error.currency',
    ),
    ...say(
      country !== null && method.country !== country,
      '/payment_method/country',
      'must be the country of the transaction',
      'value_error.country',
    ),
    ...say(
      body.merchant_initiated,
      '/merchant_initiated',
      'must be false: only the buyer can approve this method',
    ),
    ...say(
      body.payment_source === 'moto',
      '/payment_source',
      'must not be moto: the buyer has to approve this method',
    ),
  ];
}

function redirectInstrument(
  given: RedirectMethod,
  stored: PaymentMethodWithBuyerRow | null,
): ResolvedInstrument {
  const { method, country } = given;
  return {
    // The name takes the place of a scheme.
    routing: { method: 'redirect', scheme: method },
    country,
    flow: 'redirect-transaction',
    stored,
    checkout: null,
    columns: columnsOf(given, stored),
    sendable: sendableRedirect(method),
    card: null,
    isApprovedElsewhere: true,
    events: [],
    isTakenBy: (service, body) => isTakenBy(service, body, method),
    // What was approved elsewhere is stored as a token, so somebody has to give one.
    storeProblem: (services) =>
      services.some((service) => service.method === method && deliversTokens(service))
        ? null
        : 'cannot be true: no payment service gives tokens of this method',
    giftCardProblem: (services) => giftCardProblem(services, method),
    async store(context, buyerId) {
      return redirectInstrument(given, await storeRedirect(context, given, buyerId));
    },
    release: async () => {},
  };
}

/** Services of the very method, that serve the client the buyer has. */
function isTakenBy(service: PaymentService, body: ServiceChoice, method: string): boolean {
  const client = body.integration_client ?? 'redirect';
  return (
    service.method === method &&
    (body.store !== true || deliversTokens(service)) &&
    ((body.gift_cards ?? []).length === 0 || canUndo(service)) &&
    (client === 'redirect' || service.connector.capabilities.integrationClients.includes(client))
  );
}

function columnsOf(given: RedirectMethod, stored: PaymentMethodWithBuyerRow | null): InstrumentColumns {
  const { method, country, currency, external_identifier: externalIdentifier = null } = given;
  return {
    method,
    instrument_type: 'redirect',
    payment_method_id: stored?.payment_method_id ?? null,
    payment_method_label: null,
    payment_method_scheme: null,
    payment_method_country: country,
    payment_method_fingerprint: null,
    payment_method_bin: null,
    payment_method: {
      mode: 'redirect',
      country,
      currency,
      expiration_date: null,
      external_identifier: externalIdentifier,
      last_replaced_at: null,
      details: null,
    },
    vault_record_id: null,
  };
}

function sendableRedirect(name: string): SendableInstrument {
  return { at: async () => ({ instrument: { method: 'redirect', name }, answer: null }) };
}
