import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ApiError, type Railyard } from '@railyard/sdk';
import type { Home, HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { DASHBOARD_PAGES } from './dashboard-pages.ts';
import { type CommandHelp, INSTANCE_OPTIONS, wrongWords } from './help.ts';
import { homeAt } from './profiles.ts';
import { RUNNING_OPTIONS, running } from './running.ts';
import { print, readWords, unknownWord } from './words.ts';

/** What `./railyard help open` prints. */
export const HELP: CommandHelp = {
  name: 'open',
  usage: ['open dashboard [PAGE]', 'open PAGE', 'open ID', 'open docs [PAGE]', 'open shop'],
  verbs: {
    dashboard: `the dashboard, or a page of it: ${DASHBOARD_PAGES.join(', ')}`,
    ID: 'the page of a payment, refund, buyer, payout, link, dispute, report or service',
    docs: 'the documentation of the instance, or a page of it, such as webhooks',
    shop: 'the demo shop of a sandbox on this machine',
  },
  options: {
    '--print': 'print the address, and open nothing',
    ...INSTANCE_OPTIONS,
    '--json': 'print JSON, and open nothing',
  },
  examples: ['open dashboard', 'open payments --print', 'open docs', 'open shop'],
};

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Prints the address of a page, and opens it where the machine knows how.
 * @throws CommandError where there is no such page, or it is not known where it is
 * @example ./railyard open payments
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: { ...RUNNING_OPTIONS, print: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const [what, page, ...rest] = positionals;
  if (what === undefined) throw wrongWords('Open what?', HELP);
  const tooMany = what === 'docs' || what === 'dashboard' ? rest[0] : page;
  if (tooMany !== undefined) throw wrongWords(`${JSON.stringify(tooMany)} is a word too many.`, HELP);

  const there = homeAt(home(values.profile), values.url);
  const account = values['merchant-account'] ?? there.merchantAccount ?? 'default';
  const url = await addressOf(
    what,
    page,
    { ...there, merchantAccount: account },
    () => running(values, home, { scopes: ['*.read'] }).railyard,
  );
  print(values.json, url, { url });
  if (values.print !== true && values.json !== true) await openInBrowser(url);
}

async function addressOf(
  what: string,
  page: string | undefined,
  there: Home,
  railyard: () => Railyard,
): Promise<string> {
  if (what === 'docs') return docsAddress(there, page);
  if (what === 'shop') {
    if (there.shopUrl === null)
      throw new CommandError(
        'The demo shop is known in a checkout beside a sandbox alone: ./railyard open shop there.',
      );
    return there.shopUrl;
  }
  if (UUID.test(what)) return pageAddress(there, await pathOfRecord(railyard(), what));

  const name = what === 'dashboard' ? (page ?? 'home') : what;
  if (!DASHBOARD_PAGES.includes(name)) {
    const known = ['dashboard', 'docs', 'shop', ...DASHBOARD_PAGES];
    throw wrongWords(unknownWord('page', name, known), HELP);
  }
  return pageAddress(there, name === 'home' ? '' : `/${name}`);
}

function docsAddress({ url }: Home, page: string | undefined): string {
  return page === undefined ? `${url}/docs` : `${url}/docs/${encodeURIComponent(page)}/`;
}

function pageAddress({ dashboardUrl, merchantAccount, url }: Home, path: string): string {
  if (dashboardUrl === null)
    throw new CommandError(
      `Where the dashboard of ${url} is, is not known: log in with --dashboard URL, and it is.`,
    );
  return `${dashboardUrl}/m/${encodeURIComponent(merchantAccount ?? 'default')}${path}`;
}

/** An id does not say of what it is: what may have it is asked for at once. */
async function pathOfRecord(railyard: Railyard, id: string): Promise<string> {
  const asked = await Promise.all([
    pathIfFound(railyard.transactions.get(id), () => `/payments/${id}`),
    pathIfFound(railyard.refunds.get(id), ({ transaction_id: of }) => `/payments/${encodeURIComponent(of)}`),
    pathIfFound(railyard.buyers.get(id), () => `/buyers/${id}`),
    pathIfFound(railyard.payouts.get(id), () => `/payouts/${id}`),
    pathIfFound(railyard.paymentLinks.get(id), () => `/links/${id}`),
    pathIfFound(railyard.disputes.get(id), () => `/disputes/${id}`),
    pathIfFound(railyard.reports.get(id), () => `/reports/${id}`),
    pathIfFound(railyard.paymentServices.get(id), () => `/connectors/${id}`),
    pathIfFound(railyard.apiKeyPairs.get(id), () => `/keys/${id}`),
    pathIfFound(railyard.webhookSubscriptions.get(id), () => `/webhooks/${id}`),
  ]);

  const path = asked.find((one) => one !== null);
  if (path === undefined)
    throw new CommandError(
      `There is nothing with the id ${id} in this merchant account that has a page.`,
      'refused',
    );
  return path;
}

/** Null: there is none, or the key may not look. */
async function pathIfFound<Found>(
  call: PromiseLike<Found>,
  pathOf: (one: Found) => string,
): Promise<string | null> {
  try {
    return pathOf(await call);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 401) return null;
    throw error;
  }
}

async function openInBrowser(url: string): Promise<void> {
  const [command, ...before] = OPENERS[process.platform] ?? [];
  if (command === undefined) return;
  const opener = spawn(command, [...before, url], { stdio: 'ignore', detached: true });
  opener.unref();
  // Without a program for it, the address that is printed has to do.
  await Promise.race([once(opener, 'spawn'), once(opener, 'error')]).catch(() => undefined);
}
