import process from 'node:process';
import { createDb } from '../../server/db/db.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { startSimulator } from '../../sandbox/processors/server.ts';

/**
 * `node processor.ts SOCKET_FOLDER PORT PUBLIC_URL`: the simulated processors as a process that nobody kills, with
 * books in a database of their own. `PUBLIC_URL` is where their events go.
 */
const [host = '', port = '0', publicUrl = ''] = process.argv.slice(2);
const db = createDb({ host, user: 'railyard', database: 'railyard' });
const simulator = await startSimulator({ db, clock: systemClock(), port: Number(port) });
simulator.deliverTo(publicUrl, publicUrl);
console.log('ready');
