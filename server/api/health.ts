import type { FastifyInstance, FastifyReply } from 'fastify';
import { newId } from '../platform/entropy.ts';
import { lookAfter, type Trouble, WORDS } from '../observability/trouble.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import { sendError, startAnswer } from './answer.ts';

/**
 * `/health` is 200 while this process can take payments: its database answers, and the vault's root keys open
 * what is locked with them, and it is not about to end. `/ready` asks in role `all` for the worker's loops, too.
 */
export function serveHealth(app: FastifyInstance, parts: Parts, leaving: AbortSignal): void {
  const look = lookAfter(parts, leaving);
  for (const name of ['health', 'ready'] as const)
    app.get(`/${name}`, async (_request, reply) => {
      startAnswer(reply, newId(parts.clock.now()));
      return answer(await look[name](), reply, parts);
    });
}

function answer(trouble: Trouble | null, reply: FastifyReply, parts: Parts): FastifyReply {
  if (trouble === null) return reply.code(200).send('{"status":"ok"}');
  const detail = {
    location: 'unknown',
    pointer: `/${trouble.of}`,
    message: WORDS[trouble.of],
    type: 'health',
  } as const;
  return sendError(reply, new Problem('service_unavailable', { details: [detail] }), parts.config.apiVersion);
}
