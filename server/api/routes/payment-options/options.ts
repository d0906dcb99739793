import type { Static } from 'typebox';
import type { Connector } from '../../../connectors/connector.ts';
import type { PaymentService } from '../../../connections/connection-kinds.ts';
import { type Cart, takesCart, tokenSchemes } from '../../../payment-services/takes-cart.ts';
import type { DigitalWalletRow } from '../../../db/queries/digital-wallets.ts';
import { WALLET_METHODS } from '../../../digital-wallets/register.ts';
import { merchantIdOf } from '../../../digital-wallets/sessions.ts';
import type { PaymentOption } from '../../../api-contract/payment-options.ts';
import { nameIcon } from '../card-scheme-definitions/icon.ts';
import { shortNameOf } from '../../../api-contract/payment-method-names.ts';
import { modeOf } from '../payment-service-definitions/render.ts';

type Option = Static<typeof PaymentOption>;

/**
 * What can pay for a cart: each method once, in the order in which routing tries the payment services behind
 * it; wallets follow the cards that they stand for.
 */
export function optionsFor(
  cart: Cart,
  services: readonly PaymentService[],
  wallets: readonly DigitalWalletRow[],
  hasGiftCards: boolean,
): Option[] {
  const able = services.filter((service) => takesCart(service, cart));
  const options = [...Map.groupBy(able, ({ method }) => method)].flatMap(([method, behind]): Option[] => {
    const own = methodOption(method, behind);
    return own.mode === 'card' ? [own, ...wallets.flatMap((wallet) => walletOption(wallet, behind))] : [own];
  });
  return hasGiftCards
    ? [
        ...options,
        {
          ...namedOption('gift-card'),
          mode: 'gift-card',
          can_store_payment_method: true,
          can_delay_capture: false,
          context: null,
        },
      ]
    : options;
}

function methodOption(method: string, services: readonly PaymentService[]): Option {
  const mode = services.map(({ connector }) => modeOf(connector))[0] ?? 'redirect';
  const some = (can: (connector: Connector) => boolean): boolean =>
    services.some(({ connector }) => can(connector));
  return {
    ...namedOption(method),
    mode,
    can_store_payment_method:
      mode !== 'redirect' || some(({ accepts }) => accepts.some((row) => row.method === 'stored-token')),
    can_delay_capture: some(({ capabilities }) => capabilities.delayedCapture),
    context:
      mode === 'redirect'
        ? {
            approval_ui: { height: '600px', width: '500px' },
            required_fields: null,
            redirect_requires_popup: false,
            requires_tokenized_redirect_popup: false,
          }
        : null,
  };
}

/** A registered wallet, where a payment service takes what it gives. */
function walletOption(wallet: DigitalWalletRow, services: readonly PaymentService[]): Option[] {
  const behind = services.filter(({ connector }) => connector.capabilities.networkTokens);
  if (behind.length === 0) return [];

  const method = WALLET_METHODS[wallet.provider];
  const known = {
    merchant_name: wallet.merchant_display_name ?? wallet.merchant_name,
    supported_schemes: [...tokenSchemes(behind)],
  };
  const context =
    wallet.provider === 'google'
      ? { ...known, [GOOGLE_FIELD]: OUR_NAME, gateway_merchant_id: merchantIdOf(wallet) }
      : known;
  return [
    {
      ...namedOption(method),
      mode: method,
      can_store_payment_method: true,
      can_delay_capture: behind.some(({ connector }) => connector.capabilities.delayedCapture),
      context,
    },
  ];
}

/** What Google Pay calls us. */
const OUR_NAME = 'railyard';
/** A word of Google Pay that the contract repeats. */
const GOOGLE_FIELD = 'gateway';

function namedOption(method: string): Pick<Option, 'type' | 'method' | 'label' | 'icon_url'> {
  const label = shortNameOf(method);
  return { type: 'payment-option', method, label, icon_url: nameIcon(label) };
}
