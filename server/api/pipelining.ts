import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Of one socket: what is answered at once, and what may wait behind that. Answers come in order all the same. */
const AT_ONCE_MAX = 16;
const WAITING_MAX = 500;

type Line = { running: number; readonly waiting: (() => void)[] };

/**
 * node:http begins every request of a socket as soon as it has been read: one caller who sends thousands without
 * waiting for an answer would have thousands under way, and payments of others behind them. Whoever does not even stop
 * then is cut off.
 */
export function limitPipelining(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lines.get(socket) ?? { running: 0, waiting: [] };
    lines.set(socket, line);
    reply.raw.once('close', () => {
      if (socket.destroyed) line.waiting.length = 0; // Nobody is there to be answered.
      const next = line.waiting.shift();
      if (next === undefined) line.running -= 1;
      else next(); // The place is handed on.
    });
    if (line.running < AT_ONCE_MAX) {
      line.running += 1;
      return done();
    }

    if (line.waiting.length >= WAITING_MAX) socket.destroy();
    else line.waiting.push(() => done());
  });
}
