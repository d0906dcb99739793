import { type Api, type IntegrationClient, payWithWallet, type WalletEnd } from '@railyard/client-core';
import { Platform } from 'react-native';

type Payment = Omit<Parameters<typeof payWithWallet>[1], 'client'>;

/**
 * Pays with a wallet that has an SDK for this platform: `approve` shows it, with the session that it starts with.
 *
 * @example const { status } = await payWithWalletSdk(api, { transaction, idempotencyKey, approve })
 */
export function payWithWalletSdk(api: Api, payment: Payment): Promise<WalletEnd> {
  return payWithWallet(api, { ...payment, client: clientOf(Platform.OS) });
}

export function clientOf(platform: string): IntegrationClient {
  if (platform === 'ios' || platform === 'android' || platform === 'web') return platform;
  throw new Error(`Wallets have no SDKs for ${platform}`);
}
