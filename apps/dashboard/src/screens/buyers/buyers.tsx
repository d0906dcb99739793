import type { Buyer } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { buyerName } from '../../parts/buyer-name.ts';
import { type Formats, useFormats } from '../../parts/formats.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** Whoever has paid, or may. Personal data are masked here, and revealed one buyer at a time. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const formats = useFormats();

  return (
    <ListPage
      title={say('title')}
      operation="GET /buyers"
      columns={columnsOf(say, list, formats)}
      filters={[
        { name: 'search', label: say('search'), kind: 'text' },
        { name: 'external_identifier', label: list('external'), kind: 'text' },
      ]}
      pinned={['search']}
      hrefOf={({ id }) => `/buyers/${id}`}
      empty={<Empty title={say('empty')}>{say('empty_why')}</Empty>}
    />
  );
}

function columnsOf(
  say: SayText<typeof WORDS>,
  list: SayText<typeof LIST_WORDS>,
  formats: Formats,
): readonly Column<Buyer>[] {
  return [
    {
      name: 'name',
      label: list('name'),
      narrow: 'lead',
      cell: (buyer) => buyerName(buyer) ?? <code>{buyer.id.slice(0, 8)}</code>,
    },
    {
      name: 'email',
      label: say('email'),
      narrow: 'sub',
      cell: ({ billing_details: details }) => details?.email_address ?? <None />,
    },
    {
      name: 'external_identifier',
      label: list('external'),
      narrow: 'sub',
      cell: ({ external_identifier: own }) => own ?? <None />,
    },
    {
      name: 'country',
      label: list('country'),
      cell: ({ billing_details: details }) => {
        const country = details?.address?.country ?? null;
        return country === null ? <None /> : formats.country(country);
      },
    },
    {
      name: 'created_at',
      label: list('created'),
      align: 'end',
      narrow: 'end',
      cell: ({ created_at: at }) => <Time at={at} />,
    },
    { name: 'id', label: list('id'), isExtra: true, cell: ({ id }) => <code>{id}</code> },
  ];
}
