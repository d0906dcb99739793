import type { Operation } from '../api-contract/operation.ts';
import { isNamedThing, nameOfThing } from '../db/queries/confirmation-names.ts';
import { getDispute } from '../db/queries/disputes.ts';
import { leftToGiveBack } from '../db/queries/gift-card-operations.ts';
import { type PaymentMethodWithBuyerRow, getLivePaymentMethod } from '../db/queries/payment-methods.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import { findRoles } from '../db/queries/roles.ts';
import { type MerchantAccountId, parseUuid } from '../domain/ids.ts';
import { type JsonObject, objectOf } from '../domain/json.ts';
import { Problem } from '../domain/problem.ts';
import { leftToCapture, leftToRefund } from '../domain/transaction/state.ts';
import type { ReadParts } from '../parts.ts';
import type { HeldValue } from '../vault/vault.ts';
import type { Examined, FactDetail, Facts, SentenceCode } from './call-facts.ts';
import { exportKeyOf } from './export-key.ts';

/** A call as it is to be made: read, and checked against the contract. */
export type ExaminedCall = Readonly<{
  operation: Operation;
  merchantAccountId: MerchantAccountId;
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  /** By pointer: what may be known of the secrets in the body. */
  held: ReadonlyMap<string, Pick<HeldValue, 'facts'>>;
}>;

type Examine = (parts: ReadParts, call: ExaminedCall) => Promise<Examined>;

/** What a call is about, from what is stored and from its own bytes. */
export function examine(parts: ReadParts, call: ExaminedCall): Promise<Examined> {
  const own = OWN[call.operation.id];
  return own === undefined ? examineResource(parts, call) : own(parts, call);
}

/** Calls with a sentence of their own: what moves money, and what decides about it. */
const OWN: Readonly<Record<string, Examine>> = {
  create_refund: ofPayment('refund', refundedAmount),
  create_transaction_refund: ofPayment('refund', refundedAmount),
  create_full_transaction_refund: refundOfAll,
  create_capture: ofPayment('capture', (_transaction, body) => amountIn(body)),
  capture_transaction: ofPayment('capture', (_transaction, body) => amountIn(body)),
  create_void: ofPayment('void', leftToCapture, 'moves nothing'),
  void_transaction: ofPayment('void', leftToCapture, 'moves nothing'),
  cancel_transaction: ofPayment('cancel', wholeRefund, 'moves nothing'),
  increment_transaction_authorization: ofPayment('increment', (_transaction, body) => amountIn(body)),
  review_transaction: async (parts, call) =>
    ofPayment(textIn(call.body, 'decision') === 'accept' ? 'accept' : 'reject', wholeRefund)(parts, call),
  submit_dispute: ofDispute('submit-dispute', 'moves nothing'),
  accept_dispute: ofDispute('accept-dispute'),
  create_transaction: ofNewMoney('pay'),
  create_payout: examinePayout,
  issue_gift_card: ofNewMoney('issue-gift-card'),
  activate_gift_card: ofNewMoney('activate-gift-card'),
  publish_flow_draft: ofFlow('publish-flow'),
  restore_flow_version: ofFlow('restore-flow'),
  order_flow_rules: ofFlow('order'),
  create_card_export: examineCardExport,
  order_three_ds_scenarios: async () => examined('order', { resource: 'three-ds-scenario' }),
  rotate_webhook_subscription_secret: ofSubscription('rotate-secret'),
  replay_webhook_deliveries: ofSubscription('resend-webhooks'),
  create_webhook_resend: ofSubscription('resend-webhooks'),
  update_approval_limits: async (_parts, { body }) =>
    examined('limit-approvals', {}, detailsOf(objectOf(body) ?? {})),
};

function examined(
  code: SentenceCode,
  values: Facts['values'],
  details: readonly FactDetail[] = [],
): Examined {
  return { facts: { code, values, details }, money: null };
}

type Moves = 'moves nothing' | 'moves it';
type AmountOf = (transaction: TransactionRow, body: JsonObject) => bigint;

/** About one payment. The amount stands in the call's own bytes, where the call has one. */
function ofPayment(code: SentenceCode, amountOf: AmountOf, moves: Moves = 'moves it'): Examine {
  return async (parts, call) => {
    const asked = objectOf(call.body) ?? {};
    const transaction = await paymentIn(parts, call);
    const amount = amountOf(transaction, asked);
    const isToGiftCard = code === 'refund' && String(asked['target_type']).startsWith('gift-card');
    const sentence = isToGiftCard ? 'refund-gift-card' : code;
    return aboutPayment(sentence, transaction, { amount, currency: transaction.currency }, moves);
  };
}

