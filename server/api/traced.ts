import type { FastifyReply, FastifyRequest } from 'fastify';
import { inSpan, readTraceparent, tellSpan } from '../platform/trace.ts';
import type { Operation } from '../api-contract/operation.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The same handler as a span, below that of the caller where it brings a `traceparent`. */
export function traceHandler({ id, method, path }: Operation, handler: Handler): Handler {
  const attributes = { 'http.request.method': method, 'http.route': path };
  return (request, reply) => {
    const { traceparent } = request.headers;
    const remote = readTraceparent(typeof traceparent === 'string' ? traceparent : undefined);
    return inSpan({ name: id, kind: 'server', attributes, remote }, async () => {
      const answered = await handler(request, reply);
      tellSpan(
        {
          'http.response.status_code': reply.statusCode,
          'railyard.request_id': String(reply.getHeader('x-request-id')),
        },
        reply.statusCode >= 500,
      );
      return answered;
    });
  };
}
