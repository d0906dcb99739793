import type { Queryable } from '../../../server/db/db.ts';
import { type JsonObject, isObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { addObject, changeObject, getObject, lockObject } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import type { Action, Answer, SimulatedRequest } from '../processor.ts';
import { ANSWER_WITHIN_MS, planDeadline, planVerdict } from '../disputing-bank.ts';
import { type AdyenDesk, adyenError, emitEvent, lettersOf, underKey } from './desk.ts';
import { type Payment, lockAdyenPayment } from './payments.ts';
import { FRAUD } from './refusals.ts';
import { gather } from './settlement.ts';

/** https://docs.adyen.com/api-explorer/Disputes/30/overview, and what webhooks say of disputes. */

type Stage = 'Chargeback' | 'ChargebackReversed' | 'SecondChargeback';
type Turn = Readonly<{ code: string; type: Stage | null; word: string }>;

/** What a bank, or Adyen, does; of what moves money, what the report calls it. */
const TURNS: Readonly<Record<string, Turn>> = {
  inquire: { code: 'REQUEST_FOR_INFORMATION', type: null, word: 'Unresponded' },
  open_dispute: { code: 'NOTIFICATION_OF_CHARGEBACK', type: null, word: 'Undefended' },
  dispute: { code: 'CHARGEBACK', type: 'Chargeback', word: 'Undefended' },
  supply_information: { code: 'INFORMATION_SUPPLIED', type: null, word: 'Pending' },
  let_dispute_pass: { code: 'DISPUTE_DEFENSE_PERIOD_ENDED', type: null, word: 'Expired' },
  win_dispute: { code: 'CHARGEBACK_REVERSED', type: 'ChargebackReversed', word: 'Won' },
  win_arbitration: { code: 'PREARBITRATION_WON', type: null, word: 'Won' },
  lose_arbitration: { code: 'PREARBITRATION_LOST', type: null, word: 'Lost' },
  lose_dispute: { code: 'PREARBITRATION_LOST', type: null, word: 'Lost' },
  dispute_again: { code: 'SECOND_CHARGEBACK', type: 'SecondChargeback', word: 'Lost' },
};

type KeptDispute = Readonly<{
  psp: string;
  payment: string;
  uuid: string;
  word: string;
  dueBy: string;
  documents: Readonly<Record<string, string>>;
}>;

export function disputeAct(
  what: string,
): ((tx: Queryable, desk: Desk, payment: Payment) => Promise<boolean>) | null {
  const turn = Object.hasOwn(TURNS, what) ? TURNS[what] : undefined;
  return turn === undefined ? null : (tx, desk, payment) => turnDispute(tx, desk, payment, turn);
}

/**
 * https://docs.adyen.com/risk-management/disputes-api/dispute-notifications: all events of a dispute have the same
 * reference, and name the payment as the original one.
 */
async function turnDispute(tx: Queryable, desk: Desk, payment: Payment, turn: Turn): Promise<boolean> {
  if (payment.captured === 0) return false;
  const { code, type, word } = turn;
  const psp = lettersOf(`dispute ${payment.psp}`);
  const kept = await keep(tx, desk, payment, { psp, word });
  if (kept === null) return true;
  if (type !== null)
    await gather(tx, desk, payment, { type, psp, reference: payment.reference, units: payment.captured });

  await emitEvent(tx, desk, payment.uuid, {
    merchantReference: payment.reference,
    merchantAccountCode: payment.merchantAccount,
    amount: { currency: payment.currency, value: payment.captured },
    paymentMethod: payment.method.brand,
    eventCode: code,
    success: true,
    pspReference: psp,
    originalReference: payment.psp,
    reason: reasonOf(payment.disputedAs),
    additionalData: {
      chargebackReasonCode: payment.disputedAs ?? FRAUD,
      chargebackSchemeCode: 'visa',
      disputeStatus: word,
      ...(OPEN.has(word) ? { defensePeriodEndsAt: kept.dueBy } : {}),
    },
  });
  return true;
}

const OPEN: ReadonlySet<string> = new Set(['Undefended', 'Unresponded']);

function reasonOf(code: string | null): string {
  if (code === null || code.startsWith('10')) return 'Fraudulent Processing of Transactions';
  return code === '13.1' ? 'Merchandise/Services Not Received' : 'Consumer Dispute';
}

/** Null: its time is not over, since it was answered. */
async function keep(
  tx: Queryable,
  desk: Desk,
  { psp: payment, uuid }: Payment,
  { psp, word }: Readonly<{ psp: string; word: string }>,
): Promise<KeptDispute | null> {
  const id = `dispute ${psp}`;
  const found = await lockObject<KeptDispute>(tx, desk, id);
  if (found !== null) {
    if (word === 'Expired' && !OPEN.has(found.body.word)) return null;
    const after = { ...found.body, word };
    await changeObject(tx, desk, id, after);
    return after;
  }

  const dueBy = new Date(desk.now.getTime() + ANSWER_WITHIN_MS);
  const kept: KeptDispute = { psp, payment, uuid, word, dueBy: dueBy.toISOString(), documents: {} };
  await addObject(tx, desk, { id, kind: 'dispute', body: kept }, desk.now);
  await planDeadline(tx, desk, uuid);
  return kept;
}

type DisputeWork = Readonly<{
  kind: string;
  fields: readonly string[];
  run(tx: Queryable, desk: AdyenDesk, kept: KeptDispute, body: JsonObject): Promise<Answer>;
}>;

const NAMES = ['disputePspReference', 'merchantAccountCode'] as const;
const doneAnswer = (more: object = {}): Answer => ({
  status: 200,
  body: { disputeServiceResult: { success: true }, ...more },
});
const not = (errorMessage: string): Answer => ({
  status: 200,
  body: { disputeServiceResult: { success: false, errorMessage } },
});

/** Of fraud that the cardholder reports: two ways to defend it. */
const REASONS = [
  {
    code: 'GoodsOrServicesProvided',
    types: [
      ['ProofOfGoodsOrServicesProvided', 'Required'],
      ['DefenseMaterial', 'Optional'],
    ],
  },
  {
    code: 'SupplyDefenseMaterial',
    types: [
      ['DefenseMaterial', 'OneOrMore'],
      ['TIDorInvoice', 'OneOrMore'],
      ['CompellingEvidence', 'OneOrMore'],
    ],
  },
] as const;

const WORKS: Readonly<Record<string, DisputeWork>> = {
  retrieveApplicableDefenseReasons: {
    kind: 'look',
    fields: NAMES,
    async run(_tx, _desk, { word, documents }) {
      if (!OPEN.has(word)) return not('Dispute is not defendable');
      const defenseReasons = REASONS.map(({ code, types }) => ({
        defenseReasonCode: code,
        satisfied: types.every(([type, level]) => level !== 'Required' || type in documents),
        defenseDocumentTypes: types.map(([type, level]) => ({
          defenseDocumentTypeCode: type,
          available: type in documents,
          requirementLevel: level,
        })),
      }));
      return doneAnswer({ defenseReasons });
    },
  },
  supplyDefenseDocument: {
    kind: 'upload',
    fields: [...NAMES, 'defenseDocuments'],
    async run(tx, desk, kept, body) {
      const given = Array.isArray(body['defenseDocuments']) ? body['defenseDocuments'].filter(isObject) : [];
      if (given.length === 0) return not('No document was supplied');
      const documents: Record<string, string> = { ...kept.documents };
      for (const one of given) {
        const bytes = Buffer.from(textAt(one, 'content') ?? '', 'base64');
        const type = textAt(one, 'defenseDocumentTypeCode');
        if (type === null || bytes.length === 0 || bytes.length > 10_000_000)
          return not('Document is not valid');
        documents[type] = /\w+_evidence/u.exec(bytes.toString('latin1'))?.[0] ?? 'shown';
      }
      await changeObject(tx, desk, `dispute ${kept.psp}`, { ...kept, documents });
      return doneAnswer();
    },
  },
  defendDispute: {
    kind: 'submit_dispute',
    fields: [...NAMES, 'defenseReasonCode'],
    async run(tx, desk, kept, body) {
      const reason = REASONS.find(({ code }) => code === body['defenseReasonCode']);
      if (!OPEN.has(kept.word) || reason === undefined)
        return not('Dispute cannot be defended for this reason');
      const isMet = reason.types.every(([type, level]) => level !== 'Required' || type in kept.documents);
      if (!isMet || Object.keys(kept.documents).length === 0) return not('Defense documents are missing');
      const payment = await lockAdyenPayment(tx, desk, kept.payment);
      const told = TURNS['supply_information'];
      if (payment === null || told === undefined) return not('Dispute not found');
      await turnDispute(tx, desk, payment, told);
      const said = Object.values(kept.documents);
      await planVerdict(tx, desk, kept.uuid, { said: said.join(' '), files: said.length });
      return doneAnswer();
    },
  },
  acceptDispute: {
    kind: 'accept_dispute',
    fields: NAMES,
    async run(tx, desk, kept) {
      if (!OPEN.has(kept.word)) return not('Dispute cannot be accepted');
      await changeObject(tx, desk, `dispute ${kept.psp}`, { ...kept, word: 'Accepted' });
      return doneAnswer();
    },
  },
};

/** `/ca/services/DisputeService/v30/…` */
export function readDisputes(request: SimulatedRequest, desk: AdyenDesk): Action | Answer {
  const work = WORKS[request.path[4] ?? ''];
  const body = parseObject(request.body);
  if (work === undefined || request.method !== 'POST') return adyenError(404, '000', 'Not found');
  if (body === null) return adyenError(400, '702', 'Unexpected input: expected {');
  const unknown = Object.keys(body).find((name) => !work.fields.includes(name));
  if (unknown !== undefined) return adyenError(400, '702', `Unknown field: ${unknown}`);

  const psp = textAt(body, 'disputePspReference') ?? '';
  return {
    kind: work.kind,
    reference: desk.key,
    amount: null,
    unheard: not('Dispute not found'),
    act: () =>
      underKey(desk, async (tx) => {
        const found = await getObject<KeptDispute>(tx, desk, `dispute ${psp}`);
        return found?.kind === 'dispute' ? work.run(tx, desk, found.body, body) : not('Dispute not found');
      }),
  };
}