async function paymentIn(
  { db }: ReadParts,
  { merchantAccountId, params, body }: ExaminedCall,
): Promise<TransactionRow> {
  const named = params['transaction_id'] ?? objectOf(body)?.['transaction_id'] ?? '';
  const id = parseUuid<'transaction'>(String(named));
  const transaction = id === null ? null : await getTransactionRow(db, merchantAccountId, id);
  if (transaction === null) throw new Problem('not_found');
  return transaction;
}

/** What goes back to gift cards counts as well, though the sentence says what the payment method gets. */
async function refundOfAll(parts: ReadParts, call: ExaminedCall): Promise<Examined> {
  const transaction = await paymentIn(parts, call);
  const { currency, gift_cards: giftCards } = transaction;
  const toInstrument = leftToRefund(transaction, objectOf(call.body)?.['despite_chargeback'] === true);
  const { facts } = aboutPayment('refund-all', transaction, { amount: toInstrument, currency }, 'moves it');

  let amount = toInstrument;
  for (const { tender_id: id } of giftCards) amount += await leftToGiveBack(parts.db, transaction, id);
  const values = { ...facts.values, total_amount: String(amount) };
  return { facts: { ...facts, values }, money: { amount, currency } };
}

/** The money is the dispute's, which may be a part of the payment, or in another currency. */
function ofDispute(code: SentenceCode, moves: Moves = 'moves it'): Examine {
  return async ({ db }, { merchantAccountId, params }) => {
    const id = parseUuid<'dispute'>(String(params['dispute_id']));
    const dispute = id === null ? null : await getDispute(db, merchantAccountId, id);
    const transaction =
      dispute === null ? null : await getTransactionRow(db, merchantAccountId, dispute.transaction_id);
    if (dispute === null || transaction === null) throw new Problem('not_found');
    return aboutPayment(code, transaction, dispute, moves);
  };
}

function aboutPayment(
  code: SentenceCode,
  transaction: TransactionRow,
  { amount, currency }: Readonly<{ amount: bigint; currency: string }>,
  moves: Moves,
): Examined {
  const values = {
    amount: String(amount),
    currency,
    transaction: transaction.transaction_id,
    external_identifier: transaction.external_identifier,
    instrument: transaction.payment_method_label,
    scheme: transaction.payment_method_scheme ?? transaction.method,
  };
  return {
    facts: { code, values, details: [] },
    money: moves === 'moves it' ? { amount, currency } : null,
  };
}

function wholeRefund({ authorized_amount, amount }: TransactionRow): bigint {
  return authorized_amount > 0n ? authorized_amount : amount;
}

function refundedAmount(_transaction: TransactionRow, body: JsonObject): bigint {
  return amountIn(body);
}

/**
 * People name the amount: what they sign then has it, and what is left may have become more by the time the call
 * comes.
 */
function amountIn(body: JsonObject): bigint {
  const amount = body['amount'];
  if (typeof amount === 'number') return BigInt(amount);
  const message = 'is missing: who confirms an amount names it';
  throw new Problem('bad_request', {
    details: [{ location: 'body', pointer: '/amount', message, type: 'value_error.missing' }],
  });
}

/** Money that no payment is behind yet. */
function ofNewMoney(code: SentenceCode): Examine {
  return async (parts, call) => {
    const { facts, money } = await readNewMoney(code, parts, call);
    return { facts, money };
  };
}

/** The same, with what it is paid with or to as the body has it, and as it is stored; null: it is not. */
async function readNewMoney(
  code: SentenceCode,
  { db }: ReadParts,
  { merchantAccountId, body }: ExaminedCall,
): Promise<Examined & Readonly<{ method: JsonObject; stored: PaymentMethodWithBuyerRow | null }>> {
  const asked = objectOf(body) ?? {};
  const [amount, currency] = [amountIn(asked), String(asked['currency'])];
  const method = objectOf(asked['payment_method']) ?? {};
  const id = parseUuid<'payment-method'>(String(method['id'] ?? ''));
  const stored = id === null ? null : await getLivePaymentMethod(db, merchantAccountId, id);

  const values = {
    amount: String(amount),
    currency,
    instrument: stored?.label ?? null,
    scheme: stored?.scheme ?? stored?.method ?? textIn(method, 'method'),
    // What is captured at a time that is asked for with it is captured.
    ...(code === 'pay'
      ? { intent: textIn(body, 'capture_at') === null ? textIn(body, 'intent') : 'capture' }
      : {}),
  };
  return { facts: { code, values, details: [] }, money: { amount, currency }, method, stored };
}

