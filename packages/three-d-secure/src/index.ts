import {
  approvalAddress,
  CHALLENGE_MS,
  type End,
  type StepEvent,
  next,
  type Step,
  WINDOW_SIZES,
  type WindowSize,
} from '@railyard/client-core';

export { WINDOW_SIZES, type WindowSize } from '@railyard/client-core';

/** What `showChallenge` needs to show a challenge in the page. */
export type ChallengeOptions = Readonly<{
  /** `approval_url` of the session or the transaction. */
  approvalUrl: string;
  /** Where the approval leads back to, as `redirect_url` was given: a page of your own origin. */
  returnUrl: string;
  /** `modal`, unless there is a container: a dialog over the page. `inline`: in the container. */
  mode?: 'modal' | 'inline';
  /** Where the challenge is drawn; default: a dialog over the page. */
  container?: Element;
  /** EMV's number of the size; default: by the room that there is. */
  windowSize?: WindowSize;
  /** Names the frame for screen readers. */
  title?: string;
  /** What the button that ends it is called, for screen readers. */
  closeLabel?: string;
  /** After this long the buyer is not waited for any more. Ten minutes. */
  timeoutMs?: number;
  /** The frame is seen. */
  onShown?: (frame: HTMLIFrameElement) => void;
  /** It is gone; nobody is asked anything any more. */
  onClosed?: () => void;
}>;

/**
 * `returned`: the approval is over, with what its address said; ask your server how it went. `cancelled`: the
 * buyer closed it. `timed-out`: nobody came back.
 */
export type ChallengeResult =
  | Readonly<{
      outcome: 'returned';
      /** Parameters of the return address, as the bank sent the buyer back with them. */
      parameters: Readonly<Record<string, string>>;
    }>
  | Readonly<{
      /** Why there is no answer: the buyer closed it, or its time was over. */
      outcome: 'cancelled' | 'timed-out';
    }>;

/**
 * Sheets that are adopted come after those of the page, so each of these weighs nothing or as much as an element's
 * name: what the page says by a class is what counts.
 */
const STYLES = `:where(.railyard-challenge){padding:0;border:0;border-radius:12px;overflow:hidden;
max-width:100vw;max-height:100vh;box-shadow:0 8px 40px #0006}
:where(.railyard-challenge)::backdrop{background:#0008}
:where(.railyard-challenge-bar){display:flex;justify-content:flex-end}
:where(.railyard-challenge-bar) button{width:auto;min-width:44px;min-height:44px;margin:0;padding:0;border:0;
background:none;color:inherit;font:20px/1 system-ui,sans-serif;cursor:pointer}
:where(.railyard-challenge,.railyard-challenge-inline) iframe{
display:block;border:0;width:100%;height:100%;background:#fff}
:where(.railyard-challenge-inline){max-width:100%}`;

/**
 * Shows the approval page in the page: version check, the issuer's fingerprint and the way without friction run
 * in it unseen or for a moment, and a challenge is answered in it. The result is on the session or the
 * transaction, and only there.
 *
 * @example const { outcome } = await showChallenge({ approvalUrl, returnUrl: 'https://shop.example/back' })
 */
export function showChallenge(options: ChallengeOptions): Promise<ChallengeResult> {
  const { approvalUrl, returnUrl, container, windowSize = '02', title = '3-D Secure' } = options;
  const mode = options.mode ?? (container === undefined ? 'modal' : 'inline');
  return new Promise((resolve) => {
    const focused = document.activeElement;
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.allow = 'payment *; publickey-credentials-get *';
    frame.src = approvalAddress(approvalUrl, windowSize);

    const box =
      mode === 'modal' ? modalFor(frame, windowSize, options) : inlineFor(frame, windowSize, container);
    let step: Step = { at: 'approval', returnUrl };
    const take = (happening: StepEvent): void => {
      const before = step;
      step = next(step, happening);
      if (before.at !== 'end' && step.at === 'end') end(step);
    };
    const end = (reached: End): void => {
      clearTimeout(timer);
      box.remove();
      if (focused instanceof HTMLElement) focused.focus();
      options.onClosed?.();
      resolve(resultOf(reached));
    };
    const timer = setTimeout(() => take({ kind: 'timed-out' }), options.timeoutMs ?? CHALLENGE_MS);
    frame.addEventListener('load', () => take({ kind: 'navigated', url: addressIn(frame) }));
    box.addEventListener('cancel', (event) => {
      event.preventDefault();
      take({ kind: 'closed' });
    });
    options.onShown?.(frame);
  });
}

/** Only these ends are reached from an approval page. */
function resultOf(end: End): ChallengeResult {
  switch (end.outcome) {
    case 'returned':
      return { outcome: 'returned', parameters: end.parameters };
    case 'timed-out':
      return { outcome: 'timed-out' };
    default:
      return { outcome: 'cancelled' };
  }
}

/** Esc and the button close it; the browser keeps the focus inside. */
function modalFor(frame: HTMLIFrameElement, size: WindowSize, options: ChallengeOptions): HTMLElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'railyard-challenge';
  dialog.setAttribute('aria-label', options.title ?? '3-D Secure');
  const bar = document.createElement('div');
  bar.className = 'railyard-challenge-bar';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '✕';
  close.setAttribute('aria-label', options.closeLabel ?? 'Close');
  close.addEventListener('click', () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  bar.append(close);

  const room = document.createElement('div');
  measure(room, size, 44);
  room.append(frame);
  dialog.append(bar, room);
  style();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function inlineFor(frame: HTMLIFrameElement, size: WindowSize, container: Element | undefined): HTMLElement {
  if (container === undefined) throw new Error('An inline challenge needs a container');
  const room = document.createElement('div');
  room.className = 'railyard-challenge-inline';
  measure(room, size, 0);
  room.append(frame);
  style();
  container.append(room);
  return room;
}

function measure(room: HTMLElement, size: WindowSize, less: number): void {
  const { width, height } = WINDOW_SIZES[size];
  room.style.width = width === 0 ? 'calc(100vw - 32px)' : `min(${width}px, 100vw - 8px)`;
  room.style.height =
    height === 0 ? `calc(100vh - ${less + 32}px)` : `min(${height}px, 100vh - ${less + 8}px)`;
}

/** By the object model, so that no policy has to allow styles in the page. */
function style(): void {
  if (styled !== null) return;
  styled = new CSSStyleSheet();
  styled.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styled];
}
let styled: CSSStyleSheet | null = null;

/** A frame of another origin cannot be read, and is not back yet. */
function addressIn(frame: HTMLIFrameElement): string {
  try {
    return frame.contentWindow?.location.href ?? '';
  } catch {
    return '';
  }
}
