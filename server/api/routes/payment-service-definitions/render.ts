import type { Static } from 'typebox';
import { isVerifiable } from '../../../connections/connection.ts';
import type { Connector } from '../../../connectors/connector.ts';
import type { OptionBlock } from '../../../connectors/options.ts';
import { countries } from '../../../domain/country.ts';
import { currencies } from '../../../domain/currency.ts';
import { definitionFields } from '../../connector-fields.ts';
import type { PaymentServiceDefinition } from '../../../api-contract/payment-service-definitions.ts';

type DefinitionBody = Static<typeof PaymentServiceDefinition>;

/** A connector as the API describes it: everything here is read off the connector's own data. */
export function renderPaymentServiceDefinition(connector: Connector): DefinitionBody {
  const { accepts, capabilities, operations } = connector;
  return {
    id: connector.id,
    type: 'payment-service-definition',
    display_name: connector.displayName,
    method: connector.method as DefinitionBody['method'], // The registry's test checks each against the contract.
    fields: definitionFields(connector.settings, isVerifiable(connector)),
    reporting_fields: definitionFields(connector.reportingFields, false),
    supported_currencies: union(
      accepts.map((entry) => entry.currencies),
      currencies,
    ),
    supported_countries: union(
      accepts.map((entry) => entry.countries),
      countries,
    ),
    mode: modeOf(connector),
    icon_url: null,
    supported_features: {
      cancel: operations.cancel !== undefined,
      capture: operations.capture !== undefined,
      delayed_capture: capabilities.delayedCapture,
      increment: operations.increment !== undefined,
      multiple_captures: capabilities.multipleCaptures,
      network_tokens: capabilities.networkTokens,
      over_capture: capabilities.overCapture,
      partial_capture: capabilities.partialCapture,
      payouts: operations.payout !== undefined,
      partial_refunds: capabilities.partialRefund,
      refunds: operations.refund !== undefined,
      three_d_secure_pass_through: capabilities.threeDSecurePassThrough,
      transaction_sync: operations.sync !== undefined,
      verify_credentials: operations.verify !== undefined,
      void: operations.void !== undefined,
      webhooks: connector.webhook !== undefined,
      zero_amount_authorization: capabilities.zeroAmountAuthorization,
    },
    required_checkout_fields: [],
    configuration: {
      approval_ui_target: 'any',
      approval_ui_height: '600px',
      approval_ui_width: '500px',
      cart_items_limit: 1000,
      cart_items_required: false,
      cart_items_should_match_amount: false,
    },
    supported_integration_clients: null,
    connection_options: connector.options === undefined ? [] : optionsOf(connector.options, ''),
  };
}

function optionsOf({ members }: OptionBlock, prefix: string): DefinitionBody['connection_options'] {
  return Object.entries(members).flatMap(([name, option]) => {
    const key = `${prefix}${name}`;
    if ('block' in option) return optionsOf(option.block, `${key}.`);
    const format = option.format === 'cardNumber' ? 'card_number' : option.format;
    return [{ key, format, required: option.required === true, help: option.help }];
  });
}

function union(lists: readonly (readonly string[] | 'any')[], all: readonly string[]): string[] {
  return lists.includes('any') ? [...all] : [...new Set(lists.flat())].sort();
}

export function modeOf({ accepts }: Connector): 'card' | 'bank' | 'redirect' {
  const method = accepts[0]?.method ?? 'redirect';
  switch (method) {
    case 'card':
    case 'network-token':
    case 'stored-token':
      return 'card';
    case 'bank':
      return 'bank';
    case 'redirect':
      return 'redirect';
    default:
      return method satisfies never;
  }
}
