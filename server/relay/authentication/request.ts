import type { OutgoingHeader } from '../../net/outgoing.ts';
import type { CompleteRequest } from './method.ts';

/**
 * The values of a header, in order; those that the wire writes itself (`host`, `content-length`) are worked
 * out as it will.
 */
export function headerValues(request: CompleteRequest, name: string): readonly string[] {
  const lower = name.toLowerCase();
  if (lower === 'host') return [request.url.host];
  if (lower === 'content-length') return [String(request.body.length)];
  return request.headers.filter(([header]) => header.toLowerCase() === lower).map(([, value]) => value);
}

/** Replaces headers of the same name, whoever set them: what a method writes is its own. */
export function withHeaders(request: CompleteRequest, added: readonly OutgoingHeader[]): CompleteRequest {
  const names = new Set(added.map(([name]) => name.toLowerCase()));
  return {
    ...request,
    headers: [...request.headers.filter(([name]) => !names.has(name.toLowerCase())), ...added],
  };
}

/** Puts another body in place and wipes the one it replaces. */
export function withBody(
  request: CompleteRequest,
  body: Buffer,
  contentType: string | null,
): CompleteRequest {
  if (body !== request.body) request.body.fill(0);
  const replaced = { ...request, body };
  return contentType === null ? replaced : withHeaders(replaced, [['content-type', contentType]]);
}

/** What stands on the request line. */
export function requestTarget(url: URL): string {
  return url.pathname + url.search;
}
