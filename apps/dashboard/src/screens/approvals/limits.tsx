import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApprovalLimit } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { type Problem, problemOf } from '../../api/problem.ts';
import { useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Form, TextField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { decimalText, digitsOf, readAmount } from '../../parts/money.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';
import { useAccount } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** From which amounts on a second person has to agree, by currency. */
export function ApprovalLimits(): ReactNode {
  const read = useRead('GET /approval-limits', {});
  if (read.data === undefined)
    return read.error === null ? (
      <Loading rows={3} />
    ) : (
      <Trouble problem={read.error} onRetry={() => void read.refetch()} />
    );
  return <LimitsForm key={read.dataUpdatedAt} limits={read.data.limits} />;
}

type TypedLimit = Readonly<{ currency: string; amount: string }>;

function LimitsForm({ limits }: Readonly<{ limits: readonly ApprovalLimit[] }>): ReactNode {
  const say = useWords(WORDS);
  const merchantAccount = useAccount();
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly TypedLimit[]>(() => limits.map(typedOf));
  const put = (at: number, change: Partial<TypedLimit>): void =>
    setRows((before) => before.map((row, index) => (index === at ? { ...row, ...change } : row)));
  const wanted = rows.map(limitOf);
  const saving = useMutation<unknown, Problem>({
    mutationFn: () =>
      call(
        'PUT /approval-limits',
        { body: { limits: wanted.filter((one) => one !== null) } },
        { merchantAccount },
      ),
    onSuccess: () => toast(say('saved')),
    onSettled: () => client.invalidateQueries({ queryKey: [merchantAccount, 'GET /approval-limits'] }),
  });

  return (
    <div className="limits">
      <Form
        onSubmit={() => saving.mutate()}
        problem={saving.error === null ? null : problemOf(saving.error)}
        acts={
          <ActButton
            needs="merchant-accounts.write"
            type="submit"
            data-kind="main"
            disabled={saving.isPending || wanted.includes(null)}
          >
            {say('save')}
          </ActButton>
        }
      >
        <p className="hint">{say('limits_why')}</p>
        {rows.length === 0 ? <p>{say('no_limits')}</p> : null}
        {rows.map((row, at) => (
          <LimitRow
            key={at}
            row={row}
            onChange={(change) => put(at, change)}
            onRemove={() => setRows((before) => before.filter((_, index) => index !== at))}
          />
        ))}
        <button
          type="button"
          className="button limit-add"
          onClick={() => setRows((before) => [...before, { currency: '', amount: '' }])}
        >
          <Icon name="plus" />
          {say('add')}
        </button>
      </Form>
    </div>
  );
}

function LimitRow({
  row,
  onChange,
  onRemove,
}: Readonly<{
  row: TypedLimit;
  onChange: (change: Partial<TypedLimit>) => void;
  onRemove: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const isWrong = row.amount !== '' && row.currency.length === 3 && limitOf(row) === null;
  return (
    <div className="limit">
      <TextField
        label={say('currency')}
        placeholder="EUR"
        value={row.currency}
        onChange={(currency) => onChange({ currency: currency.toUpperCase().slice(0, 3) })}
      />
      <TextField
        label={say('from')}
        kind="decimal"
        value={row.amount}
        problem={isWrong ? say('no_amount') : null}
        onChange={(amount) => onChange({ amount })}
      />
      <button type="button" className="icon-button" onClick={onRemove}>
        <Icon name="close" />
        <span className="unseen">{`${say('remove')} ${row.currency}`}</span>
      </button>
    </div>
  );
}

function typedOf({ currency, amount }: ApprovalLimit): TypedLimit {
  return { currency, amount: decimalText(amount, digitsOf(currency)) };
}

/** Null: not whole yet. */
function limitOf({ currency, amount }: TypedLimit): ApprovalLimit | null {
  const minor = /^[A-Z]{3}$/.test(currency) ? readAmount(amount, currency) : null;
  return minor === null ? null : { currency, amount: minor };
}
