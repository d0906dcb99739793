import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { askAt } from './ask-at.ts';
import { recordSecret, type TestAnswer, type TestService } from './index.ts';
import { listenTo } from './listening.ts';
import { buyerOf } from '../three-d-secure/buyer.ts';
import { companyOf } from '../../sandbox/ways/companies.ts';
import { serviceBody, wayOf } from '../../sandbox/ways/ways.ts';
import type { Act, Plan } from '../simulation/scenario.ts';
import type { World } from './simulated-world.ts';

/** One of the payments of a run. `id` is null until the merchant was told it. */
export type Payment = {
  readonly plan: Plan;
  readonly name: string;
  readonly serviceId: string | null;
  id: string | null;
  asked: boolean;
};
/**
 * A merchant account of one run's own, set up for the ways it pays by: it shares neither clock nor books with
 * other runs.
 */
export type Stand = Account & Readonly<{ payments: readonly Payment[]; opening: number }>;
export type Account = Readonly<{ world: World; account: string }>;

const GIFT_CARD_OPENING = 1000;

export async function openSimulatedStand(world: World, plans: readonly Plan[]): Promise<Stand> {
  const account = `run-${randomUUID()}`;
  const service = world.service();
  const post = async (path: string, body: unknown, merchantAccount?: string): Promise<TestAnswer> => {
    const made = await service.request('POST', path, {
      body,
      ...(merchantAccount === undefined ? {} : { merchantAccount }),
    });
    assert.equal(made.status, 201, made.text);
    return made;
  };
  await post('/merchant-accounts', { id: account, display_name: 'A run' });
  await listenTo(service.db, account);
  const services = new Map<string, string>();
  for (const { way } of plans) {
    const row = wayOf(way);
    if (row.connector === null || services.has(way)) continue;
    const { body } = await post('/payment-services', serviceBody(row, account), account);
    services.set(way, body.id);
    if (row.company !== undefined)
      await companyOf(row.company).listen(fetch, world.simulatorUrl(), account, body.webhook_url);
  }
  if (plans.some(({ giftCards }) => giftCards.length > 0))
    await post(
      '/gift-card-services',
      { gift_card_service_definition_id: 'mock-gift-card', display_name: 'Gift cards', fields: [] },
      account,
    );
  const screened = plans.map(({ way }) => wayOf(way).screened).find((placement) => placement !== undefined);
  if (screened !== undefined)
    await post(
      '/anti-fraud-services',
      {
        anti_fraud_service_definition_id: 'mock-anti-fraud',
        display_name: 'Screening',
        fields: [{ key: 'placement', value: screened }],
      },
      account,
    );
  return {
    world,
    account,
    opening: GIFT_CARD_OPENING,
    payments: plans.map((plan, index) => ({
      plan,
      name: `payment-${index}`,
      serviceId: services.get(plan.way) ?? null,
      id: null,
      asked: false,
    })),
  };
}

/**
 * Sends what the merchant sends. An answer that blames us is a finding, whatever was done to us short of
 * dying.
 */
