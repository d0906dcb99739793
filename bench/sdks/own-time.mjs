// What the SDK itself takes for a payment, on a transport that answers at once. Run in a folder where it is installed.
import { generateKeyPairSync } from 'node:crypto';
import { Railyard } from '@railyard/sdk';

const CALLS = 10_000;
const WARM_UP = 2_000;
const ANSWER = new TextEncoder().encode(process.env.ANSWER);
const headers = new Headers({ 'content-type': 'application/json' });
const tokens = new Set();
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const railyard = new Railyard({
  url: 'https://pay.example',
  key: privateKey,
  transport: async (request) => {
    tokens.add(request.headers.authorization);
    return { status: 201, headers, bytes: ANSWER };
  },
});
const payment = JSON.parse(process.env.PAYMENT);
for (let call = 0; call < WARM_UP; call += 1) await railyard.transactions.create(payment);
const before = process.cpuUsage();
for (let call = 0; call < CALLS - WARM_UP; call += 1) await railyard.transactions.create(payment);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ microseconds: (user + system) / (CALLS - WARM_UP), tokens: tokens.size }));
