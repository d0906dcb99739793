import { openSearch } from './search.ts';
import { startTabs } from './tabs.ts';

const root = document.documentElement;

startTabs();
startLook();
startCopying();
startMenu();
startSearch();
startContents();

function startLook(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-look-button]');
  if (button === null) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const isDark =
      root.dataset['look'] === undefined
        ? matchMedia('(prefers-color-scheme: dark)').matches
        : root.dataset['look'] === 'dark';
    root.dataset['look'] = isDark ? 'light' : 'dark';
    keep('railyard-docs-look', root.dataset['look']);
  });
}

/** Each piece of code gets a button that copies it. */
function startCopying(): void {
  for (const pre of document.querySelectorAll<HTMLPreElement>('pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => {
      navigator.clipboard
        .writeText(pre.innerText)
        .then(() => (button.textContent = 'Copied'))
        .catch(() => (button.textContent = 'Select it'));
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    });
    pre.after(button);
  }
}

/** On a narrow window the side is opened by a button. */
function startMenu(): void {
  const button = document.querySelector<HTMLAnchorElement>('[data-menu]');
  const side = document.querySelector('#side');
  if (button === null || side === null) return;
  button.setAttribute('role', 'button');
  button.setAttribute('aria-expanded', 'false');
  const turn = (isOpen: boolean): void => {
    document.body.classList.toggle('side-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };

  button.addEventListener('click', (event) => {
    event.preventDefault();
    turn(!document.body.classList.contains('side-open'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') turn(false);
  });
  side.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
  scrollTo(0, 0);
}

function startSearch(): void {
  const button = document.querySelector<HTMLAnchorElement>('[data-search]');
  const place = new URL(root.dataset['root'] ?? './', location.href);
  const open = (event: Event): void => {
    event.preventDefault();
    openSearch(place);
  };
  button?.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    const isCommand = event.key === 'k' && (event.metaKey || event.ctrlKey);
    if (isCommand || (event.key === '/' && !isTyping)) open(event);
  });
}

/** What is read is marked in the contents. */
function startContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  if (links.length === 0) return;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        for (const link of links) link.classList.toggle('here', link.hash === `#${entry.target.id}`);
      }
    },
    { rootMargin: '-80px 0px -70% 0px' },
  );
  for (const heading of document.querySelectorAll('article h2[id], article h3[id]')) watcher.observe(heading);
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // a browser that keeps nothing
  }
}
