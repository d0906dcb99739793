import {
  caretFor,
  codeLabelOf,
  editedField,
  FIELDS,
  maskText,
  type Measure,
  parseCardScheme,
  schemeOf,
  shownAs,
} from '@railyard/client-core/frames';
import {
  type FieldState,
  type FromField,
  type ToField,
  offerPorts,
  onOwnMessage,
  onPageMessage,
  tellPage,
} from './messages.ts';
import { readFrameData } from './frame-data.ts';
import { readOptions, type Options } from './options.ts';
import { drawSchemes } from './schemes.ts';
import { applyStyles } from './styles.ts';

const place = readFrameData('field', document.documentElement.dataset['frame']);
const { type } = place;
const field = FIELDS[type];
const input = element<HTMLInputElement>('field');
const label = element<HTMLLabelElement>('label');
const error = element<HTMLParagraphElement>('error');

/** What was typed. It leaves this frame over the port to the controller, and by no other way. */
let raw = '';
let options: Options = readOptions({});
let scheme = parseCardScheme(place.scheme ?? '');
let isAutofilled = false;
/** As the page asked; null: as the options say. */
let redaction: boolean | null = null;
let hasBeenLeft = false;
/** Of a card with several. */
let schemes: readonly string[] = [];
let chosenScheme: string | null = null;
let port: MessagePort | null = null;
/** The frame whose port that is. */
let controller: Window | null = null;
/** What the field shows, of our own writing. */
let shown = '';
let isComposing = false;
/** What is selected as an edit begins. */
let selection: readonly [number, number] | null = null;

function element<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`BUG: the frame has no #${id}`);
  return found as Kind;
}

function measure(): Measure {
  return { scheme, lengths: options.lengths, now: new Date() };
}

function isMasked(): boolean {
  if (redaction !== null) return redaction;
  if (type !== 'number' && type !== 'securityCode') return false;
  return options.maskOnInput || (options.maskInput && document.activeElement !== input);
}

/** The last four are those of a number: of anything else they are all that there is. */
function shownText(): string {
  const masking = { ...options, showLastFour: options.showLastFour && type === 'number' };
  return shownAs(type, isMasked() ? maskText(raw, masking) : raw, raw);
}

