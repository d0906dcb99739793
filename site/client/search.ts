import MiniSearch from 'minisearch';
import type { Place } from './place.ts';

const SHOWN_MAX = 24;
const OF_A_PAGE_MAX = 3;
const WEIGHTS: Readonly<Record<string, number>> = { Operation: 1.4, Record: 0.1, Type: 0.5, Changelog: 0.3 };
/** Of pages about moving from elsewhere, which have a word for everything. */
const WEIGHT_OF_MOVING = 0.5;
/** What is called as it was typed, and what only begins so. */
const SAME = 4;
const BEGINS = 2;
/** Words that stand everywhere. */
const SMALL_WORDS = new Set(
  'a an and are as at be by do for from how i in is it of on or that the this to what with'.split(' '),
);

let dialog: HTMLDialogElement | null = null;

/** A window over the page; what it searches in is fetched when it is opened first. */
export function openSearch(root: URL): void {
  dialog ??= makeDialog(root);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}

type FoundPlace = Readonly<{ place: Place; words: readonly string[] }>;
type Ask = (text: string) => readonly FoundPlace[];

async function loadIndex(root: URL): Promise<Ask> {
  const answer = await fetch(new URL('search.json', root));
  if (!answer.ok) throw new Error(`search.json: ${answer.status}`);

  const places = (await answer.json()) as readonly Place[];
  const index = new MiniSearch<Place & { id: number; address: string }>({
    fields: ['t', 'h', 'o', 'x', 'address'],
    processTerm: (term) => (SMALL_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { t: 4, h: 3, o: 4, address: 3 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : 0),
      boostDocument: (id) => weightOf(places[id as number]),
    },
  });
  index.addAll(places.map((place, id) => ({ ...place, id, address: addressOf(place) })));
  return (text) => {
    const all = index.search(text, { combineWith: 'AND' });
    const found = (all.length > 0 ? all : index.search(text)).flatMap(({ id, terms, score }) => {
      const place = places[id as number];
      return place === undefined ? [] : [{ place, words: terms, score: score * closeness(place, text) }];
    });
    return fewOfEach(found.toSorted((one, other) => other.score - one.score));
  };
}

/** A page is found by its address, too. Its parts are not: they would hide it. */
function addressOf({ k, h, u }: Place): string {
  return k === 'Guide' && h === undefined ? u : '';
}

function weightOf(place: Place | undefined): number {
  const weight = WEIGHTS[place?.k ?? ''] ?? 1;
  return place?.u.startsWith('/migrate/') === true && place.h !== undefined
    ? weight * WEIGHT_OF_MOVING
    : weight;
}

/** How much more a place counts that is called as somebody typed: by its title, its code, its path or its name. */
function closeness({ u, t, h, o, k, x }: Place, text: string): number {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const names = [h ?? t];
  if (k === 'Guide' && h === undefined) names.push(u.split('/').at(-2) ?? '');
  if (k === 'Operation') {
    const [method = '', path = '', id = ''] = x.split(' ');
    names.push(`${method} ${path}`, path, id, o ?? '');
  }
  const plain = names.map((name) => name.toLowerCase());
  if (plain.includes(typed)) return SAME;
  return (plain[0] ?? '').startsWith(typed) ? BEGINS : 1;
}

/** A long page is not all that is found. */
function fewOfEach(found: readonly FoundPlace[]): readonly FoundPlace[] {
  const times = new Map<string, number>();
  return found
    .filter(({ place }) => {
      const seen = times.get(place.t) ?? 0;
      times.set(place.t, seen + 1);
      return seen < OF_A_PAGE_MAX;
    })
    .slice(0, SHOWN_MAX);
}

