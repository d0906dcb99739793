import assert from 'node:assert/strict';
import { WEBHOOK_SECRET } from '../../sandbox/processors/mercadopago/desk.ts';
import type { TestService } from '../harness/index.ts';
import { addPaymentService } from '../harness/shop.ts';

/** Mercado Pago's simulator beside a service for tests: payment services that it tells of payments and reports. */
export const MERCADOPAGO_FIELDS = [
  { key: 'access_token', value: 'TEST-default' },
  { key: 'webhook_secret', value: WEBHOOK_SECRET },
];
export const MERCADOPAGO_CARD = {
  method: 'card',
  number: '4235647728025682',
  expiration_date: '11/30',
  security_code: '123',
} as const;
/** Who pays; Mercado Pago wants an e-mail address and, for slips and cards, a name and a document. */
export const MERCADOPAGO_BUYER = {
  billing_details: {
    first_name: 'Ana',
    last_name: 'Souza',
    email_address: 'ana@example.com',
    tax_id: { value: '19119119100', kind: 'br.cpf' },
  },
} as const;

export async function addMercadoPago(
  service: TestService,
  of: Readonly<{ id: string; fields?: readonly object[]; reports?: true }>,
): Promise<Readonly<{ id: string; url: string }>> {
  const made = await addPaymentService(service, {
    display_name: of.id,
    payment_service_definition_id: of.id,
    accepted_currencies: ['BRL'],
    accepted_countries: ['BR'],
    fields: of.fields ?? MERCADOPAGO_FIELDS,
  });
  const { body } = await service.request('GET', `/payment-services/${made}`);
  const url: string = body.webhook_url;
  for (const place of ['webhooks', ...(of.reports === true ? ['report-webhooks'] : [])])
    await atMercadoPago(service, 'POST', `console/${place}`, { url });
  return { id: made, url };
}

/** As whoever has the account's token. */
export async function atMercadoPago(
  service: Pick<TestService, 'simulatorUrl'>,
  method: string,
  path: string,
  body?: object,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${service.simulatorUrl}/mercadopago/${path}`, {
    method,
    headers: { authorization: 'Bearer TEST-default' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  assert.ok(answer.ok, text);
  return JSON.parse(text) as Record<string, unknown>; // as the simulator writes it
}
