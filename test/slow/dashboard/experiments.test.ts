import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { assertFaultless, openDashboardPage } from '../../harness/dashboard-pages.ts';
import { becomes } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

/** A routing experiment, as somebody of finance reads it, and ends it. */
let instance: Instance;
let browser: Browser;
let origin: string;
let experimentId: string;
before(async () => {
  instance = await newInstance();
  await instance.start().ready();
  origin = `http://dashboard.localhost:${instance.settings['PORT']}`;
  browser = await openBrowser();
  const [service] = await rows<{ id: string }>(
    'SELECT payment_service_id AS id FROM payment_services LIMIT 1',
  );
  const arm = { share_percent: 50, attempts: [service?.id] };
  const made = await instance.post('/experiments', {
    name: 'The other acquirer',
    arms: [
      { name: 'as-it-is', ...arm },
      { name: 'other-first', ...arm },
    ],
    expected_decline_basis_points: 1500,
    difference_basis_points: 100,
  });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  experimentId = String(made.body['id']);
});
after(async () => {
  await browser.close();
  await instance.close();
});

function rows<Row>(text: string): Promise<Row[]> {
  return instance.database.db.query<Row>({ name: '', text }, []);
}

/** As if so many payments had come: too few for the evidence to end it. */
async function count(arm: string, known: number, approved: number): Promise<void> {
  await rows(`UPDATE experiments SET started_at = now()`);
  await rows(
    `UPDATE experiment_arms SET payments = ${known + 4}, approved = ${approved}, not_approved = ${known - approved},
       unknown_outcomes = 12, challenges = 2011 WHERE arm = '${arm}'`,
  );
}

const waitForText = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();

test('an experiment tells what was found until now, and ends by hand with the arm that was chosen', async () => {
  const seen = await openDashboardPage(browser, origin);
  const { page } = seen;
  await seen.open('/m/default/experiments');
  await assertFaultless(seen, 'experiment-list');
  await page.getByRole('link', { name: 'The other acquirer' }).click();
  await waitForText(page, 'No payment has come yet');
  await waitForText(page, 'Nothing known yet');
  await waitForText(page, 'Chargebacks count after');
  await assertFaultless(seen, 'experiment-not-begun');

  await count('as-it-is', 20_110, 17_098);
  await count('other-first', 20_086, 17_200);
  await page.reload();
  await waitForText(page, 'Nothing is decided yet');
  await waitForText(page, '+0.61 points');
  await waitForText(page, '85.63%');
  await assertFaultless(seen, 'experiment-running');

  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByLabel('Goes on with').selectOption('other-first');
  await assertFaultless(seen, 'experiment-ending');
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await waitForText(page, 'Somebody ended it, and it names no winner. Its rules go on with other-first.');
  const asked = seen.problems.splice(0);
  assert.ok(
    asked.every((text) => text.includes('403')),
    asked.join('\n'),
  ); // a confirmation was asked for
  await assertFaultless(seen, 'experiment-ended');
  await seen.close();
});

test('an experiment on money is planned in a form, tells how long it takes, and is started for a rule', async () => {
  const seen = await openDashboardPage(browser, origin);
  const { page } = seen;
  await seen.open('/m/default/experiments');
  await page.getByRole('link', { name: 'Plan an experiment' }).click();
  await page.getByLabel('Name', { exact: true }).fill('What it costs');
  const arms = page.getByRole('group');
  for (const [at, name] of ['As it is', 'What is tried'].entries()) {
    const arm = arms.filter({ has: page.locator('legend', { hasText: name }) });
    await arm.getByRole('button', { name: 'Add a payment service' }).click();
    if (at === 1) await arm.getByLabel('What is sent').selectOption('pan');
  }
  await assertFaultless(seen, 'experiment-plan');
  await page.getByLabel('Compares').selectOption('money_kept');
  const plan = page.getByRole('main').getByRole('button', { name: 'Plan an experiment' });
  await becomes(() => plan.isDisabled(), true); // no fee is known
  await page.getByLabel(': fee, %').fill('1.5');
  await page.getByLabel('A payment asks on average').fill('60');
  await plan.click();
  await waitForText(page, 'must be given: fewer than 100 payments in EUR are known');
  const refused = seen.problems.splice(0);
  assert.ok(refused.length === 1 && refused.every((text) => text.includes('422')), refused.join('\n'));
  await assertFaultless(seen, 'experiment-plan-refused');
  await page.getByLabel('Counts as at most').fill('500');
  await page.getByLabel('Smallest difference worth finding').fill('2');
  await plan.press('Enter');
  await waitForText(page, 'To find 2 of 100 asked takes');
  await assertFaultless(seen, 'experiment-planned');

  await page.getByRole('button', { name: 'Start it' }).click();
  await assertFaultless(seen, 'experiment-start');
  await page.getByRole('dialog').getByRole('button', { name: 'Start it' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await waitForText(page, 'The experiment deals payments now');
  await waitForText(page, 'A rule deals payments to it');
  assert.equal(await page.getByRole('button', { name: 'Start it' }).count(), 0); // no second rule
  seen.problems.splice(0); // a confirmation was asked for
  const written = await rows<{ rules: string }>(
    'SELECT rules::text AS rules FROM flow_versions ORDER BY number DESC LIMIT 1',
  );
  assert.match(written[0]?.rules ?? '', /"What it costs"/);
  await seen.close();
});

test('on a telephone, in the dark, nothing is too wide', async () => {
  const seen = await openDashboardPage(browser, origin, {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  });
  await seen.open(`/m/default/experiments/${experimentId}`);
  await seen.page.locator('.differences').waitFor();
  await assertFaultless(seen, 'experiment-telephone');
  await seen.open('/m/default/experiments/new');
  await seen.page.getByLabel('Compares').selectOption('money_kept');
  await assertFaultless(seen, 'experiment-plan-telephone');
  await seen.close();
});
