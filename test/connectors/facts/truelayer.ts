import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { signTrueLayerEvent } from '../../../sandbox/processors/truelayer/signature.ts';
import type { Facts } from '../facts.ts';
import { forgedIn } from './forged.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
export const SIGNING_KEY_ID = 'conformance-key';

export const truelayerFacts: Facts = {
  settings: {
    client_id: 'sandbox-conformance',
    key_id: SIGNING_KEY_ID,
    private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    merchant_account_id: '00000000-0000-7000-8000-0000000000aa',
  },
  largestAmount: 9_007_199_254_740_991n,
  declines: {},
  acts: { 'truelayer-paybybank': 'settle' },
  live: {
    address: 'https://api.truelayer-sandbox.com',
    settings: {
      client_id: 'TRUELAYER_CLIENT_ID',
      client_secret: 'TRUELAYER_CLIENT_SECRET',
      key_id: 'TRUELAYER_KEY_ID',
      private_key: 'TRUELAYER_PRIVATE_KEY',
      merchant_account_id: 'TRUELAYER_MERCHANT_ACCOUNT_ID',
    },
  },
  pendingRefunds: ['truelayer-paybybank'],
  async listen(baseUrl, url, accessToken) {
    const console_ = async (path: string, body: object): Promise<void> => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const answer = await fetch(`${baseUrl}/console/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      assert.equal(answer.status, 201, await answer.text());
    };
    await console_('webhooks', { url });
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    await console_('signing-keys', { kid: SIGNING_KEY_ID, public_key: pem });
  },
  sign: (body, at, baseUrl) => signTrueLayerEvent(body.toString(), at, baseUrl, 'http://events/'),
  forgeries: forgedIn('tl-signature'),
};
