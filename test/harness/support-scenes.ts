import assert from 'node:assert/strict';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { buyerOf } from '../three-d-secure/buyer.ts';
import { openDisputeShop, type DisputeShop } from './dispute-shop.ts';
import { eventually } from './eventually.ts';
import type { TestAnswer } from './index.ts';
import { CARD, MERCHANT_PROFILE, addPaymentService, addReportingService, recoverDue } from './shop.ts';
import { type Teller, openTeller } from './teller.ts';
import { type AnswerRequest, type Target, openTlsTarget } from './tls-target.ts';

/**
 * What happens before somebody asks support: a payment that is played on a real instance, and the truth about it as the
 * one who played it knows it.
 */
export type PlayedScene = Readonly<{ id: string; truth: string }>;

/** A shop in which every question can come up. */
export type SupportDesk = Readonly<{
  /** Plays what the question is about. */
  play(question: SupportQuestion): Promise<PlayedScene>;
  /** The story, as it is answered to a caller with these scopes. */
  story(id: string, options?: Readonly<{ language?: string; scopes?: readonly string[] }>): Promise<Body>;
  teller: Teller;
  close(): Promise<void>;
}>;
type Body = TestAnswer['body'];

export type SupportQuestion = keyof typeof SCENES;

type World = Readonly<{
  teller: Teller;
  endpoint: Target;
  answerWith(status: number): void;
  services: Readonly<Record<'sandbox' | 'second' | 'secured', string>>;
  reporting: Awaited<ReturnType<typeof addReportingService>>;
  disputes: DisputeShop;
  pay(body?: object): Promise<Body>;
  read(path: string): Promise<Body>;
  post(path: string, body?: object): Promise<Body>;
}>;

export async function openSupportDesk(): Promise<SupportDesk> {
  const teller = await openTeller();
  let answering: AnswerRequest = (_request, response) => response.end();
  const endpoint = await openTlsTarget((...given) => answering(...given));
  const world: World = {
    ...(await setUp(teller)),
    endpoint,
    answerWith: (status) => {
      answering = (_request, response) => response.writeHead(status).end();
    },
  };
  return {
    teller,
    play: (question) => SCENES[question](world),
    story: async (id, { language, scopes } = {}) => {
      const query = language === undefined ? '' : `?language=${language}`;
      const asked = scopes === undefined ? {} : { scopes: [...scopes] };
      const { status, body, text } = await teller.shop.get(`/transactions/${id}/story${query}`, asked);
      assert.equal(status, 200, text);
      return body;
    },
    close: async () => {
      await endpoint.close();
      await teller.close();
    },
  };
}

async function setUp(teller: Teller): Promise<Omit<World, 'endpoint' | 'answerWith'>> {
  const { shop } = teller;
  const services = {
    sandbox: shop.paymentServiceId,
    second: await addPaymentService(shop.service, { display_name: 'Second' }),
    secured: await addPaymentService(shop.service, {
      display_name: 'Secured',
      three_d_secure_enabled: true,
      merchant_profile: { visa: MERCHANT_PROFILE },
    }),
  };
  await addPaymentService(shop.service, { display_name: 'Euro only', accepted_currencies: ['EUR'] });
  const post = async (path: string, body?: object): Promise<Body> => {
    const answer = await shop.post(path, body);
    assert.ok(answer.status < 300, answer.text);
    return answer.body;
  };
  const inCase = (name: string): object => ({
    conditions: [{ name: 'metadata', operator: 'includes', value: { key: 'case', value: name } }],
  });
  const rules = '/flows/card-transaction/actions';
  await post(`${rules}/decline-early/rules`, {
    ...inCase('never'),
    description: 'No vans',
    outcome: true,
    error_code: 'flow_no_vans',
  });
  await post(`${rules}/route-transaction/rules`, {
    ...inCase('van'),
    description: 'Vans go to Second',
    outcome: [services.second],
  });
  await post(`${rules}/route-transaction/rules`, {
    ...inCase('two'),
    description: 'Two of them',
    outcome: [services.sandbox, services.second],
  });

  return {
    teller,
    services,
    reporting: await addReportingService(shop),
    disputes: await openDisputeShop(shop.service),
    post,
    pay: async (body = {}) => post('/transactions', { ...SALE, ...body }),
    read: async (path) => (await shop.get(path)).body,
  };
}

