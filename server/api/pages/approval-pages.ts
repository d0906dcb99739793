import { shortLanguageTag } from '../../domain/language-tag.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../parts.ts';
import { returnFromTokenApproval } from './return.ts';
import { returnFromProvider } from '../../payments/approval/approve.ts';
import { AUTHENTICATION_SUBJECTS } from '../../payments/approval/authentication-subjects.ts';
import {
  askForApproval,
  type BrowserVisit,
  FULL_SCREEN,
  type Reply,
  returnFromChallenge,
  showApproval,
} from '../../three-d-secure/approval.ts';
import { methodEndPage } from '../../three-d-secure/approval-page.ts';
import { lookOf } from '../../front-end/look.ts';
import type { Browser } from '../../connectors/three-d-secure-connector.ts';
import { readForm, sendBack, sendPage, tooLarge } from './browser-page.ts';
import { callerAddress, requestHeaders } from '../../access/request-headers.ts';
import { returnedIn } from './returned.ts';
import { serveSandboxPages } from './sandbox-pages.ts';

/**
 * Pages for the buyer's browser, beside the API: approval, and in the sandbox the simulated companies' own.
 * They are no part of the contract.
 */
export function serveApprovalPages(app: FastifyInstance, parts: Parts): void {
  const subjects = AUTHENTICATION_SUBJECTS;

  app.get<{ Params: { token: string } }>('/approve/:token', async (request, reply) =>
    answer(reply, await showApproval(parts, subjects, request.params.token, languageOf(request))),
  );
  app.post<{ Params: { token: string } }>('/approve/:token', async (request, reply) => {
    const form = await readForm(request);
    return form === null
      ? tooLarge(reply)
      : answer(
          reply,
          await askForApproval(parts, subjects, request.params.token, comingIn(parts, request, form)),
        );
  });
  // The frame in which the issuer has looked at the browser.
  app.post('/approve/:token/method', async (request, reply) => {
    if ((await readForm(request)) === null) return tooLarge(reply);
    return sendPage(reply, 200, methodEndPage(await lookOf(parts, null, languageOf(request))));
  });
  app.post<{ Params: { token: string } }>('/approve/:token/challenge', async (request, reply) => {
    if ((await readForm(request)) === null) return tooLarge(reply);
    return answer(
      reply,
      await returnFromChallenge(parts, subjects, request.params.token, languageOf(request)),
    );
  });
  app.get<{ Params: { token: string } }>('/return/:token', async (request, reply) => {
    const brought = returnedIn(new URL(request.raw.url ?? '/', 'http://return').searchParams);
    return answer(reply, await returnFromProvider(parts, request.params.token, brought, languageOf(request)));
  });
  // Some processors have the browser post a form.
  app.post<{ Params: { token: string } }>('/return/:token', async (request, reply) => {
    const form = await readForm(request);
    if (form === null) return tooLarge(reply);
    const brought = returnedIn(form);
    return answer(reply, await returnFromProvider(parts, request.params.token, brought, languageOf(request)));
  });
  app.get<{ Params: { payload: string; signature: string } }>(
    '/return/token/:payload/:signature',
    async (request, reply) => {
      const { payload, signature } = request.params;
      return answer(reply, await returnFromTokenApproval(parts, payload, signature, languageOf(request)));
    },
  );
  serveSandboxPages(app, parts);
}

function answer(reply: FastifyReply, given: Reply): FastifyReply {
  if (given.kind === 'redirect') return sendBack(reply, given.url);
  return sendPage(reply, given.kind === 'unknown' ? 404 : 200, given.page);
}

function languageOf(request: FastifyRequest): string {
  return request.headers['accept-language'] ?? 'en';
}

/** What is told again is what a browser may tell, and nothing that somebody put into a form for another page. */
function comingIn(parts: Parts, request: FastifyRequest, form: URLSearchParams): BrowserVisit {
  const looked = form.get('method');
  const size = new URLSearchParams(request.url.split('?')[1] ?? '').get('window_size') ?? '';
  return {
    browser: browserOf(parts, request, form),
    looked: looked === 'Y' || looked === 'N' ? looked : null,
    windowSize: /^0[1-5]$/.test(size) ? size : FULL_SCREEN,
    form: new URLSearchParams(BROWSER_FIELDS.map((name): [string, string] => [name, form.get(name) ?? ''])),
  };
}

const BROWSER_FIELDS = ['color_depth', 'screen_height', 'screen_width', 'time_zone_minutes', 'java_enabled'];

/** The longest that any version of EMV 3-D Secure takes. */
const LANGUAGE_LENGTH_MAX = 35;

/** Numbers that a browser told about itself are passed on as such or not at all. */
function browserOf(parts: Parts, request: FastifyRequest, form: URLSearchParams): Browser {
  const number = (name: string): string | null =>
    /^-?\d{1,6}$/.test(form.get(name) ?? '') ? form.get(name) : null;
  const [colorDepth, screenHeight, screenWidth, timeZoneMinutes] = [
    number('color_depth'),
    number('screen_height'),
    number('screen_width'),
    number('time_zone_minutes'),
  ];
  const hasScript =
    colorDepth !== null && screenHeight !== null && screenWidth !== null && timeZoneMinutes !== null;

  return {
    acceptHeader: request.headers.accept ?? '*/*',
    userAgent: request.headers['user-agent'] ?? '',
    language: shortLanguageTag(languageOf(request), LANGUAGE_LENGTH_MAX),
    ip: callerAddress(request, requestHeaders(request.raw.rawHeaders), parts.config),
    javascript: hasScript
      ? {
          colorDepth,
          screenHeight,
          screenWidth,
          timeZoneMinutes,
          javaEnabled: form.get('java_enabled') === 'true',
        }
      : null,
  };
}
