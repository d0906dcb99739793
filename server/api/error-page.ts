import { PROBLEMS, type ProblemCode } from '../domain/problem.ts';
import { htmlOf } from '../design/markup.ts';
import { STATUSES } from './statuses.ts';

/** What somebody does who gets it. docs/errors.md has the same sentences, and a test holds it to these. */
export const WHAT_TO_DO: Readonly<Record<ProblemCode, string>> = {
  bad_request: 'Correct what `details` names.',
  incorrect_json: 'Send RFC 8259 JSON in UTF-8: no name twice, no `__proto__`, at most 64 deep.',
  invalid_credentials: `Correct the payment service's settings.`,
  idempotency_key_reused: 'Use a new key for a new request.',
  unauthorized: 'Sign a token with an active key; see [access](access.md).',
  forbidden: 'Ask for the scope, role or merchant account.',
  confirmation_required:
    'People sign what they do: see [confirmations](confirmations.md). Keys are never answered this.',
  confirmation_refused: 'Ask for a new confirmation of this very call, and sign that.',
  approval_required: 'It is signed, and waits. Send the same call again once a second person has agreed.',
  not_found:
    'Where no operation has the path, the message is `There is no such path`, and a detail `value_error.path` names ' +
    'the nearest one. Otherwise the resource does not exist, was deleted, or belongs to another merchant account.',
  method_not_allowed: 'See the `Allow` header.',
  duplicate_record: 'Use the existing one.',
  concurrent_request:
    "Wait, then repeat the same request: it gets the first one's answer. That [may take a " +
    'day](access.md#idempotency-key).',
  invalid_state: 'Read the resource; do not repeat as it is.',
  changed_meanwhile:
    'Your `If-Match` names an earlier `updated_at`. Read it again, look at what is different, and send yours with ' +
    'the new one.',
  payload_too_large:
    'JSON bodies have at most 1 MiB; 4 KiB where the credential is in the body (Click to Pay sessions).',
  unsupported_media_type: 'Send `application/json`, UTF-8, not compressed.',
  unprocessable: 'The fields contradict each other or what is stored; `details` says how.',
  too_early: 'Repeat after a moment.',
  too_many_requests: 'Wait for the seconds in `Retry-After`.',
  server_error: 'A fault in Railyard. Repeat with the same Idempotency-Key.',
  bad_gateway: 'For the relay: the request may have been carried out.',
  service_unavailable: 'Repeat after `Retry-After`, with the same Idempotency-Key.',
  gateway_timeout: 'For the relay: the request may have been carried out.',
};

/** Every code of the API with an anchor of its own, which each refusal links to. */
export function errorPage(): string {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  const sections = codes.map(
    (code) =>
      `<section id="${code}"><h2><code>${code}</code> ${STATUSES[code]}</h2>` +
      `<p><b>${htmlOf(PROBLEMS[code])}.</b> ${htmlOf(plain(WHAT_TO_DO[code]))}</p></section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors of the Railyard API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body class="text">
<h1>Errors</h1>
<p>Every refusal has a <code>code</code>, and <code>details</code> that name each field and what would be right.
<a href="/docs">All operations</a></p>
${sections.join('\n')}
</body>
</html>
`;
}

/** Markdown of one line: no marks, and links as their words. */
function plain(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');
}