const SALE = { amount: 1299, currency: 'USD', country: 'US', payment_method: CARD } as const;
const CHALLENGED = '4111111111181072';

/** A payment by a card whose issuer asks the buyer, who then does this. */
async function payAsked({ teller, services, pay }: World, action: 'approve' | 'cancel'): Promise<string> {
  const payment_method = { ...CARD, number: CHALLENGED, redirect_url: 'https://shop.example/done' };
  const made = await pay({ payment_service_id: services.secured, payment_method });
  const buyer = buyerOf(teller.shop.service);
  const opened = await buyer.open(made.payment_method.approval_url);
  const asked =
    opened.location === null && !opened.html.includes('name="creq"') ? await buyer.press(opened) : opened;
  const issuer = await buyer.press(asked);
  await buyer.press(await buyer.press(issuer, action));
  return made.id;
}

/** A payment that an endpoint is told of once, which answers with this status. */
async function payAndTell({ pay, teller, endpoint, answerWith }: World, status: number): Promise<string> {
  answerWith(status);
  const { id: subscription } = await teller.subscribe(endpoint.url, { events: ['transaction.captured'] });
  const { id } = await pay({ intent: 'capture' });
  await teller.work();
  await teller.ask('UPDATE webhook_subscriptions SET is_active = false WHERE webhook_subscription_id = $1', [
    subscription,
  ]);
  return id;
}

