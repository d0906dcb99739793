import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { untilSettled } from './dashboard-pages.ts';

export type PasskeyWindow = Readonly<{ context: BrowserContext; page: Page }>;

/** An authenticator of the page's machine, whose owner is always there. */
export async function addAuthenticator(
  page: Page,
): Promise<Readonly<{ cdp: CDPSession; authenticatorId: string }>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** A window with an authenticator of its own, whose owner is always there. */
export async function openPasskeyWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<PasskeyWindow> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  await addAuthenticator(page);
  return { context, page };
}

type Newcomer = Readonly<{
  name: string;
  /** Where the link does not know it. */
  email?: string;
  /** What is to be looked at before the passkey is made. */
  look?: (page: Page) => Promise<void>;
}>;

/** Somebody comes in by a link that was given to them, and makes a passkey. */
export async function comeInByLink(page: Page, url: string, { name, email, look }: Newcomer): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  if (email !== undefined) await page.getByLabel('Your e-mail address').fill(email);
  await look?.(page);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.waitForURL(/\/m\/default/);
  await untilSettled(page);
}

/** Signs what is asked to be confirmed, with a reason where one is given; gives what was read before. */
export async function signConfirmation(page: Page, reason = ''): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Confirm' });
  await dialog.getByLabel('Reason').waitFor();
  const text = await dialog.innerText();
  if (reason !== '') await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Sign with passkey' }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
}
