import type { VaultForwardConfig } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { FormButtons } from '../../parts/form-buttons.tsx';
import { Form, SelectField, TextField } from '../../parts/form.tsx';
import { Loading, Trouble } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';
import { navigate, useAddress } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** A service endpoint, a new one or as it is: which company, and which hosts where these are left to the merchant. */
export function EndpointDialog({
  config,
  onClose,
}: Readonly<{ config: VaultForwardConfig | null; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const definitions = useRead('GET /vault-forward/definitions', {});
  return (
    <Dialog title={say(config === null ? 'new' : 'edit')} onClose={onClose}>
      {definitions.error === null ? null : <Trouble problem={definitions.error} />}
      {definitions.data === undefined ? (
        definitions.error === null ? (
          <Loading rows={4} />
        ) : null
      ) : (
        <EndpointFields
          config={config}
          onClose={onClose}
          definitions={definitions.data.items.map(({ id, display_name, hosts }) => ({
            id,
            label: display_name,
            isOpen: hosts.length === 0,
          }))}
        />
      )}
    </Dialog>
  );
}

type Definition = Readonly<{ id: string; label: string; isOpen: boolean }>;

function EndpointFields({
  config,
  definitions,
  onClose,
}: Readonly<{
  config: VaultForwardConfig | null;
  definitions: readonly Definition[];
  onClose: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const before = beforeOf(config, definitions);
  const [definitionId, setDefinitionId] = useState(before.definitionId);
  const [name, setName] = useState(before.name);
  const [hosts, setHosts] = useState(before.hosts);
  const definition = definitions.find(({ id }) => id === definitionId);
  const isOpen = definition?.isOpen === true;
  const { save, problem, isBusy } = useSave(config, onClose);
  const given = {
    display_name: name === '' ? null : name,
    ...(isOpen ? { hosts: hostsIn(hosts) } : {}),
  };

  return (
    <Form
      onSubmit={() => save(definitionId, given)}
      problem={problem}
      acts={<FormButtons label={say('save')} isBusy={isBusy} onCancel={onClose} />}
    >
      {config === null ? (
        <SelectField
          label={say('kind')}
          value={definitionId}
          onChange={setDefinitionId}
          choices={definitions.map(({ id, label }) => ({ value: id, label }))}
        />
      ) : null}
      <TextField
        label={say('name')}
        value={name}
        onChange={setName}
        isOptional
        placeholder={definition?.label ?? ''}
        problem={problem?.ofField('display_name')}
      />
      {isOpen ? (
        <TextField
          label={say('hosts')}
          kind="multiline"
          value={hosts}
          onChange={setHosts}
          help={say('hosts_help')}
          placeholder="api.example.com"
        />
      ) : null}
    </Form>
  );
}

function beforeOf(config: VaultForwardConfig | null, [first]: readonly Definition[]) {
  return config === null
    ? { definitionId: first?.id ?? '', name: '', hosts: '' }
    : { definitionId: config.definition_id, name: config.display_name, hosts: config.hosts.join('\n') };
}

function hostsIn(typed: string): readonly string[] {
  return typed.split(/\s+/).filter((host) => host !== '');
}

type GivenEndpoint = Readonly<{ display_name: string | null; hosts?: readonly string[] }>;

function useSave(config: VaultForwardConfig | null, onClose: () => void) {
  const say = useWords(WORDS);
  const address = useAddress();
  const create = useAct('POST /vault-forward/configs');
  const update = useAct('PUT /vault-forward/configs/{config_id}');
  const save = (definitionId: string, given: GivenEndpoint): void => {
    if (config === null)
      create.mutate(
        { body: { definition_id: definitionId, ...given } },
        { onSuccess: ({ id }) => navigate(address(`/relay/${id}`)) },
      );
    else
      update.mutate(
        { path: { config_id: config.id }, body: given },
        {
          onSuccess: () => {
            toast(say('saved'));
            onClose();
          },
        },
      );
  };

  return { save, problem: create.error ?? update.error, isBusy: create.isPending || update.isPending };
}
