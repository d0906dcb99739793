import { parseCardScheme } from '../../../server/domain/card-scheme.ts';
import { caretFor, countWithout, edited, masked } from '../../client-core/src/editing.ts';
import {
  FIELDS,
  FIELD_TYPES,
  type Measure,
  codeLabelOf,
  schemeOf,
  shownAs,
} from '../../client-core/src/fields.ts';
import {
  type FieldState,
  type FromField,
  type ToField,
  offerPorts,
  onOwnMessage,
  onPageMessage,
  placeOf,
  tellPage,
} from './messages.ts';
import { readOptions, type Options } from './options.ts';
import { drawSchemes } from './schemes.ts';
import { applyStyles } from './styles.ts';

const root = document.documentElement;
const place = placeOf(root);
const type = FIELD_TYPES.find((known) => known === root.dataset['type']) ?? 'number';
const field = FIELDS[type];
const input = element<HTMLInputElement>('field');
const label = element<HTMLLabelElement>('label');
const error = element<HTMLParagraphElement>('error');

/** What was typed. It leaves this frame over the port to the controller, and by no other way. */
let raw = '';
let options: Options = readOptions({});
let scheme = parseCardScheme(root.dataset['scheme'] ?? '');
let isAutofilled = false;
/** As the page asked; null: as the options say. */
let redaction: boolean | null = null;
let hasBeenLeft = false;
let chosenScheme: string | null = null;
let port: MessagePort | null = null;
/** The frame whose port that is. */
let controller: Window | null = null;
/** What the field showed before the edit that is told next. */
let shownBefore = '';

function element<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`BUG: the frame has no #${id}`);
  return found as Kind;
}

function measure(): Measure {
  return { scheme, lengths: options.lengths, now: new Date() };
}

function isMasked(): boolean {
  if (type !== 'number' && type !== 'securityCode') return false;
  return redaction ?? (options.maskOnInput || (options.maskInput && document.activeElement !== input));
}

function shownText(): string {
  return shownAs(type, isMasked() ? masked(raw, options) : raw, raw);
}

/** Draws the value, with as many characters behind the caret as there were. */
function draw(behind = 0): void {
  const text = shownText();
  if (input.value !== text) input.value = text;
  if (document.activeElement === input && behind >= 0) {
    const caret = caretFor(text, behind, field.ours);
    input.setSelectionRange(caret, caret);
  }
  const isInvalid = hasBeenLeft && raw !== '' && !field.isValid(raw, measure());
  input.setAttribute('aria-invalid', String(isInvalid));
  error.textContent = isInvalid ? options.errorMessage : '';
  applyStyles(input, options.styles, {
    focus: document.activeElement === input,
    invalid: isInvalid,
    valid: raw !== '' && field.isValid(raw, measure()),
    autofill: isAutofilled,
  });
  drawSchemes(options.showSchemeIcons, type === 'number' ? schemeOf(raw) : null, chosenScheme, (chosen) => {
    chosenScheme = chosen;
    draw(-1);
    changed(false);
  });
}

function state(): FieldState {
  const known = type === 'number' ? schemeOf(raw) : scheme;
  return {
    id: type,
    valid: field.isValid(raw, measure()),
    empty: raw === '',
    autofilled: isAutofilled,
    scheme: known,
    preferredScheme: type === 'number' ? chosenScheme : null,
    bin: type === 'number' && raw.length >= 8 ? raw.slice(0, 8) : null,
  };
}

function told(): object {
  const { scheme: known, preferredScheme, bin, ...rest } = state();
  if (type === 'number')
    return {
      ...rest,
      schema: known,
      codeLabel: codeLabelOf(schemeOf(raw)),
      bin,
      selectedScheme: preferredScheme,
    };
  return type === 'securityCode' ? { ...rest, codeLabel: codeLabelOf(scheme) } : rest;
}

function changed(isDone: boolean): void {
  tellPage(place, { type: 'input', data: told() });
  port?.postMessage({ type: 'state', state: state(), isDone } satisfies FromField);
}

function setRaw(value: string): void {
  const before = type === 'number' ? schemeOf(raw) : null;
  raw = field.cut(value, measure());
  if (type === 'number' && schemeOf(raw) !== before) chosenScheme = null;
}

