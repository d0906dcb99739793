import { activePaymentServices } from '../../../payment-services/payment-services.ts';
import { listDigitalWallets } from '../../../db/queries/digital-wallets.ts';
import { activeGiftCardService } from '../../../db/queries/gift-card-services.ts';
import { listPaymentOptions } from '../../contract/payment-options.ts';
import { ruleBroken } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { optionsFor } from './options.ts';

export const list = route(listPaymentOptions, async ({ body, merchantAccountId, parts }) => {
  const amount = body.amount ?? null;
  if (amount !== null && (amount < 0 || amount > AMOUNT_MAX))
    throw ruleBroken({
      pointer: '/amount',
      message: `must be between 0 and ${AMOUNT_MAX}`,
      type: 'value_error.amount',
    });
  const [services, wallets, giftCards] = await Promise.all([
    activePaymentServices(parts, merchantAccountId),
    listDigitalWallets(parts.db, merchantAccountId),
    activeGiftCardService(parts.db, merchantAccountId),
  ]);
  const items = optionsFor(
    { country: body.country ?? null, currency: body.currency ?? null, amount },
    services,
    wallets,
    giftCards !== null,
  );
  return { status: 200, body: { items } };
});

/** As of transactions. */
const AMOUNT_MAX = 99_999_999;
