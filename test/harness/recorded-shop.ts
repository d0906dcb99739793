/** What a proxy has recorded of a shop: two payments, of which one is wrong, and something else. */
export const CARD = '4111111111111111';
export const TOKEN = 'Bearer eyJhbGciOiJFUzI1NiJ9.secret.signature';
const entry = (url: string, body: unknown): object => ({
  request: {
    ...{ method: 'POST', url },
    headers: [
      { name: 'Authorization', value: TOKEN },
      { name: 'Cookie', value: 'session=secret' },
      { name: 'Content-Type', value: 'application/json' },
      { name: 'Idempotency-Key', value: 'order-1' },
    ],
    postData: { mimeType: 'application/json', text: JSON.stringify(body) },
  },
  response: { content: { text: '{"entries":[{"log":"}]"}]}' } },
});
export const PAYMENT = {
  ...{ amount: 1299, currency: 'USD', country: 'US' },
  payment_method: { method: 'card', number: CARD, expiration_date: '12/30', security_code: '987' },
};
export const HAR = JSON.stringify(
  {
    log: {
      ...{ version: '1.2', pages: [{ entries: ['not here'] }] },
      entries: [
        entry('https://api.shop.gr4vy.app/transactions', PAYMENT),
        entry('https://api.shop.gr4vy.app/transactions', { ...PAYMENT, amount: '13.37', [CARD]: 'x' }),
        entry('https://metrics.example/collect', { card: CARD }),
      ],
    },
  },
  null,
  1,
);
