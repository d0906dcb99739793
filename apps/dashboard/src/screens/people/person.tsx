import type { User } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { Status } from '../../parts/status.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { Link, usePart } from '../../shell/router.tsx';
import { useMay } from '../../shell/session.tsx';
import { hasWord, useWords } from '../../words/words.ts';
import { SessionTable } from '../me/session-table.tsx';
import { GiveRoleDialog, LinkDialog, RemoveDialog } from './person-dialogs.tsx';
import { PersonRoles } from './person-roles.tsx';
import { WORDS } from './words.ts';

type Open = 'link' | 'role' | 'remove' | null;

/** One person: what they may do, where they are logged in, and the link by which they come in. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const read = useRead('GET /users/{user_id}', { path: { user_id: id } });
  return (
    <DetailPage back={{ to: '/people', label: say('title') }} read={read}>
      {(user) => <PersonPage user={user} />}
    </DetailPage>
  );
}

function PersonPage({ user }: Readonly<{ user: User }>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const opener = (what: Open, label: string, kind?: string): ReactNode => (
    <button type="button" className="button" data-kind={kind} onClick={() => setOpen(what)}>
      {label}
    </button>
  );

  return (
    <>
      <DetailHead
        title={user.display_name}
        status={
          <Status tone={user.status === 'active' ? 'good' : 'open'}>
            {hasWord(WORDS, user.status) ? say(user.status) : user.status}
          </Status>
        }
        acts={
          may('users.write') ? (
            <>
              {opener('remove', say('remove'))}
              {opener('link', say('link'), user.status === 'pending' ? 'main' : undefined)}
            </>
          ) : null
        }
      >
        {user.email_address}
      </DetailHead>
      <Columns side={<Details user={user} />}>
        <Section title={say('roles')} acts={may('roles.write') ? opener('role', say('give')) : null}>
          <PersonRoles user={user} />
        </Section>
        <Sessions userId={user.id} />
      </Columns>
      {open === 'link' ? <LinkDialog user={user} onClose={close} /> : null}
      {open === 'role' ? <GiveRoleDialog user={user} onClose={close} /> : null}
      {open === 'remove' ? <RemoveDialog user={user} onClose={close} /> : null}
    </>
  );
}

function Details({ user }: Readonly<{ user: User }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Section title={say('details')}>
      <Facts
        rows={[
          [say('id'), <CopyId key="id" id={user.id} />],
          [say('passkeys'), String(user.passkeys)],
          ...(user.invitation_expires_at === null
            ? []
            : [[say('open_link'), <OpenLink key="link" user={user} />] as const]),
          [say('created'), <Time key="created" at={user.created_at} />],
          [say('last_seen'), <Time key="seen" at={user.last_seen_at} />],
        ]}
      />
      <p>
        <Link to={`/audit?user_id=${user.id}`}>{say('history')}</Link>
      </p>
    </Section>
  );
}

/** Until when their link works, and the way to take it back. */
function OpenLink({ user }: Readonly<{ user: User }>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const withdraw = useAct('DELETE /users/{user_id}/invitations', ['GET /users/{user_id}']);

  return (
    <>
      {say('until')} <Time at={user.invitation_expires_at} />{' '}
      {may('users.write') ? (
        <button
          type="button"
          className="link"
          disabled={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(
              { path: { user_id: user.id } },
              {
                onSuccess: () => toast(say('withdrawn')),
                onError: ({ message }) => toast(message, 'bad'),
              },
            )
          }
        >
          {say('withdraw')}
        </button>
      ) : null}
    </>
  );
}

function Sessions({ userId }: Readonly<{ userId: string }>): ReactNode {
  const say = useWords(WORDS);
  const may = useMay();
  const { data } = useRead(
    'GET /users/{user_id}/sessions',
    { path: { user_id: userId } },
    { isWanted: may('sessions.read') },
  );
  const end = useAct('DELETE /users/{user_id}/sessions', ['GET /users/{user_id}/sessions']);
  if (data === undefined) return null;
  const isLoggedIn = data.items.some(({ is_alive: isAlive }) => isAlive);
  const logOut = (
    <button
      type="button"
      className="button"
      disabled={end.isPending}
      onClick={() => end.mutate({ path: { user_id: userId } }, { onSuccess: () => toast(say('logged_out')) })}
    >
      {say('log_out')}
    </button>
  );

  return (
    <Section title={say('sessions')} acts={isLoggedIn && may('sessions.write') ? logOut : null}>
      {end.error === null ? null : <FormProblem problem={end.error} />}
      {data.items.length === 0 ? (
        <p className="hint">{say('no_sessions')}</p>
      ) : (
        <SessionTable sessions={data.items} />
      )}
    </Section>
  );
}
