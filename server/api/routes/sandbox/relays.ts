import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { createSandboxRelay } from '../../../api-contract/sandbox-relays.ts';
import { isObject, parseObject, textAt } from '../../../domain/json.ts';
import { Problem } from '../../../domain/problem.ts';
import { echoUrlOf } from '../../../relay-requests/head.ts';
import { type RawAnswer, route } from '../../route.ts';
import { forwardRequest } from '../vault-forward/forward.ts';
import { sandboxOnly } from './sandbox-only.ts';

export const relayRoute = route(createSandboxRelay, async ({ body: asked, ...context }) => {
  sandboxOnly(context.parts);
  const echoUrl = echoUrlOf(context.parts);
  if (echoUrl === null) throw new Problem('not_found');
  const template = Buffer.from(asked.body);
  const answer = await forwardRequest({
    ...context,
    headers: [
      ['content-type', asked.content_type],
      ['content-length', String(template.length)],
      ['x-vault-forward-url', echoUrl],
      ['x-vault-forward-http-method', 'POST'],
      ['x-vault-forward-payment-methods', asked.payment_method_id],
    ],
    body: Readable.from([template]),
    gone: new AbortController().signal,
  }).catch((error: unknown) => {
    throw error instanceof Problem ? inBody(error) : error;
  });
  const echoed = parseObject(await bodyText(answer.body)) ?? {};
  const headers = isObject(echoed['headers']) ? Object.entries(echoed['headers']) : [];

  return {
    status: 200,
    body: {
      type: 'sandbox-relay' as const,
      method: textAt(echoed, 'method') ?? '',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: textAt(echoed, 'body') ?? '',
    },
  };
});

function bodyText(body: RawAnswer['body']): string | Promise<string> {
  return Buffer.isBuffer(body) ? body.toString() : body === null ? '' : textOf(body);
}

/** Where the relay's own headers stand in this body. */
const POINTERS: Readonly<Record<string, string>> = {
  'x-vault-forward-payment-methods': '/payment_method_id',
  'content-type': '/content_type',
};

function inBody(problem: Problem): Problem {
  const details = problem.details.map((detail) =>
    detail.location === 'header'
      ? { ...detail, location: 'body' as const, pointer: POINTERS[detail.pointer] ?? '/body' }
      : detail.location === 'body'
        ? { ...detail, pointer: '/body' }
        : detail,
  );
  return new Problem(problem.code, { details, message: problem.message });
}
