import type { MonitoringIncident } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { recordOf } from '../../api/problem.ts';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { Form, TextField } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { Link, usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { IncidentState } from './incidents.tsx';
import { pageOf, useModelText } from './models.ts';
import { useBoundText } from './policy.ts';
import { WORDS } from './words.ts';

/** One incident: what it is about, since when, and what people noted. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const read = useRead('GET /monitoring/incidents/{incident_id}', { path: { incident_id: usePart('id') } });
  return (
    <DetailPage back={{ to: '/monitoring', label: say('title') }} read={read}>
      {(incident) => (
        <>
          <DetailHead title={incident.display_name} status={<IncidentState incident={incident} />}>
            {incident.closed_at === null ? say('closes') : undefined}
          </DetailHead>
          <Columns side={<IncidentFacts incident={incident} />}>
            <NoteForm key={incident.updated_at} incident={incident} />
          </Columns>
        </>
      )}
    </DetailPage>
  );
}

function IncidentFacts({ incident }: Readonly<{ incident: MonitoringIncident }>): ReactNode {
  const say = useWords(WORDS);
  const modelText = useModelText();
  const boundText = useBoundText();
  const { id, spec, alerting_policy: policy, created_at: began, closed_at: ended } = incident;
  const page = pageOf(spec);

  return (
    <Section title={say('about')}>
      <Facts
        rows={[
          [say('what'), modelText(spec)],
          ['', page === null ? null : <Link to={page}>{say('show')}</Link>],
          [say('bound'), policy === null ? null : boundText(policy)],
          [say('began'), <Time key="began" at={began} length="long" />],
          [say('ended'), ended === null ? null : <Time key="ended" at={ended} length="long" />],
          ...Object.entries(recordOf(spec['params']))
            .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
            .map(([name, value]): [string, ReactNode] => [name, <code key={name}>{String(value)}</code>]),
          ['Id', <CopyId key="id" id={id} />],
        ]}
      />
    </Section>
  );
}

/** To acknowledge it is to write something beside it; without a word, that it was seen. */
function NoteForm({ incident }: Readonly<{ incident: MonitoringIncident }>): ReactNode {
  const say = useWords(WORDS);
  const [note, setNote] = useState(incident.notes ?? '');
  const update = useAct('PUT /monitoring/incidents/{incident_id}');
  const isNew = incident.notes === null;
  const save = (notes: string): void => {
    const body = { notes: notes === '' ? null : notes };
    // the form is made anew with what was saved: what follows is told by the promise
    update.mutateAsync({ path: { incident_id: incident.id }, body }).then(
      () => toast(say('saved')),
      () => undefined, // the form shows it
    );
  };

  return (
    <Section title={say('note')}>
      <div className="set-up">
        <Form
          problem={update.error}
          onSubmit={() => save(note.trim() === '' && isNew ? say('seen') : note.trim())}
          acts={
            <ActButton needs="monitoring.write" type="submit" data-kind="main" disabled={update.isPending}>
              {say(isNew ? 'acknowledge' : 'save_note')}
            </ActButton>
          }
        >
          <TextField
            label={say('note')}
            kind="multiline"
            value={note}
            onChange={setNote}
            help={say('note_help')}
            isOptional={isNew}
          />
        </Form>
      </div>
    </Section>
  );
}
