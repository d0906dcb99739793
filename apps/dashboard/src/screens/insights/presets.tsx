import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, TextField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Popover } from '../../parts/popover.tsx';
import { toast } from '../../parts/toast.tsx';
import { navigate, usePlace, withSearch } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { queryOf, type Question } from './question.ts';
import { WORDS } from './words.ts';

const PRESETS = 'GET /metrics-explorer/{source}/presets';
const SOURCE = { source: 'authorization' };

/** Questions that were kept under a name, for everybody of the merchant account. */
export function Presets({ question }: Readonly<{ question: Question }>): ReactNode {
  const say = useWords(WORDS);
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <Popover
        label={
          <>
            {say('saved')}
            <Icon name="down" />
          </>
        }
      >
        {(close) => <PresetList onDone={close} />}
      </Popover>
      <ActButton needs="metrics-explorer.write" onClick={() => setIsSaving(true)}>
        {say('save')}
      </ActButton>
      {isSaving ? <SaveDialog question={question} onClose={() => setIsSaving(false)} /> : null}
    </>
  );
}

function PresetList({ onDone }: Readonly<{ onDone: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const { path } = usePlace();
  const { data = [] } = useRead(PRESETS, { path: SOURCE });
  const remove = useAct('DELETE /metrics-explorer/{source}/presets/{preset_id}', [PRESETS]);
  if (data.length === 0) return <p className="hint">{say('no_saved')}</p>;

  return (
    <ul className="menu preset-rows">
      {data.map(({ id, display_name: name, metric, filters }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => {
              onDone();
              navigate(withSearch(path, searchOf(metric, filters)));
            }}
          >
            {name}
          </button>
          <ActButton
            needs="metrics-explorer.write"
            className="icon-button"
            onClick={() =>
              remove.mutate(
                { path: { ...SOURCE, preset_id: id } },
                { onError: ({ message }) => toast(message, 'bad') },
              )
            }
          >
            <Icon name="close" />
            <span className="unseen">{say('delete', { name })}</span>
          </ActButton>
        </li>
      ))}
    </ul>
  );
}

type Filters = Readonly<Record<string, string | readonly string[]>>;

function searchOf(metric: string, { datetime_range: range, ...filters }: Filters): URLSearchParams {
  const search = new URLSearchParams({ metric });
  if (typeof range === 'string') search.set('range', range);
  for (const [name, words] of Object.entries(filters))
    for (const word of typeof words === 'string' ? [words] : words) search.append(name, word);
  return search;
}

function SaveDialog({ question, onClose }: Readonly<{ question: Question; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const [name, setName] = useState('');
  const create = useAct('POST /metrics-explorer/{source}/presets', [PRESETS]);
  const { exclude_previous: _alone, ...filters } = queryOf(question);
  const submit = (): void =>
    create.mutate(
      { path: SOURCE, body: { display_name: name.trim(), metric: question.metric, filters } },
      {
        onSuccess: () => {
          toast(say('was_saved'));
          onClose();
        },
      },
    );

  return (
    <Dialog title={say('save')} onClose={onClose}>
      <Form
        problem={create.error}
        onSubmit={submit}
        acts={
          <button
            type="submit"
            className="button"
            data-kind="main"
            disabled={name.trim() === '' || create.isPending}
          >
            {say('save')}
          </button>
        }
      >
        <TextField label={say('save_name')} value={name} onChange={setName} />
      </Form>
    </Dialog>
  );
}
