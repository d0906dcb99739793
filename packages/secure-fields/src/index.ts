import { checkConfig, checkFormEvent, isFieldType, warnSecondField } from './checked.ts';
import { type FrameMessage, SecureField } from './field.ts';
import {
  CHANNEL,
  FIELD_TYPES,
  type EventName,
  type FieldOptions,
  type FieldType,
  type Handlers,
  type LoadError,
  type SecureFieldsConfig,
  type VaultFailure,
} from './settings.ts';
import { VERSION } from '@railyard/client-core';

export { SecureField } from './field.ts';
export type * from './settings.ts';

/** Names of the events of a form. */
export const Events = {
  CARD_VAULT_SUCCESS: 'card-vault-success',
  CARD_VAULT_FAILURE: 'card-vault-failure',
  FORM_CHANGE: 'form-change',
  METHOD_CHANGE: 'method-change',
  READY: 'ready',
  LOAD_ERROR: 'load-error',
} as const satisfies Record<string, EventName>;

declare global {
  interface Window {
    SECURE_FIELDS_FRAME_URL?: string;
  }
}

const LOAD_MS = 10_000;

/**
 * One form of card fields. Each field is a frame of the service's own origin, and so is the hidden controller
 * that puts what was typed into the checkout session: this page gets states and events, and never a digit
 * beyond the first eight.
 */
export class SecureFields {
  /** Names of the events, for `addEventListener`. */
  static readonly Events = Events;
  /** Version of this package. */
  static readonly version: string = VERSION;

  /** The hidden frame that sends what the fields hold. */
  readonly controller: HTMLIFrameElement;
  readonly #config: SecureFieldsConfig;
  readonly #frameUrl: string;
  readonly #instance: string;
  readonly #fields = new Map<FieldType, SecureField>();
  readonly #handlers = new Map<EventName, Set<(data: never) => void>>();
  /** Frames that have not said that they stand. */
  readonly #waitingFor = new Set<string>();
  #isReady = false;
  #isAsking = false;
  /** Was asked for before every frame stood. */
  #isSubmitWanted = false;
  /** Why this form can never be submitted. */
  #fault: LoadError | null = null;
  #isGone = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #font: string | undefined;

