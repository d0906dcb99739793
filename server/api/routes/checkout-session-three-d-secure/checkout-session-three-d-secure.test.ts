import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';
import { buyerOf } from '../../../../test/three-d-secure/buyer.ts';
import { mockCavv } from '../../../../sandbox/processors/three-d-secure/directory.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
  for (const scheme of ['visa', 'mastercard']) {
    const body = {
      scheme,
      merchant_acquirer_bin: '516327',
      merchant_acquirer_id: '123456789',
      merchant_name: 'Café "Zoë" & Co',
      merchant_country_code: 'US',
      merchant_category_code: '5411',
      merchant_url: 'https://shop.example',
      metadata: {},
    };
    assert.equal(
      (await service.request('POST', '/merchant-accounts/default/three-ds-configurations', { body })).status,
      201,
    );
  }
});
after(() => service.close());

const FRICTIONLESS = '5200000000001203';
const CHALLENGED = '4111111111181072';
const NOT_ENROLLED = '4111111111111111';
const RETURN = 'https://shop.example/back?order=7';

async function session(number: string, more: object = {}): Promise<string> {
  const made = await service.request('POST', '/checkout/sessions', {
    body: { amount: 1299, currency: 'USD', ...more },
  });
  const fields = {
    payment_method: { method: 'card', number, expiration_date: '03/30', security_code: '100' },
  };
  assert.equal(
    (await service.request('PUT', `/checkout/sessions/${made.body.id}/fields`, { token: null, body: fields }))
      .status,
    204,
  );
  return made.body.id as string;
}

async function begin(id: string, body: object = { redirect_url: RETURN }): Promise<string> {
  const answer = await service.request('POST', `/checkout/sessions/${id}/three-d-secure`, { body });
  assert.deepEqual([answer.status, answer.body.status], [201, 'pending']);
  return answer.body.approval_url as string;
}

const read = async (id: string) =>
  (await service.request('GET', `/checkout/sessions/${id}/three-d-secure`)).body as {
    status: string;
    three_d_secure: Record<string, never> & {
      status: string;
      method: string;
      response_data: Record<string, string> | null;
      error_data: Record<string, string> | null;
    };
  };

/** Opens the approval page and presses its button; with a challenge, arrives at the issuer's page. */
async function arrive(url: string, language?: string) {
  const buyer = buyerOf(service, language);
  const opened = await buyer.open(url);
  const asked =
    opened.location === null && !opened.html.includes('name="creq"') ? await buyer.press(opened) : opened;
  return {
    buyer,
    page: asked.location === null && asked.html.includes('name="creq"') ? await buyer.press(asked) : asked,
  };
}

test('201: a card that is authenticated without friction sends the buyer back at once, with a proof', async () => {
  const id = await session(FRICTIONLESS);
  const { page } = await arrive(await begin(id));
  assert.equal(page.status, 303);
  assert.equal(
    page.location,
    `https://shop.example/back?order=7&checkout_session_id=${id}&three_d_secure_status=succeeded`,
  );
  const { status, three_d_secure: summary } = await read(id);
  assert.deepEqual(
    [
      status,
      summary.status,
      summary.method,
      summary.response_data?.['eci'],
      summary.response_data?.['directory_response'],
    ],
    ['succeeded', 'complete', 'frictionless', '02', 'Y'],
  );
  assert.match(summary.response_data?.['cavv'] ?? '', /^[A-Za-z0-9+/]{27}=$/);
});

test('201: the CAVV is the one that a test can work out', async () => {
  const id = await session(FRICTIONLESS);
  const url = await begin(id);
  await arrive(url);
  const [, authenticationId = ''] = Buffer.from(url.split('/').at(-1) ?? '', 'base64url')
    .toString()
    .split('/');
  assert.equal((await read(id)).three_d_secure.response_data?.['cavv'], mockCavv(authenticationId));
});

const CLICKS = [
  ['approve', 'succeeded', 'complete', '05', null],
  ['decline', 'failed', 'declined', null, '305'],
  ['cancel', 'failed', 'cancelled', null, '402'],
  ['timeout', 'failed', 'error', null, '402'],
] as const;

