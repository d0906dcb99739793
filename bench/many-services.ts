import { argument } from './argument.ts';
import { load, requestBytes } from './load.ts';
import { paymentRequest } from './payment.ts';
import { residentMb } from './resident.ts';
import { type Rig, startRig } from './rig.ts';
import { payFor } from './warm-up.ts';
import { measureWindow, windowRow } from './window.ts';

/**
 * `npm run bench -- --only=many-services [--services=206] [--seconds=3]`: payments, and the list of payment services,
 * with a few services and with so many, each of all currencies and countries that its connector takes.
 */
const WARM_UP_PAYMENTS = 3_000;
const PAYMENTS = 3_000;
const many = Number(argument('services') ?? 206);
const seconds = Number(argument('seconds') ?? 3);

const table: Record<string, object> = {};
for (const services of [6, many]) {
  const rig = await startRig();
  try {
    const token = await rig.token();
    await connect(rig, token, services);
    await payFor(rig.url, token, WARM_UP_PAYMENTS);
    await payFor(rig.url, token, PAYMENTS);
    const pay = paymentRequest(rig.url, token);
    const list = requestBytes(rig.url, {
      method: 'GET',
      path: '/payment-services?limit=100',
      headers: { authorization: `Bearer ${token}` },
    });
    const at = async (concurrency: number, request: string): Promise<object> =>
      windowRow(
        await measureWindow(rig.processes, () =>
          load(rig.url, { seconds, concurrency, next: () => request }),
        ),
      );
    table[`${services} services: payments, 16 at once`] = {
      ...(await at(16, pay)),
      'resident MB': Math.round(residentMb(rig.processes.service)),
    };
    table[`${services} services: payments, one after the other`] = await at(1, pay);
    table[`${services} services: the list, 100 a page`] = {
      ...(await at(1, list)),
      'resident MB': Math.round(residentMb(rig.processes.service)),
    };
  } finally {
    await rig.close();
  }
}
console.table(table);

/** Beside the one that every merchant account of a sandbox has. */
async function connect(rig: Rig, token: string, services: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const definition = await fetch(`${rig.url}/payment-service-definitions/mock-card`, { headers });
  const { supported_currencies: currencies, supported_countries: countries } =
    (await definition.json()) as Record<string, readonly string[]>;
  for (let made = 1; made < services; made += 1) {
    const body = {
      display_name: `Service ${made}`,
      payment_service_definition_id: 'mock-card',
      accepted_currencies: currencies,
      accepted_countries: countries,
      fields: [{ key: 'merchant_id', value: `m-${made}` }],
    };
    const answer = await fetch(`${rig.url}/payment-services`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
  }
}
