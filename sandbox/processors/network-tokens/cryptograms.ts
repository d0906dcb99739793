import { createHash } from 'node:crypto';
import { useSimulatedCryptogram } from '../../queries/network-tokens.ts';
import type { Caller } from '../card/engine.ts';

/** What a processor is told of a token, as digests. */
export type TokenProof = Readonly<{ token: string; cryptogram: string | null }>;

export function proofOf(token: string, cryptogram: string | null): TokenProof {
  return { token: digestOf(token), cryptogram: cryptogram === null ? null : digestOf(cryptogram) };
}

/**
 * Scheme rules: a cryptogram is of its own token and pays once, and a payment that its buyer makes needs one.
 * Tokens of wallets and others cannot be judged here.
 */
export async function isProven(
  caller: Caller,
  proof: TokenProof,
  reference: string,
  initiator: unknown,
): Promise<boolean> {
  const by = `${caller.processor}:${reference}`;
  const paid = await useSimulatedCryptogram(caller.db, caller.account, proof, by);
  if (paid === null) return true;
  if (paid.status !== 'active') return false;
  return proof.cryptogram === null ? initiator === 'merchant' : paid.used_by === by;
}

export function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