for (const [click, status, summaryStatus, eci, code] of CLICKS) {
  test(`200: a buyer who presses ${click} on the issuer's page comes back ${status}`, async () => {
    const id = await session(CHALLENGED);
    const { buyer, page } = await arrive(await begin(id));
    assert.equal(page.status, 200);
    assert.equal((await read(id)).status, 'pending');
    const back = await buyer.press(await buyer.press(page, click));
    assert.equal(
      back.location,
      `https://shop.example/back?order=7&checkout_session_id=${id}&three_d_secure_status=${status}`,
    );
    const found = await read(id);
    assert.deepEqual(
      [
        found.status,
        found.three_d_secure.status,
        found.three_d_secure.method,
        found.three_d_secure.response_data?.['eci'] ?? null,
        found.three_d_secure.error_data?.['code'] ?? null,
      ],
      [status, summaryStatus, 'challenge', eci, code],
    );
  });
}

test('200: the issuer’s page says TEST, whom and what is paid, and loads nothing', async () => {
  const { page } = await arrive(await begin(await session(CHALLENGED)));
  for (const text of [
    '<b>TEST</b>',
    '$12.99',
    'Café &#34;Zoë&#34; &#38; Co',
    '•••• 1072',
    'lang="en" dir="ltr"',
  ])
    assert.ok(page.html.includes(text), text);
  assert.ok(!page.html.includes(CHALLENGED));
  assert.doesNotMatch(page.html, /(?:src|href)=/);
  assert.match(
    page.headers.get('content-security-policy') ?? '',
    /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'; base-uri 'none'$/,
  );
  assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
});

test('200: the pages speak the buyer’s language, from right to left where it does', async () => {
  const { page } = await arrive(await begin(await session(CHALLENGED)), 'ar-EG,ar;q=0.9,en;q=0.8');
  assert.ok(page.html.includes('<html lang="ar" dir="rtl">'));
  assert.ok(page.html.includes('تأكيد الدفع'));
});

test('200: a closed tab loses nothing: what the buyer answered counts', async () => {
  const id = await session(CHALLENGED);
  const { buyer, page } = await arrive(await begin(id));
  await buyer.press(page, 'approve');
  assert.equal((await read(id)).status, 'succeeded');
});