/** Where it goes, as far as that may be seen: whoever signs, or agrees, compares it with what they were told. */
async function examinePayout(parts: ReadParts, call: ExaminedCall): Promise<Examined> {
  const { merchantAccountId, body, held } = call;
  const { facts, money, method, stored } = await readNewMoney('pay-out', parts, call);
  const account = stored === null ? method : (objectOf(stored.bank) ?? {});
  const number = held.get('/payment_method/account_number') ?? held.get('/payment_method/number');

  const serviceId = parseUuid<'payment-service'>(textIn(body, 'payment_service_id') ?? '');
  const service =
    serviceId === null ? null : await nameOfThing(parts.db, 'payment-service', merchantAccountId, serviceId);
  const shown = {
    account_holder: holderIn(account),
    routing_number: textIn(account, 'routing_number'),
    account_type: textIn(account, 'account_type'),
    payment_service: service ?? serviceId,
  };
  const values = {
    ...facts.values,
    instrument: facts.values['instrument'] ?? lastFourOf(number),
    scheme: stored === null ? schemeIn(method) : (facts.values['scheme'] ?? null),
  };
  const details = Object.entries(shown).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value: shownValue(value) }],
  );
  return { facts: { ...facts, values, details }, money };
}

function schemeIn(method: Readonly<Record<string, unknown>>): string | null {
  return textIn(method, 'scheme') ?? textIn(method, 'method');
}

function lastFourOf(number: Pick<HeldValue, 'facts'> | undefined): string | null {
  const lastFour = number?.facts.lastFour ?? '';
  return lastFour === '' ? null : lastFour;
}

/** Whose account it is; null: nobody is named. */
function holderIn(account: JsonObject): string | null {
  const holder = account['account_holder'];
  const names = ['first_name', 'last_name'].map((name) => textIn(holder, name));
  const name = textIn(holder, 'company_name') ?? names.filter((part) => part !== null).join(' ');
  return name === '' ? null : name;
}

function ofFlow(code: SentenceCode): Examine {
  return async ({ db }, { merchantAccountId, params, body }) => {
    const id = textIn(params, 'draft_id');
    const name = id === null ? null : await nameOfThing(db, 'flow-draft', merchantAccountId, id);
    const values = {
      resource: 'flow-rule',
      flow: textIn(params, 'flow'),
      number: params['number'] === undefined ? null : String(params['number'] as number),
      name,
    };
    return examined(code, values, detailsOf(objectOf(body) ?? {}));
  };
}

function ofSubscription(code: SentenceCode): Examine {
  return async ({ db }, { merchantAccountId, params, body }) => {
    const id = textIn(params, 'subscription_id') ?? '';
    const name = await nameOfThing(db, 'webhook-subscription', merchantAccountId, id);
    return examined(
      code,
      { resource: 'webhook-subscription', name: name ?? id },
      detailsOf(withoutNulls(objectOf(body) ?? {})),
    );
  };
}

/** People compare the fingerprint: it is worked out of the key that was given. */
async function examineCardExport({ clock }: ReadParts, { body }: ExaminedCall): Promise<Examined> {
  const { fingerprint } = await exportKeyOf(textIn(body, 'public_key') ?? '', clock.now());
  refuseForgedRecipient(textIn(body, 'recipient') ?? '');
  return examined('export-cards', {
    cards_max: String(objectOf(body)?.['cards_max'] ?? ''),
    recipient: textIn(body, 'recipient'),
    fingerprint,
  });
}

/** It stands right before the fingerprint in the sentence that the second person reads. */
function refuseForgedRecipient(recipient: string): void {
  const looksForged =
    /[\p{Cc}\p{Cf}]/u.test(recipient) || /[0-9a-f]{16}/i.test(recipient.replaceAll(/[\s:.-]/g, ''));
  if (!looksForged) return;
  const message = 'must be a name, without anything that could be taken for a fingerprint';
  throw new Problem('bad_request', {
    details: [{ location: 'body', pointer: '/recipient', message, type: 'value_error.format' }],
  });
}

/** What is not asked for says nothing. */
function withoutNulls(asked: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
}

/** Anything else: what is made, changed or deleted, by its name, and member by member what it is to be. */
async function examineResource(parts: ReadParts, call: ExaminedCall): Promise<Examined> {
  const { operation, params, body, merchantAccountId } = call;
  // `POST /payment-links/{id}/expire` makes nothing: its last word is a verb
  const isVerb = operation.method === 'POST' && !operation.path.endsWith('s');
  const code: SentenceCode = isVerb ? 'other' : CODES[operation.method];
  const resource = resourceOf(operation.path);
  const asked = objectOf(body) ?? {};
  if (code === 'export') return examined(code, { resource });

  const id = Object.values(params).findLast((value) => typeof value === 'string') ?? null;
  const hasOwnId = operation.path.endsWith('}');
  const stored =
    hasOwnId && typeof id === 'string' && isNamedThing(resource)
      ? await nameOfThing(parts.db, resource, merchantAccountId, id)
      : null;
  const name = stored ?? (hasOwnId ? id : (nameIn(asked) ?? (await personIn(parts, call, asked))));
  if (code === 'other') return examined(code, { resource, name, summary: operation.summary });
  return examined(code, { resource, name }, await withRoleNames(parts, detailsOf(asked)));
}

