import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { Form, TextField } from '../../parts/form.tsx';
import { addressOf, Link, navigate } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** A new merchant account, whose page opens within itself. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const client = useQueryClient();
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const add = useAct('POST /merchant-accounts', ['GET /merchant-accounts']);
  const isWhole = /^[a-zA-Z0-9-]{1,50}$/.test(id) && name.trim() !== '';
  const submit = (): void => {
    if (!isWhole) return;
    const done = async (): Promise<void> => {
      await client.invalidateQueries({ queryKey: ['me'] });
      navigate(addressOf(id, `/accounts/${id}`));
    };
    add.mutate({ body: { id, display_name: name.trim() } }, { onSuccess: () => void done() });
  };

  return (
    <div className="form-page">
      <nav className="crumb" aria-label={say('title')}>
        <Link to="/accounts">{say('title')}</Link>
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
        <TextField label={say('id')} value={id} onChange={setId} help={say('id_help')} />
      </Form>
    </div>
  );
}
