import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { Secret } from '../domain/secret.ts';
import type { HeldValues } from './held.ts';
import type { LoggedOpenings } from './logged-openings.ts';
import type { SealedRecords } from './sealed-records.ts';
import type { KeyUse, SigningUse } from './vault.ts';
import { openWalletToken } from './wallets/open-wallet-token.ts';
import type { OpenedWalletToken, WalletOpening, WalletRefusal } from './wallets/opening.ts';
import { WalletTokenError } from './wallets/wallet-token-json.ts';

type Parts = Readonly<{ held: HeldValues; records: SealedRecords; openings: LoggedOpenings }>;

/** Private keys that are made here and never leave: what wallets encrypt to, and what we sign with. */
export class MadeKeys {
  readonly #held: HeldValues;
  readonly #records: SealedRecords;
  readonly #openings: LoggedOpenings;

  constructor({ held, records, openings }: Parts) {
    this.#held = held;
    this.#records = records;
    this.#openings = openings;
  }

  /** The public half, as base64 SPKI. */
  async make(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, use: KeyUse): Promise<string> {
    const made =
      use === 'checkpoint'
        ? generateKeyPairSync('ed25519')
        : generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const publicKey = made.publicKey.export({ format: 'der', type: 'spki' });
    const privateKey = made.privateKey.export({ format: 'der', type: 'pkcs8' });

    const held = this.#held.hold(labelOf(use), privateKey, merchantAccountId);
    try {
      await this.#records.seal(merchantAccountId, recordId, 'wallet_key', { [use]: held });
      return publicKey.toString('base64');
    } finally {
      this.#held.release(held.handle);
    }
  }

  async sign(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    message: Buffer,
    use: SigningUse,
  ): Promise<Buffer> {
    const who = { merchantAccountId, actor: 'service', purpose: 'sign' };
    return this.#openings.during(who, async (open) => {
      const der = await open(keyOf(merchantAccountId, recordId, use));
      try {
        return sign(use === 'checkpoint' ? null : 'sha256', message, {
          key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
          dsaEncoding: 'ieee-p1363',
        });
      } finally {
        der.fill(0);
      }
    });
  }

  async openToken(
    merchantAccountId: MerchantAccountId,
    { token, keyRecordIds, recipient, now }: WalletOpening,
  ): Promise<OpenedWalletToken | WalletRefusal> {
    const who = { merchantAccountId, actor: 'service', purpose: `open a token of ${recipient.wallet}` };
    return this.#openings.during(who, async (open) => {
      const privateKeys: Buffer[] = [];
      try {
        for (const recordId of keyRecordIds)
          privateKeys.push(await open(keyOf(merchantAccountId, recordId, 'agreement')));
        const bytes = Buffer.from(this.#held.peek(token.handle));
        const { number, cryptogram, ...facts } = await openWalletToken(bytes, recipient, privateKeys, now);
        const label = facts.kind === 'card' ? 'card.number' : 'network_token.number';
        return {
          ...facts,
          number: this.#held.hold(label, number, merchantAccountId),
          cryptogram:
            cryptogram === null ? null : this.#held.hold('cryptogram', cryptogram, merchantAccountId),
        };
      } catch (error) {
        if (error instanceof WalletTokenError) return { problem: error.message };
        throw error;
      } finally {
        for (const key of privateKeys) key.fill(0);
      }
    });
  }
}

function keyOf(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, use: KeyUse): Secret {
  return new Secret(labelOf(use), { kind: 'record', merchantAccountId, recordId, field: use });
}

function labelOf(use: KeyUse): string {
  return `wallet_key.${use}`;
}
