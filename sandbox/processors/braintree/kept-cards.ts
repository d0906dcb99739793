import type { Queryable } from '../../../server/db/db.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { addObject, changeObject, getObject } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import type { Answer } from '../processor.ts';
import type { Card } from './cards.ts';
import { type Mistake, bare, digestOf } from './desk.ts';

/** A card in Braintree's vault, by its token. */
type KeptCard = Readonly<{ card: Card; isDeleted: boolean }>;

const idOf = (token: string): string => `kept ${token}`;

/** Keeps the card of a sale that asked for it. */
export async function keepCard(tx: Queryable, desk: Desk, given: Card): Promise<Card> {
  const token = digestOf(newId(desk.now)).slice(0, 8);
  const card: Card = { ...given, token };
  const body: KeptCard = { card, isDeleted: false };
  await addObject(tx, desk, { id: idOf(token), kind: 'kept-card', body }, desk.now);
  return card;
}

/** The card that a sale names by its token, or what is wrong with that. */
export async function readKept(tx: Queryable, desk: Desk, token: string): Promise<Card | Mistake> {
  const found = await getObject<KeptCard>(tx, desk, idOf(token));
  return found === null || found.body.isDeleted
    ? { attribute: 'payment_method_token', code: '91518', message: 'Payment method token is invalid.' }
    : { ...found.body.card, cvvResponse: 'I' };
}

/** `DELETE payment_methods/any/{token}`. */
export async function deleteKept(tx: Queryable, desk: Desk, token: string): Promise<Answer> {
  const found = await getObject<KeptCard>(tx, desk, idOf(token));
  if (found === null || found.body.isDeleted) return bare(404);
  await changeObject(tx, desk, idOf(token), { ...found.body, isDeleted: true });
  return bare(200);
}
