import { fastify, type FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';

/** The edge: every route of the contract over HTTP. */
export async function createApp(_parts: Parts): Promise<FastifyInstance> {
  return fastify({ logger: false });
}
