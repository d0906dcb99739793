import { errorCode } from '../../domain/decline.ts';
import type {
  DisputeNews,
  DisputeReason,
  DisputeStage,
  DisputeStatus,
} from '../../domain/dispute/dispute.ts';
import type { EvidenceFile } from '../../domain/dispute/evidence.ts';
import { type JsonObject, objectOf, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import type { DisputeDesk, DisputeEvidence, DisputeRef, WireText } from '../connector.ts';
import { type AdyenCall, type AdyenFields, type Answer, customerAreaOf } from './request.ts';
import { moneyIn } from './wire.ts';

/** https://docs.adyen.com/risk-management/disputes-api: documents for a reason that Adyen names, then the defense. */

type DisputeStanding = Readonly<{ stage: DisputeStage; status: DisputeStatus }>;
const standingAt = (status: DisputeStatus, stage: DisputeStage = 'chargeback'): DisputeStanding => ({
  stage,
  status,
});

/** https://docs.adyen.com/risk-management/disputes-api/dispute-notifications: without a word of their own. */
const EVENTS: Readonly<Record<string, DisputeStanding>> = {
  REQUEST_FOR_INFORMATION: standingAt('needs_response', 'inquiry'),
  NOTIFICATION_OF_CHARGEBACK: standingAt('needs_response'),
  CHARGEBACK: standingAt('needs_response'),
  INFORMATION_SUPPLIED: standingAt('under_review'),
  CHARGEBACK_REVERSED: standingAt('under_review'),
  DISPUTE_DEFENSE_PERIOD_ENDED: standingAt('expired'),
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: standingAt('won'),
  SECOND_CHARGEBACK: standingAt('lost'),
  PREARBITRATION_OPEN: standingAt('needs_response', 'pre_arbitration'),
  PREARBITRATION_WON: standingAt('won', 'pre_arbitration'),
  PREARBITRATION_LOST: standingAt('lost', 'pre_arbitration'),
};
/** What they may say of it as well. It is not signed, and moves no money. */
const WORDS: ReadonlyMap<string, DisputeStatus> = new Map<string, DisputeStatus>([
  ['Undefended', 'needs_response'],
  ['Unresponded', 'needs_response'],
  ['Pending', 'under_review'],
  ['Responded', 'under_review'],
  ['Lost', 'lost'],
  ['Accepted', 'accepted'],
  ['Won', 'won'],
  ['Expired', 'expired'],
]);

/** By the scheme's code: https://docs.adyen.com/risk-management/understanding-disputes/dispute-reason-codes */
const REASONS: readonly (readonly [code: RegExp, reason: DisputeReason])[] = [
  [/^(?:10\.\d|4837|4840|4849|4863|4870|4871|FR\d|F\d\d)$/, 'fraudulent'],
  [/^(?:13\.1|4855|C08)$/, 'not_received'],
  [/^(?:13\.[345]|4853|C3[12])$/, 'not_as_described'],
  [/^(?:13\.[267]|4841|C28)$/, 'canceled'],
  [/^(?:13\.[678]|4860|C02)$/, 'credit_not_processed'],
  [/^(?:12\.6|4834|P08)$/, 'duplicate'],
  [/^(?:12\.5|4831|P05)$/, 'incorrect_amount'],
  [/^(?:11\.\d|12\.\d|4808|4812)$/, 'processing_error'],
];

/** Null: it is not about a dispute. */
export function newsIn(item: JsonObject): DisputeNews | null {
  const [code, psp] = [textAt(item, 'eventCode') ?? '', textAt(item, 'pspReference')];
  const standing = Object.hasOwn(EVENTS, code) ? EVENTS[code] : undefined;
  // Where the account leaves the original reference out, this is the payment's own.
  if (standing === undefined || psp === null || textAt(item, 'originalReference') === null) return null;

  const more = objectOf(item['additionalData']);
  const raw = textAt(item, 'reason');
  const money = moneyIn(objectOf(item['amount']) ?? {});
  const due = timeAt(more, 'defensePeriodEndsAt');
  return {
    reference: psp,
    ...standing,
    status: WORDS.get(textAt(more, 'disputeStatus') ?? '') ?? standing.status,
    at: timeAt(item, 'eventDate'),
    ...reasonsOf(raw, more),
    ...(money === null ? {} : { money }),
    ...(due === null ? {} : { respondBy: due }),
  };
}

/** Its words, the scheme's code, and what they mean in our list. */
function reasonsOf(
  raw: string | null,
  more: JsonObject | null,
): Pick<DisputeNews, 'rawReason' | 'reason' | 'networkReasonCode'> {
  const names = ['chargebackReasonCode', 'nofReasonCode', 'rfiReasonCode'];
  const scheme = names.map((name) => textAt(more, name)).find((one) => one !== null) ?? null;
  const reason = REASONS.find(([pattern]) => pattern.test(scheme ?? ''))?.[1];
  return {
    ...(raw === null ? {} : { rawReason: raw, reason: reason ?? reasonIn(raw) }),
    ...(scheme === null ? {} : { networkReasonCode: scheme }),
  };
}

function reasonIn(words: string): DisputeReason {
  return /fraud/i.test(words) ? 'fraudulent' : /not received/i.test(words) ? 'not_received' : 'general';
}

/** What a file may be called at Adyen, the best first; any other place of the reason is taken behind these. */
const TYPES: Readonly<Record<EvidenceFile, readonly string[]>> = {
  receipt: ['TIDorInvoice', 'DefenseMaterial'],
  customer_communication: ['CompellingEvidence', 'DefenseMaterial'],
  customer_signature: ['CardholderIdentification', 'CompellingEvidence', 'DefenseMaterial'],
  shipping_documentation: ['ProofOfGoodsOrServicesProvided', 'DateMerchandiseShipped', 'DefenseMaterial'],
  service_documentation: ['ProofOfGoodsOrServicesProvided', 'GoodsWereAsDescribed', 'DefenseMaterial'],
  refund_policy: ['DisclosureAtPointOfInteraction', 'DefenseMaterial'],
  cancellation_policy: ['DisclosureAtPointOfInteraction', 'DefenseMaterial'],
  duplicate_charge_documentation: ['TIDorInvoice', 'DefenseMaterial'],
  other: ['DefenseMaterial', 'AlternativeDefenseMaterial', 'WrittenRebuttal'],
};

export const disputeDesk: DisputeDesk<AdyenFields> = {
  /** https://docs.adyen.com/risk-management/disputes-api/upload-defense-documents: it has no place for text. */
  files: {
    mediaTypes: ['application/pdf', 'image/jpeg'],
    bytesMax: 2_000_000,
    bytesTotalMax: 10_000_000,
    countMax: 8,
    needed: true,
  },
  texts: false,
  stages: ['inquiry', 'chargeback'],
  async submit(call) {
    const asked = await ask(call, 'retrieveApplicableDefenseReasons', namedDispute(call));
    const defense = chosen(asked, call.input.files);
    if (typeof defense === 'string') return notSent(defense);
    const supplied = await supply(call, defense.documents);

    if (refusalIn(supplied) !== null) return notSent(refusalIn(supplied) ?? '');
    return endedDispute(
      call,
      await ask(
        call,
        'defendDispute',
        { ...namedDispute(call), defenseReasonCode: defense.reason },
        call.operationId,
      ),
    );
  },
  async accept(call) {
    return endedDispute(call, await ask(call, 'acceptDispute', namedDispute(call), call.operationId));
  },
};

function namedDispute({ input, settings }: AdyenCall<DisputeRef>) {
  return { disputePspReference: input.of, merchantAccountCode: settings.merchant_account } as const;
}

const urlOf = ({ baseUrl }: AdyenCall<unknown>, operation: string): string =>
  `${customerAreaOf(baseUrl)}/ca/services/DisputeService/v30/${operation}`;

function ask(
  call: AdyenCall<unknown>,
  operation: string,
  value: Readonly<Record<string, unknown>>,
  key: string | null = null,
): Promise<Answer> {
  return call.http.send({
    method: 'POST',
    url: urlOf(call, operation),
    headers: { 'x-api-key': call.settings.api_key, ...(key === null ? {} : { 'idempotency-key': key }) },
    body: { type: 'json', value },
  });
}

type Document = Readonly<{ file: DisputeEvidence['files'][number]; type: string }>;

/** The bytes of files, in base64, within a JSON body: the vault writes them. Supplied once more, it is the same. */
function supply(call: AdyenCall<DisputeEvidence>, documents: readonly Document[]): Promise<Answer> {
  const parts = documents.flatMap(({ file, type }, index): WireText & object => [
    `${index === 0 ? '' : ','}{"contentType":"${file.mediaType}","defenseDocumentTypeCode":${JSON.stringify(type)},`,
    '"content":"',
    { base64: [file.content] },
    '"}',
  ]);
  const { disputePspReference, merchantAccountCode } = namedDispute(call);
  const rest = JSON.stringify({ disputePspReference, merchantAccountCode }).slice(1);

  return call.http.send({
    method: 'POST',
    url: urlOf(call, 'supplyDefenseDocument'),
    headers: { 'x-api-key': call.settings.api_key },
    body: {
      type: 'text',
      contentType: 'application/json',
      text: ['{"defenseDocuments":[', ...parts, `],${rest}`],
    },
  });
}

/** The first reason that what there is satisfies. Text: why there is none. */
function chosen(
  answer: Answer,
  files: DisputeEvidence['files'],
): Readonly<{ reason: string; documents: readonly Document[] }> | string {
  const refused = refusalIn(answer);
  if (refused !== null) return refused;
  const given = parseObject(answer.text)?.['defenseReasons'];
  const reasons = (Array.isArray(given) ? given : []).map(objectOf);
  const wanted: string[] = [];

  for (const reason of reasons) {
    const code = textAt(reason, 'defenseReasonCode') ?? '';
    const types = (Array.isArray(reason?.['defenseDocumentTypes']) ? reason['defenseDocumentTypes'] : []).map(
      objectOf,
    );
    const documents = placeOfDispute(
      files,
      types.map((type) => textAt(type, 'defenseDocumentTypeCode') ?? ''),
    );
    const has = (level: string) =>
      types
        .filter((type) => type?.['requirementLevel'] === level)
        .map((type) => documents?.some((one) => one.type === type?.['defenseDocumentTypeCode']) ?? false);
    const oneOrMore = has('OneOrMore');
    const isMet = has('Required').every(Boolean) && (oneOrMore.length === 0 || oneOrMore.some(Boolean));
    if (documents !== null && isMet) return { reason: code, documents };
    wanted.push(`${code} (${types.map((type) => textAt(type, 'defenseDocumentTypeCode')).join(', ')})`);
  }
  return wanted.length === 0
    ? 'Adyen knows no defense for this dispute'
    : `Adyen wants one of: ${wanted.join('; ')}`;
}

/** Each file in a place of its own. Null: there are more files than places. */
function placeOfDispute(
  files: DisputeEvidence['files'],
  types: readonly string[],
): readonly Document[] | null {
  const free = new Set(types);
  const documents: Document[] = [];
  for (const file of files) {
    const type = [...TYPES[file.evidence], ...free].find((one) => free.has(one));
    if (type === undefined) return null;
    free.delete(type);
    documents.push({ file, type });
  }
  return documents;
}

/** Null: Adyen has done it. */
function refusalIn({ status, text }: Answer): string | null {
  const body = parseObject(text);
  const result = objectOf(body?.['disputeServiceResult']);
  if (status === 200 && result?.['success'] === true) return null;
  return textAt(result, 'errorMessage') ?? textAt(body, 'message') ?? `Adyen answered ${status}`;
}

/** Nothing was handed in yet, so it certainly was not. */
function notSent(detail: string): Outcome<never> {
  const raw = { code: null, description: detail };
  return { kind: 'failed', code: errorCode('invalid_service_request'), detail, raw };
}

function endedDispute({ input }: AdyenCall<DisputeRef>, answer: Answer): Outcome<DisputeNews | null> {
  const refused = refusalIn(answer);
  if (refused === null) return { kind: 'succeeded', value: null, reference: processorReference(input.of) };
  const isRefusal = answer.status === 200 || (answer.status >= 400 && answer.status < 500);
  // Error 704: the same request is being worked on.
  const isBusy = textAt(parseObject(answer.text), 'errorCode') === '704';
  return isRefusal && !isBusy ? notSent(refused) : { kind: 'unknown', detail: refused };
}
