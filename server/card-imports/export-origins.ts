import type { KeptTokenColumn } from '../connectors/kept-tokens.ts';

/** What is read of a card and of whose it is. Everything else in a file is never made a text of. */
export type Column =
  | KeptTokenColumn
  | 'oldId'
  | 'expirationDate'
  | 'buyerId'
  | 'firstName'
  | 'lastName'
  | 'line1'
  | 'line2'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country';

/** Names are in small letters; the first that a file has counts. Of JSON they are paths, with dots. */
export type ExportOrigin = Readonly<{
  /** As people call it. */
  displayName: string;
  number: readonly string[];
  columns: Readonly<Partial<Record<Column, readonly string[]>>>;
  /** What stands in the place of the number is known again by itself. */
  mayLackIds?: true;
  /** Of JSON: where a record has several cards, the member that is their list, and what stands before their names. */
  cardsOfRecord?: Readonly<{ member: string; prefix: string }>;
}>;

/**
 * Forms of exports. Stripe's as its page "Export file formats" has it; Braintree's by the headers of "Exports", and of
 * "Imports" where those differ; Adyen's by the field names of its file for recurring details, which its exports share;
 * Spreedly's by the template of docs/migrate/cards.md, since there the receiver says what a row looks like.
 */
export const EXPORT_ORIGINS: Readonly<Record<string, ExportOrigin>> = {
  stripe: {
    displayName: 'Stripe',
    number: ['card.number'],
    cardsOfRecord: { member: 'cards', prefix: 'card.' },
    columns: {
      oldId: ['card.id'],
      month: ['card.exp_month'],
      year: ['card.exp_year'],
      holder: ['card.name'],
      schemeTransactionId: ['card.transaction_ids'],
      buyerId: ['id'],
      name: ['name'],
      email: ['email'],
      line1: ['card.address_line1'],
      line2: ['card.address_line2'],
      city: ['card.address_city'],
      state: ['card.address_state'],
      postalCode: ['card.address_zip'],
      country: ['card.address_country'],
    },
  },
  braintree: {
    displayName: 'Braintree',
    number: ['credit_card.number'],
    columns: {
      oldId: ['credit_card.token'],
      month: ['credit_card.expiration_month'],
      year: ['credit_card.expiration_year'],
      expirationDate: ['credit_card.expiration_date', 'credit_card.expiration'],
      holder: ['credit_card.cardholder_name'],
      schemeTransactionId: [
        'credit_card.network_transaction_id',
        'credit_card.network_transaction_identifier',
        'network_transaction_id',
      ],
      buyerId: ['id'],
      name: ['company'],
      firstName: ['first_name'],
      lastName: ['last_name'],
      email: ['email'],
      line1: ['address.street_address', 'credit_card.billing_address.street_address'],
      line2: ['address.extended_address', 'credit_card.billing_address.extended_address'],
      city: ['address.locality', 'credit_card.billing_address.locality'],
      state: ['address.region', 'credit_card.billing_address.region'],
      postalCode: ['address.postal_code', 'credit_card.billing_address.postal_code'],
      country: ['address.country_code_alpha2', 'credit_card.billing_address.country_code_alpha2'],
    },
  },
  adyen: {
    displayName: 'Adyen',
    number: ['cardnumber'],
    columns: {
      oldId: ['recurringdetailreference', 'storedpaymentmethodid'],
      month: ['expirymonth'],
      year: ['expiryyear'],
      expirationDate: ['expirymmyy', 'expirymmyyyy'],
      holder: ['ownername', 'holdername'],
      schemeTransactionId: ['networktxreference'],
      buyerId: ['shopperreference'],
      email: ['shopperemail'],
      line1: ['billingstreet'],
      city: ['billingcity'],
      state: ['billingstateorprovince'],
      postalCode: ['billingpostalcode'],
      country: ['billingcountry'],
    },
  },
  spreedly: {
    displayName: 'Spreedly',
    number: ['number', 'credit_card_number'],
    columns: {
      oldId: ['token', 'payment_method_token'],
      month: ['month', 'credit_card_month'],
      year: ['year', 'credit_card_year'],
      holder: ['full_name'],
      schemeTransactionId: ['network_transaction_id'],
      buyerId: ['buyer_external_identifier'],
      firstName: ['first_name'],
      lastName: ['last_name'],
      email: ['email'],
      line1: ['address1'],
      line2: ['address2'],
      city: ['city'],
      state: ['state'],
      postalCode: ['zip'],
      country: ['country'],
    },
  },
  railyard: {
    displayName: 'another instance',
    number: ['number'],
    columns: {
      oldId: ['payment_method_id'],
      expirationDate: ['expiration_date'],
      schemeTransactionId: ['scheme_transaction_id'],
      buyerId: ['buyer_external_identifier'],
      name: ['display_name'],
      firstName: ['first_name'],
      lastName: ['last_name'],
      email: ['email_address'],
      line1: ['line1'],
      line2: ['line2'],
      city: ['city'],
      state: ['state'],
      postalCode: ['postal_code'],
      country: ['country'],
    },
  },
  other: {
    displayName: 'another vault, with the column names of this API',
    number: ['number'],
    columns: {
      oldId: ['external_identifier'],
      expirationDate: ['expiration_date'],
      holder: ['display_name'],
      schemeTransactionId: ['scheme_transaction_id'],
      buyerId: ['buyer_external_identifier'],
      firstName: ['first_name'],
      lastName: ['last_name'],
      email: ['email_address'],
      line1: ['line1'],
      line2: ['line2'],
      city: ['city'],
      state: ['state'],
      postalCode: ['postal_code'],
      country: ['country'],
    },
  },
};
