import type { FastifyInstance, FastifyReply } from 'fastify';
import { findInstance } from '../db/queries/instance.ts';
import { newId } from '../machine/entropy.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../problem/problem.ts';
import { sendError, startAnswer } from './answer.ts';

/** What can be wrong, as anybody may know it; the log has the sentence for the operator. */
const WORDS = {
  database: 'The database does not answer',
  vault: 'The vault cannot open what it keeps',
  process: 'This process is stopping',
} as const;

type Trouble = Readonly<{ of: keyof typeof WORDS; reason: string }>;
const STOPPING: Trouble = { of: 'process', reason: 'stopping' };

/**
 * `/health` is 200 while this process can take payments: its database answers, and the vault's root keys open
 * what is locked with them, and it is not about to end. The log tells when that changes.
 */
export function serveHealth(app: FastifyInstance, parts: Parts, leaving: AbortSignal): void {
  let last: Trouble | null = null;
  const look = async (): Promise<Trouble | null> => {
    const trouble = await troubleOf(parts);
    if (trouble?.reason !== last?.reason) {
      if (trouble === null) parts.log.info({}, 'healthy again');
      else parts.log.error({ part: trouble.of, reason: trouble.reason }, 'not healthy');
    }
    last = trouble;
    return trouble;
  };
  app.get('/health', async (_request, reply) => {
    startAnswer(reply, newId(parts.clock.now()));
    const trouble = leaving.aborted ? STOPPING : await look();
    return answer(trouble, reply, parts);
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

async function troubleOf({ db, vault, config, simulatorUrl }: Parts): Promise<Trouble | null> {
  try {
    await findInstance(db);
  } catch (error) {
    return { of: 'database', reason: error instanceof Error ? error.message : 'no reason was given' };
  }
  try {
    const { environment, publicUrl } = config;
    const problem = await vault.health({ environment, publicUrl, simulatorUrl });
    return problem === null ? null : { of: 'vault', reason: problem };
  } catch (error) {
    const reason = error instanceof Problem ? (error.privateText ?? error.message) : String(error);
    return { of: 'vault', reason };
  }
}
