import { isReturnable, withParameters } from '../domain/return-address.ts';
import { objectOf, textAt } from '../domain/json.ts';
import { type ExchangedIds, verdictOf } from '../domain/three-d-secure/result.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { authenticationAt, type StoredAuthentication } from './authentication.ts';
import type { Browser } from '../connectors/three-d-secure-connector.ts';
import { parseCurrency } from '../domain/currency.ts';
import { lookOf } from '../front-end/look.ts';
import {
  type ApprovedPayment,
  askPage,
  challengePage,
  messagePage,
  methodPage,
  type Page,
} from './approval-page.ts';
import { authenticate, collect, isWaiting, lookFor } from './run.ts';
import type { Subject, Subjects } from './subject.ts';

/**
 * What the buyer's browser gets: a page, or the way back to the shop. `unknown`: nobody is awaited at this
 * address.
 */
export type Reply =
  | Readonly<{ kind: 'page' | 'unknown'; page: Page }>
  | Readonly<{ kind: 'redirect'; url: string }>;

/**
 * `GET /approve/{token}`: where the approval stands. Asks nothing of the scheme yet, so a link preview costs
 * nothing.
 */
export async function showApproval(
  parts: MoneyParts,
  subjects: Subjects,
  token: string,
  language: string,
): Promise<Reply> {
  const found = await authenticationAt(parts, token);
  if (found === null) return unknown(parts, language);
  const now = parts.clock.nowFor(found.row.merchant_account_id);
  const isOver = new Date(found.row.expires_at) <= now;
  const subject = subjects[found.row.subject_type];
  if (found.authentication.stage.kind === 'awaiting_buyer' && !isOver)
    return waitingReply(parts, found, language);
  const stored =
    found.authentication.stage.kind === 'awaiting_buyer'
      ? await authenticate(parts, subject, found, NO_BROWSER_ARRIVES)
      : await collect(parts, subject, found, isOver);
  return replyTo(parts, subject, stored, { language });
}

export type BrowserVisit = Readonly<{
  browser: Browser;
  /** Null: nobody asked the issuer yet whether it wants to look at the browser. */
  looked: 'Y' | 'N' | null;
  /** EMV's number of the room that a challenge has. */
  windowSize: string;
  /** What the browser told, to be told again. */
  form: URLSearchParams;
}>;

/**
 * `POST /approve/{token}`: the browser is there; asks the scheme. Where scripts run the issuer may look at the
 * browser before, in a frame that nobody sees.
 */
export async function askForApproval(
  parts: MoneyParts,
  subjects: Subjects,
  token: string,
  { browser, looked, windowSize, form }: BrowserVisit,
): Promise<Reply> {
  const { language } = browser;
  const found = await authenticationAt(parts, token);
  if (found === null) return unknown(parts, language);
  const place = `${parts.config.publicUrl}/approve/${token}`;
  const wanted = browser.javascript === null || looked !== null ? null : await lookFor(parts, found);
  if (wanted !== null && wanted.methodUrl !== null) {
    const look = await lookOf(parts, found.row.merchant_account_id, language);
    const data = methodData(wanted.serverTransactionId, `${place}/method`);
    const url = acsAddress(parts, wanted.methodUrl);
    return { kind: 'page', page: methodPage(look, approvingIn(found), { url, data, form }) };
  }

  const subject = subjects[found.row.subject_type];
  const device = { kind: 'browser', told: browser } as const;
  const asked = await authenticate(parts, subject, found, {
    device,
    notificationUrl: `${place}/challenge`,
    looked,
  });
  return replyTo(parts, subject, await collect(parts, subject, asked, false), { language, windowSize });
}

function methodData(threeDSServerTransID: string, threeDSMethodNotificationURL: string): string {
  const told = { threeDSServerTransID, threeDSMethodNotificationURL };
  return Buffer.from(JSON.stringify(told)).toString('base64url');
}

/**
 * `POST /approve/{token}/challenge`: the issuer's page sent the browser back. What it carries is not looked
 * at: the result is asked for.
 */
export async function returnFromChallenge(
  parts: MoneyParts,
  subjects: Subjects,
  token: string,
  language: string,
): Promise<Reply> {
  const found = await authenticationAt(parts, token);
  if (found === null) return unknown(parts, language);
  const subject = subjects[found.row.subject_type];
  return replyTo(parts, subject, await collect(parts, subject, found, false), { language });
}

async function replyTo(
  parts: MoneyParts,
  subject: Subject,
  stored: StoredAuthentication,
  { language, windowSize = FULL_SCREEN }: Readonly<{ language: string; windowSize?: string }>,
): Promise<Reply> {
  const { row, authentication } = stored;
  const { stage } = authentication;
  if (stage.kind === 'challenge')
    return {
      kind: 'page',
      page: challengePage(
        await lookOf(parts, row.merchant_account_id, language),
        approvingIn(stored),
        acsAddress(parts, stage.acsUrl),
        challengeRequest(authentication.version, stage.exchanged, windowSize),
      ),
    };
  if (isWaiting(stored)) return waitingReply(parts, stored, language);
  if (row.redirect_url === null || !isReturnable(row.redirect_url))
    return {
      kind: 'page',
      page: messagePage(
        await lookOf(parts, row.merchant_account_id, language),
        verdictOf(authentication).kind === 'proceed' ? 'done' : 'not_done',
      ),
    };

  const parameters = await subject.returnParameters(parts, stored);
  return { kind: 'redirect', url: withParameters(row.redirect_url, parameters) };
}

async function waitingReply(
  parts: ReadParts,
  stored: StoredAuthentication,
  language: string,
): Promise<Reply> {
  const look = await lookOf(parts, stored.row.merchant_account_id, language);
  return { kind: 'page', page: askPage(look, approvingIn(stored)) };
}

function approvingIn({ row }: StoredAuthentication): ApprovedPayment | null {
  const currency = parseCurrency(row.currency);
  const lastFour = textAt(objectOf(row.candidate), 'lastFour') ?? '';
  return currency === null ? null : { amount: row.amount, currency, lastFour };
}

function acsAddress(parts: ReadParts, acsUrl: string): string {
  if (URL.canParse(acsUrl)) return acsUrl;
  return new URL(acsUrl, `${parts.config.publicUrl}${SANDBOX_PAGES}/three-d-secure/`).href;
}

/**
 * The simulated companies' pages are reached through our own address: the simulator listens on loopback, out
 * of reach of a buyer's browser.
 */
export const SANDBOX_PAGES = '/sandbox';

export const FULL_SCREEN = '05';

function challengeRequest(
  messageVersion: string | null,
  { serverTransactionId: threeDSServerTransID, acsTransactionId: acsTransID }: ExchangedIds,
  challengeWindowSize: string,
): string {
  const request = {
    messageType: 'CReq',
    messageVersion,
    threeDSServerTransID,
    acsTransID,
    challengeWindowSize,
  };
  return Buffer.from(JSON.stringify(request)).toString('base64url');
}

async function unknown(parts: ReadParts, language: string): Promise<Reply> {
  return { kind: 'unknown', page: messagePage(await lookOf(parts, null, language), 'unknown') };
}

const NO_BROWSER: Browser = {
  acceptHeader: '*/*',
  userAgent: '',
  language: 'en',
  ip: null,
  javascript: null,
};

const NO_BROWSER_ARRIVES = {
  device: { kind: 'browser', told: NO_BROWSER },
  notificationUrl: null,
} as const;
