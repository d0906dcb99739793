import { findLiveCheckoutSession } from '../../../checkout/fields.ts';
import { toId } from '../../../domain/ids.ts';
import { getCheckoutSessionCardDetails } from '../../contract/checkout-sessions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { cardSchemeIcon } from '../card-scheme-definitions/icon.ts';

export const cardDetails = route(getCheckoutSessionCardDetails, async ({ params, body, parts }) => {
  if ((await findLiveCheckoutSession(parts, toId(params.session_id))) === null)
    throw new Problem('not_found');
  const found = await parts.bins.lookup(body.bin);
  return {
    status: 200,
    body: {
      bin: body.bin,
      card_type: found.cardType,
      scheme: found.scheme,
      scheme_icon_url: cardSchemeIcon(found.scheme),
      additional_schemes: [...found.additionalSchemes],
    },
  };
});
