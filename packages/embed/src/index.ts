import {
  argumentFault,
  CHANNEL,
  type Checkout,
  type EmbedEventName,
  type EmbedEvents,
  type FromFrame,
  openCheckout,
  tellFault,
  type ToFrame,
  updateCheckout,
} from '@railyard/client-core';
import { EMBED_OPTIONS, type EmbedOptions, MEANT } from './settings.ts';
import { warnUnknown } from '@railyard/client-core/developer-console';
import { notLoaded } from './words.ts';

export type { BeforeTransaction, EmbedEventName, EmbedEvents } from '@railyard/client-core';
export type { EmbedOptions, Transaction } from './settings.ts';
export { VERSION } from '@railyard/client-core';

/** The checkout in the page. */
export type Embed = Readonly<{
  /** Pays with the card that was typed, as the button in the frame does. */
  submit(): void;
  /** Takes the checkout out of the page. */
  destroy(): void;
}>;

const SLOW_MS = 10_000;

/**
 * Draws the whole checkout in a frame of the service's own: this page hears what happens, and never what is
 * typed. What the token pins decides; an option that says otherwise is an `argumentError`.
 *
 * @example const checkout = setup({ element: '#checkout', amount: 1299, currency: 'USD', country: 'US', token })
 */
export function setup(options: EmbedOptions): Embed {
  return new EmbeddedCheckout(options);
}

class EmbeddedCheckout implements Embed {
  readonly #options: EmbedOptions;
  readonly #instance = newInstance();
  readonly #frame = document.createElement('iframe');
  readonly #room = document.createElement('div');
  readonly #form: HTMLFormElement | null;
  #checkout: Checkout | null = null;
  #isGone = false;

