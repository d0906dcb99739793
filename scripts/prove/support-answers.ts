import type { SupportQuestion } from '../../test/harness/support-scenes.ts';

/** A story as it is answered, as far as support looks. */
export type AnsweredStory = Readonly<{
  status: string;
  code: string | null;
  summary: string;
  money: Readonly<Record<string, number | string>>;
  entries: readonly StoryEntry[];
  related: readonly Readonly<{ transaction_id: string; captured_amount: number }>[];
}>;
type StoryEntry = Readonly<{
  id: string;
  kind: string;
  name: string;
  at: string;
  ended_at: string | null;
  cause: string | null;
  result: string | null;
  code: string | null;
  amount: number | null;
  facts: StoryFacts;
  alternatives: readonly Readonly<{ name: string; why: string; reasons: readonly string[]; text: string }>[];
  text: string;
}>;

/** The facts that answers look at, of entries that have them. */
type StoryFacts = Readonly<{
  service?: string;
  actor?: string;
  until?: string | null;
  commission?: number;
  method?: string;
  cancelled?: boolean;
  stage?: string;
  endpoint?: string;
  tries?: number;
  attempts?: readonly Readonly<{ response_status: number | null }>[];
  rules?: readonly Readonly<{ applied: boolean; description: string | null }>[];
}>;

/** Who answers sees the story alone; null: it does not say. */
export type AnswerFromStory = (story: AnsweredStory) => string | null;

const entriesOf = ({ entries }: AnsweredStory, kind: string, name?: string): readonly StoryEntry[] =>
  entries.filter((entry) => entry.kind === kind && (name === undefined || entry.name === name));

/** The reason of the last call that was refused, where it is the payment's as well. */
const whyDeclined: AnswerFromStory = (story) => {
  const call = entriesOf(story, 'call', 'authorize').at(-1);
  return call !== undefined && call.code === story.code && story.summary.length > 0 ? call.code : null;
};

const whyThere: AnswerFromStory = (story) => {
  const [decision] = entriesOf(story, 'decision', 'route-transaction');
  const [call] = entriesOf(story, 'call', 'authorize');
  const rule = decision?.facts.rules?.find(({ applied }) => applied);
  return rule === undefined || call === undefined ? null : `${rule.description}: ${call.facts.service}`;
};

const whyNotThere: AnswerFromStory = (story) => {
  const [decision] = entriesOf(story, 'decision', 'route-transaction');
  const unable = decision?.alternatives.find(
    ({ why, reasons }) => why === 'does-not-take' && reasons.length > 0,
  );
  return unable === undefined ? null : `${unable.name}: ${unable.reasons.join(', ')}`;
};

/** Each attempt was caused by the one before it. */
const whyTwo: AnswerFromStory = (story) => {
  const calls = entriesOf(story, 'call', 'authorize');
  const isChain = calls.every((call, index) => index === 0 || call.cause === calls[index - 1]?.id);
  return isChain ? calls.map(({ code, facts }) => `${facts.service}: ${code}`).join(', then ') : null;
};

const chargedTwice: AnswerFromStory = ({ money, related }) => {
  const other = related.find(({ captured_amount: captured }) => captured > 0);
  return other === undefined
    ? null
    : `${money['captured_amount']} in this one, ${other.captured_amount} in ${other.transaction_id}`;
};

const whereMoney: AnswerFromStory = (story) => {
  const wait = entriesOf(story, 'wait', 'capture').find(({ result }) => result === 'waiting');
  return wait === undefined
    ? null
    : `${story.money['held_amount']} held, waits for a capture until ${wait.facts.until}`;
};

const whetherSettled: AnswerFromStory = (story) => {
  const [line] = entriesOf(story, 'settlement', 'settlement');
  return line === undefined ? null : `${line.amount} settled, ${line.facts.commission} in fees`;
};

const whoRefunded: AnswerFromStory = (story) => {
  const [refund] = entriesOf(story, 'call', 'refund');
  const asked = story.entries.find(({ id, kind }) => kind === 'audit' && id === refund?.cause);
  return refund === undefined || asked === undefined ? null : `${refund.amount} by ${asked.facts.actor}`;
};

const whyRefundFailed: AnswerFromStory = (story) => entriesOf(story, 'call', 'refund')[0]?.code ?? null;

