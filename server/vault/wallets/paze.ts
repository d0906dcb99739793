import { createPrivateKey, createPublicKey } from 'node:crypto';
import { compactDecrypt, compactVerify } from 'jose';
import { text, WalletTokenError } from './wallet-token-json.ts';
import { withoutSecrets } from './clear-payload.ts';

/** What Paze signs with and how we receive. */
type PazeKeys = Readonly<{
  /** The `aud` of a token for us. */
  clientId: string;
  /** P-256 public keys of Paze as base64 SPKI. */
  signingKeys: readonly string[];
  /** Ours, as PKCS #8. */
  privateKeys: readonly Buffer[];
}>;

const TOKEN_BYTES_MAX = 65_536;

/**
 * Decrypts and verifies a Paze secure payload: a compact JWE to our key (RFC 7516, ECDH-ES with A256GCM)
 * around a compact JWS by Paze (RFC 7515, ES256). Gives the clear JSON payload as bytes, which the caller
 * wipes.
 */
export async function decryptPazeToken(token: Buffer, keys: PazeKeys, now: Date): Promise<Buffer> {
  if (token.length > TOKEN_BYTES_MAX || token.toString('latin1').split('.').length !== 5)
    throw new WalletTokenError('The token is not a Paze secure payload');
  const signed = await decryptToken(token.toString('latin1'), keys.privateKeys);
  const clear = await verifyToken(signed, keys.signingKeys);
  const facts = withoutSecrets(clear);
  if (text(facts, 'aud') !== keys.clientId || !(Number(facts['exp']) * 1000 > now.getTime())) {
    clear.fill(0);
    throw new WalletTokenError(
      text(facts, 'aud') === keys.clientId ? 'The token has expired' : 'The token is not for this merchant',
    );
  }
  return clear;
}

async function decryptToken(token: string, privateKeys: readonly Buffer[]): Promise<Uint8Array> {
  for (const der of privateKeys) {
    try {
      const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      return (
        await compactDecrypt(token, key, {
          keyManagementAlgorithms: ['ECDH-ES'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
      ).plaintext;
    } catch {
      continue; // the next key, where there is one
    }
  }
  throw new WalletTokenError('The token was not encrypted for a key of this merchant');
}

async function verifyToken(signed: Uint8Array, signingKeys: readonly string[]): Promise<Buffer> {
  for (const spki of signingKeys) {
    try {
      const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
      return Buffer.from((await compactVerify(signed, key, { algorithms: ['ES256'] })).payload);
    } catch {
      continue; // the next key, where there is one
    }
  }
  throw new WalletTokenError('The signature of the token does not hold');
}
