import { useEffect, useRef } from 'react';
import { readPreferences } from './preferences.ts';

/** A key of the keyboard, and what it does: `j`, `g p` (one after the other), `mod+k` (Ctrl or ⌘), `Escape`. */
export type KeyAct = Readonly<{ keys: string; says: string; run: (event: KeyboardEvent) => void }>;

/** What counts now: what came last stands in front. */
const layers: { current: readonly KeyAct[] }[] = [];
const SEQUENCE_MS = 1200;
let before: { key: string; atMs: number } | null = null;

/** These keys work as long as the component is in the page. */
export function useKeys(acts: readonly KeyAct[]): void {
  const layer = useRef(acts);
  useEffect(() => {
    layer.current = acts;
  });
  useEffect(() => {
    const own = layer;
    layers.push(own);
    return () => {
      layers.splice(layers.indexOf(own), 1);
    };
  }, []);
}

/** Every key that counts now, for the list of them. */
export function currentKeys(): readonly KeyAct[] {
  const seen = new Set<string>();
  return [...layers]
    .reverse()
    .flatMap(({ current }) => current)
    .filter(({ keys }) => !seen.has(keys) && seen.add(keys));
}

/** Begins to listen; once. */
export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const name = nameOf(event);
    const sequence =
      before !== null && performance.now() - before.atMs < SEQUENCE_MS ? `${before.key} ${name}` : '';
    const isLetter = !name.startsWith('mod+') && name.length === 1;
    before = null;
    if (isLetter && (isTyping(event) || !readPreferences().letters || isInDialog())) return;
    const found = find(sequence) ?? find(name);

    if (found !== undefined) {
      event.preventDefault();
      found.run(event);
    } else if (isLetter) before = { key: name, atMs: performance.now() };
  });
}

function find(keys: string): KeyAct | undefined {
  return currentKeys().find((act) => act.keys === keys);
}

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.ctrlKey || event.metaKey ? `mod+${key}` : key;
}

/** A letter belongs to what is typed. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
    ? !(target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))
    : false;
}

function isInDialog(): boolean {
  return document.querySelector('dialog[open], [popover]:popover-open') !== null;
}
