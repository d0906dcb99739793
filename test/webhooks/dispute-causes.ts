import type { EventName } from '../../server/domain/event-names.ts';
import { recoverDue } from '../harness/shop.ts';
import { askAt } from '../harness/ask-at.ts';
import { type DisputeShop, openDisputeShop } from '../harness/dispute-shop.ts';
import { eventually } from '../harness/index.ts';
import type { Teller } from '../harness/teller.ts';

type Cause = (teller: Teller) => Promise<void>;

/** Beside the one whose payment services requests choose from. */
const ACCOUNT = 'disputed';

const shops = new WeakMap<Teller, Promise<DisputeShop>>();
function shopOf(teller: Teller): Promise<DisputeShop> {
  const known = shops.get(teller) ?? openDisputeShop(teller.shop.service, ACCOUNT);
  shops.set(teller, known);
  return known;
}

/** A dispute that has been opened, and what then happens to it. */
function dispute(
  opens: string,
  then: (shop: DisputeShop, id: string, reference: string) => Promise<void>,
): Cause {
  return async (teller) => {
    const shop = await shopOf(teller);
    const paid = await shop.pay();
    await shop.act(paid.reference, opens);
    const { id } = await shop.disputeOf(paid.id);
    if (opens === 'dispute')
      await eventually(async () => (await shop.read(id))['charged_back_amount'] === 1299);
    await then(shop, id, paid.reference);
  };
}

const actOn = (act: string, status: string): Cause =>
  dispute(act === 'win_inquiry' ? 'inquire' : 'dispute', async (shop, id, reference) => {
    await shop.act(reference, act.replace('_inquiry', '_dispute'));
    await shop.becomes(id, status);
    if (status === 'won') await eventually(async () => (await shop.read(id))['given_back_amount'] === 1299);
  });

const answerDispute = (path: string, status: string): Cause =>
  dispute('dispute', async (shop, id) => {
    await shop.post(`/disputes/${id}/evidence`, { explanation: 'They signed for it.' });
    await shop.post(`/disputes/${id}/${path}`);
    await shop.becomes(id, status);
  });

/** What causes the events of disputes: banks, buyers, merchants and time. */
export const DISPUTE_CAUSES: Readonly<Partial<Record<EventName, Cause>>> = {
  'dispute.accepted': answerDispute('accept', 'accepted'),
  'dispute.closed': actOn('win_inquiry', 'closed'),
  'dispute.expired': async (teller) => {
    await dispute('dispute', async (shop, id) => {
      // The processor is asked at the end, and names another one: its event does not come here.
      await teller.ask(`UPDATE disputes SET respond_by = created_at WHERE dispute_id = $1`, [id]);
      await teller.ask(
        `UPDATE operations o SET due_at = d.created_at FROM disputes d
         WHERE d.dispute_id = o.operation_id AND o.operation_id = $1`,
        [id],
      );
      const order = JSON.stringify({
        account: ACCOUNT,
        processor: 'stripe',
        kind: 'look',
        manner: 'not_found',
      });
      await askAt(`${shop.service.simulatorUrl}/_control/behaviours`, { method: 'POST', body: order });
      await recoverDue(shop.service.parts);
      await shop.becomes(id, 'expired');
    })(teller);
  },
  'dispute.lost': actOn('lose_dispute', 'lost'),
  'dispute.opened': dispute('dispute', async () => undefined),
  'dispute.response-failed': dispute('dispute', async (shop, id) => {
    const order = JSON.stringify({
      ...{ account: ACCOUNT, processor: 'stripe', kind: 'submit_dispute', manner: 'not_found' },
    });
    await askAt(`${shop.service.simulatorUrl}/_control/behaviours`, { method: 'POST', body: order });
    await shop.post(`/disputes/${id}/evidence`, { explanation: 'They signed for it.' });
    await shop.post(`/disputes/${id}/submit`);
  }),
  'dispute.submitted': answerDispute('submit', 'under_review'),
  'dispute.updated': dispute('inquire', async (shop, id, reference) => {
    await shop.act(reference, 'escalate_inquiry');
    await eventually(async () => (await shop.read(id))['stage'] === 'chargeback');
    await eventually(async () => (await shop.read(id))['charged_back_amount'] === 1299);
  }),
  'dispute.won': actOn('win_dispute', 'won'),
};
