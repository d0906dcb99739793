import { storeCard } from '../../server/payment-methods/store-card.ts';
import { describeCard } from '../../server/payment-methods/describe-card.ts';
import { toId } from '../../server/domain/ids.ts';
import { openTestService } from '../../test/harness/index.ts';

/**
 * The service under measurement, in a process of its own: tells its address, a token and a card, then its
 * memory as often as asked.
 */
const service = await openTestService({ config: { logLevel: 'warn' } });
const { parts } = service;
const held = await parts.vault.hold('card.number', Buffer.from('4111111111111111'));
const card = await storeCard(
  parts,
  {
    merchantAccountId: toId('default'),
    number: held,
    expirationDate: '09/30',
    description: await describeCard(parts.bins, held.facts),
    buyerId: null,
    externalIdentifier: null,
    status: 'succeeded',
  },
  new Date(),
);
const token = await service.token({
  scopes: ['vault-forward.write'],
  algorithm: 'ES256',
  claims: { exp: Math.floor(Date.now() / 1000) + 3600 },
});

let peak = 0;
/** Only between the two questions: it takes a twentieth of the time of a relay. */
let sampling: NodeJS.Timeout | undefined;
process.on('message', (message) => {
  if (message === 'rest') {
    globalThis.gc?.();
    setTimeout(() => {
      peak = process.memoryUsage.rss();
      sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
      process.send?.({ rss: peak });
    }, 300);
  } else if (message === 'peak') {
    clearInterval(sampling);
    process.send?.({ rss: peak });
  } else void service.close().then(() => process.exit(0));
});
process.send?.({ url: service.url, token, card: card.payment_method_id });
