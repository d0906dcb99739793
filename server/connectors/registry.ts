import { adyen } from './adyen/definition.ts';
import { braintree } from './braintree/definition.ts';
import { checkout } from './checkout-com/definition.ts';
import type { Connector } from './connector.ts';
import { dlocal } from './dlocal/definition.ts';
import { gocardless } from './gocardless/definition.ts';
import { mercadopago } from './mercadopago/definition.ts';
import { mockBank } from './mock-bank/definition.ts';
import { mockCard } from './mock-card/definition.ts';
import { mockOxxo } from './mock-oxxo/definition.ts';
import { mockPaybybank } from './mock-paybybank/definition.ts';
import { mockPaypal } from './mock-paypal/definition.ts';
import { mockPix } from './mock-pix/definition.ts';
import { paypal } from './paypal/definition.ts';
import { stripe } from './stripe/definition.ts';
import { truelayer } from './truelayer/definition.ts';
import { sandboxCard } from './sandbox-card/definition.ts';

/** Every connector: one line each. Nothing else in the service names a connector. */
const CONNECTORS: readonly Connector[] = [
  ...adyen,
  ...braintree,
  ...checkout,
  ...dlocal,
  ...gocardless,
  ...mercadopago,
  mockBank,
  mockCard,
  mockOxxo,
  mockPaybybank,
  mockPaypal,
  mockPix,
  ...paypal,
  sandboxCard,
  ...stripe,
  ...truelayer,
];

export const connectors: readonly Connector[] = [...CONNECTORS].sort((a, b) => (a.id < b.id ? -1 : 1));
