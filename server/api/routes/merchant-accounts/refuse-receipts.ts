import type { Static } from 'typebox';
import type { MerchantAccountReceiptsCreate } from '../../../api-contract/merchant-accounts.ts';
import { ruleBroken } from '../../../domain/problem.ts';
import { MAIL_ADDRESS_RULE, isMailAddress } from '../../../domain/receipt.ts';
import { isTimeZone } from '../../../domain/report/local-time.ts';
import type { Parts } from '../../../parts.ts';

/** Refuses settings of receipts that nothing could be sent by. */
export function refuseReceipts(
  { mailer }: Pick<Parts, 'mailer'>,
  receipts: Static<typeof MerchantAccountReceiptsCreate> | null,
): void {
  if (receipts === null) return;
  const { reply_to: replyTo = null, time_zone: zone = null } = receipts;
  if (replyTo !== null && !isMailAddress(replyTo))
    throw ruleBroken({
      pointer: '/receipts/reply_to',
      message: MAIL_ADDRESS_RULE,
      type: 'value_error.email',
    });
  if (zone !== null && !isTimeZone(zone))
    throw ruleBroken({
      pointer: '/receipts/time_zone',
      message: 'is not a time zone, for example Europe/Berlin',
    });

  if (receipts.automatic && mailer === null)
    throw ruleBroken({
      pointer: '/receipts/automatic',
      message: 'must be false: the operator has set no mail server (RAILYARD_SMTP_URL)',
    });
}
