import { Problem } from '../domain/problem.ts';
import { NotOpenPgp } from '../vault/openpgp/packet-reader.ts';
import { type PublicKey, readPublicKey } from '../vault/openpgp/read-public-key.ts';

/** The key that cards are to be exported to; 400 with a sentence, where nothing can be encrypted to it. */
export async function exportKeyOf(publicKey: string, now: Date): Promise<PublicKey> {
  try {
    return await readPublicKey(publicKey, now);
  } catch (error) {
    if (!(error instanceof NotOpenPgp)) throw error;
    const message = `must be an OpenPGP key that can be encrypted to: ${error.message}`;
    throw new Problem('bad_request', {
      details: [{ location: 'body', pointer: '/public_key', message, type: 'value_error.public_key' }],
    });
  }
}
