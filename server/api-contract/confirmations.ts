import { operation, PEOPLE } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  anyObject,
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

/** A body that people confirm is one that they can look at. */
const CONFIRMED_BODY_MAX = 20_000;

export const ConfirmationStatus = choice('ConfirmationStatus', [
  'asked',
  'signed',
  'waiting',
  'approved',
  'declined',
  'used',
  'expired',
]);

export const ConfirmationStrength = choice('ConfirmationStrength', ['passkey', 'login', 'demo']);

export const ConfirmationPerson = object('ConfirmationPerson', {
  id: Uuid,
  name: Type.String(),
});
describe(ConfirmationPerson, { name: 'What they were called then.' });

export const ConfirmationDetail = object('ConfirmationDetail', {
  name: Type.String(),
  value: nullable(Type.String()),
});
describe(ConfirmationDetail, {
  name: 'A member of the body.',
  value: 'What it is to be; null where that may be a secret.',
});

export const ConfirmationSentence = object('ConfirmationSentence', {
  code: Type.String(),
  text: Type.String(),
  values: Type.Record(Type.String(), nullable(Type.String())),
  details: Type.Array(ConfirmationDetail),
});
describe(ConfirmationSentence, {
  code: 'Which sentence it is, for whoever shows it in another language. There may be more of them one day.',
  text: 'The sentence in English.',
  values:
    'What stands in the sentence, as the service found it: an `amount` in minor units of its `currency`, the masked ' +
    '`instrument`, the `transaction`, the `name` of what is changed.',
  details: 'What the body sets, member by member.',
});

export const ConfirmationSigning = object('ConfirmationSigning', {
  how: ConfirmationStrength,
  public_key: nullable(anyObject()),
  log_in_url: nullable(Type.String()),
});
describe(ConfirmationSigning, {
  how:
    'By a `passkey`; by a `login` once more at the identity provider, for people without one; the demo administrator ' +
    'of a sandbox only says so.',
  public_key: 'For `navigator.credentials.get`, as JSON; null where no passkey signs.',
  log_in_url: 'Where to log in once more, in a window of its own; null where that is not how.',
});

export const Confirmation = object('Confirmation', {
  type: constant('confirmation'),
  id: Uuid,
  merchant_account_id: Type.String(),
  status: ConfirmationStatus,
  operation: Type.String(),
  method: oneOf('GET', 'POST', 'PUT', 'DELETE'),
  path: Type.String(),
  body: nullable(Type.String()),
  sentence: ConfirmationSentence,
  reason: nullable(Type.String()),
  challenge: Type.String(),
  needs_approval: Type.Boolean(),
  may_decide: Type.Boolean(),
  signing: nullable(ConfirmationSigning),
  strength: nullable(ConfirmationStrength),
  asked_by: ConfirmationPerson,
  decided_by: nullable(ConfirmationPerson),
  decided_at: nullable(Timestamp),
  decision_strength: nullable(ConfirmationStrength),
  decision_reason: nullable(Type.String()),
  used_at: nullable(Timestamp),
  created_at: Timestamp,
  expires_at: Timestamp,
});
describe(Confirmation, {
  merchant_account_id: 'Whose data the call is about; `default` for what belongs to the instance.',
  status:
    '`asked`: to be signed by whoever asked. `signed`: the call may come. `waiting`: a second person has to agree. ' +
    '`approved`: they have, and the call may come. `used`: it came.',
  operation: 'Id of the operation that is called.',
  method: 'Of the call.',
  path: 'Path and query of the call, without the `/api` of the dashboard.',
  body: 'The body of the call, while a second person may have to see it; else null.',
  sentence: 'What is going to be done, as the service found out by itself.',
  reason: 'Why, in the words of whoever asked.',
  challenge:
    'What is signed, base64url: the SHA-256 of a nonce, session, merchant account, version, method, path, digest of ' +
    'the body, sentence and reason, each with its length before it.',
  needs_approval: 'Whether a second person has to agree.',
  may_decide: 'Whether the caller may approve or decline it now.',
  signing: 'How the caller signs it now; null where there is nothing for them to sign.',
  strength:
    'How it was signed; null until it was. A `login` is weaker than a passkey: it does not sign the call.',
  asked_by: 'Whose call it is.',
  decided_by: 'Who approved or declined it.',
  decided_at: 'When; null until somebody did.',
  used_at: 'When its call came; null until it did.',
  decision_strength: 'How the second person signed.',
  decision_reason: 'Why it was declined.',
  expires_at:
    'Two minutes after it was asked for; a day after it was signed, where a second person has to agree.',
});
export const Confirmations = page('Confirmations', Confirmation);

