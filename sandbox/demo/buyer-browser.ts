/** A buyer's browser without scripts: it opens a page and presses what leads on, until there is nothing more. */
export class BuyerBrowser {
  readonly #send: typeof fetch;
  constructor(send: typeof fetch) {
    this.#send = send;
  }

  /** `words`: values of the buttons that the buyer would press, the first that is there. */
  async walk(address: string, words: readonly string[]): Promise<void> {
    let page = await this.#open(address, {});
    for (let pages = 1; pages <= PAGES_MAX && page !== null; pages += 1) {
      const found = formWith(page.html, words);
      if (found === null) return;
      page = await this.#open(new URL(found.action, page.url).href, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: found.fields.toString(),
      });
    }
  }

  /** Follows redirects on the machine that it began at; a shop elsewhere is where the walk ends. */
  async #open(address: string, init: RequestInit): Promise<Readonly<{ url: string; html: string }> | null> {
    const send = this.#send;
    const headers = { accept: 'text/html', 'accept-language': 'en', ...init.headers };
    const answer = await send(address, { ...init, headers, redirect: 'manual' });
    const next = answer.headers.get('location');
    const html = await answer.text();
    if (next === null) return { url: address, html };
    const to = new URL(next, address);
    return to.host === new URL(address).host ? this.#open(to.href, {}) : null;
  }
}

const PAGES_MAX = 8;
const FORM = /<form method="post"(?: action="([^"]*)")?[^>]*>([^]*?)<\/form>/g;
const HIDDEN = /<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?>/g;
const BUTTON = /<button[^>]* name="([^"]*)" value="([^"]*)"/g;

type FoundForm = Readonly<{ action: string; fields: URLSearchParams }>;

/** The form with the first of these buttons, as it goes when that is pressed; without one of them, the first. */
function formWith(html: string, words: readonly string[]): FoundForm | null {
  const forms = [...html.matchAll(FORM)].map(([, action = '', inside = '']) => ({ action, inside }));
  const pressed = forms
    .flatMap((form) =>
      [...form.inside.matchAll(BUTTON)].map(([, name = '', value = '']) => ({ form, name, value })),
    )
    .filter(({ value }) => words.includes(value))
    .toSorted((one, other) => words.indexOf(one.value) - words.indexOf(other.value))[0];
  const form = pressed?.form ?? forms[0];
  if (form === undefined) return null;

  const fields = new URLSearchParams(
    [...form.inside.matchAll(HIDDEN)].map(([, name = '', value = '']): [string, string] => [
      name,
      unescapeHtml(value),
    ]),
  );
  if (pressed !== undefined) fields.set(pressed.name, pressed.value);
  return { action: unescapeHtml(form.action), fields };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
