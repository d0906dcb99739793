import { runResource } from './resource.ts';
import type { HomeOf } from './command.ts';
import { type CommandHelp, INSTANCE_OPTIONS, wrongWords } from './help.ts';

/** What is done to a payment that was made: a short way to an operation, with the same options. */
type ShortWay = Readonly<{ name: string; operation: string; takesAmount: boolean }>;

/** What its `--help` says. */
export function shortHelp({ name, operation, takesAmount }: ShortWay): CommandHelp {
  return {
    name,
    usage: [`${name} TRANSACTION_ID [OPTIONS]`],
    options: {
      ...(takesAmount ? { '--amount NUMBER': 'in minor units; default: all that is left' } : {}),
      '--idempotency-key KEY': 'ask again under this key; default: a new one',
      '--fields NAME,NAME': 'only these members',
      ...INSTANCE_OPTIONS,
      '--json': `print JSON. It takes all options of ./railyard ${operation}`,
    },
    examples: [`${name} TRANSACTION_ID`, ...(takesAmount ? [`${name} TRANSACTION_ID --amount 500`] : [])],
  };
}

/**
 * Does it.
 * @throws CommandError where nothing says to which payment
 */
export async function runShort(way: ShortWay, words: readonly string[], home: HomeOf): Promise<void> {
  if (words.length === 0) throw wrongWords('TRANSACTION_ID is missing.', shortHelp(way));
  return runResource([...way.operation.split(' '), ...words], [], home);
}
