import { oneOfEach, type Walk } from '../walk/calls.ts';
import { makeRows } from '../walk/rows.ts';
import { DASHBOARD_URL } from './dashboard.ts';
import { openPerson } from './person.ts';
import type { TestServiceOptions } from './service.ts';
import { openShop, type Shop } from './shop.ts';

/** There is one of everything in it. */
export async function openWalk(options: TestServiceOptions = {}): Promise<Walk> {
  const config = { ...options.config, dashboardUrl: DASHBOARD_URL };
  const shop = await openShop({ worker: false, ...options, config });
  try {
    return await walkIn(shop);
  } catch (error) {
    await shop.close();
    throw error;
  }
}

async function walkIn(shop: Shop): Promise<Walk> {
  const { logIn, cookie } = await openPerson(shop.service, { email: 'walker@shop.example' });
  await logIn(); // a session that others end
  await makeRows(shop.service);
  return { shop, cookie, answers: await oneOfEach({ shop, cookie, answers: {} }) };
}
