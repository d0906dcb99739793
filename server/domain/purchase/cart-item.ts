import { type Read, readList } from './shape.ts';

const CART_ITEM = {
  name: 'requiredText',
  quantity: 'requiredInteger',
  unitAmount: 'requiredAmount',
  discountAmount: 'amount',
  taxAmount: 'amount',
  dutyAmount: 'amount',
  shippingAmount: 'amount',
  externalIdentifier: 'text',
  sku: 'text',
  upc: 'text',
  productUrl: 'text',
  imageUrl: 'text',
  categories: ['text'],
  productType: 'text',
  sellerCountry: 'text',
  taxExempt: 'flag',
  unitOfMeasure: 'text',
  commodityCode: 'text',
  description: 'text',
} as const;

export type CartItem = Read<typeof CART_ITEM>;
export const readCartItems = (from: unknown): readonly CartItem[] => readList(CART_ITEM, from);