/** By its question, as support is asked it. */
const SCENES = {
  'Why was it declined?': async ({ pay, services }) => {
    const code = 'insufficient_funds';
    const amount = Number(AUTHORIZATION_AMOUNTS[code]);
    const { id } = await pay({ amount, payment_service_id: services.sandbox });
    return { id, truth: code };
  },
  'Why did this processor get it?': async ({ pay }) => {
    const { id } = await pay({ metadata: { case: 'van' } });
    return { id, truth: 'Vans go to Second: Second' };
  },
  'Why not the other processor?': async ({ pay, services }) => {
    const { id } = await pay({ payment_service_id: services.sandbox });
    return { id, truth: 'Euro only: is set up for EUR (accepted_currencies), not for USD' };
  },
  'Why were two processors asked?': async ({ pay }) => {
    const amount = Number(AUTHORIZATION_AMOUNTS.issuer_decline);
    const { id } = await pay({ amount, metadata: { case: 'two' } });
    return { id, truth: 'Sandbox: issuer_decline, then Second: issuer_decline' };
  },
  'Was the buyer charged twice?': async ({ pay }) => {
    const same = { intent: 'capture', external_identifier: 'order-twice' };
    const first = await pay(same);
    const { id } = await pay(same);
    return { id, truth: `1299 in this one, 1299 in ${first.id}` };
  },
  'Where is the money?': async ({ pay, teller }) => {
    const { id } = await pay();
    const [row] = await teller.ask<{ authorization_expires_at: string }>(
      'SELECT authorization_expires_at FROM transactions WHERE transaction_id = $1',
      [id],
    );
    return { id, truth: `1299 held, waits for a capture until ${row?.authorization_expires_at}` };
  },
  'Has it been settled to us, and at what cost?': async ({ pay, read, reporting, teller }) => {
    const { id } = await pay({ payment_service_id: reporting.paymentServiceId, intent: 'capture' });
    teller.clock.skip(3 * 86_400_000);
    await reporting.control('run', {});
    await eventually(async () => (await read(`/transactions/${id}`)).settled_amount === 1299);
    teller.clock.reset();
    const [line] = (await read(`/transactions/${id}/settlements`)).items;
    return { id, truth: `${line.amount} settled, ${line.commission} in fees` };
  },
  'Who gave how much back?': async ({ pay, post, read }) => {
    const { id } = await pay({ intent: 'capture' });
    const refund = await post(`/transactions/${id}/refunds`, { amount: 500 });
    const { items } = await read(`/audit-logs?resource_id=${refund.id}`);
    return { id, truth: `500 by ${items[0].user.name}` };
  },
  'Why did the refund fail?': async ({ pay, post }) => {
    const { id } = await pay({ amount: 600_000, intent: 'capture' });
    await post(`/transactions/${id}/refunds`, { amount: 520_002 });
    return { id, truth: 'issuer_decline' };
  },
  'Did the customer confirm?': async (world) => {
    const id = await payAsked(world, 'approve');
    return { id, truth: 'yes, in a challenge' };
  },
  'Why was the customer not let through?': async (world) => {
    const id = await payAsked(world, 'cancel');
    return { id, truth: 'the buyer left the challenge: cancelled_buyer_approval' };
  },
  'Was the webhook delivered?': async (world) => {
    const id = await payAndTell(world, 200);
    return { id, truth: `transaction.captured to ${world.endpoint.url}: 200` };
  },
  'Why did our system not hear of it?': async (world) => {
    const id = await payAndTell(world, 500);
    return { id, truth: `transaction.captured to ${world.endpoint.url}: 500, tried 1 time, pending` };
  },
  'Why is it still processing?': async ({ pay, teller, services }) => {
    await teller.shop.misbehave({ manner: 'reset_after', kind: 'authorize', times: 1 });
    const { id } = await pay({ payment_service_id: services.sandbox });
    return { id, truth: 'the outcome at Sandbox is not known yet' };
  },
  'Why did it take so long?': async ({ pay, read, teller, services }) => {
    await teller.shop.misbehave({ manner: 'reset_after', kind: 'authorize', times: 1 });
    const { id } = await pay({ payment_service_id: services.sandbox });
    await eventually(async () => {
      teller.clock.skip(60_000);
      await recoverDue(teller.shop.service.parts);
      return (await read(`/transactions/${id}`)).status === 'authorized';
    });
    return { id, truth: 'the outcome at Sandbox was unknown, and found out to be: succeeded' };
  },
  'Which rule of ours refused it?': async ({ pay }) => {
    const { id } = await pay({ metadata: { case: 'never' } });
    return { id, truth: 'No vans: flow_no_vans' };
  },
  'Why could nobody take it?': async ({ pay }) => {
    const { id } = await pay({ currency: 'GBP' });
    return { id, truth: 'Sandbox is set up for USD, EUR (accepted_currencies), not for GBP' };
  },
  'Did the fraud check stop it?': async ({ pay, post, teller }) => {
    const { id: service } = await post('/anti-fraud-services', {
      anti_fraud_service_definition_id: 'mock-anti-fraud',
      display_name: 'Watchful',
      fields: [],
    });
    const { id } = await pay({ buyer: { billing_details: { email_address: 'reject@example.com' } } });
    await teller.shop.service.request('PUT', `/anti-fraud-services/${service}`, { body: { active: false } });
    return { id, truth: 'Watchful: reject' };
  },
  'What did the gift card pay?': async ({ pay, post }) => {
    await post('/gift-card-services', {
      gift_card_service_definition_id: 'mock-gift-card',
      display_name: 'Gift cards',
      fields: [],
    });
    const card = { number: '6035711234560014242', pin: '01000' };
    const { id } = await pay({ intent: 'capture', gift_cards: [{ ...card, amount: 300 }] });
    return { id, truth: '300 by gift card, 999 by card' };
  },
  'Does the buyer dispute it?': async ({ disputes }) => {
    const { id, reference } = await disputes.pay();
    await disputes.act(reference, 'dispute');
    const dispute = await disputes.disputeOf(id);
    return { id, truth: `yes, at Stripe: ${dispute['stage']}, ${dispute.status}` };
  },
} as const satisfies Readonly<Record<string, (world: World) => Promise<PlayedScene>>>;

export const SUPPORT_QUESTIONS = Object.keys(SCENES) as readonly SupportQuestion[]; // the table's own keys
