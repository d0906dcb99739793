import type { Static } from 'typebox';
import type { PaymentServiceUpdate } from '../../../api-contract/payment-services.ts';
import { type MemberProblem, plainAfter, sortSettings } from '../../../connections/settings.ts';
import type { Connector } from '../../../connectors/connector.ts';
import type { PaymentServiceRow, PlacedPaymentService } from '../../../db/queries/payment-services.ts';
import { newId, randomBytes } from '../../../platform/entropy.ts';
import type { ConnectionBody, ConnectionChange } from '../connections.ts';
import {
  checkCountries,
  checkCurrencies,
  checkMerchantProfile,
  checkPosition,
  checkRefundIngestion,
  checkThreeDSecure,
} from './check.ts';
import { profileEntries } from './profile.ts';

/** Of a creation and of a change, by the operation of whose body the edge has checked it. */
type ChangeBody = Static<typeof PaymentServiceUpdate>;

/** What is wrong with everything but the settings. */
export function problemsOf(body: ConnectionBody, connector: Connector): readonly MemberProblem[] {
  const given = body as ChangeBody;
  return [
    ...reportingOf(given, connector).problems,
    ...checkCurrencies(connector, given.accepted_currencies ?? []),
    ...checkCountries(connector, given.accepted_countries ?? []),
    ...checkPosition(given.position),
    ...checkMerchantProfile(given.merchant_profile),
    ...checkThreeDSecure(connector, given.three_d_secure_enabled === true),
    ...checkRefundIngestion(given.refund_ingestion_enabled === true),
  ];
}

/** Any of them may be left out. */
function reportingOf({ reporting_fields: given }: ChangeBody, { reportingFields }: Connector) {
  return sortSettings(reportingFields, given ?? [], '/reporting_fields', Object.keys(reportingFields));
}

/** What stands before anything is given. */
const NOTHING = {
  display_name: '',
  accepted_currencies: [],
  accepted_countries: [],
  three_d_secure_enabled: false,
  merchant_profile: null,
  payment_method_tokenization_enabled: false,
  network_tokens_enabled: false,
  open_loop: false,
  settlement_reporting_enabled: false,
  reporting_settings: {},
};

/** Merge patch: what is left out stays; `null` clears what can be empty, and leaves alone what cannot. */
export function ownColumns({ body, connector, before, now }: ConnectionChange<PaymentServiceRow, Connector>) {
  const given = body as ChangeBody;
  const stands: StoredColumns = before ?? NOTHING;
  const { merchant_profile: profile } = given;

  return {
    payment_service_id: before?.payment_service_id ?? newId<'payment-service'>(now),
    method: connector.method,
    display_name: given.display_name ?? stands.display_name,
    position: given.position ?? null,
    accepted_currencies: [...new Set(given.accepted_currencies ?? stands.accepted_currencies)],
    accepted_countries: [...new Set(given.accepted_countries ?? stands.accepted_countries)],
    ...flagsOf(given, stands),
    open_loop: isOpenLoop(given, before),
    merchant_profile: profile === null ? null : profileEntries(stands.merchant_profile, profile, now),
    reporting_settings: plainAfter(stands.reporting_settings, reportingOf(given, connector)),
    webhook_key: before?.webhook_key ?? randomBytes(32),
  } satisfies Partial<PlacedPaymentService>;
}

type StoredColumns = Pick<PaymentServiceRow, keyof typeof NOTHING>;

type Flag =
  | 'three_d_secure_enabled'
  | 'payment_method_tokenization_enabled'
  | 'network_tokens_enabled'
  | 'settlement_reporting_enabled';

function flagsOf(given: ChangeBody, stands: StoredColumns): Pick<PaymentServiceRow, Flag> {
  const flag = (name: Flag): boolean => (given[name] === undefined ? stands[name] : (given[name] ?? false));
  return {
    three_d_secure_enabled: flag('three_d_secure_enabled'),
    payment_method_tokenization_enabled: flag('payment_method_tokenization_enabled'),
    network_tokens_enabled: flag('network_tokens_enabled'),
    settlement_reporting_enabled: flag('settlement_reporting_enabled'),
  };
}

/** As given; else as it stands, and true from where network tokens are wanted first. */
function isOpenLoop(given: ChangeBody, before: PaymentServiceRow | null): boolean {
  const isGiven = before === null ? given.open_loop != null : given.open_loop !== undefined;
  if (isGiven) return given.open_loop ?? false;
  const wantsTokens = given.network_tokens_enabled === true && before?.network_tokens_enabled !== true;
  return before?.open_loop === true || wantsTokens;
}