input.addEventListener('input', (event) => {
  if (event instanceof InputEvent && event.isComposing) return;
  const caret = input.selectionStart ?? input.value.length;
  const behind = countWithout(input.value.slice(caret), field.ours);
  const isTyped = event instanceof InputEvent && event.inputType === 'insertText' && event.data?.length === 1;
  isAutofilled = input.matches(':autofill');
  const before = { text: shownBefore, raw };
  const isReplaced = !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';
  setRaw(isReplaced ? field.clean(input.value) : edited(before, input.value, caret, field));
  hasBeenLeft = false;
  draw(behind);
  shownBefore = input.value;
  const isDone = isTyped && behind === 0 && field.isFull(raw, measure()) && field.isValid(raw, measure());
  changed(isDone);
});

// While a word is being composed the field is the editor's own; what it ends with is an edit like others.
input.addEventListener('compositionend', () =>
  input.dispatchEvent(new InputEvent('input', { inputType: 'insertText' })),
);

input.addEventListener('focus', () => {
  draw();
  shownBefore = input.value;
  tellPage(place, { type: 'focus', data: told() });
});

input.addEventListener('blur', () => {
  hasBeenLeft = true;
  draw();
  shownBefore = input.value;
  tellPage(place, { type: 'blur', data: told() });
});

input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') tellPage(place, { type: 'enter', data: { id: type } });
});

// A masked number must not be copied by its characters, and a plain one not by accident.
for (const name of ['copy', 'cut'] as const) input.addEventListener(name, (event) => event.preventDefault());

function redact(isRedacted: boolean): void {
  redaction = isRedacted;
  draw();
  shownBefore = input.value;
  tellPage(place, { type: isRedacted ? 'redacted' : 'unredacted', data: { id: type } });
}

onPageMessage(place, (message, data) => {
  switch (message) {
    case 'update':
      options = readOptions(data, options);
      label.textContent = options.label;
      document.title = options.label;
      input.placeholder = options.placeholder;
      input.required = options.required;
      if (data['autoFocus'] === true) input.focus();
      draw();
      shownBefore = input.value;
      return drawn();
    case 'clear':
      setRaw('');
      isAutofilled = false;
      hasBeenLeft = false;
      draw();
      shownBefore = '';
      return changed(false);
    case 'redact':
      return redact(true);
    case 'unredact':
      return redact(false);
    case 'focus':
      return input.focus();
    default:
  }
});

/** Every frame beside this one is offered a port; the controller of this form takes its own. */
function connect(): void {
  offerPorts(place, type, (own, offeredTo) => {
    own.onmessage = ({ data }: MessageEvent<ToField>) => {
      if (data.type === 'taken' ? isController(offeredTo, data.session) : own === port)
        fromController(data, own);
    };
  });
}

/**
 * The first one as long as it is in the page, and of the session that this field was opened for: a script in the page
 * could add another, of a session of its own, which would be given a copy of the card.
 */
function isController(asking: Window, session: string): boolean {
  const { session: own = '' } = root.dataset;
  if (own !== '' && own !== session) return false;
  if (controller === null || controller.closed) controller = asking;
  return controller === asking;
}

function fromController(message: ToField, own: MessagePort): void {
  switch (message.type) {
    case 'taken':
      port = own;
      return own.postMessage({ type: 'state', state: state(), isDone: false } satisfies FromField);
    case 'collect':
      return own.postMessage({ type: 'value', state: state(), value: raw } satisfies FromField);
    case 'focus':
      return input.focus();
    case 'scheme': {
      scheme = parseCardScheme(message.scheme ?? '');
      setRaw(raw);
      draw(-1);
      shownBefore = input.value;
      return changed(false);
    }
    case 'schemes': {
      if (!raw.startsWith(message.bin)) return;
      root.dataset['schemes'] = message.schemes.join(' ');
      return draw(-1);
    }
    default:
      return message satisfies never;
  }
}

/** The page may have begun to listen before this frame was there, or after. */
function drawn(): void {
  tellPage(place, { type: 'drawn', data: { id: type } });
}

onOwnMessage(place, (kind) => {
  if (kind === 'ask') connect();
});
connect();
drawn();
