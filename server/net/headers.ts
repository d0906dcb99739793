import { REQUEST_HEADER_NAME_LENGTH_MAX, REQUEST_HEADER_VALUE_LENGTH_MAX } from './limits.ts';

/**
 * Why a header must not be sent to a third party, or null where it may. The sentence quotes neither name nor
 * value.
 */
export function headerRefusal(name: string, value: string): string | null {
  if (name === '') return 'has no name';
  if (name.length > REQUEST_HEADER_NAME_LENGTH_MAX)
    return `has a name longer than ${REQUEST_HEADER_NAME_LENGTH_MAX} characters`;
  if (!TOKEN.test(name)) return 'has a name with characters that are not allowed';
  const lower = name.toLowerCase();
  if (WRITTEN_BY_THE_WIRE.has(lower)) return 'is written by the service itself';
  if (HOP_BY_HOP.has(lower)) return 'belongs to the connection and is not forwarded';
  if (FORBIDDEN_PREFIXES.some((prefix) => lower.startsWith(prefix))) return 'is not forwarded';
  if (value.length > REQUEST_HEADER_VALUE_LENGTH_MAX)
    return `has a value longer than ${REQUEST_HEADER_VALUE_LENGTH_MAX} characters`;
  // RFC 9110 §5.5: visible ASCII with inner spaces and tabs. obs-text is refused too: two readers would not
  // agree on its charset.
  if (!VALUE.test(value)) return 'has a value with characters that are not allowed';

  return null;
}

/**
 * Headers of an answer that mean something between the target and us only, or that would speak for our own
 * origin.
 */
export function isAnswerHeaderKept(name: string): boolean {
  const lower = name.toLowerCase();
  return (
    !HOP_BY_HOP.has(lower) &&
    !OF_THE_ORIGIN.has(lower) &&
    !OF_THE_ORIGIN_PREFIXES.some((prefix) => lower.startsWith(prefix))
  );
}

/** Names in a `Connection` header make those headers hop-by-hop too (RFC 9110 §7.6.1). */
export function connectionNames(value: string): readonly string[] {
  return value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const VALUE = /^(?:[\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)?$/;

const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-authentication-info',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);
const WRITTEN_BY_THE_WIRE: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'content-encoding',
  'expect',
]);
const FORBIDDEN_PREFIXES = ['proxy-', 'x-vault-forward-'] as const;
const OF_THE_ORIGIN: ReadonlySet<string> = new Set([
  'set-cookie',
  'set-cookie2',
  'strict-transport-security',
  'alt-svc',
  'alt-used',
  'clear-site-data',
  'report-to',
  'reporting-endpoints',
  'nel',
  'public-key-pins',
  'service-worker-allowed',
  'x-request-id',
  'x-merchant-account-id',
  'x-api-version',
]);
const OF_THE_ORIGIN_PREFIXES = ['access-control-', 'x-vault-forward-'] as const;
