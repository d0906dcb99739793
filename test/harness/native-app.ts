import path from 'node:path';
import { build, transform } from 'esbuild';
import type { Page } from 'playwright-core';
import { KEEPS_PICTURES, keepPicture } from './browser.ts';
import { eventually } from './eventually.ts';
import type { Stand } from './merchant-page.ts';

/**
 * The React Native package in a real browser, by react-native-web. A page of its own stands for the web view, with
 * the bridge that a web view would give it; where it goes, the app is asked.
 */
const ROOT = path.join(import.meta.dirname, '../..');

/** What all apps of a file are made of, bundled once. */
let frame: Promise<string> | null = null;

async function bundleFrame(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: FRAME, loader: 'tsx', resolveDir: ROOT },
    bundle: true,
    write: false,
    minify: true, // each page reads it anew
    jsx: 'automatic',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"', global: 'globalThis', __DEV__: 'true' },
    alias: {
      'react-native': './node_modules/react-native-web',
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** The names that an app is written with. */
const NAMES = `{ React, StrictMode, useState, Pressable, Text, TextInput, ApprovalSheet, CheckoutSheet, useCard,
  useCardPayment, keptCardSession, payWithWalletSdk, WebView, tell, show, storage }`;

async function appOf(contents: string): Promise<string> {
  const { code } = await transform(`begin((${NAMES}) => {${contents}});`, { loader: 'tsx' });
  return code;
}

/** As much of a web view as the package uses; `showView` and `closeView` are of this process. */
const FRAME = `
import * as React from 'react';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Pressable, Text, TextInput } from 'react-native';
import { ApprovalSheet, CheckoutSheet, useCard, useCardPayment } from '@railyard/react-native';
import { keptCardSession, payWithWalletSdk } from '@railyard/react-native';
const tell = (name, data) => window.told.push({ name, data: data ?? {} });
let views = 0;
function WebView({ source: { uri }, ...asked }) {
  window.view = {
    told: (data, url) => asked.onMessage({ nativeEvent: { data, url } }),
    mayOpen: (url, isTopFrame = true) => asked.onShouldStartLoadWithRequest({ url, isTopFrame }),
    navigated: (url) => asked.onNavigationStateChange({ url }),
    failed: (description) => asked.onError({ nativeEvent: { description } }),
  };
  useEffect(() => {
    const view = ++views;
    showView(view, uri);
    return () => closeView(view);
  }, [uri]);
  return <img id="view" alt="Web view" style={{ flex: 1, minHeight: 0 }} />;
}
window.open = (url) => tell('opened', { url: String(url) });
const storage = { getItem: readKept, setItem: keep, removeItem: (name) => keep(name, null) };
const show = (element) => createRoot(document.body.appendChild(document.createElement('div'))).render(element);
window.begin = (app) => app(${NAMES});
`;

/** An app in a page, and what is shown in its last web view. */
export type App = Readonly<{ page: Page; view(): Promise<Page>; problems: readonly string[] }>;

type Server = Readonly<Record<string, (asked: never) => Promise<unknown>>>;

/** The storage of all apps of a file, by name. */
export const kept = new Map<string, string>();

/**
 * Runs `contents` as an app. What an earlier one kept is there, as it is after the death of a process. `server` is what
 * the app asks of the merchant's server, by name.
 */
export async function openApp(stand: Stand, contents: string, server: Server = {}): Promise<App> {
  const page = await stand.openMerchant({ url: `${stand.merchantUrl}/embed` });
  for (const [name, answer] of Object.entries(server)) await page.exposeFunction(name, answer);
  await page.exposeFunction('readKept', (name: string) => kept.get(name) ?? null);
  await page.exposeFunction('keep', (name: string, text: string | null) =>
    text === null ? void kept.delete(name) : void kept.set(name, text),
  );
  await page.route(/\/pay\/.+\/state\?/, async (route) => {
    const response = await route.fetch().catch(() => null);
    const headers = { ...response?.headers(), 'access-control-allow-origin': '*' };
    await (response === null ? route.abort() : route.fulfill({ response, headers }));
  });
  const problems: string[] = [];
  const views = new Map<number, Promise<Page>>();
  page.on('pageerror', (error) => problems.push(error.message));
  await page.exposeFunction('showView', (id: number, uri: string) => void views.set(id, openView(page, uri)));
  await page.exposeFunction('closeView', (id: number) => {
    void views.get(id)?.then((view) => view.close());
    views.delete(id);
  });
  await page.evaluate("document.body.replaceChildren(); document.title = 'App'");
  frame ??= bundleFrame();
  for (const content of [await frame, await appOf(contents)]) await page.addScriptTag({ content });
  const view = async (): Promise<Page> => eventually(async () => (await [...views.values()].at(-1)) ?? false);
  return { page, problems, view };
}

/** A page that is shown where the app's web view is: the app hears what it says, and judges where it goes. */
async function openView(app: Page, uri: string): Promise<Page> {
  const view = await app.context().newPage();
  const ask = (name: string, ...words: readonly string[]): Promise<unknown> =>
    app.evaluate(`view.${name}(${words.map((word) => JSON.stringify(word)).join()})`);
  await view.exposeFunction('toApp', (text: string) => ask('told', text, view.url()));
  await view.addInitScript('window.ReactNativeWebView = { postMessage: (text) => window.toApp(text) }');
  await view.route('**/*', async (route) => {
    const request = route.request();
    const isTop = request.isNavigationRequest() && request.frame() === view.mainFrame();
    await (!isTop || (await ask('mayOpen', request.url())) ? route.fallback() : route.abort());
  });
  view.on('framenavigated', (frame) => {
    if (frame === view.mainFrame()) void ask('navigated', frame.url()).catch(() => undefined);
  });
  // Where the app does not let it be opened there is nothing to wait for.
  await view.goto(uri, { waitUntil: 'commit' }).catch(() => undefined);
  return view;
}

/** What the buyer sees of the web view, in its place in the app. */
export async function pictureOf({ page, view }: App, name: string): Promise<void> {
  if (!KEEPS_PICTURES) return;
  const place = page.locator('#view');
  const { width, height } = (await place.boundingBox()) ?? { width: 375, height: 600 };
  const shown = await view();
  await shown.setViewportSize({ width: Math.round(width), height: Math.round(height) });
  const data = (await shown.screenshot()).toString('base64');
  await page.evaluate(`view.image = document.getElementById('view'); view.image.style.width = '100%';
    view.image.src = 'data:image/png;base64,${data}'; view.image.decode()`);
  await keepPicture(page, name);
}
