import type { JsonObject } from '../json.ts';
import { type Read, read, readFrom } from './shape.ts';

/** The buyer's browser, as 3-D Secure and fraud screening ask for it. */
const BROWSER_INFO = {
  javascriptEnabled: 'requiredFlag',
  javaEnabled: 'requiredFlag',
  language: 'requiredText',
  colorDepth: 'requiredInteger',
  screenHeight: 'requiredInteger',
  screenWidth: 'requiredInteger',
  /** Minutes, as JavaScript's `getTimezoneOffset` has it. */
  timeZoneOffset: 'requiredInteger',
  userAgent: 'requiredText',
  userDevice: 'requiredText',
  acceptHeader: 'text',
} as const;

/** What business buyers' cards want to be told, in the schemes' levels 2 and 3. The items are the cart's. */
const LEVEL_TWO_THREE = {
  taxAmount: 'amount',
  amountIncludesTax: 'flag',
  dutyAmount: 'amount',
  shippingAmount: 'amount',
  surchargeAmount: 'amount',
  tipAmount: 'amount',
  merchantTaxId: 'text',
  purchaseOrderNumber: 'text',
  customerReferenceNumber: 'text',
  supplierOrderNumber: 'text',
} as const;

/** How the payment is to stand on the buyer's statement. */
const STATEMENT_DESCRIPTOR = {
  name: 'text',
  description: 'text',
  city: 'text',
  country: 'text',
  phoneNumber: 'text',
  url: 'text',
  postalCode: 'text',
} as const;

export type BrowserInfo = Read<typeof BROWSER_INFO>;
export type LevelTwoThree = Read<typeof LEVEL_TWO_THREE>;
export type StatementDescriptor = Read<typeof STATEMENT_DESCRIPTOR>;

export const readBrowserInfo = (from: unknown): BrowserInfo | null => read(BROWSER_INFO, from);
/** Out of the request itself, where its members stand. */
export const readLevelTwoThree = (request: JsonObject): LevelTwoThree => readFrom(LEVEL_TWO_THREE, request);
export const readStatementDescriptor = (from: unknown): StatementDescriptor | null =>
  read(STATEMENT_DESCRIPTOR, from);
