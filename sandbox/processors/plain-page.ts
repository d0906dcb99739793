import type { Answer } from './processor.ts';

/** What a page of one processor answers with. */
export type PlainPage = (status: number, text: string, headers?: Readonly<Record<string, string>>) => Answer;

/** A processor's own page, of which a simulation needs no more than words and buttons. */
export function plainPage(name: string): PlainPage {
  return (status, text, headers = {}) => ({
    status,
    body: `<!doctype html><html lang="en"><title>${name} (simulated)</title><body>${text}</body></html>`,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
}

/** Stands for what happens elsewhere: each button posts the act that it names. */
export function actButtons(acts: readonly string[]): string {
  const buttons = acts.map((act) => `<button name="act" value="${act}">${act.replaceAll('_', ' ')}</button>`);
  return `<form method="post">${buttons.join(' ')}</form>`;
}
