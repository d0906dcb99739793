import assert from 'node:assert/strict';
import { askAt, type Question } from '../harness/ask-at.ts';
import type { TestService } from '../harness/index.ts';
import type { Shop } from '../harness/shop.ts';

/** A page as a browser without JavaScript has it. */
export type BuyerPage = Readonly<{
  status: number;
  url: string;
  html: string;
  headers: Headers;
  location: string | null;
}>;

/**
 * A buyer's browser without JavaScript: opens addresses, presses buttons. The service's public address stands
 * for wherever the test runs it.
 */
export function buyerOf(service: TestService, language = 'en') {
  const here = (url: string): string => url.replace(service.parts.config.publicUrl, service.url);
  const open = async (url: string, init: Question = {}): Promise<BuyerPage> => {
    const answer = await askAt(here(url), {
      ...init,
      headers: {
        accept: 'text/html',
        'accept-language': language,
        'user-agent': 'Test/1.0',
        ...init.headers,
      },
    });
    return {
      status: answer.status,
      url: here(url),
      html: answer.text,
      headers: answer.headers,
      location: answer.headers.get('location'),
    };
  };
  /** Posts the page's form; `action` is the button's value, where buttons have one. */
  const press = async (page: BuyerPage, action?: string): Promise<BuyerPage> => {
    const form = /<form method="post"(?: action="([^"]*)")?[^>]*>([^]*?)<\/form>/.exec(page.html);
    assert.ok(form !== null, `there is a form on the page: ${page.html}`);
    const fields = new URLSearchParams(
      [...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?>/g)].map(
        ([, name = '', value = '']) => [name, unescapeHtml(value)] satisfies [string, string],
      ),
    );
    if (action !== undefined) {
      assert.ok((form[2] ?? '').includes(`value="${action}"`), `there is a button ${action}`);
      fields.set('action', action);
    }
    const target = new URL(unescapeHtml(form[1] ?? ''), page.url).href;
    return open(target, {
      method: 'POST',
      body: fields.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  };
  return { open, press };
}

function unescapeHtml(text: string): string {
  return text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** A payment by a card that its holder is asked about, and where they go for it. */
export async function approvalOf(
  shop: Shop,
  paymentServiceId: string,
  number: string,
): Promise<Readonly<{ id: string; url: string }>> {
  const made = await shop.pay({
    payment_service_id: paymentServiceId,
    payment_method: {
      method: 'card',
      number,
      expiration_date: '03/30',
      security_code: '100',
      redirect_url: `${shop.service.url}/health`,
    },
  });
  assert.equal(made.status, 201, made.text);
  return { id: made.body.id, url: made.body.payment_method.approval_url };
}
