import { cut } from '../../domain/cut.ts';
import type { CartItem } from '../../domain/purchase/cart-item.ts';
import type { Address, Buyer, ShippingDetails } from '../../domain/purchase/people.ts';
import type { Authorize } from '../connector.ts';
import { type MercadoPagoCall, type Values, decimalOf } from './request.ts';

/** What is bought and by whom, in the words of Mercado Pago's payments. */

export type AuthorizeCall = MercadoPagoCall<Authorize>;

export function purchaseOf({ input, operationId }: AuthorizeCall): Values {
  const { amount, statementDescriptor, metadata, externalIdentifier } = input;
  return {
    transaction_amount: decimalOf(amount),
    // The one thing that payments can be searched for by.
    external_reference: operationId,
    description: input.description,
    statement_descriptor: cut(statementDescriptor?.name, 13),
    payer: payerOf(input.buyer),
    additional_info: moreOf(input),
    metadata: { ...metadata, order: externalIdentifier },
  };
}

export function payerOf(buyer: Buyer | null): Values {
  const details = buyer?.billingDetails ?? null;
  const address = details?.address ?? null;
  return {
    email: details?.emailAddress,
    first_name: details?.firstName,
    last_name: details?.lastName,
    identification: identificationOf(buyer),
    address:
      address === null ? null : { ...addressOf(address), city: address.city, federal_unit: unitOf(address) },
  };
}

/** https://www.mercadopago.com.br/developers/en/docs/checkout-api/additional-content/identification-types */
const IDENTIFICATIONS: Readonly<Record<string, string>> = {
  'ar.cuil': 'CUIL',
  'ar.cuit': 'CUIT',
  'br.cnpj': 'CNPJ',
  'br.cpf': 'CPF',
  'cl.tin': 'RUT',
  'co.cc': 'CC',
  'co.ce': 'CE',
  'co.nit': 'NIT',
  'pe.ruc': 'RUC',
  'uy.ci': 'CI',
};

export function identificationOf(buyer: Buyer | null): Values | null {
  const taxId = buyer?.billingDetails?.taxId ?? null;
  const type = IDENTIFICATIONS[taxId?.kind ?? ''];
  return taxId === null || type === undefined
    ? null
    : { type, number: taxId.value.replace(/[^0-9A-Za-z]/g, '') };
}

function addressOf({ postalCode, line1, houseNumberOrName }: Address): Values {
  return { zip_code: postalCode, street_name: line1, street_number: houseNumberOrName };
}

/** BR-SP is SP. */
function unitOf({ stateCode, state }: Address): string | null {
  return stateCode?.split('-').at(-1) ?? state;
}

/** For its fraud detection. */
function moreOf(input: Authorize): Values {
  const details = input.buyer?.billingDetails ?? null;
  const address = details?.address ?? null;
  return {
    ip_address: input.ipAddress,
    items: input.cartItems.map((item, index) => itemOf(item, index, input)),
    payer: {
      first_name: details?.firstName,
      last_name: details?.lastName,
      phone: { number: details?.phoneNumber },
      address: address === null ? null : addressOf(address),
    },
    shipments: { receiver_address: receiverOf(input.shippingDetails) },
  };
}

function itemOf(item: CartItem, index: number, { amount }: Authorize): Values {
  return {
    id: item.sku ?? item.externalIdentifier ?? String(index + 1),
    title: item.name,
    description: item.description,
    picture_url: item.imageUrl,
    category_id: item.categories?.[0],
    quantity: item.quantity,
    unit_price: decimalOf({ minor: item.unitAmount, currency: amount.currency }),
  };
}

function receiverOf(shipping: ShippingDetails | null): Values | null {
  const address = shipping?.address ?? null;
  if (address === null) return null;
  return {
    ...addressOf(address),
    city_name: address.city,
    state_name: address.state,
    apartment: address.line2,
  };
}