export async function ask(
  { account }: Stand,
  service: TestService,
  method: string,
  path: string,
  body?: unknown,
  idempotencyKey?: string,
): Promise<TestAnswer> {
  const answer = await service.request(method, path, {
    merchantAccount: account,
    ...(body === undefined ? {} : { body }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  assert.ok(answer.status < 500, `${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

/** Under one key, however often it is repeated. */
export async function create(stand: Stand, service: TestService, payment: Payment): Promise<TestAnswer> {
  const { plan, name, serviceId } = payment;
  const row = wayOf(plan.way);
  payment.asked = true;
  const giftCards = plan.giftCards.map((amount, index) => ({ ...giftCard(stand, name, index), amount }));
  const body = {
    amount: plan.amount + plan.giftCards.reduce((sum, part) => sum + part, 0),
    currency: row.currency,
    country: row.country,
    intent: plan.intent,
    external_identifier: name,
    payment_method: row.method,
    ...(serviceId === null || plan.routed ? {} : { payment_service_id: serviceId }),
    ...(plan.store ? { store: true } : {}),
    ...row.more,
    ...(giftCards.length === 0 ? {} : { gift_cards: giftCards }),
  };
  const answer = await ask(stand, service, 'POST', '/transactions', body, `create-${name}`);
  if (answer.status < 300) payment.id = answer.body.id;
  return answer;
}

function giftCard(
  { account, opening }: Stand,
  name: string,
  index: number,
): Readonly<{ number: string; pin: string }> {
  const unique = String(BigInt(`0x${account.replaceAll('-', '').slice(3, 13)}`))
    .slice(-9)
    .padStart(9, '0');
  const card = { number: `6035${unique}${name.slice(-1)}${index}7`, pin: `0${opening}` };
  recordSecret(card.number);
  return card;
}

/** One act. What is refused is refused: which acts are allowed when is what other tests are about. */
export async function perform(stand: Stand, service: TestService, act: Act): Promise<void> {
  const payment = stand.payments[act.on % stand.payments.length];
  if (payment === undefined) throw new Error('BUG: a run without payments');
  if (act.act === 'create') return void (await create(stand, service, payment));
  if (payment.id === null) return;
  const { status, body } = await ask(stand, service, 'GET', `/transactions/${payment.id}`);
  if (status !== 200) return;
  const path = `/transactions/${payment.id}`;
  const part =
    act.percent === null ? null : Math.max(1, Math.floor((payment.plan.amount * act.percent) / 100));
  const posted = postedBy(act, part);
  if (posted === null) return performElsewhere(stand, service, payment, body, act);
  await ask(stand, service, 'POST', `${path}/${posted.end}`, posted.body, randomUUID());
}

/** Acts of buyers, banks and whoever else has a part in it. */
async function performElsewhere(
  stand: Stand,
  service: TestService,
  payment: Payment,
  body: Body,
  { act, final, percent }: Act,
): Promise<void> {
  const subject: string = body.payment_service_transaction_id;
  switch (act) {
    case 'delete payment method':
      if (typeof body.payment_method?.id === 'string')
        await ask(stand, service, 'DELETE', `/payment-methods/${body.payment_method.id}`);
      return;
    case 'approve':
    case 'decline':
      return answerAsBuyer(stand, service, payment, body, act);
    case 'come back':
      return comeBack(stand, service, body);
    case 'finish in the sheet':
      return finishInSheet(service, body);
    case 'pay late':
      return order(stand, { processor: wayOf(payment.plan.way).connector, subject, act: 'pay_late' });
    case 'bank acts':
      return order(stand, { subject, ...bankAct(payment, final, percent ?? 0) });
    case 'mandate acts':
      return mandateAct(stand, MANDATE_ACTS[(percent ?? 0) % MANDATE_ACTS.length] ?? 'activate');
    default: // one call on the transaction
  }
}

function bankAct(
  { plan }: Payment,
  final: boolean,
  percent: number,
): Readonly<{ processor: string; act: string }> {
  const { company } = wayOf(plan.way);
  if (company === undefined) return { processor: 'mock-bank', act: final ? 'fail' : 'return' };
  const { acts } = companyOf(company);
  return { processor: company, act: acts[percent % acts.length] ?? '' };
}

/** Buyers and banks of companies do what they are still waited for; whether there are any. */
export async function endWaits(stand: Stand, service: TestService): Promise<boolean> {
  let hasActed = false;
  for (const { id, plan } of stand.payments) {
    const { company } = wayOf(plan.way);
    if (company === undefined || id === null) continue;
    const { body } = await ask(stand, service, 'GET', `/transactions/${id}`);
    const subject: string = body.payment_service_transaction_id;
    for (const act of companyOf(company).ends) await order(stand, { processor: company, subject, act });
    hasActed = true;
  }
  return hasActed;
}

const MANDATE_ACTS = ['activate', 'refuse', 'revoke_by_buyer', 'revoke_by_bank'];

/** Acts that are one call on the transaction; null for all others. */
function postedBy(
  { act, final }: Act,
  part: number | null,
): Readonly<{ end: string; body?: unknown }> | null {
  switch (act) {
    case 'capture':
      return { end: 'capture', body: { final, ...(part === null ? {} : { amount: part }) } };
    case 'void':
    case 'cancel':
    case 'sync':
      return { end: act };
    case 'review':
      return { end: 'review', body: { decision: final ? 'accept' : 'reject' } };
    case 'refund':
      return { end: 'refunds', body: part === null ? {} : { amount: part } };
    case 'refund all':
      return { end: 'refunds/all', body: {} };
    case 'increment':
      return { end: 'authorization/increment', body: { amount: part ?? 100 } };
    default:
      return null;
  }
}

type Body = TestAnswer['body'];

/** Presses what the page has to press. */
async function answerAsBuyer(
  stand: Stand,
  service: TestService,
  { plan }: Payment,
  body: Body,
  act: 'approve' | 'decline',
): Promise<void> {
  const url: unknown = body.payment_method?.approval_url;
  if (typeof url !== 'string') return;
  const { company } = wayOf(plan.way);
  if (company !== undefined)
    return order(stand, {
      processor: company,
      subject: body.payment_service_transaction_id,
      act: BUYERS[company]?.[act === 'approve' ? 0 : 1] ?? act,
    });
  if (wayOf(plan.way).buyer === 'approval') return walkApproval(service, url, act);
  const words = {
    paypal: ['approve', 'cancel'],
    paybybank: ['approve', 'decline'],
    oxxo: ['pay', 'pay'],
    pix: ['pay', 'pay'],
  }[plan.way.split(' ')[0] ?? ''];
  const word = words?.[act === 'approve' ? 0 : 1] ?? act;
  const { pathname } = new URL(url);
  await askAt(`${stand.world.simulatorUrl()}${pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ act: word }).toString(),
  });
}

/** What they call it. */
const BUYERS: Readonly<Record<string, readonly [string, string]>> = {
  stripe: ['authenticate', 'fail_authentication'],
  paypal: ['approve', 'approve_declined'],
  truelayer: ['settle', 'reject'],
  dlocal: ['pay', 'reject'],
};

const PAGES_MAX = 8;

/** Our page, the issuer's, ours again: until there is nothing more to press. */
async function walkApproval(service: TestService, url: string, act: 'approve' | 'decline'): Promise<void> {
  const buyer = buyerOf(service);
  let page = await buyer.open(url);
  for (let pages = 1; pages <= PAGES_MAX; pages += 1) {
    assert.ok(page.status < 500, `${page.url}: ${page.status}`);
    if (page.location !== null || !page.html.includes('<form method="post"')) return;
    page = await buyer.press(page, page.html.includes(`value="${act}"`) ? act : undefined);
  }
}

async function comeBack({ world, account }: Stand, service: TestService, body: Body): Promise<void> {
  if (typeof body.session_token !== 'string' && typeof body.payment_method?.approval_url !== 'string') return;
  const [row] = await world.db.query<{ session_token: string | null }>(
    {
      name: '',
      text: 'SELECT session_token FROM transactions WHERE merchant_account_id = $1 AND transaction_id = $2',
    },
    [account, body.id],
  );
  if (row?.session_token === undefined || row.session_token === null) return;
  const answer = await askAt(`${service.url}/return/${row.session_token}`);
  assert.ok(answer.status < 500, `the return: ${answer.status}`);
}

async function finishInSheet(service: TestService, body: Body): Promise<void> {
  if (typeof body.session_token !== 'string') return;
  const session = await service.request(
    'POST',
    `/transactions/${body.id}/session?token=${body.session_token}`,
    { body: {}, token: null },
  );
  if (session.status !== 200) return;
  const completion = new URL(session.body.default_completion_url);
  const answer = await service.request('GET', `${completion.pathname}${completion.search}`, { token: null });
  assert.ok(answer.status < 500, `the completion: ${answer.status} ${answer.text}`);
}

async function mandateAct(stand: Stand, act: string): Promise<void> {
  const mandates = await stand.world.db.query<{ mandate_id: string }>(
    {
      name: '',
      text: 'SELECT mandate_id FROM simulator.mandates WHERE merchant_account_id = $1 ORDER BY mandate_id LIMIT 1',
    },
    [stand.account],
  );
  for (const { mandate_id } of mandates)
    await order(stand, { processor: 'mock-bank', subject: mandate_id, act });
}

/** What a buyer, a bank or a store does at the processor. Unknown subjects and acts are fine. */
async function order(
  stand: Stand,
  what: Readonly<{ processor: string | null; subject: unknown; act: string }>,
): Promise<void> {
  await control(stand, 'acts', what);
}

export async function control(
  { world, account }: Account,
  path: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const answer = await askAt(`${world.simulatorUrl()}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify({ account, ...body }),
  });
  assert.ok(answer.status < 500, `${path}: ${answer.status}`);
  return answer.text === '' ? null : answer.json();
}
