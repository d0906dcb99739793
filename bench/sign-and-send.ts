import { Pool } from 'undici';
import { signatureHeaders } from '../server/net/message-signature.ts';

/**
 * The floor under deliveries: messages that are signed and sent, eight at once to each endpoint, by somebody
 * who has nothing to write down. Tells how long it took, and how much processor time.
 */
const { ports, each, body } = JSON.parse(process.env['BENCH_FLOOR'] ?? '{}') as {
  ports: readonly number[];
  each: number;
  body: string;
};
const AT_ONCE = 8;
const bytes = Buffer.from(body);
const secret = Buffer.from(`whsec_${Buffer.alloc(32, 7).toString('base64')}`);

const beganMs = performance.now();
const before = process.cpuUsage();
await Promise.all(
  ports.map(async (port, at) => {
    const pool = new Pool(`https://localhost:${port}`, { connections: AT_ONCE });
    let left = each;
    const worker = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const of = { id: `${at}-${left}`, timestamp: Math.floor(Date.now() / 1000), body: bytes };
        const headers = {
          'content-type': 'application/json',
          ...Object.fromEntries(signatureHeaders(of, [secret])),
        };
        const answer = await pool.request({ method: 'POST', path: '/', headers, body: bytes });
        await answer.body.dump();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await pool.close();
  }),
);
const { user, system } = process.cpuUsage(before);
process.send?.({ ms: performance.now() - beganMs, cpuMicroseconds: user + system });
