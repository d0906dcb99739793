import type { ReactNode } from 'react';
import { methodName, schemeName } from './payment-words.ts';
import { None } from './values.tsx';

/** What paid: `Visa •••• 1111`. A card number is never here; the label is its last four digits. */
export function Instrument({
  method,
  scheme,
  label,
}: Readonly<{
  method: string | null | undefined;
  scheme?: string | null | undefined;
  label?: string | null | undefined;
}>): ReactNode {
  if (method === null || method === undefined) return <None />;
  const name = scheme === null || scheme === undefined ? methodName(method) : schemeName(scheme);
  const isDigits = /^\d{4}$/.test(label ?? '');
  return (
    <span className="instrument">
      <span>{name}</span>
      {label === null || label === undefined ? null : (
        <bdi className="number soft">{isDigits ? `•••• ${label}` : label}</bdi>
      )}
    </span>
  );
}
