import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { Form, TextField } from '../../parts/form.tsx';
import { Link, navigate, useAddress } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { bodyOfRole, NO_ROLE, RoleFields } from './role-fields.tsx';
import { WORDS } from './words.ts';

/** Somebody new, with their first role. They come in by a link, which their page makes. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState(NO_ROLE);
  const add = useAct('POST /users', ['GET /users']);
  const given = bodyOfRole(role);
  const isWhole = email.includes('@') && name.trim() !== '' && given !== null;
  const submit = (): void => {
    if (!isWhole) return;
    const roles = role.roleId === '' ? [] : [given];
    add.mutate(
      { body: { email_address: email.trim(), display_name: name.trim(), roles } },
      { onSuccess: ({ id }) => navigate(address(`/people/${id}`), { replace: true }) },
    );
  };

  return (
    <div className="form-page">
      <nav className="crumb" aria-label={say('title')}>
        <Link to="/people">{say('title')}</Link>
      </nav>
      <header className="page-head">
        <h1>{say('add')}</h1>
      </header>
      <Form
        onSubmit={submit}
        problem={add.error}
        acts={
          <button type="submit" className="button" data-kind="main" disabled={add.isPending || !isWhole}>
            {say('add')}
          </button>
        }
      >
        <TextField label={say('name')} value={name} onChange={setName} />
        <TextField
          label={say('email')}
          value={email}
          onChange={setEmail}
          kind="email"
          problem={add.error?.ofField('email_address')}
        />
        <RoleFields draft={role} onChange={setRole} isOptional />
      </Form>
    </div>
  );
}
