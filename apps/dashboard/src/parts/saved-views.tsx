import type { SavedView } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../api/queries.ts';
import { PlainLink, usePlace, withSearch } from '../shell/router.tsx';
import { useWords } from '../words/words.ts';
import { CheckField, Form, TextField } from './form.tsx';
import { Icon } from './icon.tsx';
import { Popover } from './popover.tsx';
import { Tag } from './status.tsx';
import { toast } from './toast.tsx';
import { SAVED_VIEW_WORDS } from './saved-view-words.ts';

/** Saved views of a list: taken, saved under a name, shared and thrown away. `screen`: the last part of its path. */
export function SavedViews(): ReactNode {
  const say = useWords(SAVED_VIEW_WORDS);
  return (
    <Popover
      className="button"
      label={
        <>
          {say('views')} <Icon name="down" />
        </>
      }
    >
      {(close) => <ViewList close={close} />}
    </Popover>
  );
}

const LIST = 'GET /saved-views';

function ViewList({ close }: Readonly<{ close: () => void }>): ReactNode {
  const say = useWords(SAVED_VIEW_WORDS);
  const { path } = usePlace();
  const screen = path.split('/').slice(3).join('/');
  const read = useRead(LIST, { query: { screen } });
  const remove = useAct('DELETE /saved-views/{saved_view_id}', [LIST]);
  const views = read.data?.items ?? [];

  return (
    <div className="saved-views">
      {views.length === 0 ? <p className="hint">{say('none')}</p> : null}
      <ul>
        {views.map((view) => (
          <li key={view.id} className="line">
            <PlainLink to={withSearch(path, searchOf(view))} onClick={close}>
              {view.name}
            </PlainLink>
            {view.shared ? <Tag>{view.own ? say('shared') : view.owner_name}</Tag> : null}
            {view.own ? (
              <button
                type="button"
                className="icon-button"
                onClick={() => remove.mutate({ path: { saved_view_id: view.id } })}
              >
                <Icon name="close" />
                <span className="unseen">{say('remove', { name: view.name })}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <SaveForm {...{ screen, close }} />
    </div>
  );
}

function SaveForm({ screen, close }: Readonly<{ screen: string; close: () => void }>): ReactNode {
  const say = useWords(SAVED_VIEW_WORDS);
  const { search } = usePlace();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const create = useAct('POST /saved-views', [LIST]);
  const save = (): void =>
    create.mutate(
      { body: { name: name.trim(), screen, query: queryIn(search), shared: isShared } },
      {
        onSuccess: () => {
          toast(say('saved', { name: name.trim() }));
          close();
        },
      },
    );

  return (
    <Form
      onSubmit={save}
      problem={create.error}
      acts={
        <button type="submit" className="button" disabled={create.isPending || name.trim() === ''}>
          {say('save')}
        </button>
      }
    >
      <TextField label={say('name')} value={name} onChange={setName} />
      <CheckField label={say('share')} value={isShared} onChange={setIsShared} />
    </Form>
  );
}

/** What a list is asked for, without the place in it. */
function queryIn(search: string): Record<string, string[]> {
  const found = new URLSearchParams(search);
  found.delete('cursor');
  return Object.fromEntries([...new Set(found.keys())].map((name) => [name, found.getAll(name)]));
}

function searchOf({ query }: SavedView): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) for (const value of values) search.append(name, value);
  return search;
}
