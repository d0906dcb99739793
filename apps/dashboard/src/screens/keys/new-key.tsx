import type { ApiKeyPair } from '@railyard/sdk/schemas';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { problemOf } from '../../api/problem.ts';
import { useAct, useRead } from '../../api/queries.ts';
import { Form, SelectField, TextField } from '../../parts/form.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { Link } from '../../shell/router.tsx';
import { useMe } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { useRoleName } from '../me/role-name.ts';
import { fileNameOf, makeKey } from './make-key.ts';
import { WORDS } from './words.ts';

type NewKey = Readonly<{ key: ApiKeyPair; privatePem: string }>;

/** A new key: made here, so that nobody else ever has its private half. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const [made, setMade] = useState<NewKey | null>(null);
  return (
    <div className="form-page">
      <nav className="crumb" aria-label={say('title')}>
        <Link to="/keys">{say('title')}</Link>
      </nav>
      <header className="page-head">
        <h1>{say(made === null ? 'make' : 'made')}</h1>
      </header>
      {made === null ? <KeyForm onMade={setMade} /> : <SaveIt made={made} />}
    </div>
  );
}

type KeyFields = Readonly<{ name: string; roleId: string; account: string }>;

/** Makes the pair here, and registers its public half. */
function useMakeKey(fields: KeyFields, onMade: (made: NewKey) => void) {
  const register = useAct('POST /api-key-pairs', ['GET /api-key-pairs']);
  return useMutation({
    mutationFn: async (): Promise<NewKey> => {
      const { publicPem, privatePem } = await makeKey();
      const body = {
        display_name: fields.name.trim(),
        algorithm: 'ECDSA' as const,
        role_ids: [fields.roleId],
        ...(fields.account === '' ? {} : { merchant_account_ids: [fields.account] }),
        public_key: publicPem,
      };
      return { key: await register.mutateAsync({ body }), privatePem };
    },
    onSuccess: onMade,
  });
}

function KeyForm({ onMade }: Readonly<{ onMade: (made: NewKey) => void }>): ReactNode {
  const say = useWords(WORDS);
  const roleName = useRoleName();
  const [fields, setFields] = useState({ name: '', roleId: '', account: '' });
  const { data: me } = useMe();
  const { data } = useRead('GET /roles', { query: { limit: 100 } });
  const roles = (data?.items ?? []).filter((role) => role.assignable_to.includes('api-key-pair'));
  const chosen = roles.find(({ id }) => id === fields.roleId);
  const make = useMakeKey(fields, onMade);
  const isWhole = fields.name.trim() !== '' && fields.roleId !== '';

  return (
    <Form
      onSubmit={() => isWhole && make.mutate()}
      problem={make.error === null ? null : problemOf(make.error)}
      acts={
        <button type="submit" className="button" data-kind="main" disabled={make.isPending || !isWhole}>
          {say('make')}
        </button>
      }
    >
      <p className="hint">{say('why')}</p>
      <TextField
        label={say('name')}
        value={fields.name}
        onChange={(name) => setFields({ ...fields, name })}
      />
      <SelectField
        label={say('role')}
        value={fields.roleId}
        onChange={(roleId) => setFields({ ...fields, roleId })}
        help={chosen?.description}
        choices={[
          { value: '', label: '–' },
          ...roles.map(({ id, slug }) => ({ value: id, label: roleName(slug) })),
        ]}
      />
      <SelectField
        label={say('account')}
        value={fields.account}
        onChange={(account) => setFields({ ...fields, account })}
        choices={[
          { value: '', label: say('everywhere') },
          ...(me?.merchant_accounts ?? []).map(({ id, display_name: label }) => ({ value: id, label })),
        ]}
      />
    </Form>
  );
}

function SaveIt({ made: { key, privatePem } }: Readonly<{ made: NewKey }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <p>{say('save_why')}</p>
      <div className="form-acts">
        <Link to={`/keys/${key.id}`} className="button">
          {say('to_key')}
        </Link>
        <button
          type="button"
          className="button"
          data-kind="main"
          onClick={() => saveFile(fileNameOf(key.display_name), privatePem, 'application/x-pem-file')}
        >
          {say('save')}
        </button>
      </div>
    </>
  );
}
