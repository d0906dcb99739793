import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { findLiveCheckoutSession } from '../../checkout/fields.ts';
import { frameDocument } from '../../design/frame.ts';
import { schemeSymbols } from '../../design/marks.ts';
import { type Language, languageFor } from '../../design/language.ts';
import { htmlOf } from '../../design/markup.ts';
import type { Page } from '../../design/page.ts';
import { parseCardScheme } from '../../domain/card-scheme.ts';
import { parseUuid, toId } from '../../domain/ids.ts';
import { ancestorsOf, parseFrontEndOrigin } from '../../front-end/origins.ts';
import type { Parts } from '../../parts.ts';
import { sendCompressed } from './browser-page.ts';
import { BUILD, builtScript, scriptCaching } from './built-scripts.ts';
import { FIELD_TYPES, type FrameData } from './frame-data.ts';
import { FRAME_WORDS } from './frame-words.ts';

/**
 * The frames of Secure Fields, on an origin of their own: one for each field, and the controller that alone
 * knows the session. They come to the same listener, and nothing else is answered under that host.
 */
export function serveFieldsFrames(app: FastifyInstance, parts: Parts): void {
  const { fieldsUrl } = parts.config;
  if (fieldsUrl === null) return;
  const { host } = new URL(fieldsUrl);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.host === host && !('frames' in request.routeOptions.config))
      return void reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Not found');
    done();
  });

  const only = { constraints: { host }, config: { frames: true } };
  app.get('/controller.html', only, (request, reply) => serveController(parts, request, reply));
  app.get('/input.html', only, (request, reply) => serveInput(parts, request, reply));
  for (const { at, name, file } of CLIENTS)
    app.get(`/${name}/${BUILD.version}/${at}`, only, async (_request, reply) =>
      sendCompressed(
        reply.headers({ ...FOR_ALL, 'cache-control': scriptCaching(BUILD), 'content-type': SCRIPT }),
        await builtScript(parts, name, file),
      ),
    );
  for (const name of new Set(CLIENTS.map((client) => client.name)))
    app.get(`/${name}/integrity.json`, only, async (_request, reply) =>
      reply
        .headers({ ...FOR_ALL, 'cache-control': 'no-cache', 'content-type': 'application/json' })
        .send(JSON.stringify(await integrity(parts, fieldsUrl, name), null, 2)),
    );
}

const SCRIPT = 'text/javascript; charset=utf-8';
const CLIENTS = ['secure-fields', 'embed', 'three-d-secure'].flatMap((name) => [
  { name, at: `${name}.js`, file: 'global.js' },
  { name, at: `${name}.mjs`, file: 'index.js' },
]);
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

async function integrity(parts: Parts, origin: string, of: string): Promise<object> {
  const scripts = CLIENTS.filter(({ name }) => name === of).map(async ({ name, at, file }) => {
    const digest = createHash('sha384')
      .update(await builtScript(parts, name, file))
      .digest('base64');
    return [`${origin}/${name}/${BUILD.version}/${at}`, `sha384-${digest}`] as const;
  });
  return Object.fromEntries(await Promise.all(scripts));
}

type FrameRequest = Readonly<{
  parentOrigin: string;
  instance: string;
  language: Language;
  /** Null where the address names none that lives. */
  session: Awaited<ReturnType<typeof findLiveCheckoutSession>>;
  query: URLSearchParams;
}>;

async function serveController(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = await readAsked(parts, request);
  if (asked === null) return refuse(reply);

  const { session, language, query } = asked;
  const order = (query.get('order') ?? '').split(',');
  const data: FrameData = {
    kind: 'controller',
    ...placeOf(asked),
    api: parts.config.publicUrl,
    paymentMethod: parseUuid(query.get('paymentMethodId') ?? ''),
    order: order.flatMap((wanted) => FIELD_TYPES.find((type) => type === wanted) ?? []),
    fault: session === null ? 'session_ended' : null,
    words: FRAME_WORDS[language],
  };
  return sendFrame(
    reply,
    frameDocument({
      language,
      title: 'Secure Controller',
      data,
      body: '',
      script: await builtScript(parts, 'frames', 'controller.js'),
      ancestors: await ancestors(parts, asked),
      connectTo: parts.config.publicUrl,
    }),
  );
}

async function serveInput(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = await readAsked(parts, request);
  const type = FIELD_TYPES.find((known) => known === asked?.query.get('type'));
  if (asked === null || type === undefined) return refuse(reply);

  const { language, query } = asked;
  const label = FRAME_WORDS[language][type];
  const { autocomplete, inputmode } = TYPING[type];
  const scheme = parseCardScheme(query.get('paymentMethodScheme') ?? '');
  return sendFrame(
    reply,
    frameDocument({
      language,
      title: label,
      data: { kind: 'field', ...placeOf(asked), type, scheme } satisfies FrameData,
      body:
        `<label id="label" for="field">${htmlOf(label)}</label>` +
        `<input id="field" name="${autocomplete}" autocomplete="${autocomplete}" inputmode="${inputmode}" ` +
        `enterkeyhint="next" autocorrect="off" spellcheck="false" aria-describedby="error" required` +
        `${inputmode === 'numeric' ? ' dir="ltr"' : ''}>` +
        `<span id="schemes"></span><p id="error" role="alert"></p>` +
        (type === 'number' ? schemeSymbols() : ''),
      script: await builtScript(parts, 'frames', 'input.js'),
      ancestors: await ancestors(parts, asked),
      connectTo: null,
    }),
  );
}

const TYPING = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric' },
  expiryDate: { autocomplete: 'cc-exp', inputmode: 'numeric' },
  securityCode: { autocomplete: 'cc-csc', inputmode: 'numeric' },
  postalCode: { autocomplete: 'postal-code', inputmode: 'text' },
} as const;

function placeOf({
  parentOrigin,
  instance,
  session,
}: FrameRequest): Pick<FrameData, 'parentOrigin' | 'instance' | 'session'> {
  return { parentOrigin, instance, session: session?.session.checkout_session_id ?? null };
}

/** Null: not an address that a client of ours makes. */
async function readAsked(parts: Parts, request: FastifyRequest): Promise<FrameRequest | null> {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const parentOrigin = parseFrontEndOrigin(query.get('parentOrigin') ?? '');
  const instance = query.get('instance') ?? '';
  if (parentOrigin === null || !/^[a-f0-9]{0,64}$/.test(instance)) return null;
  const sessionId = parseUuid(query.get('sessionId') ?? '');
  return {
    parentOrigin,
    instance,
    language: languageFor(query.get('locale') ?? request.headers['accept-language'] ?? 'en'),
    session: sessionId === null ? null : await findLiveCheckoutSession(parts, toId(sessionId)),
    query,
  };
}

/**
 * Who may show the frame. A field of the published client does not say of which session it is: it may be shown
 * by the page that it talks to, and its digits leave it to a controller only, which does say.
 */
async function ancestors(parts: Parts, { session, parentOrigin }: FrameRequest): Promise<readonly string[]> {
  return session === null ? [parentOrigin] : ancestorsOf(parts, session.session);
}

function sendFrame(reply: FastifyReply, { html, policy }: Page): FastifyReply {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return sendCompressed(reply.code(200).headers(headers), html);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .header('content-type', 'text/plain; charset=utf-8')
    .send('This is not an address of a Secure Fields frame.');
}
