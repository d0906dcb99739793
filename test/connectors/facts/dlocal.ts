import { LOGIN, SECRET_KEY, signDlocalEvent } from '../../../sandbox/processors/dlocal/desk.ts';
import type { Facts } from '../facts.ts';
import { forgedIn } from './forged.ts';

export const dlocalFacts: Facts = {
  settings: { x_login: LOGIN, x_trans_key: 'sandbox-conformance', secret_key: SECRET_KEY },
  largestAmount: 9_999_999_999n,
  declines: {},
  acts: { 'dlocal-boleto': 'pay', 'dlocal-oxxo': 'pay', 'dlocal-pix': 'pay' },
  live: {
    address: 'https://sandbox.dlocal.com',
    settings: {
      x_login: 'DLOCAL_X_LOGIN',
      x_trans_key: 'DLOCAL_X_TRANS_KEY',
      secret_key: 'DLOCAL_SECRET_KEY',
    },
  },
  pendingRefunds: ['dlocal-boleto', 'dlocal-oxxo', 'dlocal-pix'],
  /** Every payment and every refund says where to. */
  listen: () => Promise.resolve(),
  sign: (body, at) => signDlocalEvent(body.toString(), at),
  forgeries: forgedIn('authorization'),
};
