import type { Report } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, SelectField, TextField } from '../../parts/form.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { zoneName } from '../../parts/time.ts';
import { toast } from '../../parts/toast.tsx';
import { navigate, useAddress } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { type Model, MODELS, type Schedule, SCHEDULES } from './report-words.ts';
import { WORDS } from './words.ts';

/** Stretches of time that a report that runs once may have. */
const RANGES = ['all', 'day', 'week', 'month'] as const;
type Range = (typeof RANGES)[number];

type TypedReport = Readonly<{
  name: string;
  description: string;
  model: Model;
  schedule: Schedule;
  range: Range;
}>;
const FIRST: TypedReport = {
  name: '',
  description: '',
  model: 'transactions',
  schedule: 'once',
  range: 'month',
};

/** A report: what it is about, and when its files are made. */
export function NewReport({ onClose }: Readonly<{ onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const address = useAddress();
  const [typed, setTyped] = useState(FIRST);
  const act = useAct('POST /reports', ['GET /reports']);
  const submit = (): void => {
    const onSuccess = ({ id }: Report): void => {
      toast(say('made'));
      navigate(address(`/reports/${id}`));
    };
    act.mutate({ body: bodyOf(typed, zoneName(null)) }, { onSuccess });
  };

  return (
    <Dialog title={say('create')} onClose={onClose}>
      <Form
        onSubmit={submit}
        problem={act.error}
        acts={
          <>
            <button type="button" className="button" onClick={onClose}>
              {list('cancel')}
            </button>
            <button
              type="submit"
              className="button"
              data-kind="main"
              disabled={typed.name === '' || act.isPending}
            >
              {say('make')}
            </button>
          </>
        }
      >
        <TextField
          label={list('name')}
          value={typed.name}
          onChange={(name) => setTyped({ ...typed, name })}
          problem={act.error?.ofField('name')}
        />
        <Choices typed={typed} onType={setTyped} />
        <TextField
          label={say('description')}
          isOptional
          kind="multiline"
          value={typed.description}
          onChange={(description) => setTyped({ ...typed, description })}
        />
      </Form>
    </Dialog>
  );
}

function Choices({
  typed,
  onType,
}: Readonly<{ typed: TypedReport; onType: (typed: TypedReport) => void }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <SelectField
        label={say('model')}
        value={typed.model}
        onChange={(model) => onType({ ...typed, model })}
        choices={MODELS.map((value) => ({ value, label: say(value) }))}
      />
      <SelectField
        label={say('schedule')}
        value={typed.schedule}
        onChange={(schedule) => onType({ ...typed, schedule })}
        choices={SCHEDULES.map((value) => ({ value, label: say(value) }))}
        help={say('zone_help', { zone: zoneName(null) })}
      />
      {typed.schedule === 'once' && typed.model !== 'accounts_receivables' ? (
        <SelectField
          label={say('range')}
          value={typed.range}
          onChange={(range) => onType({ ...typed, range })}
          choices={RANGES.map((value) => ({ value, label: say(`range_${value}`) }))}
        />
      ) : null}
    </>
  );
}

function bodyOf({ name, description, model, schedule, range }: TypedReport, zone: string) {
  return {
    name,
    ...(description === '' ? {} : { description }),
    schedule,
    schedule_enabled: true,
    schedule_timezone: zone,
    spec: { model, params: schedule === 'once' ? paramsOf(model, range) : {} },
  };
}

/** The last whole day, week or month, by the time that such a report goes by. */
function paramsOf(model: Model, range: Range): Readonly<Record<string, unknown>> {
  if (range === 'all' || model === 'accounts_receivables') return {};
  const column = model === 'detailed_settlement' ? 'ingested_at' : 'created_at';
  return { filters: { [column]: { start: `${range}_start`, end: `${range}_end` } } };
}
