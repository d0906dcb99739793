import { type KeyObject, createHash, generateKeyPairSync, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { newId } from '../../../server/platform/entropy.ts';
import { certificate } from '../wallets/der-writer.ts';

/** PayPal signs its events with RSA, and publishes the certificate of the key. Ours is made once for each process. */

/** Of every webhook here: what is signed names the webhook. */
export const WEBHOOK_ID = 'WH-SANDBOX-PAYPAL';

type Signer = Readonly<{ name: string; pem: string; privateKey: KeyObject }>;
let made: Signer | null = null;

function signer(): Signer {
  if (made !== null) return made;
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { commonName: 'Simulated authority', privateKey: authority.privateKey };
  const [from, to] = [new Date(Date.UTC(2020, 0)), new Date(Date.UTC(2049, 0))];
  const commonName = 'messageverificationcerts.paypal.example';
  const { der } = certificate({ commonName, publicKey, issuer, from, to });
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  const name = `CERT-${createHash('sha256').update(der).digest('hex').slice(0, 24)}`;
  made = { name, pem, privateKey };
  return made;
}

export function certificateCalled(name: string): string | null {
  const known = signer();
  return known.name === name ? known.pem : null;
}

/** https://developer.paypal.com/api/rest/webhooks/rest/#link-selfverificationmethod */
export function signPayPalEvent(body: string, at: Date, ownUrl: string): Readonly<Record<string, string>> {
  const { name, privateKey } = signer();
  const [id, time] = [newId(at), `${at.toISOString().slice(0, 19)}Z`];
  const signed = `${id}|${time}|${WEBHOOK_ID}|${crc32(body)}`;
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${ownUrl}/v1/notifications/certs/${name}`,
    'paypal-transmission-id': id,
    'paypal-transmission-sig': sign('sha256', Buffer.from(signed), privateKey).toString('base64'),
    'paypal-transmission-time': time,
  };
}
