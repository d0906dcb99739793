import type { Rig } from '../rig.ts';

/** What the shop has before it is measured: buyers, each with a stored card, and where its webhooks go. */
export type Customers = readonly Readonly<{ buyerId: string; methodId: string }>[];

const CUSTOMERS = 500;
const TOGETHER = 20;
const PREFIXES = ['411111', '424242', '555555', '222300', '453211', '510510'];

export async function makeCustomers(rig: Rig): Promise<Customers> {
  const made: { buyerId: string; methodId: string }[] = [];
  for (let from = 0; from < CUSTOMERS; from += TOGETHER)
    made.push(
      ...(await Promise.all(Array.from({ length: TOGETHER }, (_, index) => customer(rig, from + index)))),
    );
  return made;
}

/** Two subscriptions, each of all events of payments. */
export async function subscribe(rig: Rig, ports: readonly number[]): Promise<void> {
  for (const port of ports)
    await create(rig, '/webhook-subscriptions', { url: `https://localhost:${port}/` });
}

/** Of a card that is like no other of the first million, by Luhn's check digit. */
export function cardNumber(serial: number): string {
  const prefix = PREFIXES[serial % PREFIXES.length] ?? '411111';
  const digits = `${prefix}${String(serial).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

async function customer(rig: Rig, serial: number): Promise<Readonly<{ buyerId: string; methodId: string }>> {
  const buyerId = await create(rig, '/buyers', {
    display_name: `Buyer ${serial}`,
    external_identifier: `buyer-${serial}`,
    billing_details: {
      first_name: 'Ada',
      last_name: `N${serial}`,
      email_address: `buyer-${serial}@example.com`,
    },
  });
  const methodId = await create(rig, '/payment-methods', {
    method: 'card',
    number: cardNumber(serial),
    expiration_date: '12/30',
    buyer_id: buyerId,
  });
  return { buyerId, methodId };
}

async function create(rig: Rig, at: string, body: object): Promise<string> {
  const answer = await fetch(`${rig.url}${at}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await rig.token()}` },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${at} was refused: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
