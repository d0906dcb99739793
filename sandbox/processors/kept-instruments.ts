import type { Db } from '../../server/db/db.ts';
import {
  changeSimulatedInstrument,
  findSimulatedInstrument,
  openSimulatedInstrument,
  type SimulatedInstrument,
} from '../queries/instruments.ts';
import { type JsonObject, textAt, timeAt } from '../../server/domain/json.ts';
import { newId, randomToken } from '../../server/platform/entropy.ts';
import { languageFor } from '../../server/design/language.ts';
import { button, facts, leftToRight } from '../../server/design/markup.ts';
import { buyerPage } from '../../server/design/page.ts';
import { WORDS as EVERYWHERE } from '../../server/design/words.ts';
import { type ProviderWord, PROVIDER_WORDS } from './buyer-words.ts';
import { type Action, type Answer, type SimulatedRequest, refuse } from './processor.ts';

/** Whose books: what a processor keeps of an instrument for later payments, once its buyer agrees. */
export type Keeper = Readonly<{ db: Db; account: string; processor: string; now: Date }>;

const UNKNOWN_TOKEN = '200019';
const REFUSED_BY_BUYER = '200022';
/** How long a buyer has to agree. */
const CONSENT_MS = 60 * 60_000;
const NOT_FOUND = refuse(404, 'not_found', 'There is no such token');

/** `POST /tokens`: a token for later payments, at once or when the buyer has approved. */
export function keep(
  request: SimulatedRequest,
  keeper: Keeper,
  reference: string,
  made: Pick<SimulatedInstrument, 'status' | 'code' | 'instrument' | 'return_url'> &
    Readonly<{ prefix: string }>,
): Action {
  const { prefix, ...given } = made;
  const instrument: SimulatedInstrument = {
    ...given,
    reference,
    instrument_id: newId(keeper.now),
    token: `${prefix}${randomToken(18)}`,
    instrument: {
      ...given.instrument,
      approve_before: new Date(keeper.now.getTime() + CONSENT_MS).toISOString(),
    },
  };
  return {
    kind: 'tokenize',
    reference,
    amount: null,
    act: async () => ({
      status: 200,
      body: stateOf(
        request,
        keeper,
        await openSimulatedInstrument(keeper.db, keeper, instrument, keeper.now),
      ),
    }),
  };
}

/** `GET /tokens/{reference}`. */
export function lookUpKept(request: SimulatedRequest, keeper: Keeper, reference: string): Action {
  return {
    kind: 'findToken',
    reference,
    amount: null,
    act: async () => {
      const found = await findSimulatedInstrument(keeper.db, keeper, reference);
      return found === null ? NOT_FOUND : { status: 200, body: stateOf(request, keeper, found) };
    },
  };
}

/** `POST /tokens/forget`. */
export function forget(keeper: Keeper, reference: string, body: JsonObject): Action {
  return {
    kind: 'deleteToken',
    reference,
    amount: null,
    act: async () => {
      const found = await findSimulatedInstrument(keeper.db, keeper, textAt(body, 'token') ?? '');
      const forgotten =
        found === null
          ? null
          : await changeSimulatedInstrument(
              keeper.db,
              keeper,
              found.instrument_id,
              { status: 'deleted', code: UNKNOWN_TOKEN, from: ['waiting', 'active', 'refused'] },
              keeper.now,
            );
      return forgotten === null
        ? NOT_FOUND
        : { status: 200, body: { id: forgotten.instrument_id, status: 'approved' } };
    },
  };
}

/** What the buyer answers; too late it counts for nothing. False: nothing was asked. */
export async function answerKeeping(keeper: Keeper, id: string, act: string): Promise<boolean> {
  if (act !== 'approve' && act !== 'decline') return false;
  const found = await findSimulatedInstrument(keeper.db, keeper, id);
  if (found === null) return false;

  const to =
    act === 'approve' && !isOver(keeper, found)
      ? ({ status: 'active', code: null } as const)
      : ({ status: 'refused', code: REFUSED_BY_BUYER } as const);
  const changed = await changeSimulatedInstrument(
    keeper.db,
    keeper,
    found.instrument_id,
    { ...to, from: ['waiting'] },
    keeper.now,
  );
  return changed !== null;
}

/** What sets a provider's question apart. */
export type KeepingPage = Readonly<{
  name: string;
  title: ProviderWord;
  yes: ProviderWord;
  no: ProviderWord;
}>;

/** The buyer's page: `GET` shows it, `POST act=…` decides and sends the buyer back. Null: there is none. */
export async function showKeeping(
  request: SimulatedRequest,
  keeper: Keeper,
  id: string,
  page: KeepingPage,
): Promise<Answer | null> {
  const act = request.method === 'POST' ? new URLSearchParams(request.body).get('act') : null;
  if (act !== null) await answerKeeping(keeper, id, act);
  const found = await findSimulatedInstrument(keeper.db, keeper, id);
  if (found === null) return null;
  if (act !== null && found.return_url !== null)
    return { status: 303, body: '', headers: { location: found.return_url } };
  return pageOf(page, found, found.status === 'waiting' && !isOver(keeper, found), request);
}

function pageOf(
  { name, title, yes, no }: KeepingPage,
  { instrument }: SimulatedInstrument,
  isOpen: boolean,
  request: SimulatedRequest,
): Answer {
  const language = languageFor(request.headers['accept-language'] ?? 'en');
  const words = PROVIDER_WORDS[language];
  const choices = [button('approve', words[yes], 'main', 'act'), button('decline', words[no], '', 'act')];
  const lastFour = textAt(instrument, 'last_four');
  const about = lastFour === null ? '' : facts([[words.card, leftToRight(`•••• ${lastFour}`)]]);
  const { html, policy } = buyerPage({
    language,
    title: words[title],
    brand: { name, color: '#1f4b99', logoUrl: null, shopUrl: null },
    test: EVERYWHERE[language].test,
    body: `<h1>${isOpen ? words[title] : words.thanks}</h1>
${about}${isOpen ? `<form method="post">${choices.join('')}</form>` : `<p>${words.close}</p>`}`,
    formTo: "'self' http: https:",
  });

  return {
    status: 200,
    body: html,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  };
}

function isOver({ now }: Keeper, { instrument }: SimulatedInstrument): boolean {
  const before = timeAt(instrument, 'approve_before');
  return before !== null && now >= before;
}

function stateOf(request: SimulatedRequest, keeper: Keeper, kept: SimulatedInstrument): JsonObject {
  const { instrument_id: id, token, instrument } = kept;
  const status = kept.status === 'waiting' && isOver(keeper, kept) ? 'refused' : kept.status;
  switch (status) {
    case 'active':
      return { id, status: 'approved', token, label: textAt(instrument, 'label') };
    case 'waiting':
      return {
        id,
        status,
        approve_url: `${request.pagesUrl}/${keeper.processor}/pages/${id}/${encodeURIComponent(request.account)}`,
        expires_at: textAt(instrument, 'approve_before'),
      };
    case 'refused':
    case 'deleted':
      return { id, status: 'refused', code: kept.code ?? REFUSED_BY_BUYER, message: 'It is not kept' };
    default:
      return status satisfies never;
  }
}
