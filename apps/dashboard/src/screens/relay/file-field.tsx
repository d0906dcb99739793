import type { ReactNode } from 'react';
import { Field } from '../../parts/form.tsx';

/** A file of this machine, which goes out as Base64. */
export function FileField({
  label,
  help,
  isOptional,
  onChange,
}: Readonly<{
  label: string;
  help: string;
  isOptional: boolean;
  onChange: (base64: string) => void;
}>): ReactNode {
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return onChange('');
    const bytes = new Uint8Array(await file.arrayBuffer());
    onChange(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
  };
  return (
    <Field label={label} help={help} isOptional={isOptional}>
      {(tied) => (
        <input
          {...tied}
          type="file"
          className="input"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      )}
    </Field>
  );
}
