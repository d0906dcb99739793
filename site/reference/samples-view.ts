import { colourCode, escapeHtml } from '../code.ts';
import { contract } from '../../sdks/generator/index.ts';
import { samplesIn } from '../../sdks/generator/samples/index.ts';
import { type Sample, shownSamples } from '../../sdks/generator/samples/sample.ts';
import { type DocumentedOperation, readContract } from './document.ts';

const MODEL = contract();
/** Every language that samples are shown in. */
export const SAMPLE_LANGUAGES = samplesIn(MODEL);
const SAMPLES: ReadonlyMap<string, Sample> = new Map(
  shownSamples(MODEL).map((sample) => [sample.operation.id, sample]),
);
const ANSWERS = readContract<Readonly<Record<string, unknown>>>('examples.json');

/** Samples of an operation in every language, and what it is answered. */
export function samplesView({ operationId, responses }: DocumentedOperation): string {
  const sample = SAMPLES.get(operationId);
  const asked =
    sample === undefined
      ? ''
      : tabs(
          SAMPLE_LANGUAGES.map((one) => ({
            language: one.language,
            title: one.title,
            code: one.sample(sample),
          })),
        );
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '200';
  const answer = ANSWERS[operationId];
  const answered =
    answer === undefined || answer === null
      ? ''
      : `<section class="panel answer"><h2 class="panel-head">Answer <span class="status">${status}</span></h2>` +
        `<pre tabindex="0"><code>${colourCode(JSON.stringify(answer, null, 2), 'json')}</code></pre></section>`;

  return asked + answered;
}

export type Tab = Readonly<{ language: string; title: string; code: string }>;

/** Code in several languages, of which the page shows the reader's; all of them, where no script runs. */
export function tabs(all: readonly Tab[]): string {
  const buttons = all.map(
    ({ language, title }) =>
      `<button type="button" role="tab" data-pick="${language}">${escapeHtml(title)}</button>`,
  );
  const panels = all.map(
    ({ language, title, code }) =>
      `<div class="sample" data-language="${language}"><p class="sample-title">${escapeHtml(title)}</p>` +
      `<pre tabindex="0"><code>${colourCode(code.trimEnd(), language)}</code></pre></div>`,
  );
  return (
    `<section class="panel samples"><div class="panel-head"><div class="tabs" role="tablist" aria-label="Language">` +
    `${buttons.join('')}</div></div>${panels.join('')}</section>`
  );
}
