import type { ReactNode } from 'react';
import { CardNumber, ExpiryDate, type FieldProps, SecurityCode } from './fields.tsx';

type CardFormProps = Readonly<{
  number?: FieldProps;
  expiryDate?: FieldProps;
  securityCode?: FieldProps;
}>;

/**
 * Number, expiry date and security code, one under the other.
 *
 * @example <CardForm number={{ label: 'Card number' }} />
 */
export function CardForm({ number, expiryDate, securityCode }: CardFormProps): ReactNode {
  return (
    <>
      <CardNumber {...number} />
      <ExpiryDate {...expiryDate} />
      <SecurityCode {...securityCode} />
    </>
  );
}
