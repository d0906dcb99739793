import { type DigitalWalletRow, listDigitalWallets } from '../db/queries/digital-wallets.ts';
import type { PaymentLink } from '../db/queries/payment-links.ts';
import { askProvider } from '../digital-wallets/ask-provider.ts';
import { registeredWallet } from '../digital-wallets/register.ts';
import { appleMerchantSession } from '../digital-wallets/sessions.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { JsonObject } from '../domain/json.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';

/** Wallets of a merchant account that have a button on the hosted page, where the buyer's browser has the wallet. */
export async function hostedWallets(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
): Promise<readonly DigitalWalletRow[]> {
  const wallets = await listDigitalWallets(parts.db, merchantAccountId);
  const isHosted = (wallet: DigitalWalletRow): boolean => {
    switch (wallet.provider) {
      case 'google':
        return true;
      case 'apple':
        // Apple validates the page's own domain, which this release can ask for in the sandbox only.
        return parts.simulatorUrl !== null && wallet.domain_names.includes(ownDomain(parts));
      case 'click-to-pay':
        return parts.simulatorUrl !== null;
      case 'paze':
        return false;
      default:
        return wallet.provider satisfies never;
    }
  };
  return ORDER.flatMap((provider) =>
    wallets.filter((wallet) => wallet.provider === provider && isHosted(wallet)),
  );
}

const ORDER: readonly DigitalWalletRow['provider'][] = ['apple', 'google', 'click-to-pay'];

/** Apple's merchant session for the page of a link. */
export async function appleSessionForLink(
  parts: MoneyParts,
  { merchant_account_id: merchantAccountId }: PaymentLink,
  validationUrl: string,
): Promise<JsonObject> {
  const wallet = await registeredWallet(parts, merchantAccountId, 'apple');
  return appleMerchantSession(parts, wallet, validationUrl, ownDomain(parts));
}

/** The name that the hosted page has in browsers. */
function ownDomain({ config }: ReadParts): string {
  return new URL(config.publicUrl).hostname;
}

/** What the simulated wallet gives for one of its cards; null: there is no such wallet or card. */
export async function sandboxTokenForLink(
  parts: MoneyParts,
  { merchant_account_id: merchantAccountId }: PaymentLink,
  { wallet: provider, card }: Readonly<{ wallet: string; card: string }>,
): Promise<unknown> {
  const wallet = (await hostedWallets(parts, merchantAccountId)).find((one) => one.provider === provider);
  const name = NAMES[provider];
  if (wallet === undefined || name === undefined) return null;
  const asked = { public_key: wallet.public_keys.agreement, [name]: wallet.provider_reference, card };
  return (await askProvider(parts, wallet, `${provider}/tokens`, asked)).answer['token'] ?? null;
}

/** What the simulator calls the merchant's name at each. */
const NAMES: Readonly<Record<string, string>> = { google: 'recipient_id', apple: 'merchant_identifier' };
