import { checkFieldEvent, checkOptions } from './checked.ts';
import { newFrame } from './frame.ts';
import { styleBoxes } from './box-style.ts';
import {
  CHANNEL,
  FIELD_TYPES,
  type FieldEventName,
  type FieldEvents,
  type FieldOptions,
  type FieldType,
  type Styles,
} from './settings.ts';
import { TITLES } from './titles.ts';

type FieldEvent = {
  [Name in FieldEventName]: Readonly<{ type: Name; data: FieldEvents[Name] }>;
}[FieldEventName];
export type FrameMessage = FieldEvent | Readonly<{ type: 'drawn'; data: Readonly<{ id: FieldType }> }>;
type Place = Readonly<{ src: string; origin: string; instance: string; locale: string }>;

/** One field: a frame that takes digits, in a box that tells by attributes how it stands. */
export class SecureField {
  /** What is typed into it. */
  readonly type: FieldType;
  /** The frame in which it is drawn. */
  readonly frame: HTMLIFrameElement;
  readonly #place: Place;
  readonly #box: Element;
  readonly #handlers = new Map<FieldEventName, Set<(data: never) => void>>();
  #options: FieldOptions;
  /** Before that there is nobody to tell, and options are told then. */
  #isLoaded = false;
  /** Words on labels that lead to this field. */
  #labels: Element[] = [];

  constructor(at: Element, type: FieldType, options: FieldOptions, place: Place) {
    this.type = type;
    this.#options = options;
    this.#place = place;
    checkOptions(place.origin, options, flat(options.styles ?? {}));
    const begun = at.querySelector('iframe');
    this.frame = begun ?? newFrame(place.src);
    this.frame.title = options.label ?? titleOf(type, place.locale);
    this.#box = begun === null ? document.createElement('div') : at;

    const stands = (): void => {
      this.#isLoaded = true;
      this.#send('update', { ...this.#told(), type });
    };
    this.frame.addEventListener('load', stands);
    // A frame that has begun may be there already: then it cannot be read any more.
    if (begun !== null && begun.contentDocument === null) stands();
    this.#mount(at);
  }

  #mount(at: Element): void {
    const kebab = this.type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    this.#box.classList.add('secure-fields__input', `secure-fields__input--${kebab}`);
    if (this.#box !== at) {
      for (const { name, value } of at.attributes) if (name !== 'class') this.#box.setAttribute(name, value);
      this.#box.classList.add(...at.classList);
      this.#box.append(this.frame);
      at.replaceWith(this.#box);
    }
    if (this.#options.errorMessage !== undefined)
      this.#box.classList.add('secure-fields__input--with-message');
    styleBoxes(this.#box);
    if (at.id === '') return;

    this.#labels = Array.from(document.querySelectorAll(`label[for="${CSS.escape(at.id)}"]`));
    for (const label of this.#labels) label.addEventListener('click', this.focus);
  }

  /** Changes options; what is not given stays. */
  update(options: FieldOptions): void {
    checkOptions(this.#place.origin, options, flat(options.styles ?? {}));
    const styles = { ...this.#options.styles, ...options.styles };
    this.#options = { ...this.#options, ...options, styles };
    const { autoFocus: _, ...told } = this.#told();
    this.#send('update', told);
  }

  /** Text that is shown while the field is empty. */
  setPlaceholder(placeholder: string): void {
    this.update({ placeholder });
  }

  /** How the field looks from now on. */
  setStyles(styles: Styles): void {
    this.update({ styles });
  }

  /** Best effort: some browsers let nobody but the buyer put the caret into a frame. */
  readonly focus = (): void => {
    this.frame.focus();
    this.#send('focus');
  };

  /** Empties the field. */
  clear(): void {
    this.#send('clear');
  }

  /** Hides what was typed, until `unredactValue`. */
  redactValue(): void {
    this.#send('redact');
  }

  /** Shows what was hidden. */
  unredactValue(): void {
    this.#send('unredact');
  }

  /** Calls the handler with each such event of this field, until it is removed. */
  addEventListener<Name extends FieldEventName>(
    name: Name,
    handler: (data: FieldEvents[Name]) => void,
  ): void {
    checkFieldEvent(this.#place.origin, name);
    const handlers = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, handlers.add(handler));
  }

  /** Calls the handler no more. */
  removeEventListener<Name extends FieldEventName>(
    name: Name,
    handler: (data: FieldEvents[Name]) => void,
  ): void {
    this.#handlers.get(name)?.delete(handler);
  }

  /** Takes the field out of the page. */
  destroy(): void {
    for (const label of this.#labels) label.removeEventListener('click', this.focus);
    this.#box.remove();
    this.#handlers.clear();
  }

  /** What the field's own frame said; the form has looked at where it comes from. */
  take({ type, data }: FrameMessage): void {
    if (data.id !== this.type || type === 'drawn') return;
    if (type === 'focus' || type === 'blur') this.#mark('focused', type === 'focus');
    if (type === 'input') {
      this.#mark('invalid', !data.valid && !data.empty);
      this.#mark('autofilled', data.autofilled);
    }
    for (const handler of this.#handlers.get(type) ?? []) (handler as (told: typeof data) => void)(data);
  }

  #mark(state: string, isOn: boolean): void {
    this.#box.toggleAttribute(`data-secure-fields-${state}`, isOn);
  }

  #told(): Omit<FieldOptions, 'styles'> & { styles: unknown } {
    return { label: this.frame.title, ...this.#options, styles: flat(this.#options.styles ?? {}) };
  }

  #send(type: string, data: object = {}): void {
    if (!this.#isLoaded) return;
    const { instance, origin } = this.#place;
    this.frame.contentWindow?.postMessage({ channel: CHANNEL, instance, type, data }, origin);
  }
}

function titleOf(type: FieldType, locale: string): string {
  const titles = TITLES[locale.slice(0, 2).toLowerCase()] ?? TITLES['en'];
  return titles?.[FIELD_TYPES.indexOf(type)] ?? '';
}

/** `{ ':focus': { fontSize: 16 } }` as `[['--focus-font-size', 16]]`. */
function flat(styles: Styles, prefix = ''): [string, string | number][] {
  return Object.entries(styles).flatMap(([name, value]): [string, string | number][] => {
    const kebab = (name.match(/[a-zA-Z0-9]+/g) ?? [])
      .join('-')
      .replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
    return typeof value === 'object' ? flat(value, `${prefix}${kebab}-`) : [[`--${prefix}${kebab}`, value]];
  });
}