/** Whom a link or a role is for. */
async function personIn(
  { db }: ReadParts,
  { params, merchantAccountId }: ExaminedCall,
  asked: JsonObject,
): Promise<string | null> {
  const id = parseUuid<'user'>(textIn(params, 'user_id') ?? textIn(asked, 'user_id') ?? '');
  return id === null ? null : nameOfThing(db, 'user', merchantAccountId, id);
}

const CODES = { POST: 'create', PUT: 'change', DELETE: 'delete', GET: 'export' } as const satisfies Record<
  Operation['method'],
  SentenceCode
>;

function nameIn(asked: JsonObject): string | null {
  for (const member of ['display_name', 'name', 'email_address', 'url', 'merchant_name'])
    if (typeof asked[member] === 'string') return asked[member];
  return null;
}

/** `/flows/{flow}/actions/{action}/rules` is about a `flow-rule`; most paths say it in their last word. */
function resourceOf(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith('{'));
  const last = words.at(-1) ?? '';
  const one = last.endsWith('ies') ? `${last.slice(0, -3)}y` : last.endsWith('s') ? last.slice(0, -1) : last;
  return words.length > 1 && QUALIFIED.has(one) ? `${QUALIFIED.get(one) ?? ''}${one}` : one;
}

const QUALIFIED: ReadonlyMap<string, string> = new Map([
  ['assignment', 'role-'],
  ['authentication', 'vault-forward-'],
  ['config', 'vault-forward-'],
  ['domain', 'digital-wallet-'],
  ['draft', 'flow-'],
  ['invitation', 'user-'],
  ['rule', 'flow-'],
]);

const VALUE_LENGTH_MAX = 300;
/** A person who is made with every role that they can be given is shown whole. */
const DETAILS_MAX = 210;

/** Members whose values people see. Whatever else is set is named, and may be a secret: keys, passwords, settings. */
const SHOWN: ReadonlySet<string> = new Set([
  'active',
  'address',
  'amount',
  'api_version',
  'created_at_gte',
  'created_at_lte',
  'currency',
  'default_merchant_account_id',
  'delivery_ids',
  'description',
  'display_name',
  'email_address',
  'events',
  'hosts',
  'limits',
  'merchant_account_id',
  'merchant_account_ids',
  'merchant_name',
  'name',
  'ordering',
  'paused',
  'position',
  'resource_id',
  'role_id',
  'role_ids',
  'statuses',
  'url',
  'user_id',
  'withheld',
]);

function detailsOf(asked: JsonObject): FactDetail[] {
  return Object.entries(asked)
    .slice(0, DETAILS_MAX) // each role that is given is told, however many
    .flatMap(([name, value]) =>
      name === 'roles' ? (membersOfEach(value) ?? [[name, value] as const]) : [[name, value] as const],
    )
    .map(([name, value]) => ({ name, value: SHOWN.has(name) ? shownValue(value) : null }));
}

/** The roles that somebody is made with, each as it is when it is given later; without an account: in all. */
function membersOfEach(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((one: unknown) => {
    const role = objectOf(one) ?? {};
    return Object.entries({ ...role, merchant_account_id: role['merchant_account_id'] ?? null });
  });
}

function shownValue(value: unknown): string {
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  const text = typeof value === 'string' ? value : isList ? value.join(', ') : JSON.stringify(value);
  return text.length > VALUE_LENGTH_MAX ? `${text.slice(0, VALUE_LENGTH_MAX)}…` : text;
}

/** Nobody knows a role by its id. */
async function withRoleNames({ db }: ReadParts, details: readonly FactDetail[]): Promise<FactDetail[]> {
  const named = async (detail: FactDetail): Promise<FactDetail> => {
    if (detail.value === null || !/^role_ids?$/.test(detail.name)) return detail;
    const ids = detail.value.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
    const roles = await findRoles(db, ids);
    return { ...detail, value: roles.map(({ name }) => name).join(', ') };
  };
  return Promise.all(details.map(named));
}

function textIn(value: unknown, member: string): string | null {
  const found = objectOf(value)?.[member];
  return typeof found === 'string' ? found : null;
}
