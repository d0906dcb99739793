import { CommandError } from './command-error.ts';

const PAGES_MAX = 8;
const FORM = /<form method="post"(?: action="([^"]*)")?[^>]*>([^]*?)<\/form>/;
const HIDDEN_INPUT = /<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?>/g;

/**
 * Goes through a buyer's pages as a browser without JavaScript does, and presses the button of that name where it
 * stands, until the pages lead back to the shop.
 */
export async function answerAsBuyer(url: string, button: string): Promise<void> {
  const { origin } = new URL(url);
  let request = new Request(url, { headers: HEADERS });

  for (let page = 0; page < PAGES_MAX; page++) {
    const answer = await fetch(request, { redirect: 'manual' }).catch(() => {
      throw new CommandError(`The buyer's page at ${origin} does not answer.`, 'unreachable');
    });
    const location = answer.headers.get('location');
    const next = location === null ? nextForm(await answer.text(), request.url, button) : { url: location };
    if (next === null) break;
    const target = new URL(next.url, request.url);
    if (target.origin !== origin) return;
    request = new Request(target, {
      headers: HEADERS,
      ...('fields' in next ? { method: 'POST', body: next.fields } : {}),
    });
  }
  throw new CommandError(
    `The issuer's page has no button ${JSON.stringify(button)}: open ${url} in a browser.`,
    'refused',
  );
}

const HEADERS = { accept: 'text/html', 'accept-language': 'en', 'user-agent': 'railyard command line' };

type FilledForm = Readonly<{ url: string; fields: URLSearchParams }>;

function nextForm(html: string, at: string, button: string): FilledForm | null {
  const form = FORM.exec(html);
  if (form === null) return null;
  const [, action = '', inside = ''] = form;
  const fields = new URLSearchParams(
    [...inside.matchAll(HIDDEN_INPUT)].map(([, name = '', value = '']): [string, string] => [
      name,
      plainText(value),
    ]),
  );
  if (inside.includes(`value="${button}"`)) fields.set('action', button);
  return { url: action === '' ? at : plainText(action), fields };
}

function plainText(html: string): string {
  return html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
