import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { addAuthenticator } from './passkey-window.ts';
import type { Person } from './person.ts';

/** A browser in which somebody is logged in at a dashboard. */
export async function openLoggedIn(
  browser: Browser,
  dashboard: string,
  cookie: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  // as its own service sets it: a cookie of this kind cannot be put into a browser in any other way
  const page = await context.newPage();
  await page.route(`${dashboard}/planted`, (route) =>
    route.fulfill({
      headers: { 'set-cookie': `${cookie}; Path=/; Secure; HttpOnly; SameSite=Strict` },
      body: '',
    }),
  );
  await page.goto(`${dashboard}/planted`);
  await page.close();
  return context;
}

/** The authenticator of the browser's machine, with somebody's passkey in it. */
export async function plugIn(
  page: Page,
  dashboard: string,
  { passkey, userId }: Person,
): Promise<CDPSession> {
  const { cdp, authenticatorId } = await addAuthenticator(page);
  await cdp.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: {
      credentialId: passkey.credentialId.toString('base64'),
      isResidentCredential: true,
      rpId: new URL(dashboard).hostname,
      privateKey: passkey.privateKey.toString('base64'),
      userHandle: Buffer.from(userId).toString('base64'),
      signCount: passkey.nextCount(),
    },
  });
  return cdp;
}