/** Draws the value. `behind`: how many characters then stand behind the caret; else it stays with its selection. */
function draw(behind?: number): void {
  const text = shownText();
  const isAllSelected =
    input.selectionStart === 0 && input.selectionEnd === input.value.length && shown !== '';
  if (input.value !== text) {
    input.value = text;
    if (isAllSelected && document.activeElement === input && behind === undefined) input.select();
  }
  shown = text;
  if (document.activeElement === input && behind !== undefined) {
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
  drawSchemes(
    options.showSchemeIcons,
    type === 'number' ? schemeOf(raw) : null,
    schemes,
    chosenScheme,
    (chosen) => {
      chosenScheme = chosen;
      draw();
      reportChange(false);
    },
  );
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

function fieldState(): object {
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

function reportChange(isDone: boolean): void {
  tellPage(place, { type: 'input', data: fieldState() });
  port?.postMessage({ type: 'state', state: state(), isDone } satisfies FromField);
}

function setRaw(value: string): void {
  const before = type === 'number' ? schemeOf(raw) : null;
  raw = value;
  if (type === 'number' && schemeOf(raw) !== before) chosenScheme = null;
}

/** Edits that are none of a caret: what then stands in the field is the value. */
const WHOLE = ['insertReplacementText', 'historyUndo', 'historyRedo'];

input.addEventListener('beforeinput', () => {
  const { selectionStart: start, selectionEnd: end } = input;
  selection = start === null || end === null ? null : [start, end];
});

input.addEventListener('input', (event) => {
  if (event instanceof InputEvent && event.isComposing) return;
  const inputType = event instanceof InputEvent ? event.inputType : '';
  isAutofilled = input.matches(':autofill');
  const { raw: value, behind } = editedField(
    type,
    { text: shown, raw },
    {
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      ...(selection === null ? {} : { selection }),
      isForward: inputType.startsWith('delete') && inputType.endsWith('Forward'),
      isWhole: !(event instanceof InputEvent) || WHOLE.includes(inputType),
    },
    measure(),
  );

  selection = null;
  setRaw(value);
  hasBeenLeft = false;
  draw(behind);
  const isTyped = event instanceof InputEvent && inputType === 'insertText' && event.data?.length === 1;
  reportChange(isTyped && behind === 0 && field.isFull(raw, measure()) && field.isValid(raw, measure()));
});

/** Password managers write a value and tell a change, or nothing at all: what stands in the field is what counts. */
function takeWhatStands(): void {
  if (isComposing || input.value === shown) return;
  isAutofilled = input.matches(':autofill');
  setRaw(field.put('', input.value, '', measure()));
  draw();
  reportChange(false);
}

input.addEventListener('change', takeWhatStands);

/** `2030 / 1` could have become December while it was typed. */
function finishExpiry(): void {
  if (type !== 'expiryDate') return;
  const whole = field.put('', shownAs(type, raw, raw), '', measure());
  if (whole === raw) return;
  setRaw(whole);
  reportChange(false);
}

// While a word is being composed the field is the editor's own; what it ends with is an edit like others.
input.addEventListener('compositionstart', () => {
  isComposing = true;
});
input.addEventListener('compositionend', () => {
  isComposing = false;
  input.dispatchEvent(new InputEvent('input', { inputType: 'insertText' }));
});

input.addEventListener('focus', () => {
  takeWhatStands();
  draw();
  tellPage(place, { type: 'focus', data: fieldState() });
});

input.addEventListener('blur', () => {
  takeWhatStands();
  finishExpiry();
  hasBeenLeft = true;
  draw();
  tellPage(place, { type: 'blur', data: fieldState() });
});

input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') tellPage(place, { type: 'enter', data: { id: type } });
});

// A masked number must not be copied by its characters, and a plain one not by accident.
for (const name of ['copy', 'cut'] as const) input.addEventListener(name, (event) => event.preventDefault());

function redact(isRedacted: boolean): void {
  redaction = isRedacted;
  draw();
  tellPage(place, { type: isRedacted ? 'redacted' : 'unredacted', data: { id: type } });
}

onPageMessage(place, (message, data) => {
  takeWhatStands();
  switch (message) {
    case 'update':
      options = readOptions(data, options);
      label.textContent = options.label;
      document.title = options.label;
      input.placeholder = options.placeholder;
      input.required = options.required;
      if (data['autoFocus'] === true) input.focus();
      draw();
      return reportDrawn();
    case 'clear':
      setRaw('');
      isAutofilled = false;
      hasBeenLeft = false;
      draw(0);
      return reportChange(false);
    case 'redact':
      return redact(true);
    case 'unredact':
      return redact(false);
    case 'focus':
      return focusAll();
    default:
  }
});

/** As the keyboard comes to a field: what is typed takes the place of what stood there. */
function focusAll(): void {
  input.focus();
  input.select();
}

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
function isController(asking: Window, session: string | null): boolean {
  if (place.session !== null && place.session !== session) return false;
  if (controller === null || controller.closed) controller = asking;
  return controller === asking;
}

function fromController(message: ToField, own: MessagePort): void {
  takeWhatStands();
  switch (message.type) {
    case 'taken':
      port = own;
      return own.postMessage({ type: 'state', state: state(), isDone: false } satisfies FromField);
    case 'collect':
      return own.postMessage({ type: 'value', state: state(), value: raw } satisfies FromField);
    case 'focus':
      return focusAll();
    case 'scheme': {
      scheme = parseCardScheme(message.scheme ?? '');
      setRaw(field.put('', raw, '', measure()));
      draw();
      return reportChange(false);
    }
    case 'schemes': {
      if (!raw.startsWith(message.bin)) return;
      schemes = message.schemes;
      return draw();
    }
    default:
      return message satisfies never;
  }
}

/** The page may have begun to listen before this frame was there, or after. */
function reportDrawn(): void {
  tellPage(place, { type: 'drawn', data: { id: type } });
}

onOwnMessage(place, (kind) => {
  if (kind === 'ask') connect();
});
connect();
reportDrawn();
