import { faultKind } from '@railyard/client-core';
import { FIELD_TYPES, type FieldType, expirationDate, fieldsBody } from '@railyard/client-core/frames';
import {
  type FieldState,
  type FromField,
  type ToField,
  askForPorts,
  isRecord,
  onOwnMessage,
  onPageMessage,
  tellPage,
} from './messages.ts';
import { readFrameData } from './frame-data.ts';

/** A field that has been taken out of the page does not answer. */
const COLLECT_MS = 2_000;

const place = readFrameData('controller', document.documentElement.dataset['frame']);
const { api, session, paymentMethod, order, fault, words } = place;

type Field = { port: MessagePort; state: FieldState; value: ((value: string) => void) | null };
const fields = new Map<FieldType, Field>();
let isSubmitting = false;
/** Of the card, as the session's table of ranges has them; asked once for each beginning of a number. */
let askedBin = '';

function takePort(id: FieldType, port: MessagePort): void {
  fields.get(id)?.port.close();
  const state = {
    id,
    valid: false,
    empty: true,
    autofilled: false,
    scheme: null,
    preferredScheme: null,
    bin: null,
  };
  const field: Field = { port, state, value: null };

  fields.set(id, field);
  port.onmessage = ({ data }: MessageEvent<FromField>) => {
    field.state = data.state;
    if (data.type === 'value') return field.value?.(data.value);
    if (id === 'number') numberChanged(data.state);
    tellForm();
    if (data.isDone) advanceFrom(id);
  };
  send(id, { type: 'taken', session });
  if (id === 'securityCode' && paymentMethod === null)
    send(id, { type: 'scheme', scheme: fields.get('number')?.state.scheme ?? null });
  tellPage(place, { type: 'field-ready', data: { id } });
}

function send(id: FieldType, message: ToField): void {
  fields.get(id)?.port.postMessage(message);
}

function numberChanged({ scheme, bin }: FieldState): void {
  if (paymentMethod === null) send('securityCode', { type: 'scheme', scheme });
  if (bin === null || bin === askedBin) return;
  askedBin = bin;
  void schemesOf(bin).then((schemes) => send('number', { type: 'schemes', bin, schemes }));
}

/** Which schemes a co-badged card has. Nothing is lost where this is not known. */
async function schemesOf(bin: string): Promise<readonly string[]> {
  try {
    const answer = await callApi('POST', 'card-details', { bin });
    if (!answer.ok) return [];
    const found: unknown = await answer.json();
    if (!isRecord(found) || !Array.isArray(found['additional_schemes'])) return [];
    return [found['scheme'], ...found['additional_schemes']].filter((scheme) => typeof scheme === 'string');
  } catch {
    return [];
  }
}

function tellForm(): void {
  const states = Object.fromEntries(
    Array.from(fields, ([id, { state }]) => [
      id,
      { valid: state.valid, empty: state.empty, autofilled: state.autofilled },
    ]),
  );
  tellPage(place, { type: 'form-change', data: { fields: states, complete: isComplete() } });
}

/** A stored card may do without its code; whatever else the page shows must be right. */
function isComplete(): boolean {
  return fields.size > 0 && Array.from(fields.values()).every(({ state }) => state.valid);
}

/** The next field in the page's order that is not done yet. */
function advanceFrom(id: FieldType): void {
  const next = order.slice(order.indexOf(id) + 1).find((type) => fields.get(type)?.state.valid === false);
  if (order.includes(id) && next !== undefined) send(next, { type: 'focus' });
}

/** Null: the field does not answer. */
function collect(id: FieldType): Promise<readonly [FieldType, string | null]> {
  return new Promise((resolve) => {
    const field = fields.get(id);
    if (field === undefined) return resolve([id, null]);
    const timer = setTimeout(() => resolve([id, null]), COLLECT_MS);
    field.value = (value) => {
      clearTimeout(timer);
      field.value = null;
      resolve([id, value]);
    };
    send(id, { type: 'collect' });
  });
}

async function submit(): Promise<void> {
  if (isSubmitting) return;
  isSubmitting = true;
  try {
    tellPage(place, await submitFields());
  } finally {
    isSubmitting = false;
  }
}

async function submitFields(): Promise<object> {
  const values = new Map<FieldType, string>();
  for (const [id, value] of await Promise.all(Array.from(fields.keys(), collect))) {
    if (value === null) return failure(0, 'field_missing', words['missing'] ?? '');
    if (value !== '') values.set(id, value);
  }
  if (!isComplete() && !(paymentMethod !== null && !values.has('securityCode'))) return incomplete();
  try {
    const answer = await callApi('PUT', 'fields', bodyOf(values));
    return answer.ok ? { type: 'success', data: shownCard() } : await refusal(answer);
  } catch {
    return failure(0, 'network_error', words['network'] ?? '');
  }
}

function bodyOf(values: ReadonlyMap<FieldType, string>): object {
  const more = { securityCode: values.get('securityCode'), postalCode: values.get('postalCode') };
  const preferredScheme = fields.get('number')?.state.preferredScheme ?? undefined;
  const expiry = expirationDate(values.get('expiryDate') ?? '');
  return fieldsBody(
    paymentMethod === null
      ? { number: values.get('number') ?? '', expirationDate: expiry, preferredScheme, ...more }
      : { paymentMethodId: paymentMethod, ...more },
  );
}

function shownCard(): object {
  const { scheme, preferredScheme, bin } = fields.get('number')?.state ?? {};
  return { scheme: preferredScheme ?? scheme ?? null, bin: bin ?? null };
}

function incomplete(): object {
  const details = FIELD_TYPES.flatMap((id) => {
    const state = fields.get(id)?.state;
    if (state === undefined || state.valid) return [];
    return [{ field: id, message: words[state.empty ? 'empty' : 'invalid'] ?? '' }];
  });
  return { ...failure(400, 'incomplete_fields', words['incomplete'] ?? ''), details };
}

async function refusal(answer: Response): Promise<object> {
  const body: unknown = await answer.json().catch(() => null);
  const told = isRecord(body) ? body : {};
  const kind = faultKind(answer.status);
  const code = typeof told['code'] === 'string' ? told['code'] : 'refused';
  return {
    ...failure(answer.status, code, words[kind] ?? words['refused'] ?? ''),
    ...(typeof told['message'] === 'string' ? { message: told['message'] } : {}),
    ...(Array.isArray(told['details']) ? { details: told['details'] } : {}),
  };
}

/** `message` is for the developer, `buyerMessage` for the buyer. */
function failure(status: number, code: string, buyerMessage: string): Record<string, unknown> {
  return { type: 'error', status, code, message: buyerMessage, buyerMessage };
}

/** The session's id is the only credential. */
function callApi(method: string, path: string, body: object): Promise<Response> {
  return fetch(`${api}/checkout/sessions/${session}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    referrerPolicy: 'no-referrer',
    credentials: 'omit',
  });
}

if (fault !== null) tellPage(place, { type: 'load-error', data: { reason: fault } });
else {
  onOwnMessage(place, (kind, data, port) => {
    const id = FIELD_TYPES.find((type) => type === data['id']);
    if (kind === 'offer' && id !== undefined && port !== undefined) takePort(id, port);
  });
  onPageMessage(place, (type) => {
    if (type === 'submit') void submit();
  });
  askForPorts(place);
  tellPage(place, { type: 'ready', data: {} });
}
