/**
 * The largest amount, in minor units, that a request may name, in any currency: twelve digits, as card messages have
 * for it (ISO 8583 field 4, `n 12`). What processors take is less, or more: connectors say so (`largestAmount`).
 */
export const AMOUNT_MAX = 999_999_999_999;
