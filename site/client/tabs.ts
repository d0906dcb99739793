const root = document.documentElement;

/** Languages of samples: picked once, on every page of the site. */
export function startTabs(): void {
  for (const list of document.querySelectorAll('[role=tablist]')) {
    const buttons = [...list.querySelectorAll<HTMLButtonElement>('[data-pick]')];
    const panels = list.closest('.samples')?.querySelectorAll<HTMLElement>('.sample') ?? [];
    for (const [at, button] of buttons.entries()) {
      button.addEventListener('click', () => pick(button.dataset['pick'] ?? ''));
      button.addEventListener('keydown', (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const next = step === undefined ? undefined : buttons[(at + step + buttons.length) % buttons.length];
        if (next === undefined) return;
        event.preventDefault();
        next.focus();
        pick(next.dataset['pick'] ?? '');
      });
    }
    for (const panel of panels) panel.setAttribute('role', 'tabpanel');
  }
  show();
}

function pick(language: string): void {
  root.dataset['language'] = language;
  try {
    localStorage.setItem('railyard-docs-language', language);
  } catch {
    // a browser that keeps nothing
  }
  show();
}

/** Where a list has not the reader's language, its first is shown. */
function show(): void {
  for (const list of document.querySelectorAll('[role=tablist]')) {
    const buttons = [...list.querySelectorAll<HTMLButtonElement>('[data-pick]')];
    const wanted = buttons.find(({ dataset }) => dataset['pick'] === root.dataset['language']) ?? buttons[0];
    for (const button of buttons) {
      button.setAttribute('aria-selected', String(button === wanted));
      button.tabIndex = button === wanted ? 0 : -1;
    }
    for (const panel of list.closest('.samples')?.querySelectorAll<HTMLElement>('.sample') ?? []) {
      panel.hidden = panel.dataset['language'] !== wanted?.dataset['pick'];
      panel.setAttribute('aria-label', wanted?.textContent ?? '');
    }
  }
}
