import type { VaultForwardConfig, VaultForwardDefinition } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyButton, CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { navigate, useAddress, usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { RelayLog } from '../tail/relay-log.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { MethodDialog } from './method-dialog.tsx';
import { MethodList } from './method-list.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { WORDS } from './words.ts';

/** One service endpoint: its authentication methods by their UUIDs, and what was relayed to it. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const read = useRead('GET /vault-forward/configs/{config_id}', { path: { config_id: id } });
  return (
    <DetailPage back={{ to: '/relay', label: say('title') }} read={read}>
      {(config) => <Endpoint config={config} />}
    </DetailPage>
  );
}

function Endpoint({ config }: Readonly<{ config: VaultForwardConfig }>): ReactNode {
  const say = useWords(WORDS);
  const definitions = useRead('GET /vault-forward/definitions', {}).data?.items ?? [];
  const definition = definitions.find(({ id }) => id === config.definition_id);
  const [open, setOpen] = useState<'edit' | 'remove' | 'method' | null>(null);
  const close = (): void => setOpen(null);

  return (
    <>
      <DetailHead
        title={config.display_name}
        acts={
          <>
            <ActButton needs="vault-forward-configs.write" onClick={() => setOpen('edit')}>
              {say('edit')}
            </ActButton>
            <ActButton needs="vault-forward-configs.write" onClick={() => setOpen('remove')}>
              {say('remove')}
            </ActButton>
          </>
        }
      />
      <Columns side={<ConfigFacts config={config} definition={definition} />}>
        <Section
          title={say('methods')}
          acts={
            <ActButton
              needs="vault-forward-authentications.write"
              data-kind="main"
              onClick={() => setOpen('method')}
            >
              <Icon name="plus" />
              {say('new_method')}
            </ActButton>
          }
        >
          <MethodList config={config} definition={definition} />
        </Section>
        <Section title={say('try')} acts={<CopyButton text={curlOf(config)} />}>
          <pre className="payload" tabIndex={0}>
            {curlOf(config)}
          </pre>
          <p className="hint">{say('try_why')}</p>
        </Section>
      </Columns>
      <Section title={say('sent')}>
        <RelayLog configId={config.id} />
      </Section>
      {open === 'edit' ? <EndpointDialog config={config} onClose={close} /> : null}
      {open === 'method' && definition !== undefined ? (
        <MethodDialog config={config} definition={definition} method={null} onClose={close} />
      ) : null}
      {open === 'remove' ? <RemoveConfig config={config} onClose={close} /> : null}
    </>
  );
}

function ConfigFacts({
  config,
  definition,
}: Readonly<{ config: VaultForwardConfig; definition: VaultForwardDefinition | undefined }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Facts
      rows={[
        ['UUID', <CopyId key="i" id={config.id} />],
        [say('kind'), definition?.display_name ?? config.definition_id],
        [
          say('hosts'),
          <span key="h" className="host-list">
            {config.hosts.map((host) => (
              <code key={host}>{host}</code>
            ))}
          </span>,
        ],
        [say('created'), <Time key="c" at={config.created_at} length="long" />],
      ]}
    />
  );
}

function RemoveConfig({
  config,
  onClose,
}: Readonly<{ config: VaultForwardConfig; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const remove = useAct('DELETE /vault-forward/configs/{config_id}', ['GET /vault-forward/configs']);
  const run = (): void =>
    remove.mutate({ path: { config_id: config.id } }, { onSuccess: () => navigate(address('/relay')) });
  return (
    <RemoveDialog
      name={config.display_name}
      why={say('remove_config_why')}
      problem={remove.error}
      isBusy={remove.isPending}
      onRemove={run}
      onClose={onClose}
    />
  );
}

/** A request to this endpoint with its methods by their UUIDs, at most one of each kind. */
function curlOf({ hosts, authentications }: VaultForwardConfig): string {
  const kinds = new Map(authentications.map(({ kind, id }) => [kind, id]));
  const named =
    kinds.size === 0 ? '' : `  -H "x-vault-forward-authentications: ${[...kinds.values()].join(',')}" \\\n`;
  return `curl -X POST "$RAILYARD_URL/vault-forward" \\
  -H "Authorization: Bearer $(./railyard token --scope vault-forward.write)" \\
  -H "Content-Type: application/json" \\
  -H "x-vault-forward-url: https://${hosts[0] ?? 'api.example.com'}/" \\
  -H "x-vault-forward-http-method: POST" \\
  -H "x-vault-forward-payment-methods: PAYMENT_METHOD" \\
${named}  -d '{"number":"{{ CARD_NUMBER_1 }}","expiry":"{{ CARD_EXPIRATION_DATE_1 }}"}'`;
}