  constructor(options: EmbedOptions) {
    this.#options = options;
    const of = 'setup has no option';
    warnUnknown(serviceOf(options), { of, given: Object.keys(options), known: EMBED_OPTIONS, meant: MEANT });
    this.#form =
      typeof options.form === 'string' ? document.querySelector(options.form) : (options.form ?? null);
    const element =
      typeof options.element === 'string' ? document.querySelector(options.element) : options.element;
    const fault =
      element === null ? { argument: 'element', message: 'is not in the page' } : argumentFault(options);
    if (fault !== null || element === null) {
      // Whoever listens is told after `setup` has returned.
      queueMicrotask(() => this.#tell('argumentError', fault ?? { argument: 'element', message: '' }));
      return;
    }

    this.#draw(element);
    window.addEventListener('message', this.#onMessage);
    this.#form?.addEventListener('submit', this.#onSubmit);
    void this.#open();
  }

  readonly submit = (): void => this.#send({ type: 'submit', data: null });

  destroy(): void {
    this.#isGone = true;
    window.removeEventListener('message', this.#onMessage);
    this.#form?.removeEventListener('submit', this.#onSubmit);
    this.#room.remove();
  }

  /** A skeleton in the height of a card form, until the frame says its own. */
  #draw(element: Element): void {
    style();
    this.#room.dataset['railyardEmbed'] = 'loading';
    this.#room.setAttribute('aria-busy', 'true');
    const bars = Array.from({ length: 4 }, () => {
      const bar = document.createElement('div');
      bar.className = 'railyard-embed-bar';
      return bar;
    });
    this.#frame.title = this.#options.title ?? 'Checkout';
    this.#frame.allow = 'payment *; publickey-credentials-get *; clipboard-write *';

    // Browsers do not lay out what is not displayed, and the frame could not say how high it is.
    const unseen = { position: 'absolute', inset: '0', visibility: 'hidden' };
    Object.assign(this.#frame.style, {
      width: 'calc(100% + 8px)',
      margin: '-4px',
      border: '0',
      ...unseen,
    });
    this.#room.append(...bars, this.#frame);
    element.append(this.#room);
  }

  async #open(): Promise<void> {
    this.#afterAWhile(() => this.#showFault());
    try {
      const options = { ...this.#options, returnUrl: this.#options.returnUrl ?? thisPage() };
      const isFullPage = options.redirectMode === 'fullPage';
      this.#checkout = await openCheckout(options, isFullPage ? 'full_page' : undefined);
      if (this.#isGone) return;
      const address = new URL(this.#checkout.url);
      address.searchParams.set('parent', window.location.origin);
      address.searchParams.set('instance', this.#instance);
      this.#frame.src = address.href;
      this.#afterAWhile(() => this.#refused());
    } catch (error) {
      this.#showFault();
      tellFault(error, (name, data) => this.#tell(name, data));
    }
  }

  #afterAWhile(then: () => void): void {
    setTimeout(() => {
      if (this.#room.dataset['railyardEmbed'] !== 'ready' && !this.#isGone) then();
    }, SLOW_MS);
  }

  /** A sentence for the buyer in the place of the skeleton. A frame that loads after all takes its place. */
  #showFault(): void {
    if (this.#isGone || this.#room.dataset['railyardEmbed'] !== 'loading') return;
    this.#room.dataset['railyardEmbed'] = 'failed';
    this.#room.removeAttribute('aria-busy');
    this.#room.style.minHeight = '';
    const sentence = document.createElement('p');
    sentence.setAttribute('role', 'alert');
    [sentence.lang, sentence.dir, sentence.textContent] = notLoaded(
      this.#options.locale ?? navigator.language,
    );
    for (const bar of Array.from(this.#room.children)) if (bar !== this.#frame) bar.remove();
    this.#room.prepend(sentence);
  }

  /** Browsers do not say why a frame stays empty: most often this origin may not show it. */
  #refused(): void {
    this.#showFault();
    const message = `the frame did not load: is ${window.location.origin} one of front_end_origins?`;
    this.#tell('apiError', { status: 0, code: 'frame_refused', message, details: [] });
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.submit();
  };

  /** Believed is what our own frame says: its origin, its window, this setup. */
  readonly #onMessage = ({ origin, source, data }: MessageEvent): void => {
    if (this.#checkout === null || origin !== new URL(this.#checkout.url).origin) return;
    if (source !== this.#frame.contentWindow || data?.channel !== CHANNEL || data.instance !== this.#instance)
      return;

    const message = data as FromFrame;
    switch (message.type) {
      case 'height':
        return this.#show(message.data);
      case 'event':
        return this.#pass(message.data);
      case 'before':
        return void this.#before();
      case 'leave':
        return window.location.assign(message.data);
      case 'complete':
        return this.#options.onComplete?.(message.data);
      default:
        message satisfies never;
    }
  };

  #show(height: number): void {
    if (this.#room.dataset['railyardEmbed'] !== 'ready') {
      this.#room.dataset['railyardEmbed'] = 'ready';
      this.#room.removeAttribute('aria-busy');
      for (const child of Array.from(this.#room.children)) if (child !== this.#frame) child.remove();
      Object.assign(this.#frame.style, { display: 'block', position: '', inset: '', visibility: '' });
    }
    this.#frame.style.height = `${height}px`;
  }

  async #before(): Promise<void> {
    try {
      const said = (await this.#options.onBeforeTransaction?.()) ?? undefined;
      if (said !== undefined && said !== false && this.#checkout !== null)
        await updateCheckout(this.#options, this.#checkout, said);
      this.#send({ type: 'go-on', data: said !== false });
    } catch (error) {
      this.#send({ type: 'go-on', data: false });
      tellFault(error, (name, data) => this.#tell(name, data));
    }
  }

  #send(message: ToFrame): void {
    if (this.#checkout === null) return;
    const { origin } = new URL(this.#checkout.url);
    this.#frame.contentWindow?.postMessage(
      { channel: CHANNEL, instance: this.#instance, ...message },
      origin,
    );
  }

  /** The frame is ours, and of the version of this script: what it says under a name is what that name carries. */
  #pass({ name, data }: Readonly<{ name: EmbedEventName; data: unknown }>): void {
    this.#tell(name, data as EmbedEvents[typeof name]);
  }

  #tell<Name extends EmbedEventName>(name: Name, data: EmbedEvents[Name]): void {
    this.#options.onEvent?.(name, data);
  }
}

function serviceOf({ apiUrl, secure = true }: EmbedOptions): string {
  return apiUrl ?? (secure ? 'https:' : 'http:');
}

function thisPage(): string {
  return window.location.href.split('#')[0] ?? window.location.href;
}

function newInstance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** By the object model, so that no policy is asked; of no weight, so that the page's own styles count. */
function style(): void {
  if (styled !== null) return;
  styled = new CSSStyleSheet();
  styled.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styled];
}
let styled: CSSStyleSheet | null = null;

const STYLES = `:where([data-railyard-embed]){position:relative}
:where([data-railyard-embed='loading']){min-height:420px}
:where(.railyard-embed-bar){height:48px;margin-bottom:16px;border-radius:8px;background:#8a909933}
:where(.railyard-embed-bar:first-child){height:28px}`;
