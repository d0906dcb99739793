import path from 'node:path';
import { betweenMarks } from './between-marks.ts';

/** As packages/events has it, which is compiled with the packages and their types of browsers. */
type Section = Readonly<{
  title: string;
  intro: string;
  lines: Readonly<Record<string, readonly [when: string, example: unknown]>>;
  react?: Readonly<Record<string, string>>;
}>;
const PACKAGES = path.join(import.meta.dirname, '../../packages');

/** docs/front-end-events.md, with a line for everything that the packages tell. */
export async function frontEndEvents(): Promise<string> {
  const sections = await frontEndSections();
  return betweenMarks('docs/front-end-events.md', 'events', `${sections.map(sectionText).join('\n\n')}\n`);
}

/** Its place is worked out, since the compiler would follow an import into types that only browsers have. */
export async function frontEndSections(): Promise<readonly Section[]> {
  const { SECTIONS } = (await import(path.join(PACKAGES, 'events/src/index.ts'))) as {
    SECTIONS: readonly Section[];
  };
  return SECTIONS;
}

function sectionText({ title, intro, lines, react }: Section): string {
  const rows = Object.entries(lines).map(([name, [when, example]]) => {
    const prop = Object.entries(react ?? {}).find(([, event]) => event === name)?.[0];
    const cells = [`\`${name}\``, ...inReact(react, prop), when, callbackWords(example)];
    return `| ${cells.join(' | ')} |`;
  });
  const head = ['name', ...(react === undefined ? [] : ['in React']), 'sent when', 'carries'];
  return [
    `## ${title}`,
    '',
    intro,
    '',
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...rows,
  ].join('\n');
}

function inReact(react: Section['react'], prop: string | undefined): readonly string[] {
  if (react === undefined) return [];
  return [prop === undefined ? '–' : `\`${prop}\``];
}

/** What a handler is called with, one after the other. */
function callbackWords(example: unknown): string {
  const given: readonly unknown[] = Array.isArray(example) ? example : [example];
  return given.map(text).join(', ') || 'nothing';
}

function text(example: unknown): string {
  return `\`${JSON.stringify(example).replaceAll(/([:,])(?=["{[\dtfn])/g, '$1 ')}\``;
}
