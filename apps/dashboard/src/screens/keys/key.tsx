import type { ApiKeyPair } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, FormProblem } from '../../parts/form.tsx';
import { Status } from '../../parts/status.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { Link, navigate, useAddress, usePart } from '../../shell/router.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { useRoleName } from '../me/role-name.ts';
import { accountsText } from './keys.tsx';
import { WORDS } from './words.ts';

/** One API key: what it may do, and the way to end it. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const read = useRead('GET /api-key-pairs/{api_key_pair_id}', { path: { api_key_pair_id: id } });
  return (
    <DetailPage back={{ to: '/keys', label: say('title') }} read={read}>
      {(key) => <KeyPage apiKey={key} />}
    </DetailPage>
  );
}

function KeyPage({ apiKey }: Readonly<{ apiKey: ApiKeyPair }>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const roleName = useRoleName();
  const [isRevoking, setIsRevoking] = useState(false);
  const turn = useAct('PUT /api-key-pairs/{api_key_pair_id}');
  const { id, active } = apiKey;

  return (
    <>
      <DetailHead
        title={apiKey.display_name}
        status={<Status tone={active ? 'good' : 'quiet'}>{say(active ? 'on' : 'off')}</Status>}
        acts={
          may('api-key-pairs.write') ? (
            <>
              <button
                type="button"
                className="button"
                disabled={turn.isPending}
                onClick={() => turn.mutate({ path: { api_key_pair_id: id }, body: { active: !active } })}
              >
                {say(active ? 'turn_off' : 'turn_on')}
              </button>
              <button type="button" className="button" onClick={() => setIsRevoking(true)}>
                {say('revoke')}
              </button>
            </>
          ) : null
        }
      />
      {turn.error === null ? null : <FormProblem problem={turn.error} />}
      <Section title={say('details')}>
        <Facts
          rows={[
            [say('roles'), apiKey.roles.map(({ slug }) => roleName(slug)).join(', ')],
            [say('accounts'), accountsText(say, apiKey)],
            [say('algorithm'), apiKey.algorithm],
            [say('thumbprint'), <CopyId key="thumbprint" id={apiKey.thumbprint} />],
            [say('id'), <CopyId key="id" id={id} />],
            [say('creator'), apiKey.creator?.name ?? null],
            [say('created'), <Time key="created" at={apiKey.created_at} />],
            [say('last_used'), <Time key="used" at={apiKey.last_used_at} />],
          ]}
        />
        <p>
          <Link to={`/audit?api_key_pair_id=${id}`}>{say('history')}</Link>
        </p>
      </Section>
      {isRevoking ? <RevokeDialog apiKey={apiKey} onClose={() => setIsRevoking(false)} /> : null}
    </>
  );
}

function RevokeDialog({
  apiKey: { id, display_name: name },
  onClose,
}: Readonly<{ apiKey: ApiKeyPair; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const revoke = useAct('DELETE /api-key-pairs/{api_key_pair_id}', ['GET /api-key-pairs']);
  const done = (): void => {
    toast(say('revoked'));
    navigate(address('/keys'), { replace: true });
  };
  return (
    <Dialog title={say('revoke')} onClose={onClose}>
      <Form
        onSubmit={() => revoke.mutate({ path: { api_key_pair_id: id } }, { onSuccess: done })}
        problem={revoke.error}
        acts={
          <button type="submit" className="button" data-kind="bad" disabled={revoke.isPending}>
            {say('revoke')}
          </button>
        }
      >
        <p>
          <strong>{name}</strong>
        </p>
        <p>{say('revoke_why')}</p>
      </Form>
    </Dialog>
  );
}
