import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';

const ROOT = path.join(import.meta.dirname, '../..');

type Money = Readonly<{
  moneyText(minor: number, currency: string, language: string): string;
  readAmount(typed: string, currency: string): number | null;
  decimalText(minor: number, digits: number): string;
}>;

/** The module as browsers get it. */
async function money(): Promise<Money> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'apps/dashboard/src/parts/money.ts')],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as Money;
}

test('amounts are written as the buyers’ pages write them', async () => {
  const { moneyText } = await money();
  const design = JSON.parse(fs.readFileSync(path.join(ROOT, 'contract/design.json'), 'utf8')) as {
    money: readonly {
      language: string;
      country: string | null;
      currency: string;
      minor: number;
      text: string;
    }[];
  };
  const rows = design.money.filter(({ country }) => country === null);
  assert.ok(rows.length > 10);
  assert.deepEqual(
    // which space it is differs between versions of ICU
    rows.map(({ minor, currency, language }) => moneyText(minor, currency, language).replaceAll(/\s/g, ' ')),
    rows.map(({ text }) => text.replaceAll(/\s/g, ' ')),
  );
});

test('what is typed is read in minor units of its currency, or not at all', async () => {
  const { readAmount, decimalText } = await money();
  const rows: readonly (readonly [typed: string, currency: string, minor: number | null])[] = [
    ['12.99', 'EUR', 1299],
    ['12,99', 'EUR', 1299],
    ['1,299.00', 'USD', 129_900],
    ['1.299,00', 'EUR', 129_900],
    ['1 299', 'EUR', 129_900],
    ['1.299', 'EUR', 129_900],
    ['1.2999', 'EUR', null],
    ['1299', 'JPY', 1299],
    ['12.5', 'JPY', null],
    ['1.500', 'KWD', 1500],
    ['0.1', 'KWD', 100],
    ['١٢٫٩٩', 'EUR', 1299],
    ['9007199254740993', 'JPY', null],
    ['-5', 'EUR', null],
    ['twelve', 'EUR', null],
    ['', 'EUR', null],
  ];
  assert.deepEqual(
    rows.map(([typed, currency]) => [typed, currency, readAmount(typed, currency)]),
    rows,
  );
  assert.deepEqual([decimalText(5, 2), decimalText(-1299, 2), decimalText(7, 0)], ['0.05', '-12.99', '7']);
});
