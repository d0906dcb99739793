import type { DefinitionField } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { Problem } from '../api/problem.ts';
import { useWords } from '../words/words.ts';
import { CheckField, TextField } from './form.tsx';
import { PARTS } from './words.ts';

/** Settings by their keys, as they are typed. */
export type FieldValues = Readonly<Record<string, string>>;

/** What goes out of them: a secret that was left empty is left out, and stays as it is stored. */
export function fieldsOf(
  definition: readonly DefinitionField[],
  values: FieldValues,
): readonly Readonly<{ key: string; value: string }>[] {
  return definition.flatMap(({ key, secret, format }) => {
    const value = values[key] ?? (format === 'boolean' ? 'false' : '');
    return value === '' && (secret || !(key in values)) ? [] : [{ key, value }];
  });
}

/** Inputs for the settings that a definition lists: its words, its help, its kinds. */
export function DefinitionFields({
  fields,
  values,
  onChange,
  stored = [],
  problem,
}: Readonly<{
  fields: readonly DefinitionField[];
  values: FieldValues;
  onChange: (values: FieldValues) => void;
  /** Keys of secrets that the service has already. */
  stored?: readonly string[];
  problem?: Problem | null;
}>): ReactNode {
  const say = useWords(PARTS);
  return fields.map((field) => {
    const value = values[field.key] ?? '';
    const put = (next: string): void => onChange({ ...values, [field.key]: next });
    if (field.format === 'boolean')
      return (
        <CheckField
          key={field.key}
          label={field.display_name}
          value={value === 'true'}
          onChange={(is) => put(is ? 'true' : 'false')}
        />
      );
    const isLong = field.format === 'multiline' || field.format === 'file';

    return (
      <TextField
        key={field.key}
        label={field.display_name}
        value={value}
        onChange={put}
        isOptional={!field.required}
        kind={isLong ? 'multiline' : field.secret ? 'secret' : field.format === 'number' ? 'number' : 'text'}
        help={stored.includes(field.key) ? say('secret_kept') : field.help}
        problem={
          problem?.details.find(({ message, pointer }) => `${pointer} ${message}`.includes(field.key))
            ?.message
        }
      />
    );
  });
}
