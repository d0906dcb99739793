import type {
  VaultForwardAuthentication,
  VaultForwardConfig,
  VaultForwardDefinition,
} from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyId } from '../../parts/copy-id.tsx';
import { Tag } from '../../parts/status.tsx';
import { Facts } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { LastUse } from './last-use.tsx';
import { MethodDialog } from './method-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { WORDS } from './words.ts';

type MethodOf = Readonly<{ config: VaultForwardConfig; definition: VaultForwardDefinition | undefined }>;

/** The authentication methods of an endpoint: each by the UUID that requests name it by. */
export function MethodList({ config, definition }: MethodOf): ReactNode {
  const say = useWords(WORDS);
  if (config.authentications.length === 0) return <p className="hint">{say('no_methods')}</p>;
  return (
    <>
      <p className="hint">{say('uuid_why')}</p>
      <ul className="methods">
        {config.authentications.map((method) => (
          <Method key={method.id} {...{ config, definition, method }} />
        ))}
      </ul>
    </>
  );
}

function Method({
  config,
  definition,
  method,
}: MethodOf & Readonly<{ method: VaultForwardAuthentication }>): ReactNode {
  const say = useWords(WORDS);
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = (): void => setOpen(null);
  const kind = definition?.authentications.find(
    (one) => one.kind === method.kind && one.method === method.method,
  );
  const labelOf = (key: string): string =>
    kind?.fields.find((field) => field.key === key)?.display_name ?? key;

  return (
    <li>
      <div className="method-head">
        <h3>{method.display_name}</h3>
        <Tag>{kind?.title ?? `${method.kind} ${method.method}`}</Tag>
        <span className="page-acts">
          <ActButton
            needs="vault-forward-authentications.write"
            className="link"
            onClick={() => setOpen('edit')}
          >
            {say('edit')}
          </ActButton>
          <ActButton
            needs="vault-forward-authentications.write"
            className="link"
            onClick={() => setOpen('remove')}
          >
            {say('remove')}
          </ActButton>
        </span>
      </div>
      <Facts
        rows={[
          ['UUID', <CopyId key="u" id={method.id} />],
          [say('last_use'), <LastUse key="l" query={{ vault_forward_authentication_id: method.id }} />],
          ...method.fields
            .filter(({ set }) => set)
            .map(
              ({ key, value }) =>
                [labelOf(key), value ?? <span className="soft">{say('secret_stored')}</span>] as const,
            ),
        ]}
      />
      {open === 'edit' && definition !== undefined ? (
        <MethodDialog {...{ config, definition, method }} onClose={close} />
      ) : null}
      {open === 'remove' ? <RemoveMethod configId={config.id} method={method} onClose={close} /> : null}
    </li>
  );
}

function RemoveMethod({
  configId,
  method,
  onClose,
}: Readonly<{ configId: string; method: VaultForwardAuthentication; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const remove = useAct('DELETE /vault-forward/configs/{config_id}/authentications/{authentication_id}');
  const path = { config_id: configId, authentication_id: method.id };
  return (
    <RemoveDialog
      name={method.display_name}
      why={say('remove_method_why')}
      problem={remove.error}
      isBusy={remove.isPending}
      onRemove={() => remove.mutate({ path }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
