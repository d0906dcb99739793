import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { Columns, DetailHead, Section } from '../../parts/detail-page.tsx';
import { Form, TextField } from '../../parts/form.tsx';
import { Loading, Trouble } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts } from '../../parts/values.tsx';
import { useMe } from '../../shell/session.tsx';
import { DisplayForm } from '../../shell/settings.tsx';
import { useWords } from '../../words/words.ts';
import { useLimitText } from './limit-text.ts';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { useRoleName } from './role-name.ts';
import { WORDS } from './words.ts';

/** Who is here: how they log in, where they are logged in, what they may do, how they see things. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const me = useMe();
  if (me.data === undefined)
    return me.error === null ? <Loading /> : <Trouble problem={me.error} onRetry={() => void me.refetch()} />;

  return (
    <>
      <DetailHead title={me.data.display_name}>{me.data.email_address}</DetailHead>
      <Columns
        side={
          <>
            <Section title={say('access')}>
              <Access />
            </Section>
            <Section title={say('display')}>
              <DisplayForm />
            </Section>
            <Section title={say('your_name')}>
              <NameForm name={me.data.display_name} />
            </Section>
          </>
        }
      >
        <OwnPasskeys />
        <OwnSessions />
      </Columns>
    </>
  );
}

function NameForm({ name }: Readonly<{ name: string }>): ReactNode {
  const say = useWords(WORDS);
  const me = useMe();
  const [typed, setTyped] = useState(name);
  const save = useAct('PUT /me', ['GET /me']);
  const submit = (): void =>
    save.mutate(
      { body: { display_name: typed.trim() } },
      { onSuccess: () => (toast(say('saved')), void me.refetch()) },
    );

  return (
    <Form
      onSubmit={submit}
      problem={save.error}
      acts={
        <button
          type="submit"
          className="button"
          disabled={save.isPending || typed.trim() === '' || typed === name}
        >
          {say('save')}
        </button>
      }
    >
      <TextField label={say('name')} value={typed} onChange={setTyped} />
    </Form>
  );
}

function Access(): ReactNode {
  const say = useWords(WORDS);
  const { data } = useMe();
  const roleName = useRoleName();
  const limitText = useLimitText();
  const rows = data?.access ?? [];
  const accountName = (id: string | null): string =>
    id === null
      ? say('everywhere')
      : (data?.merchant_accounts.find((one) => one.id === id)?.display_name ?? id);

  return (
    <Facts
      rows={rows.map(({ role, merchant_account_id: id, withheld, limits }) => [
        accountName(id),
        [
          roleName(role ?? ''),
          ...(withheld.length === 0 ? [] : [`${say('withheld')} ${withheld.join(', ')}`]),
          ...limits.map(limitText),
        ].join(' · '),
      ])}
    />
  );
}
