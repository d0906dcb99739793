import type { AntiFraudServiceDetails } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { Section } from '../../parts/detail-page.tsx';
import { FormProblem, SelectField } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts } from '../../parts/values.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const DEFINITION = 'forter-anti-fraud';
const KEY = 'use_api_version_10_2';

/** Forter speaks two versions of its API: which one each service uses, and the way to the other. */
export function ForterVersions(): ReactNode {
  const say = useWords(WORDS);
  const read = useRead('GET /anti-fraud-services', { query: { limit: 100 } });
  const services = (read.data?.items ?? []).filter(
    ({ anti_fraud_service_definition_id: id }) => id.startsWith('forter') || id === DEFINITION,
  );
  if (services.length === 0) return null;

  return (
    <div className="relay-part">
      <Section title={say('forter')}>
        <p className="hint">{say('forter_why')}</p>
        {services.map((service) => (
          <ForterVersion key={service.id} service={service} />
        ))}
      </Section>
    </div>
  );
}

function ForterVersion({ service }: Readonly<{ service: AntiFraudServiceDetails }>): ReactNode {
  const say = useWords(WORDS);
  const mayWrite = useMay()('anti-fraud-services.write');
  const update = useAct('PUT /anti-fraud-services/{anti_fraud_service_id}');
  const isNew = service.fields.some(({ key, value }) => key === KEY && value === 'true');
  const choose = (version: '2.1' | '10.2'): void =>
    update.mutate(
      {
        path: { anti_fraud_service_id: service.id },
        body: { fields: [{ key: KEY, value: String(version === '10.2') }] },
      },
      { onSuccess: () => toast(say('saved')) },
    );

  if (!mayWrite)
    return <Facts rows={[[service.display_name, say('version', { version: isNew ? '10.2' : '2.1' })]]} />;

  return (
    <div className="forter">
      <SelectField<'2.1' | '10.2'>
        label={service.display_name}
        value={isNew ? '10.2' : '2.1'}
        onChange={choose}
        choices={(['2.1', '10.2'] as const).map((version) => ({
          value: version,
          label: say('version', { version }),
        }))}
      />
      {update.error === null ? null : <FormProblem problem={update.error} />}
    </div>
  );
}