const whetherConfirmed: AnswerFromStory = (story) => {
  const [result] = entriesOf(story, 'authentication', 'three-d-secure-result-request');
  return result?.result === 'Y' && result.facts.method === 'challenge' ? 'yes, in a challenge' : null;
};

const whyNotConfirmed: AnswerFromStory = (story) => {
  const [result] = entriesOf(story, 'authentication', 'three-d-secure-result-request');
  return result?.facts.cancelled === true ? `the buyer left the challenge: ${story.code}` : null;
};

const whetherDelivered: AnswerFromStory = (story) => {
  const [message] = entriesOf(story, 'message').filter(({ result }) => result === 'delivered');
  const last = message?.facts.attempts?.at(-1);
  return message === undefined || last === undefined
    ? null
    : `${message.name} to ${message.facts.endpoint}: ${last.response_status}`;
};

const whyNotDelivered: AnswerFromStory = (story) => {
  const [message] = entriesOf(story, 'message').filter(({ result }) => result !== 'delivered');
  if (message === undefined) return null;
  const { attempts, tries, endpoint } = message.facts;
  const status = attempts?.at(-1)?.response_status;
  return `${message.name} to ${endpoint}: ${status}, tried ${tries} time${tries === 1 ? '' : 's'}, ${message.result}`;
};

const callOfWait = (story: AnsweredStory, result: string): StoryEntry | undefined => {
  const wait = entriesOf(story, 'wait', 'outcome').find((one) => one.result === result);
  return story.entries.find(({ id }) => wait !== undefined && id === wait.cause);
};

const whyProcessing: AnswerFromStory = (story) => {
  const call = callOfWait(story, 'waiting');
  return call === undefined ? null : `the outcome at ${call.facts.service} is not known yet`;
};

const whySoLong: AnswerFromStory = (story) => {
  const call = callOfWait(story, 'over');
  return call === undefined
    ? null
    : `the outcome at ${call.facts.service} was unknown, and found out to be: ${call.result}`;
};

const whichRule: AnswerFromStory = (story) => {
  const [decision] = entriesOf(story, 'decision', 'decline-early');
  const rule = decision?.facts.rules?.find(({ applied }) => applied);
  return rule === undefined ? null : `${rule.description}: ${decision?.code}`;
};

const whyNobody: AnswerFromStory = (story) => {
  const [decision] = entriesOf(story, 'decision', 'route-transaction');
  const [first] = decision?.alternatives ?? [];
  return first === undefined ? null : `${first.name} ${first.reasons.join(', and ')}`;
};

const whetherFraud: AnswerFromStory = (story) => {
  const [screening] = entriesOf(story, 'screening');
  return screening === undefined ? null : `${screening.facts.service}: ${screening.result}`;
};

const whatGiftCard: AnswerFromStory = (story) => {
  const [card] = entriesOf(story, 'call', 'authorize');
  const [gift] = entriesOf(story, 'gift-card', 'redeem-gift-card');
  return card === undefined || gift === undefined
    ? null
    : `${gift.amount} by gift card, ${card.amount} by card`;
};

const whetherDisputed: AnswerFromStory = (story) => {
  const last = entriesOf(story, 'dispute').at(-1);
  return last === undefined ? null : `yes, at ${last.facts.service}: ${last.facts.stage}, ${last.result}`;
};

export const SUPPORT_ANSWERS: Readonly<Record<SupportQuestion, AnswerFromStory>> = {
  'Why was it declined?': whyDeclined,
  'Why did this processor get it?': whyThere,
  'Why not the other processor?': whyNotThere,
  'Why were two processors asked?': whyTwo,
  'Was the buyer charged twice?': chargedTwice,
  'Where is the money?': whereMoney,
  'Has it been settled to us, and at what cost?': whetherSettled,
  'Who gave how much back?': whoRefunded,
  'Why did the refund fail?': whyRefundFailed,
  'Did the customer confirm?': whetherConfirmed,
  'Why was the customer not let through?': whyNotConfirmed,
  'Was the webhook delivered?': whetherDelivered,
  'Why did our system not hear of it?': whyNotDelivered,
  'Why is it still processing?': whyProcessing,
  'Why did it take so long?': whySoLong,
  'Which rule of ours refused it?': whichRule,
  'Why could nobody take it?': whyNobody,
  'Did the fraud check stop it?': whetherFraud,
  'What did the gift card pay?': whatGiftCard,
  'Does the buyer dispute it?': whetherDisputed,
};
