import { CHANNEL, type EmbedEvents, type FromFrame, type ToFrame } from '@railyard/client-core';
import { told } from './elements.ts';

const { parent: parentOrigin = '', instance = '' } = told;

/** This page stands in a page of the shop, which is told what happens here and nothing that was typed. */
export const isEmbedded = parentOrigin !== '' && window.parent !== window;

type Bridge = Readonly<{ postMessage(text: string): void }>;
type WebView = Partial<
  Readonly<{
    ReactNativeWebView: Bridge;
    webkit: Readonly<{ messageHandlers?: Readonly<{ railyard?: Bridge }> }>;
    railyardApp: Bridge;
  }>
>;

/** Of an app that shows this page in a web view; null in a browser. */
function bridge(): Bridge | null {
  const { ReactNativeWebView, webkit, railyardApp } = window as WebView;
  return ReactNativeWebView ?? webkit?.messageHandlers?.railyard ?? railyardApp ?? null;
}

/** Frames in this page may write to the app, too. They do not know this: it is the secret in this page's address. */
const secret = window.location.pathname.split('/').at(-1) ?? '';

let goOn: ((may: boolean) => void) | null = null;

/** `submit`: the shop's own button. */
export function startParent(submit: () => void): void {
  if (!isEmbedded) return;
  window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== parentOrigin || source !== window.parent) return;
    if (data?.channel !== CHANNEL || data.instance !== instance) return;
    const { type, data: given } = data as ToFrame;
    if (type === 'submit') submit();
    else if (type === 'go-on') goOn?.(given);
  });
  const tellHeight = (): void =>
    send({ type: 'height', data: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(tellHeight).observe(document.body);

  // Observers sleep in a frame that is not on the screen, and it is not before it has said its height.
  tellHeight();
}

function send(message: FromFrame): void {
  if (isEmbedded) window.parent.postMessage({ channel: CHANNEL, instance, ...message }, parentOrigin);
  else bridge()?.postMessage(JSON.stringify({ channel: CHANNEL, instance: secret, ...message }));
}

export function emitEvent<Name extends keyof EmbedEvents>(name: Name, data: EmbedEvents[Name]): void {
  send({ type: 'event', data: { name, data } });
}

export function tellComplete(transaction: Readonly<{ id: string; status: string }>): void {
  send({ type: 'complete', data: transaction });
}

/** The shop may still change what is paid for, or say no. */
export function askParent(): Promise<boolean> {
  if (!isEmbedded) return Promise.resolve(true);
  return new Promise((resolve) => {
    goOn = resolve;
    send({ type: 'before', data: null });
  });
}

export function leaveTop(url: string): void {
  if (isEmbedded) send({ type: 'leave', data: url });
  else window.location.assign(url);
}
