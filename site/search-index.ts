import type { Place } from './client/place.ts';
import type { Page } from './layout.ts';

type SearchedPage = Pick<Page, 'url' | 'title' | 'about' | 'html'> & Readonly<{ kind: string }>;

/** Of a guide, each part; of what is made of the contract, the page with what it is about. */
export function searchPlaces(pages: readonly SearchedPage[]): readonly Place[] {
  return pages.flatMap((page) => {
    const { url, title, kind } = page;
    if (kind === 'Operation') {
      const id = url.split('/').at(-2) ?? '';
      return [{ u: url, t: title, o: id, k: kind, x: page.about }];
    }
    if (!['Guide', 'Record'].includes(kind)) return [{ u: url, t: title, k: kind, x: page.about }];
    if (url === '/errors/') return [...codesOf(page), ...partsOf(page)];
    return partsOf(page);
  });
}

/** Each code of a refusal and of a decline has a place of its own. */
function codesOf({ url, title, html }: SearchedPage): readonly Place[] {
  const places = html.matchAll(
    /<(section class="problem"|tr) id="((?:decline-)?([a-z_]+))">(.*?)<\/(?:section|tr)>/gs,
  );
  return [...places].map(([, , id = '', code = '', told = '']) => {
    const text = textOf(told.replaceAll(/<\/\w+>/g, ' '));
    return { u: `${url}#${id}`, t: title, h: code, k: 'Error', x: text };
  });
}

function partsOf({ url, title, kind, html }: SearchedPage): readonly Place[] {
  const parts = html.split(/(?=<h[23] id=")/);
  return parts.map((part, at): Place => {
    const heading = /^<h[23] id="([^"]+)"[^>]*>(.*?)<\/h[23]>/s.exec(part);
    const text = textOf(heading === null ? part : part.slice(heading[0].length));
    const words = kind === 'Record' ? text.slice(0, 300) : text;
    if (heading === null || at === 0) return { u: url, t: title, k: kind, x: words };
    const name = textOf(heading[2]?.replace(/<a class="anchor".*$/, '') ?? '');
    return { u: `${url}#${heading[1] ?? ''}`, t: title, h: name, k: kind, x: words };
  });
}

/** The words of HTML, each code once in a while as it stands. */
function textOf(html: string): string {
  return html
    .replaceAll(/<svg.*?<\/svg>/gs, ' ')
    .replaceAll(/<pre.*?<\/pre>/gs, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
