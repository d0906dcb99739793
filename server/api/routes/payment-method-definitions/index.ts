import { listPaymentMethodDefinitions } from '../../../api-contract/payment-method-definitions.ts';
import { PaymentMethodKind } from '../../../api-contract/schemas/payment-method-kind.ts';
import { route } from '../../route.ts';
import { nameIcon } from '../card-scheme-definitions/icon.ts';
import { NAMES } from '../../../api-contract/payment-method-names.ts';

const list = route(listPaymentMethodDefinitions, async () => ({
  status: 200,
  body: { items: DEFINITIONS },
}));

const DEFINITIONS = PaymentMethodKind.enum.map((kind) => {
  const named = NAMES[kind] ?? kind;
  const [name, longName] = typeof named === 'string' ? [named, null] : named;
  return {
    id: kind,
    icon_url: nameIcon(name),
    display_name: name,
    long_display_name: longName,
    method: kind,
  };
});

export const paymentMethodDefinitionRoutes = [list] as const;
