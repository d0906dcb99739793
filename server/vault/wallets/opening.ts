import type { VaultRecordId } from '../../domain/ids.ts';
import type { HeldValue } from '../vault.ts';

/**
 * A wallet's token, and all that decides whether it is for us and by whom. None of it comes from the token.
 */
export type WalletOpening = Readonly<{
  /** As the wallet gave it: the token alone, or the object of the front end that holds it. */
  token: HeldValue;
  /** Made keys of the use `agreement`: the current one and those being rotated out. */
  keyRecordIds: readonly VaultRecordId[];
  recipient: WalletRecipient;
  /** The merchant account's time. */
  now: Date;
}>;

export type WalletRecipient =
  | Readonly<{
      wallet: 'google';
      recipientId: string;
      rootSigningKeys: readonly Readonly<{ keyValue: string; expiresAtMs: number }>[];
    }>
  /** `rootCertificate`: DER as base64. */
  | Readonly<{ wallet: 'apple'; merchantIdentifier: string; rootCertificate: string }>
  /** `signingKeys`: P-256 keys as base64 SPKI. */
  | Readonly<{ wallet: 'paze'; clientId: string; signingKeys: readonly string[] }>;

/** What may be known of a token outside the vault. */
export type OpenedWalletFacts = Readonly<{
  /** `card`: the wallet gave the card's own number, without proof of this payment. */
  kind: 'network-token' | 'card';
  /** `MM/YY`. */
  expirationDate: string;
  /** Two digits. */
  eci: string | null;
  /** The wallet's name for this one payment: SHA-256 in hex. The caller takes it once. */
  oneTimeDigest: string;
  assurance: Readonly<{ accountVerified: boolean; cardHolderAuthenticated: boolean }> | null;
}>;

export type OpenedWalletToken = OpenedWalletFacts &
  Readonly<{ number: HeldValue; cryptogram: HeldValue | null }>;
/** Why a token was refused: a sentence that may be shown, and never quotes it. */
export type WalletRefusal = Readonly<{ problem: string }>;
