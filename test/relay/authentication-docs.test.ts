import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { METHODS, type Method } from '../../server/relay/authentication/index.ts';

const guide = path.join(import.meta.dirname, '../../docs/relay-authentication.md');
const START = '<!-- generated from server/relay/authentication/methods.ts: do not edit -->\n';
const END = '<!-- end -->\n';

/** `GOLDEN=write npm test -- FILE` writes the tables anew. */
test('the guide holds the field tables that the declarations give', () => {
  const text = fs.readFileSync(guide, 'utf8');
  const before = text.slice(0, text.indexOf(START) + START.length);
  const after = text.slice(text.indexOf(END));
  const expected = `${before}\n${METHODS.map(tableOf).join('\n')}\n${after}`;
  if (process.env['GOLDEN'] === 'write') fs.writeFileSync(guide, expected);
  assert.equal(fs.readFileSync(guide, 'utf8'), expected);
});

test('the guide has an example of every method', () => {
  const examples = fs.readFileSync(guide, 'utf8').split('## Fields')[0] ?? '';
  for (const { name } of METHODS)
    assert.ok(examples.includes(`\`method: ${name}\``) || examples.includes(`\`${name}\``), name);
});

function tableOf({ kind, name, title, description, fields }: Method): string {
  const rows = Object.entries(fields).map(([key, field]) => {
    const notes = [
      field.required ? 'required' : '',
      field.secret ? 'secret' : '',
      field.format === 'text' ? '' : field.format,
    ]
      .filter((note) => note !== '')
      .join(', ');
    const choices = field.choices === undefined ? '' : ` One of ${field.choices.map(code).join(', ')}.`;
    const fallback =
      field.default === undefined ? '' : ` Default ${code(field.default.replaceAll('\n', ' ⏎ '))}.`;
    return `| ${code(key)} | ${notes} | ${(field.help + choices + fallback).replaceAll('|', '\\|')} |`;
  });
  return [
    `### ${code(kind)} ${code(name)}: ${title}`,
    '',
    description,
    '',
    '| field | | |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
