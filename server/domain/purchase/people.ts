import { type Read, read } from './shape.ts';

/** Who buys, and where it is sent. */

const ADDRESS = {
  city: 'text',
  country: 'text',
  postalCode: 'text',
  state: 'text',
  /** ISO 3166-2. */
  stateCode: 'text',
  houseNumberOrName: 'text',
  line1: 'text',
  line2: 'text',
  organization: 'text',
} as const;

const BUYER = {
  displayName: 'text',
  externalIdentifier: 'text',
  accountNumber: 'text',
  billingDetails: {
    firstName: 'text',
    lastName: 'text',
    emailAddress: 'text',
    phoneNumber: 'text',
    address: ADDRESS,
    /** `kind` as the API names it: `us.ein`, `br.cpf` … */
    taxId: { value: 'requiredText', kind: 'requiredText' },
  },
} as const;

const SHIPPING_DETAILS = {
  firstName: 'text',
  lastName: 'text',
  emailAddress: 'text',
  phoneNumber: 'text',
  address: ADDRESS,
} as const;

/** Who money is sent on to by an account funding transaction. */
const RECIPIENT = {
  firstName: 'requiredText',
  lastName: 'requiredText',
  address: ADDRESS,
  accountNumber: 'text',
  /** A calendar date. */
  dateOfBirth: 'text',
} as const;

/** On whose behalf a payout is made. */
const PAYOUT_MERCHANT = {
  name: 'requiredText',
  identificationNumber: 'requiredText',
  phoneNumber: 'requiredText',
  url: 'requiredText',
  statementDescriptor: 'requiredText',
  merchantCategoryCode: 'requiredText',
  address: ADDRESS,
} as const;

export type Address = Read<typeof ADDRESS>;
export type Buyer = Read<typeof BUYER>;
export type ShippingDetails = Read<typeof SHIPPING_DETAILS>;
export type Recipient = Read<typeof RECIPIENT>;
export type PayoutMerchant = Read<typeof PAYOUT_MERCHANT>;

export const readBuyer = (from: unknown): Buyer | null => read(BUYER, from);
export const readShippingDetails = (from: unknown): ShippingDetails | null => read(SHIPPING_DETAILS, from);
export const readRecipient = (from: unknown): Recipient | null => read(RECIPIENT, from);
export const readPayoutMerchant = (from: unknown): PayoutMerchant | null => read(PAYOUT_MERCHANT, from);
