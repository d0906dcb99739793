import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, SelectField, TextField } from '../../parts/form.tsx';
import { methodName } from '../../parts/payment-words.ts';
import { useWords } from '../../words/words.ts';
import { metricOf } from './policy.ts';
import { WORDS } from './words.ts';

const WINDOWS = [
  { value: 'PT15M', name: 'quarter_hour' },
  { value: 'PT1H', name: 'one_hour' },
  { value: 'PT6H', name: 'six_hours' },
  { value: 'P1D', name: 'one_day' },
] as const;
const METHODS = ['', 'card', 'bank', 'paypal', 'applepay', 'googlepay', 'pix', 'paybybank', 'oxxo'] as const;

type Method = (typeof METHODS)[number];

/** A metric of one's own: what share of which payments, in which window, below what. */
export function NewMetricDialog({ onClose }: Readonly<{ onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const [name, setName] = useState('');
  const [window, setWindow] = useState<(typeof WINDOWS)[number]['value']>('PT1H');
  const [below, setBelow] = useState('70');
  const [method, setMethod] = useState<Method>('');
  const [serviceId, setServiceId] = useState('');
  const create = useAct('POST /monitoring/metrics', ['GET /monitoring/metrics']);
  const belowPercent = /^[1-9]\d?$/.test(below.trim()) ? Number(below) : null;
  const submit = (): void => {
    if (belowPercent === null) return;
    create.mutate(
      {
        body: metricOf({
          name: name.trim(),
          window,
          belowPercent,
          method: method === '' ? undefined : method,
          serviceId: serviceId === '' ? undefined : serviceId,
        }),
      },
      { onSuccess: onClose },
    );
  };

  return (
    <Dialog title={say('new_metric')} onClose={onClose}>
      <Form
        problem={create.error}
        onSubmit={submit}
        acts={
          <button
            type="submit"
            className="button"
            data-kind="main"
            disabled={name.trim() === '' || belowPercent === null || create.isPending}
          >
            {say('watch')}
          </button>
        }
      >
        <TextField label={say('name')} value={name} onChange={setName} />
        <SelectField
          label={say('window')}
          value={window}
          onChange={setWindow}
          choices={WINDOWS.map((one) => ({ value: one.value, label: say(one.name) }))}
        />
        <TextField
          label={say('below')}
          kind="number"
          value={below}
          onChange={setBelow}
          problem={belowPercent === null ? say('below_help') : null}
        />
        <WhichPayments {...{ method, setMethod, serviceId, setServiceId }} />
      </Form>
    </Dialog>
  );
}

function WhichPayments({
  method,
  setMethod,
  serviceId,
  setServiceId,
}: Readonly<{
  method: Method;
  setMethod: (method: Method) => void;
  serviceId: string;
  setServiceId: (id: string) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const { data: services } = useRead('GET /payment-services', { query: { limit: 100 } });
  return (
    <>
      <SelectField
        label={say('only_method')}
        value={method}
        onChange={setMethod}
        choices={METHODS.map((value) => ({
          value,
          label: value === '' ? say('everything') : methodName(value),
        }))}
      />
      <SelectField
        label={say('only_service')}
        value={serviceId}
        onChange={setServiceId}
        choices={[
          { value: '', label: say('everything') },
          ...(services?.items ?? []).map(({ id, display_name: label }) => ({ value: id, label })),
        ]}
      />
    </>
  );
}
