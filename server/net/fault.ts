import { WireFault } from './wire.ts';

/**
 * What went wrong on a connection, in our words. `sent` is what the attempt knows, never guessed from the
 * error.
 */
export function faultOf(error: unknown, sent: boolean): WireFault {
  if (error instanceof WireFault)
    return error.sent === sent ? error : new WireFault(error.code, sent, error.message);
  const code = codeOf(error);
  if (!sent && (TIMEOUTS.has(code) || UNREACHABLE.has(code)))
    return new WireFault('connect', sent, `no connection (${code})`);
  if (isTls(code, error)) return new WireFault('tls', sent, `the TLS handshake failed (${code})`);
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW')
    return new WireFault('too_large', sent, 'the headers of the answer are too large');
  if (code.startsWith('HPE_') || code === 'HTTPParserError')
    return new WireFault('malformed', sent, `the answer is not HTTP/1.1 (${code})`);
  if (!sent) return new WireFault('connect', sent, `no connection (${code})`);
  return new WireFault('reset', sent, `the connection was cut (${code})`);
}

/** Worth another address of the same name. */
export function isConnectFault(error: unknown): boolean {
  return error instanceof WireFault && !error.sent && error.code === 'connect';
}

const TIMEOUTS: ReadonlySet<string> = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EHOSTDOWN',
]);
/** Codes of certificate checks in OpenSSL that carry no common prefix. */
const CERTIFICATE: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'HOSTNAME_MISMATCH',
  'INVALID_PURPOSE',
  'INVALID_CA',
  'PATH_LENGTH_EXCEEDED',
  'EPROTO',
]);

function isTls(code: string, error: unknown): boolean {
  if (
    code.startsWith('ERR_TLS_') ||
    code.startsWith('ERR_SSL_') ||
    code.startsWith('ERR_OSSL_') ||
    code.startsWith('CERT_') ||
    CERTIFICATE.has(code)
  )
    return true;
  return (
    code === 'ECONNRESET' && error instanceof Error && error.message.includes('before secure TLS connection')
  );
}

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
