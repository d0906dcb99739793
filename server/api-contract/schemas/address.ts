import type { Static } from 'typebox';
import { choice, maybe, object, text } from './schema.ts';
import { describe, withDescription } from './words.ts';
import { Type } from './type.ts';

export const CountryCode = withDescription(
  Type.String({ pattern: '^[A-Z]{2}$' }),
  'ISO 3166-1 alpha-2, upper case.',
);

export const PhoneNumber = withDescription(
  Type.String({ pattern: '^\\+[1-9]\\d{1,14}$' }),
  'E.164: `+` and digits.',
);

export const Address = object('Address', {
  city: maybe(text(100)),
  country: maybe(CountryCode),
  postal_code: maybe(text(50)),
  state: maybe(text(255)),
  state_code: maybe(Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' })),
  house_number_or_name: maybe(text(255)),
  line1: maybe(text(255)),
  line2: maybe(text(255)),
  organization: maybe(text(255)),
});
describe(Address, {
  organization: "Company, where the address is one's.",
  country: 'Country of the address.',
});

export const TaxIdKind = choice('TaxIdKind', [
  'ae.trn',
  'au.abn',
  'ar.dni',
  'ar.cuil',
  'ar.cuit',
  'br.cnpj',
  'br.cpf',
  'ca.bn',
  'ca.gst_hst',
  'ca.pst_bc',
  'ca.pst_mb',
  'ca.pst_sk',
  'ca.qst',
  'ch.vat',
  'cl.tin',
  'co.itin',
  'co.nit',
  'co.cc',
  'co.ce',
  'co.de',
  'co.rc',
  'co.ti',
  'co.passport',
  'es.cif',
  'eu.vat',
  'gb.vat',
  'hk.br',
  'id.nik',
  'id.npwp',
  'in.gst',
  'in.pan',
  'jp.cn',
  'jp.rn',
  'kr.brn',
  'li.uid',
  'mx.curp',
  'mx.rfc',
  'my.frp',
  'my.itn',
  'my.nric',
  'my.sst',
  'no.vat',
  'nz.gst',
  'pe.ruc',
  'ph.tin',
  'ru.inn',
  'ru.kpp',
  'sa.vat',
  'sg.gst',
  'sg.uen',
  'th.id',
  'th.vat',
  'tw.vat',
  'us.ein',
  'za.vat',
  'bo.ci',
  'uy.rut',
  'uy.ci',
]);

export const TaxId = object('TaxId', {
  value: text(50),
  kind: TaxIdKind,
});
describe(TaxId, {
  value: 'The number itself, as it is written in that country.',
  kind: 'Country and name of the number: `gb.vat` is a British VAT number.',
});

export const BillingDetails = object('BillingDetails', {
  first_name: maybe(text(255)),
  last_name: maybe(text(255)),
  email_address: maybe(text(320)),
  phone_number: maybe(PhoneNumber),
  address: maybe(Address),
  tax_id: maybe(TaxId),
});
describe(BillingDetails, {
  address: 'Where invoices go.',
  tax_id: 'The number under which the buyer is taxed.',
});

export type Address = Static<typeof Address>;
export type BillingDetails = Static<typeof BillingDetails>;
