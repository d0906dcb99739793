import { findSimulatedInstrument } from '../../queries/instruments.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { formatExpiry, parseExpiry } from '../../../server/domain/expiry.ts';
import { type JsonObject, textAt } from '../../../server/domain/json.ts';
import { keep, showKeeping } from '../kept-instruments.ts';
import { type Action, type Answer, type SimulatedRequest, refuse } from '../processor.ts';
import type { Caller, CardPayment } from './engine.ts';

/** Security codes that decide how the making of a token goes. */
const APPROVAL_CODE = '777';
const REFUSAL_CODE = '888';
const REFUSED_AS = '200018';
const UNKNOWN_TOKEN = '200019';

type Card = CardPayment['card'];

/** `POST /tokens` with a card. The number stops before this. */
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
  return keep(request, caller, reference, {
    prefix: 'card_sandbox_',
    status,
    code: status === 'refused' ? REFUSED_AS : null,
    instrument: {
      last_four: card.lastFour,
      scheme: card.scheme,
      expiry: card.expiry === null ? null : formatExpiry(card.expiry),
    },
    return_url: textAt(body, 'return_url'),
  });
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

/** The buyer's page. It knows its account by the path. */
export function readTokenPage(request: SimulatedRequest, caller: Caller, id: string): Action | Answer {
  const account = request.path[2];
  if (parseUuid(id) === null || account === undefined) return NOT_FOUND;
  const own: Caller = { ...caller, account, now: request.nowFor(account) };
  return {
    kind: request.method === 'POST' ? 'buyer' : 'page',
    reference: null,
    amount: null,
    act: async () => (await showKeeping({ ...request, account }, own, id, PAGE)) ?? NOT_FOUND,
  };
}

const NOT_FOUND = refuse(404, 'not_found', 'There is no such token');
const PAGE = { name: 'Sandbox Cards', title: 'keepCardTitle', yes: 'keepCard', no: 'keepCardNot' } as const;