export const ConfirmationCreate = object('ConfirmationCreate', {
  method: oneOf('GET', 'POST', 'PUT', 'DELETE'),
  path: text(4_000),
  body: maybe(text(CONFIRMED_BODY_MAX)),
  reason: maybe(text(500)),
});
describe(ConfirmationCreate, {
  method: 'Of the call.',
  path: 'Path and query of the call, as they will be sent, without the `/api` of the dashboard.',
  body: 'The exact text of the body that the call will have; left out for a call without one.',
  reason: 'Why, for the audit log.',
});

export const ConfirmationApprove = object('ConfirmationApprove', { assertion: maybe(anyObject()) });
describe(ConfirmationApprove, {
  assertion: 'What `navigator.credentials.get` gave for the challenge, as JSON. Only with a passkey.',
});

export const ConfirmationDecline = object('ConfirmationDecline', { reason: maybe(text(500)) });
describe(ConfirmationDecline, { reason: 'Why not: whoever asked reads it.' });

const ONE = describe(fields({ confirmation_id: Uuid }), {
  confirmation_id: 'As `POST /confirmations` answered it.',
});

export const createConfirmation = operation({
  id: 'create_confirmation',
  method: 'POST',
  path: '/confirmations',
  tag: 'Confirmations',
  summary: 'Ask what to sign for a call that people confirm.',
  description:
    'Answers the sentence to show and the challenge for the passkey. The call then carries both in ' +
    '`x-railyard-confirmation`: the id, a dot, and the assertion as base64url of its JSON. It is good for this ' +
    'session, method, path and these bytes, once, for two minutes.',
  access: PEOPLE,
  merchantAccount: 'header',
  body: ConfirmationCreate,
  responses: { 201: Confirmation },
});

export const listConfirmations = operation({
  id: 'list_confirmations',
  method: 'GET',
  path: '/confirmations',
  tag: 'Confirmations',
  summary: 'List what people have confirmed, or what waits for a second person.',
  description:
    'Newest first. Those of the instance stand with the merchant account `default`. Whoever may not make such a call ' +
    'themselves sees only their own.',
  access: PEOPLE,
  merchantAccount: 'header',
  query: describe(fields({ ...cursorQuery(), status: optional(oneOf('waiting')) }), {
    status: 'Only what waits for a second person.',
  }),
  responses: { 200: Confirmations },
});

export const getConfirmation = operation({
  id: 'get_confirmation',
  method: 'GET',
  path: '/confirmations/{confirmation_id}',
  tag: 'Confirmations',
  summary: 'Read a confirmation.',
  description: 'Of the caller, or of a call that the caller might make as well.',
  access: PEOPLE,
  merchantAccount: 'header',
  params: ONE,
  responses: { 200: Confirmation },
});

export const approveConfirmation = operation({
  id: 'approve_confirmation',
  method: 'POST',
  path: '/confirmations/{confirmation_id}/approve',
  tag: 'Confirmations',
  summary: 'Agree, as the second person, to a call that waits.',
  description:
    'By whoever might make the call themselves, and did not ask for it, under no other address of theirs either. ' +
    'They sign the same challenge. Whoever asked can then send the call, with the id alone in ' +
    '`x-railyard-confirmation`.',
  access: PEOPLE,
  merchantAccount: 'header',
  params: ONE,
  body: ConfirmationApprove,
  bodyOptional: true,
  responses: { 200: Confirmation },
});

export const declineConfirmation = operation({
  id: 'decline_confirmation',
  method: 'POST',
  path: '/confirmations/{confirmation_id}/decline',
  tag: 'Confirmations',
  summary: 'Say no to a call that waits, or take it back.',
  description: 'By a second person, or by whoever asked, until the call has come.',
  access: PEOPLE,
  merchantAccount: 'header',
  params: ONE,
  body: ConfirmationDecline,
  bodyOptional: true,
  responses: { 200: Confirmation },
});
