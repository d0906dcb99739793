import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes } from '../../harness/eventually.ts';
import { type Stand, waitForEvent, inputOf, openMerchantPage, shows } from '../../harness/merchant-page.ts';

/** Card fields by a real keyboard, in Chromium. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
});
after(() => stand.close());

async function open(config: object = {}, options: object = {}): Promise<Page> {
  const page = await stand.showMerchant();

  const given = { frameUrl: stand.fieldsUrl, sessionId: await stand.newSession(), ...config };
  await page.evaluate(`mount(${JSON.stringify(given)}, ${JSON.stringify({ postalCode: {}, ...options })})`);
  await waitForEvent(page, 'ready');
  for (const type of Object.keys(TITLES))
    await waitForEvent(page, 'form-change', `data.fields.${type} !== undefined`);
  return page;
}

const TITLES = {
  number: 'Card number',
  expiryDate: 'Expiry date',
  securityCode: 'Security code',
  postalCode: 'Postal code',
} as const;
type FieldType = keyof typeof TITLES;

type Vector = Readonly<{
  field: FieldType;
  scheme: 'visa' | 'amex' | null;
  steps: readonly Readonly<{ key: string; text: string; selection: readonly [number, number] }>[];
}>;
const VECTORS = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../../contract/vectors/typing.json'), 'utf8'),
) as readonly Vector[];
const BEGINNINGS = { visa: '4', amex: '37' } as const;

/** Presses a key of the vectors. */
async function press(page: Page, type: FieldType, key: string): Promise<void> {
  const [, verb, given = ''] = /^(paste|set) (.*)$/.exec(key) ?? [];
  if (verb === 'paste') {
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(given)})`);
    return page.keyboard.press('Control+V');
  }
  if (verb === 'set') return write(page, type, given);
  if (key === 'All') return page.keyboard.press('Control+A');
  if (key === 'Cut') return page.keyboard.press('Control+X');
  return /^[ -~]|^[A-Z]\w+$/.test(key) ? page.keyboard.press(key) : page.keyboard.insertText(key);
}

/** What a test needs of an input; this project compiles without the types of a browser. */
type Input = {
  value: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  dispatchEvent(event: Event): boolean;
};

/** As a password manager may write a value. */
function write(page: Page, type: FieldType, value: string, events: readonly string[] = ['change']) {
  return inputOf(page, TITLES[type]).evaluate(
    (input: Input, [text, names]) => {
      input.value = text;
      for (const name of names) input.dispatchEvent(new Event(name, { bubbles: true }));
    },
    [value, events] as const,
  );
}

function seenInput(
  page: Page,
  type: FieldType,
): Promise<Readonly<{ text: string; selection: readonly number[] }>> {
  return inputOf(page, TITLES[type]).evaluate(({ value, selectionStart, selectionEnd }: Input) => ({
    text: value,
    selection: [selectionStart, selectionEnd],
  }));
}

/** All that are typed, and some of those that go in whole: their steps are alike. */
const PLAYED = VECTORS.filter(
  ({ steps }, index) => index % 40 === 0 || !/^(?:paste|set) /.test(steps[0]?.key ?? ''),
);

test('the keys of the vectors make of a field in a browser what the vectors say', async () => {
  const page = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { field: type, scheme, steps } of PLAYED) {
    await page.evaluate(`number.clear(); ${type}.clear()`);
    await shows(inputOf(page, TITLES[type]), '');
    if (scheme !== null) {
      await inputOf(page, TITLES.number).pressSequentially(BEGINNINGS[scheme]);
      await waitForEvent(page, `${type}:input`, `data.codeLabel === '${scheme === 'amex' ? 'CID' : 'CVV'}'`);
    }
    await inputOf(page, TITLES[type]).focus();
    for (const { key } of steps) await press(page, type, key);
    const { text, selection } = steps.at(-1) ?? assert.fail('a vector without keys');
    assert.deepEqual(
      await seenInput(page, type),
      { text, selection },
      `${type}: ${steps.map(({ key }) => key).join(' ')}`,
    );
  }
});

for (const [name, options] of [
  ['plain', {}],
  ['hidden when it is left', { number: { maskInput: true }, securityCode: { maskInput: true } }],
  ['hidden while it is typed', { number: { maskOnInput: true }, securityCode: { maskOnInput: true } }],
] as const)
  test(`whoever comes back by the keyboard and types replaces what stood there: ${name}`, async () => {
    const page = await open({}, options);
    await inputOf(page, TITLES.number).focus();
    await page.keyboard.type('378282246310005');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1230');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1234');
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('Shift+Tab');
    await becomes(() => page.evaluate('document.activeElement.title'), TITLES.number);
    await page.keyboard.type('5555555555554444');
    await waitForEvent(page, 'number:input', "data.schema === 'mastercard' && data.valid");
    await page.keyboard.press('Tab');
    await page.keyboard.type('0431');
    await shows(inputOf(page, TITLES.expiryDate), '04 / 31');
    await page.keyboard.press('Tab');
    await page.keyboard.type('987');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('1/32');
    await shows(inputOf(page, TITLES.expiryDate), '01 / 32');
    await waitForEvent(page, 'form-change', 'data.fields.number.valid && data.fields.securityCode.valid');
    if (name === 'plain') {
      await shows(inputOf(page, TITLES.number), '5555 5555 5555 4444');
      await shows(inputOf(page, TITLES.securityCode), '987');
    }
  });

test('a field that the page or the form goes to is typed over as well', async () => {
  const page = await open({ autoAdvance: true });
  await inputOf(page, TITLES.expiryDate).focus();
  await page.keyboard.type('0120');
  await page.evaluate('number.focus()');
  await waitForEvent(page, 'number:focus');
  await page.keyboard.type('4111111111111111');
  // The date in it is over, so the form goes there.
  await waitForEvent(
    page,
    'expiryDate:focus',
    'window.told.filter(({ name }) => name === "expiryDate:focus").length > 1',
  );
  await page.keyboard.type('1230');
  await shows(inputOf(page, TITLES.expiryDate), '12 / 30');
  // The form goes on, and would take the focus from what the page goes to meanwhile.
  await waitForEvent(page, 'securityCode:focus');
  await page.evaluate('number.focus()');
  await becomes(async () => (await seenInput(page, 'number')).selection, [0, 19]);
  await page.keyboard.type('5555555555554444');
  await shows(inputOf(page, TITLES.number), '5555 5555 5555 4444');
});

test('a code of three digits is done while no number is known, and one of a scheme with four is not', async () => {
  const page = await open({ autoAdvance: ['securityCode', 'number'] });
  await inputOf(page, TITLES.securityCode).focus();
  await page.keyboard.type('123');
  await waitForEvent(page, 'number:focus');
  await page.keyboard.type('3782');
  await waitForEvent(page, 'securityCode:input', "data.codeLabel === 'CID'");
  await waitForEvent(page, 'form-change', 'data.fields.securityCode.valid === false');
});

test('a year and a month that were typed in this order are the date as soon as the field is left', async () => {
  const page = await open();
  await inputOf(page, TITLES.expiryDate).focus();
  await page.keyboard.type('2030-1');
  await shows(inputOf(page, TITLES.expiryDate), '2030 / 1');
  await page.keyboard.press('Tab');
  await shows(inputOf(page, TITLES.expiryDate), '01 / 30');
  await waitForEvent(page, 'form-change', 'data.fields.expiryDate.valid');
});

test('a click puts the caret where it was clicked, and undoing leaves a value that can be read', async () => {
  const page = await open();
  const expiry = inputOf(page, TITLES.expiryDate);
  await expiry.focus();
  await page.keyboard.type('1230');
  await inputOf(page, TITLES.number).focus();
  await expiry.click({ position: { x: 4, y: 20 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await shows(expiry, '23 / 0');
  await page.keyboard.press('Control+Z');
  await becomes(async () => /^(?:12 \/ 30|23 \/ 0|02 \/ 30)$/.test(await expiry.inputValue()), true);
  const state = await expiry.inputValue();
  await page.keyboard.press('Tab');
  await shows(expiry, state);
});

for (const [name, events] of [
  ['a change alone', ['change']],
  ['an input alone', ['input']],
  ['both', ['input', 'change']],
  ['nothing', []],
] satisfies [string, string[]][])
  test(`a card that a program writes and tells by ${name} is the card that is sent`, async () => {
    const page = await stand.openMerchant();
    const sessionId = await stand.newSession();
    await page.evaluate(`mount(${JSON.stringify({ frameUrl: stand.fieldsUrl, sessionId })})`);
    await waitForEvent(page, 'ready');
    await inputOf(page, TITLES.number).focus();
    await write(page, 'number', '5555 5555 5555 4444', events);
    await write(page, 'expiryDate', '203012', events);
    await write(page, 'securityCode', '123', events);
    for (const title of [TITLES.expiryDate, TITLES.securityCode]) await inputOf(page, title).focus();
    await shows(inputOf(page, TITLES.number), '5555 5555 5555 4444');
    await page.evaluate('fields.submit()');
    assert.deepEqual(await waitForEvent(page, 'card-vault-success'), {
      scheme: 'mastercard',
      bin: '55555555',
    });
    await shows(inputOf(page, TITLES.expiryDate), '12 / 30');
    const paid = await stand.shop.pay({ payment_method: { method: 'checkout-session', id: sessionId } });
    assert.equal(paid.body.payment_method.expiration_date, '12/30', paid.text);
    await page.context().close();
  });

test('redactValue hides every kind of value, whatever the options say, and an edit of it lands', async () => {
  const page = await open({}, { number: { showLastFour: true }, expiryDate: { showLastFour: true } });
  const typed: readonly (readonly [FieldType, string, string, string])[] = [
    ['number', '4111111111111111', '•••• •••• •••• 1111', '4111 1111 1111 1111'],
    ['expiryDate', '1230', '•• / ••', '12 / 30'],
    ['securityCode', '123', '•••', '123'],
    ['postalCode', 'SW1A 1AA', '••••••••', 'SW1A 1AA'],
  ];
  for (const [type, text, hidden, shown] of typed) {
    await inputOf(page, TITLES[type]).pressSequentially(text);
    await page.evaluate(`${type}.redactValue()`);
    assert.deepEqual(await waitForEvent(page, `${type}:redacted`), { id: type });
    await shows(inputOf(page, TITLES[type]), hidden);
    await page.evaluate(`${type}.unredactValue()`);
    await shows(inputOf(page, TITLES[type]), shown);
  }
  await page.evaluate('expiryDate.redactValue()');
  await shows(inputOf(page, TITLES.expiryDate), '•• / ••');
  await inputOf(page, TITLES.expiryDate).press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await page.evaluate('expiryDate.unredactValue()');
  await shows(inputOf(page, TITLES.expiryDate), '12 / 31');
});
