import { operation, peopleWith, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { choice, constant, fields, integer, nullable, object, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const CardExportState = choice('CardExportState', ['approved', 'finished', 'expired']);

const CardsMax = integer(1, 10_000_000);
const WORDS = {
  recipient: 'Who gets the file, in words that the second person understands.',
  cards_max: 'How many cards it has at most. With more of them, its file is not made.',
} as const;

export const CardExportCreate = object('CardExportCreate', {
  public_key: text(16_000),
  recipient: text(200),
  cards_max: CardsMax,
});
describe(CardExportCreate, {
  ...WORDS,
  public_key:
    'The OpenPGP key that the file is to be encrypted to, in ASCII armour (`BEGIN PGP PUBLIC KEY BLOCK`): RSA of ' +
    '2048 bits or more, or Curve25519, P-256, P-384 or P-521.',
});

export const CardExportPerson = object('CardExportPerson', { id: Uuid, name: Type.String() });
describe(CardExportPerson, { name: 'What they were called then.' });

export const CardExport = object('CardExport', {
  type: constant('card-export'),
  id: Uuid,
  merchant_account_id: Type.String(),
  state: CardExportState,
  recipient: text(200),
  fingerprint: Type.String(),
  public_key: text(16_000),
  cards_max: CardsMax,
  confirmation_id: Uuid,
  asked_by: CardExportPerson,
  approved_by: CardExportPerson,
  created_at: Timestamp,
  expires_at: Timestamp,
  runs: integer(0, 1_000_000),
  finished_at: nullable(Timestamp),
  cards: nullable(integer(0, 10_000_000)),
  sha256: nullable(Type.String()),
});
describe(CardExport, {
  ...WORDS,
  state:
    '`approved`: its file may be made. `finished`: it was. `expired`: it was not, and its time is over; ask anew.',
  fingerprint: 'Of the key, as people compare it: 40 hex digits.',
  public_key: 'The key, as it was given.',
  confirmation_id: 'What two people signed.',
  asked_by: 'Who asked for it.',
  approved_by: 'The second person, who agreed.',
  created_at: 'When it was asked for with both signatures.',
  expires_at: 'Until when its file may be made: three days later.',
  runs: 'How often its file was begun. One that broke off is made again from the start.',
  finished_at: 'When its file was whole; null until it was.',
  cards: 'How many cards the file has; null until it is whole.',
  sha256: 'Of the encrypted file, 64 hex digits, for whoever gets it to compare; null until it is whole.',
});

export const CardExports = page('CardExports', CardExport);

const TAG = 'Card exports';

export const createCardExport = operation({
  id: 'create_card_export',
  method: 'POST',
  path: '/card-exports',
  tag: TAG,
  summary: 'Ask for an export of all stored cards, as the first of two people.',
  description:
    'A second person always has to agree, whatever the approval limits are. The answer is a permission for three ' +
    'days, and no file: whoever runs the vault makes it with `./railyard export-cards`, encrypted to this key.',
  access: peopleWith('merchant-accounts.write'),
  merchantAccount: 'header',
  body: CardExportCreate,
  responses: { 201: CardExport },
  confirmed: true,
});

export const listCardExports = operation({
  id: 'list_card_exports',
  method: 'GET',
  path: '/card-exports',
  tag: TAG,
  summary: 'List exports of stored cards that two people agreed to.',
  description: 'Newest first.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'header',
  query: fields({ ...cursorQuery() }),
  responses: { 200: CardExports },
});

export const getCardExport = operation({
  id: 'get_card_export',
  method: 'GET',
  path: '/card-exports/{card_export_id}',
  tag: TAG,
  summary: 'Read who agreed to an export of stored cards, and whether its file was made.',
  description: 'No card is in it, nor is the file here.',
  access: token('merchant-accounts.read'),
  merchantAccount: 'header',
  params: describe(fields({ card_export_id: Uuid }), {
    card_export_id: 'The `id` that the export was answered with.',
  }),
  responses: { 200: CardExport },
});
