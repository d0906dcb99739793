import {
  changeSimulatedInstrument,
  findSimulatedInstrument,
  openSimulatedInstrument,
  type SimulatedInstrument,
} from '../../db/queries/simulated-instruments.ts';
import { parseUuid } from '../../domain/ids.ts';
import { formatExpiry, parseExpiry } from '../../domain/expiry.ts';
import { type JsonObject, textAt } from '../../domain/json.ts';
import { newId, randomToken } from '../../machine/entropy.ts';
import { languageFor } from '../../design/language.ts';
import { button, facts, leftToRight } from '../../design/markup.ts';
import { type Page, buyerPage } from '../../design/page.ts';
import { WORDS as EVERYWHERE } from '../../design/words.ts';
import { PROVIDER_WORDS } from '../buyer-words.ts';
import { type Action, type Answer, type SimulatedRequest, refuse } from '../processor.ts';
import type { Caller, CardPayment } from './engine.ts';

/** Security codes that decide how the making of a token goes. */
const APPROVAL_CODE = '777';
const REFUSAL_CODE = '888';
const REFUSED_AS = '200018';
const UNKNOWN_TOKEN = '200019';

type Card = CardPayment['card'];

/**
 * `POST /tokens` with a card: a token for later payments, at once or when the buyer has approved. The number
 * stops before this.
 */
export function readTokenRequest(
  request: SimulatedRequest,
  caller: Caller,
  reference: string,
  card: Card,
  body: JsonObject,
): Action {
  const { securityCode } = card;
  const status =
    securityCode === APPROVAL_CODE ? 'waiting' : securityCode === REFUSAL_CODE ? 'refused' : 'active';
  const made: SimulatedInstrument = {
    reference,
    instrument_id: newId(caller.now),
    token: `card_sandbox_${randomToken(18)}`,
    status,
    code: status === 'refused' ? REFUSED_AS : null,
    instrument: {
      last_four: card.lastFour,
      scheme: card.scheme,
      expiry: card.expiry === null ? null : formatExpiry(card.expiry),
    },
    return_url: textAt(body, 'return_url'),
  };
  return {
    kind: 'tokenize',
    reference,
    amount: null,
    act: async () => ({
      status: 200,
      body: stateOf(request, await openSimulatedInstrument(caller.db, caller, made, caller.now)),
    }),
  };
}

export function readTokenLookup(request: SimulatedRequest, caller: Caller, reference: string): Action {
  return {
    kind: 'findToken',
    reference,
    amount: null,
    act: async () => {
      const found = await findSimulatedInstrument(caller.db, caller, reference);
      return found === null ? NOT_FOUND : { status: 200, body: stateOf(request, found) };
    },
  };
}

export function readForgetting(caller: Caller, reference: string, body: JsonObject): Action {
  return {
    kind: 'deleteToken',
    reference,
    amount: null,
    act: async () => {
      const found = await findSimulatedInstrument(caller.db, caller, textAt(body, 'token') ?? '');
      const forgotten =
        found === null
          ? null
          : await changeSimulatedInstrument(
              caller.db,
              caller,
              found.instrument_id,
              { status: 'deleted', code: UNKNOWN_TOKEN, from: ['waiting', 'active', 'refused'] },
              caller.now,
            );
      return forgotten === null
        ? NOT_FOUND
        : { status: 200, body: { id: forgotten.instrument_id, status: 'approved' } };
    },
  };
}

/** The card behind a token, as payments know it; a code where there is none to pay with. */
export async function cardOfToken(
  caller: Caller,
  token: string,
): Promise<Readonly<{ card: Card; code: string | null }>> {
  const found = await findSimulatedInstrument(caller.db, caller, token);
  const instrument = found?.instrument ?? null;
  const card = {
    kind: 'stored-token',
    lastFour: textAt(instrument, 'last_four') ?? '',
    scheme: textAt(instrument, 'scheme') ?? 'other',
    expiry: parseExpiry(textAt(instrument, 'expiry') ?? ''),
    securityCode: null,
  } as const;
  return { card, code: found?.status === 'active' && found.token === token ? null : UNKNOWN_TOKEN };
}

/**
 * The buyer's page: `GET` shows it, `POST act=…` decides and sends the buyer back. It knows its account by
 * the path.
 */
export function readTokenPage(request: SimulatedRequest, caller: Caller, id: string): Action | Answer {
  const account = request.path[2];
  if (parseUuid(id) === null || account === undefined) return NOT_FOUND;
  const own: Caller = { ...caller, account, now: request.nowFor(account) };
  const act = request.method === 'POST' ? new URLSearchParams(request.body).get('act') : null;
  return {
    kind: act === null ? 'page' : 'buyer',
    reference: null,
    amount: null,
    act: async () => {
      const approved = act === 'approve';
      if (act === 'approve' || act === 'decline')
        await changeSimulatedInstrument(
          own.db,
          own,
          id,
          { status: approved ? 'active' : 'refused', code: approved ? null : '200022', from: ['waiting'] },
          own.now,
        );
      const found = await findSimulatedInstrument(own.db, own, id);
      if (found === null) return NOT_FOUND;
      if (act !== null && found.return_url !== null)
        return { status: 303, body: '', headers: { location: found.return_url } };
      const { html, policy } = tokenPage(found, request.headers['accept-language'] ?? 'en');
      return {
        status: 200,
        body: html,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
      };
    },
  };
}

function tokenPage({ instrument, status }: SimulatedInstrument, acceptLanguage: string): Page {
  const language = languageFor(acceptLanguage);
  const words = PROVIDER_WORDS[language];
  const lastFour = leftToRight(`•••• ${textAt(instrument, 'last_four') ?? ''}`);
  const isWaiting = status === 'waiting';
  const choices = [
    button('approve', words.keepCard, 'main', 'act'),
    button('decline', words.keepCardNot, '', 'act'),
  ];
  return buyerPage({
    language,
    title: words.keepCardTitle,
    brand: { name: 'Sandbox Cards', color: '#1f4b99', logoUrl: null, shopUrl: null },
    test: EVERYWHERE[language].test,
    body: `<h1>${isWaiting ? words.keepCardTitle : words.thanks}</h1>
${facts([[words.card, lastFour]])}${isWaiting ? `<form method="post">${choices.join('')}</form>` : `<p>${words.close}</p>`}`,
    formTo: "'self' http: https:",
  });
}

const NOT_FOUND = refuse(404, 'not_found', 'There is no such token');

function stateOf(
  request: SimulatedRequest,
  { instrument_id: id, token, status, code }: SimulatedInstrument,
): JsonObject {
  switch (status) {
    case 'active':
      return { id, status: 'approved', token };
    case 'waiting':
      return {
        id,
        status,
        approve_url: `${request.pagesUrl}/mock-card/pages/${id}/${encodeURIComponent(request.account)}`,
      };
    case 'refused':
    case 'deleted':
      return { id, status: 'refused', code, message: 'The card is not kept' };
    default:
      return status satisfies never;
  }
}
