import type {
  VaultForwardAuthentication,
  VaultForwardConfig,
  VaultForwardDefinition,
  VaultForwardDefinitionAuthentication,
  VaultForwardDefinitionField,
} from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { FormButtons } from '../../parts/form-buttons.tsx';
import { Form, SelectField, TextField } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { FileField } from './file-field.tsx';
import { WORDS } from './words.ts';

type Values = Readonly<Record<string, string>>;

/** An authentication method, a new one or as it is, by the fields of its definition. What is secret is never shown. */
export function MethodDialog({
  config,
  definition,
  method,
  onClose,
}: Readonly<{
  config: VaultForwardConfig;
  definition: VaultForwardDefinition;
  method: VaultForwardAuthentication | null;
  onClose: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const [index, setIndex] = useState('0');
  const kind =
    method === null
      ? definition.authentications[Number(index)]
      : definition.authentications.find((one) => one.kind === method.kind && one.method === method.method);
  const [name, setName] = useState(method?.display_name ?? '');
  const [values, setValues] = useState<Values>(plainOf(method));
  const { save, problem, isBusy } = useSave({ config, method, onClose });
  if (kind === undefined) return null;

  return (
    <Dialog title={say(method === null ? 'new_method' : 'edit')} onClose={onClose}>
      <Form
        onSubmit={() => save(kind, { name, values })}
        problem={problem}
        acts={<FormButtons label={say('save')} isBusy={isBusy} onCancel={onClose} />}
      >
        {method === null ? (
          <SelectField
            label={say('method')}
            value={index}
            onChange={setIndex}
            help={kind.description}
            choices={definition.authentications.map(({ title }, at) => ({ value: String(at), label: title }))}
          />
        ) : null}
        <TextField
          label={say('name')}
          value={name}
          onChange={setName}
          problem={problem?.ofField('display_name')}
        />
        {kind.fields.map((field) => (
          <MethodField
            key={`${kind.kind} ${kind.method} ${field.key}`}
            field={field}
            value={values[field.key] ?? ''}
            isStored={method?.fields.some(({ key, set }) => key === field.key && set) === true}
            onChange={(value) => setValues({ ...values, [field.key]: value })}
          />
        ))}
        <p className="hint">{say('whitespace')}</p>
      </Form>
    </Dialog>
  );
}

function MethodField({
  field,
  value,
  isStored,
  onChange,
}: Readonly<{
  field: VaultForwardDefinitionField;
  value: string;
  isStored: boolean;
  onChange: (value: string) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const { display_name: label, secret, format, choices, required, description } = field;
  const help = isStored && value === '' ? say('secret_kept') : description;
  const shared = { label, help, value, onChange, isOptional: !required };
  if (choices.length > 0) {
    const isLeft = isStored || (!required && field.default === null);
    const given = value === '' && !isStored ? firstOf(field) : value;
    const words = isLeft ? ['', ...choices] : choices;
    return (
      <SelectField
        {...shared}
        value={given}
        choices={words.map((word) => ({ value: word, label: word === '' ? '–' : word }))}
      />
    );
  }
  if (format === 'file') return <FileField {...shared} />;
  const kind =
    format === 'multiline' ? 'multiline' : secret ? 'secret' : format === 'number' ? 'number' : 'text';
  return <TextField {...shared} kind={kind} placeholder={field.default ?? ''} />;
}

/** What is chosen before anything is. */
function firstOf({ default: usual, required, choices }: VaultForwardDefinitionField): string {
  return usual ?? (required ? (choices[0] ?? '') : '');
}

/** What the service tells of it: nothing that is secret. */
function plainOf(method: VaultForwardAuthentication | null): Values {
  return Object.fromEntries(
    (method?.fields ?? []).flatMap(({ key, value }) => (value === null ? [] : [[key, value]])),
  );
}

type Saved = Readonly<{ name: string; values: Values }>;

function useSave({
  config,
  method,
  onClose,
}: Readonly<{
  config: VaultForwardConfig;
  method: VaultForwardAuthentication | null;
  onClose: () => void;
}>): Readonly<{
  save: (kind: VaultForwardDefinitionAuthentication, saved: Saved) => void;
  problem: Problem | null;
  isBusy: boolean;
}> {
  const say = useWords(WORDS);
  const create = useAct('POST /vault-forward/configs/{config_id}/authentications');
  const update = useAct('PUT /vault-forward/configs/{config_id}/authentications/{authentication_id}');
  const onSuccess = (): void => {
    toast(say('saved'));
    onClose();
  };
  const save = (kind: VaultForwardDefinitionAuthentication, { name, values }: Saved): void => {
    const fields = changesOf(kind, values, method);
    const given = { display_name: name, fields };
    if (method === null)
      create.mutate(
        {
          path: { config_id: config.id },
          body: { kind: kind.kind as 'signature', method: kind.method, ...given }, // as its definition has it
        },
        { onSuccess },
      );
    else
      update.mutate(
        { path: { config_id: config.id, authentication_id: method.id }, body: given },
        { onSuccess },
      );
  };
  return { save, problem: create.error ?? update.error, isBusy: create.isPending || update.isPending };
}

/** What changes: a secret that was left empty stays as it is stored, and what is emptied is unset. */
function changesOf(
  { fields }: VaultForwardDefinitionAuthentication,
  values: Values,
  method: VaultForwardAuthentication | null,
): readonly Readonly<{ key: string; value: string }>[] {
  const before = plainOf(method);
  return fields.flatMap((field) => {
    const { key, secret } = field;
    const value = values[key] ?? (method === null ? firstOf(field) : '');

    const isChanged = secret ? value !== '' : value !== (before[key] ?? '');
    return isChanged ? [{ key, value }] : [];
  });
}