function makeDialog(root: URL): HTMLDialogElement {
  const made = element('dialog', 'search');
  made.setAttribute('aria-label', 'Search');
  const input = element('input', '');
  input.type = 'search';
  input.placeholder = 'Search guides, operations, errors…';
  input.setAttribute('aria-label', 'Search');
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-expanded', 'true');
  input.setAttribute('aria-controls', 'found');
  input.setAttribute('aria-autocomplete', 'list');
  const list = element('ul', 'found');
  list.id = 'found';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Found');
  const said = element('p', 'said');
  said.setAttribute('role', 'status');
  said.textContent = 'Type a word: what you want to do, an operation, an error’s code.';
  made.append(input, said, list);
  document.body.append(made);

  const index = loadIndex(root);
  index.catch(() => (said.textContent = 'The index of this site could not be loaded.'));
  const look = async (): Promise<void> => {
    const ask = await index;
    showFound(input, list, said, root, input.value.trim() === '' ? null : ask(input.value));
  };
  input.addEventListener('input', () => void look());
  input.addEventListener('keydown', (event) => walk(event, list, input));
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  return made;
}

function showFound(
  input: HTMLInputElement,
  list: HTMLUListElement,
  said: HTMLParagraphElement,
  root: URL,
  found: readonly FoundPlace[] | null,
): void {
  list.replaceChildren(...(found ?? []).map((one, at) => itemOf(one, root, at)));
  said.textContent =
    found === null
      ? 'Type a word: what you want to do, an operation, an error’s code.'
      : found.length === 0
        ? `Nothing is found for “${input.value}”. Fewer words find more.`
        : `${found.length}${found.length === SHOWN_MAX ? ' or more' : ''} found`;
  mark(list, input, 0);
}

function itemOf({ place, words }: FoundPlace, root: URL, at: number): HTMLLIElement {
  const item = element('li', '');
  item.setAttribute('role', 'none');
  const link = element('a', '');
  link.id = `found-${at}`;
  link.setAttribute('role', 'option');
  link.href = new URL(`.${place.u}`, root).href;
  link.tabIndex = -1;

  const title = element('b', '');
  title.textContent = place.h === undefined ? place.t : `${place.t} › ${place.h}`;
  const kind = element('span', 'kind');
  kind.textContent = place.k;
  const text = element('span', 'excerpt');
  text.append(...markedExcerpt(place.x, words));
  link.append(kind, title, text);
  item.append(link);
  return item;
}

/** Words around the first that was found, with it marked. */
function markedExcerpt(text: string, words: readonly string[]): readonly Node[] {
  const lower = text.toLowerCase();
  const places = words.map((word) => wordAt(lower, word)).filter((at) => at >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = first < 40 ? 0 : text.indexOf(' ', first - 40) + 1;
  const cut = text.slice(from, from + 140);
  const word = words.find((one) => wordAt(cut.toLowerCase(), one) >= 0);

  if (word === undefined) return [new Text(cut)];
  const at = wordAt(cut.toLowerCase(), word);
  const marked = document.createElement('mark');
  marked.textContent = cut.slice(at, at + word.length);
  return [
    new Text(`${from > 0 ? '…' : ''}${cut.slice(0, at)}`),
    marked,
    new Text(`${cut.slice(at + word.length)}…`),
  ];
}

/** Where a word begins; -1: nowhere. */
function wordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[a-z0-9_]/.test(text.charAt(at - 1))) return at;
  return -1;
}

function walk(event: KeyboardEvent, list: HTMLUListElement, input: HTMLInputElement): void {
  const items = [...list.querySelectorAll('a')];
  const at = items.findIndex((item) => item.getAttribute('aria-selected') === 'true');
  if (event.key === 'ArrowDown') mark(list, input, Math.min(at + 1, items.length - 1));
  else if (event.key === 'ArrowUp') mark(list, input, Math.max(at - 1, 0));
  else if (event.key === 'Enter') items[at]?.click();
  else return;
  event.preventDefault();
}

function mark(list: HTMLUListElement, input: HTMLInputElement, wanted: number): void {
  const items = [...list.querySelectorAll('a')];
  for (const [at, item] of items.entries()) {
    item.setAttribute('aria-selected', String(at === wanted));
    if (at === wanted) item.scrollIntoView({ block: 'nearest' });
  }
  if (items.length > 0) input.setAttribute('aria-activedescendant', `found-${wanted}`);
  else input.removeAttribute('aria-activedescendant');
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  return made;
}
