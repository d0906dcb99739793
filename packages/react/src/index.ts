export { Checkout, type CheckoutProps } from './checkout.tsx';
export { CardForm } from './card-form.tsx';
export { CardNumber, ExpiryDate, PostalCode, SecurityCode, type FieldProps } from './fields.tsx';
export { SecureFields, type SecureFieldsProps, useSecureFields } from './provider.tsx';