test('200: a made-up way back from the challenge changes nothing', async () => {
  const id = await session(CHALLENGED);
  const url = await begin(id);
  const { buyer } = await arrive(url);
  const cres = Buffer.from(JSON.stringify({ messageType: 'CRes', transStatus: 'Y' })).toString('base64url');
  const answer = await buyer.open(`${url}/challenge`, {
    method: 'POST',
    body: new URLSearchParams({ cres }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  assert.equal(answer.status, 200);
  assert.ok(answer.html.includes('name="creq"'));
  assert.equal((await read(id)).status, 'pending');
});

test('200: the first answer to a challenge stands', async () => {
  const id = await session(CHALLENGED);
  const { buyer, page } = await arrive(await begin(id));
  await buyer.press(page, 'decline');
  await buyer.press(page, 'approve');
  assert.equal((await read(id)).status, 'failed');
});

test('200: two browsers at once ask once and get the same end', async () => {
  const id = await session(FRICTIONLESS);
  const url = await begin(id);
  const pages = await Promise.all([arrive(url), arrive(url), arrive(url)]);
  assert.deepEqual(new Set(pages.map(({ page }) => page.location)).size, 1);
});

test('200: a card that does not take part goes on without a proof', async () => {
  const id = await session(NOT_ENROLLED);
  const { page } = await arrive(await begin(id));
  assert.match(page.location ?? '', /three_d_secure_status=not_attempted$/);
  assert.equal((await read(id)).status, 'not_attempted');
});

test('200: without a merchant profile for the scheme nothing is asked', async () => {
  const id = await session('3558111111121203');
  await arrive(await begin(id));
  const found = await read(id);
  assert.deepEqual(
    [found.status, found.three_d_secure.status, found.three_d_secure.error_data?.['code']],
    ['not_attempted', 'setup_error', '303'],
  );
});

test('200: without a way back the page itself says how it ended', async () => {
  const { page } = await arrive(await begin(await session(FRICTIONLESS), {}));
  assert.equal(page.status, 200);
  assert.ok(page.html.includes('Your card was confirmed.'));
});

test('404: an approval address that was never given out is a page that says so', async () => {
  const url = await begin(await session(FRICTIONLESS));
  const buyer = buyerOf(service);
  for (const token of [
    'nonsense',
    `${url.split('/').at(-1)}A`,
    Buffer.from('default/0192f0c4-0000-7000-8000-000000000000/x').toString('base64url'),
  ]) {
    const page = await buyer.open(`${service.url}/approve/${token}`);
    assert.equal(page.status, 404);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
  }
});

const OUTCOMES = [
  ['Y', null, 'succeeded', 'complete'],
  ['A', null, 'succeeded', 'complete'],
  ['N', null, 'failed', 'declined'],
  ['R', null, 'failed', 'declined'],
  ['U', null, 'not_attempted', 'error'],
  ['timeout', null, 'failed', 'error'],
  ['C', 'Y', 'succeeded', 'complete'],
  ['C', 'N', 'failed', 'declined'],
  ['C', 'timeout', 'failed', 'error'],
] as const;

for (const [authentication, result, status, summaryStatus] of OUTCOMES) {
  test(`200: a scenario of ${authentication}, ${result ?? 'alone'}, ends as it says`, async () => {
    const email = `${authentication}-${result}@shop.example`.toLowerCase();
    const outcome = {
      version: '2.1.0',
      authentication: { transaction_status: authentication },
      ...(result === null ? {} : { result: { transaction_status: result } }),
    };
    await service.request('POST', '/three-ds-scenarios', {
      body: { conditions: { email_address: email }, outcome },
    });
    const id = await session(NOT_ENROLLED, {
      buyer: { billing_details: { first_name: 'Jo', email_address: email.toUpperCase() } },
    });
    const { buyer, page } = await arrive(await begin(id));
    if (authentication === 'C') await buyer.press(page, 'approve');
    const found = await read(id);
    assert.deepEqual([found.status, found.three_d_secure.status], [status, summaryStatus]);
    if (summaryStatus === 'complete') assert.equal(found.three_d_secure.response_data?.['version'], '2.1.0');
  });
}

test('422: a payment service that there is not; 400: what the browser tells by itself', async () => {
  const path = `/checkout/sessions/${await session(FRICTIONLESS)}/three-d-secure`;
  for (const [body, status, pointer] of [
    [{ payment_service_id: '01890a5d-ac96-774b-bcce-b302099a8057' }, 422, '/payment_service_id'],
    [{ browser_info: { language: 'en' } }, 400, '/browser_info'],
  ] as const) {
    const answer = await service.request('POST', path, { body, unchecked: true });
    assert.deepEqual([answer.status, answer.body.details[0]?.pointer], [status, pointer], answer.text);
  }
});

test('400: a session without a card cannot be authenticated; 422: nor one without a currency', async () => {
  const empty = await service.request('POST', '/checkout/sessions', { body: { amount: 1, currency: 'USD' } });
  assert.equal(
    (await service.request('POST', `/checkout/sessions/${empty.body.id}/three-d-secure`)).status,
    400,
  );
  const made = await service.request('POST', '/checkout/sessions');
  assert.equal(
    (await service.request('POST', `/checkout/sessions/${made.body.id}/three-d-secure`)).status,
    422,
  );
  assert.equal(
    (await service.request('GET', `/checkout/sessions/${made.body.id}/three-d-secure`)).status,
    404,
  );
});

const NATIVE = {
  default_sdk_type: { wrappedInd: 'N', sdkVariant: '01' },
  device_channel: '01',
  device_render_options: { sdkInterface: '03', sdkUiType: ['01'] },
  sdk_app_id: 'app',
  sdk_encrypted_data: 'eyJ',
  sdk_ephemeral_pub_key: { x: 'x', y: 'y', kty: 'EC', crv: 'P-256' },
  sdk_reference_number: 'ref',
  sdk_max_timeout: '05',
  sdk_transaction_id: 'sdk-1',
};

test('200: a native app learns the version, authenticates without a token, and meets no scenario', async () => {
  await service.request('POST', '/three-ds-scenarios', {
    body: { conditions: { first_name: 'Native' }, outcome: { authentication: { transaction_status: 'R' } } },
  });
  const id = await session(FRICTIONLESS, { buyer: { billing_details: { first_name: 'Native' } } });
  const version = await service.request('GET', `/checkout/sessions/${id}/three-d-secure-version`, {
    token: null,
  });
  assert.deepEqual(
    [version.status, version.body.directory_server_id, version.body.message_version],
    [200, 'A000000004', '2.2.0'],
  );
  const answer = await service.request('POST', `/checkout/sessions/${id}/three-d-secure-authenticate`, {
    token: null,
    body: NATIVE,
  });
  assert.deepEqual(
    [answer.status, answer.body],
    [200, { indicator: 'FINISH', challenge: null, transaction_status: 'Y', cardholder_info: null }],
  );
  assert.equal((await read(id)).status, 'succeeded');
  const [asked] = await service.db.query<{ device: unknown }>(
    {
      name: '',
      text: `SELECT page -> 'device' AS device FROM simulator.authentications ORDER BY created_at DESC LIMIT 1`,
    },
    [],
  );
  assert.deepEqual(asked?.device, {
    deviceChannel: '01',
    deviceRenderOptions: NATIVE.device_render_options,
    defaultSdkType: NATIVE.default_sdk_type,
    sdkAppID: NATIVE.sdk_app_id,
    sdkEncData: NATIVE.sdk_encrypted_data,
    sdkEphemPubKey: NATIVE.sdk_ephemeral_pub_key,
    sdkMaxTimeout: NATIVE.sdk_max_timeout,
    sdkReferenceNumber: NATIVE.sdk_reference_number,
    sdkTransID: NATIVE.sdk_transaction_id,
    sdkType: '01',
  });
});

/** An app's SDK after it was told to challenge: sends CReqs to where the signed content says. */
async function answerChallenge(id: string) {
  const { body } = await service.request('POST', `/checkout/sessions/${id}/three-d-secure-authenticate`, {
    token: null,
    body: NATIVE,
  });
  assert.equal(body.indicator, 'CHALLENGE');
  const [, payload = ''] = (body.challenge.acs_signed_content as string).split('.');
  const { acsURL } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { acsURL: string };
  assert.ok(acsURL.startsWith(`${service.parts.config.publicUrl}/sandbox/three-d-secure/`), acsURL);
  return async (more: object = {}, acsTransID: unknown = body.challenge.acs_transaction_id) => {
    const answer = await fetch(acsURL.replace(service.parts.config.publicUrl, service.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        messageType: 'CReq',
        messageVersion: '2.2.0',
        threeDSServerTransID: body.challenge.server_transaction_id,
        acsTransID,
        sdkTransID: NATIVE.sdk_transaction_id,
        sdkCounterStoA: '000',
        ...more,
      }),
    });
    assert.equal(answer.status, 200);
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  };
}

for (const [what, answered, transStatus, status, result] of [
  ['types the code', { challengeDataEntry: '1234' }, 'Y', 'succeeded', 'complete'],
  ['types another', { challengeDataEntry: '0000' }, 'N', 'failed', 'declined'],
  ['leaves', { challengeCancel: '01' }, 'N', 'failed', 'cancelled'],
] as const) {
  test(`200: the sandbox's issuer answers the challenge of a native app whose buyer ${what}`, async () => {
    const id = await session(CHALLENGED);
    const ask = await answerChallenge(id);
    const question = await ask();
    assert.deepEqual(
      [question['messageType'], question['challengeCompletionInd'], question['acsUiType']],
      ['CRes', 'N', '01'],
    );
    assert.equal((await read(id)).status, 'pending');
    const end = await ask(answered);
    assert.deepEqual([end['challengeCompletionInd'], end['transStatus']], ['Y', transStatus]);
    assert.equal(
      (await ask({ challengeDataEntry: '1234' }))['transStatus'],
      transStatus,
      'the first end stands',
    );
    const { status: told, three_d_secure: summary } = await read(id);
    assert.deepEqual([told, summary.status, summary.method], [status, result, 'challenge']);
  });
}

test('200: the issuer answers a challenge that it did not open with an error message', async () => {
  const ask = await answerChallenge(await session(CHALLENGED));
  assert.deepEqual(
    [
      (await ask({}, '01890a5d-ac96-774b-bcce-b302099a8057'))['messageType'],
      (await ask({ messageType: 'AReq' }))['errorCode'],
    ],
    ['Erro', '101'],
  );
});

test('201: a payment right after the challenge of a native app carries its proof', async () => {
  const made = await service.request('POST', '/payment-services', {
    body: {
      display_name: 'Cards',
      payment_service_definition_id: 'mock-card',
      accepted_currencies: ['USD'],
      accepted_countries: ['US'],
      fields: [{ key: 'merchant_id', value: 'm1' }],
    },
  });
  assert.equal(made.status, 201, made.text);
  const id = await session(CHALLENGED);
  await (
    await answerChallenge(id)
  )({ challengeDataEntry: '1234' });
  const paid = await service.request('POST', '/transactions', {
    body: {
      amount: 1299,
      currency: 'USD',
      country: 'US',
      payment_method: { method: 'checkout-session', id },
    },
  });
  assert.deepEqual([paid.status, paid.body.three_d_secure?.status], [201, 'complete'], paid.text);
});

test('404: a native app with a card that does not take part goes on without', async () => {
  assert.equal(
    (
      await service.request(
        'GET',
        `/checkout/sessions/${await session(NOT_ENROLLED)}/three-d-secure-version`,
        { token: null },
      )
    ).status,
    404,
  );
});
