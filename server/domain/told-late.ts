const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * What was paid over a counter or by a boleto is confirmed some working days later, so one that was paid in time may
 * be told after its end. Stripe tells on the next working day (https://docs.stripe.com/payments/boleto, and for
 * OXXO), dLocal after one or two (https://support.dlocal.com/articles/before-paying), Mercado Pago within 48 working
 * hours (https://github.com/mercadopago/devsite-docs/pull/734), and Adyen five days after the end and more
 * (https://docs.adyen.com/payment-methods/boleto-bancario), since a boleto that falls due on a holiday is paid on the
 * next working day. A week has room for the holidays on both sides of a weekend.
 */
export function toldLate(expiresAt: Date): Readonly<{ toldUntil: Date }> {
  return { toldUntil: new Date(expiresAt.getTime() + WEEK_MS) };
}