  constructor(config: SecureFieldsConfig) {
    this.#config = config;
    this.#frameUrl = frameUrlOf(config);
    refuseNoSession(config);
    checkConfig(this.#frameUrl, config);
    this.#instance = config.instance ?? newInstance();
    this.controller = document.createElement('iframe');
    this.controller.title = 'Secure Controller';
    this.controller.tabIndex = -1;
    this.controller.setAttribute('aria-hidden', 'true');
    this.controller.style.cssText = 'position:absolute;width:0;height:0;border:0;visibility:hidden';
    window.addEventListener('message', this.#onMessage);
    if (typeof config.sessionId === 'string') this.#connect(config.sessionId);
  }

  /** Draws a field for the card number at the element, or where the selector finds one. */
  addCardNumberField(at: string | Element, options: FieldOptions = {}): SecureField {
    return this.addField(at, { ...options, type: 'number' });
  }

  /** Draws a field for the expiry date. */
  addExpiryDateField(at: string | Element, options: FieldOptions = {}): SecureField {
    return this.addField(at, { ...options, type: 'expiryDate' });
  }

  /** Draws a field for the security code. */
  addSecurityCodeField(at: string | Element, options: FieldOptions = {}): SecureField {
    return this.addField(at, { ...options, type: 'securityCode' });
  }

  /** Draws a field for the postal code. */
  addPostalCodeField(at: string | Element, options: FieldOptions = {}): SecureField {
    return this.addField(at, { ...options, type: 'postalCode' });
  }

  /** Draws a field in the place of the element. With a stored payment method there is a security code only. */
  addField(at: string | Element, { type, ...options }: FieldOptions & { type: FieldType }): SecureField {
    const { paymentMethod, paymentMethodId, locale = '' } = this.#config;
    const isStored = (paymentMethod?.id ?? paymentMethodId) !== undefined;
    if (isStored && type !== 'securityCode')
      throw new Error('With a stored payment method only the security code is asked for');
    const element = typeof at === 'string' ? document.querySelector(at) : at;
    if (element === null) throw new Error(`No element ${String(at)} is in the page`);

    const canLoad = this.#checkType(type);
    this.#fields.get(type)?.destroy();
    const { sessionId } = this.#config;
    const src = this.#address('input.html', {
      sessionId: typeof sessionId === 'string' ? sessionId : undefined,
      type,
      font: this.#font,
      paymentMethodScheme: paymentMethod?.scheme,
    });
    const place = { src, origin: this.#frameUrl, instance: this.#instance, locale };
    const field = new SecureField(element, type, options, place);
    this.#fields.set(type, field);
    if (canLoad) this.#waitingFor.add(type);
    this.#await();
    return field;
  }

  /** False: no frame will ever answer for it. */
  #checkType(type: FieldType): boolean {
    if (this.#fields.has(type)) warnSecondField(this.#frameUrl, type);
    if (isFieldType(this.#frameUrl, type)) return true;
    const fault = { reason: 'unknown_field', frames: [type] };
    this.#fault = fault;
    // Whoever listens is told after `addField` has returned.
    queueMicrotask(() => this.#failed(fault));
    return false;
  }

  /** Loads a font of the service into every field, by its name. */
  addFont(name: string): void {
    this.#font = name;
  }

  /** Puts what was typed into the checkout session; the outcome is told as an event. */
  submit(): void {
    if (this.#fault !== null) return this.#failed(this.#fault);
    if (!this.controller.isConnected || this.#waitingFor.size > 0) {
      this.#isSubmitWanted = true;
      this.#ask();
      return this.#await();
    }
    this.#isSubmitWanted = false;
    const method = this.#config.paymentMethod ?? this.#config.paymentMethodId;
    this.#tellController({ type: 'submit', data: { method: method === undefined ? 'card' : 'id' } });
  }

  /** Calls the handler with each such event of the form, until it is removed. */
  addEventListener<Name extends EventName>(name: Name, handler: (data: Handlers[Name]) => void): void {
    checkFormEvent(this.#frameUrl, name);
    const handlers = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, handlers.add(handler));
  }

  /** Calls the handler no more. */
  removeEventListener<Name extends EventName>(name: Name, handler: (data: Handlers[Name]) => void): void {
    this.#handlers.get(name)?.delete(handler);
  }

  /** Takes every frame and listener out of the page. */
  destroy(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
    window.removeEventListener('message', this.#onMessage);
    for (const field of this.#fields.values()) field.destroy();
    this.#fields.clear();
    this.#handlers.clear();
    this.controller.remove();
  }

  #address(page: string, more: Readonly<Record<string, string | undefined>>): string {
    const { locale } = this.#config;
    const given = { parentOrigin: window.location.origin, locale, instance: this.#instance, ...more };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(given))
      if (value !== undefined && value !== '') query.set(name, value);
    return `${this.#frameUrl}/${page}?${query.toString()}`;
  }

  /** The buyer is there: now a session is worth opening. */
  #ask(): void {
    const { sessionId } = this.#config;
    if (typeof sessionId === 'string' || this.#isAsking) return;
    this.#isAsking = true;
    const asked = async (): Promise<string> => sessionId();
    asked().then(
      (opened) => (isSession(opened) ? this.#connect(opened) : this.#noSession()),
      () => this.#noSession(),
    );
  }

  #noSession(): void {
    this.#isAsking = false;
    this.#failed({ reason: 'no_session' });
  }

  /** The controller finds the fields that are there, and those that come find it. */
  #connect(sessionId: string): void {
    if (this.#isGone) return;
    const { paymentMethod, paymentMethodId, autoAdvance } = this.#config;
    this.controller.src = this.#address('controller.html', {
      sessionId,
      paymentMethodId: paymentMethod?.id ?? paymentMethodId,
      order: orderOf(autoAdvance),
    });
    for (const frame of ['controller', ...this.#fields.keys()]) this.#waitingFor.add(frame);
    document.body.append(this.controller);
    this.#await();
  }

  /** Frames that never answer are most often refused by the browser: the page's origin is not allowed. */
  #await(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#waitingFor.size > 0)
        this.#failed({ reason: 'timeout', frames: Array.from(this.#waitingFor) });
    }, LOAD_MS);
  }

  #failed(why: LoadError): void {
    this.#isSubmitWanted = false;
    clearTimeout(this.#timer);
    this.#emit('load-error', why);
  }

  #arrived(frame: string): void {
    if (!this.#waitingFor.delete(frame) || this.#waitingFor.size > 0) return;
    clearTimeout(this.#timer);
    if (!this.#isReady) this.#emit('ready', { version: VERSION });
    this.#isReady = true;
    if (this.#isSubmitWanted) this.submit();
  }

  #tellController(message: object): void {
    this.controller.contentWindow?.postMessage(
      { channel: CHANNEL, instance: this.#instance, ...message },
      this.#frameUrl,
    );
  }

  /** Believed is what our own frames say: their origin, their window, this form. */
  readonly #onMessage = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== this.#frameUrl || data?.channel !== CHANNEL || data.instance !== this.#instance) return;
    if (source !== this.controller.contentWindow) {
      for (const field of this.#fields.values())
        if (source === field.frame.contentWindow) this.#heard(field, data);
      return;
    }
    switch (data.type) {
      case 'ready':
        return this.#arrived('controller');
      case 'field-ready':
        return this.#arrived(String(data.data.id));
      case 'form-change':
        return this.#emit('form-change', data.data);
      case 'load-error':
        this.#fault = data.data as LoadError;
        return this.#failed(this.#fault);
      case 'success':
        return this.#emit('card-vault-success', data.data);
      case 'error':
        return this.#emit('card-vault-failure', failureIn(data));
      default:
    }
  };

  /** Before there is a controller, a field has arrived when it is drawn. */
  #heard(field: SecureField, said: FrameMessage): void {
    if (said.type === 'drawn' && !this.controller.isConnected) this.#arrived(field.type);
    if (said.type === 'focus' || said.type === 'input') this.#ask();
    field.take(said);
  }

  #emit<Name extends EventName>(name: Name, data: Handlers[Name]): void {
    for (const handler of this.#handlers.get(name) ?? []) (handler as (data: Handlers[Name]) => void)(data);
  }
}

/** Without what only says whose message it is. */
function failureIn({ status, code, message, buyerMessage, details }: VaultFailure): VaultFailure {
  const failure = { status, code, message, buyerMessage };
  return details === undefined ? failure : { ...failure, details };
}

function frameUrlOf({ frameUrl, environment, gr4vyId }: SecureFieldsConfig): string {
  const host = `secure-fields.${environment === 'sandbox' ? 'sandbox.' : ''}${gr4vyId}`;
  const url =
    frameUrl ?? window.SECURE_FIELDS_FRAME_URL ?? (gr4vyId === undefined ? '' : `https://${host}.gr4vy.app`);
  if (url === '') throw new Error('frameUrl is missing: the origin that the service serves Secure Fields on');
  return new URL(url).origin;
}

/** A form without a session looks well until it is submitted, and then cannot be. */
function refuseNoSession({ sessionId }: SecureFieldsConfig): void {
  if (typeof sessionId === 'function' || isSession(sessionId)) return;
  throw new Error('sessionId is missing: the id of a checkout session, or a function that promises one');
}

function isSession(given: unknown): given is string {
  return typeof given === 'string' && given !== '';
}

function orderOf(wanted: SecureFieldsConfig['autoAdvance']): string | undefined {
  if (wanted === undefined || wanted === false) return undefined;
  return (wanted === true ? FIELD_TYPES : wanted).join();
}

function newInstance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
