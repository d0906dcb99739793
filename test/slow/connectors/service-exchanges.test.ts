import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Call, Fields } from '../../../server/connectors/connector.ts';
import type {
  GiftCardConnector,
  GiftCardInstrument,
} from '../../../server/connectors/gift-card-connector.ts';
import { mastercardMdes } from '../../../server/connectors/mastercard-mdes/definition.ts';
import { qwikcilverGiftCard } from '../../../server/connectors/qwikcilver/definition.ts';
import type { TokenCall, TokenServiceConnector } from '../../../server/connectors/token-service-connector.ts';
import { currency } from '../../../server/domain/currency.ts';
import { type MerchantAccountId, toId } from '../../../server/domain/ids.ts';
import { money } from '../../../server/domain/money.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { WireFault } from '../../../server/net/wire.ts';
import { callFor } from '../../../server/payment-services/call.ts';
import { tokenServices } from '../../../server/connections/connection-kinds.ts';
import { askTokenService } from '../../../server/vault/network-tokens/token-services.ts';
import { setUpMdes } from '../../network-tokens/mdes.ts';
import { type TestService, openTestService } from '../../harness/index.ts';
import { Recorder } from '../../connectors/recorder.ts';

/**
 * What gift card providers and token services receive and answer, over the real wire to their simulators.
 * `GOLDEN=write` records it into their `exchanges/`, for people to read.
 */
const CONNECTORS = path.join(import.meta.dirname, '../../../server/connectors');
const account = 'default' as MerchantAccountId;
const recorder = new Recorder();
let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
  await setUpMdes(service, service.simulatorUrl);
});
after(() => service.close());

function compare(exchanges: string, printed: ReadonlyMap<string, string>): void {
  for (const [scenario, text] of printed) {
    const file = path.join(exchanges, `${scenario}.http`);
    if (process.env['GOLDEN'] === 'write') {
      fs.mkdirSync(exchanges, { recursive: true });
      fs.writeFileSync(file, text);
    } else assert.equal(text, fs.readFileSync(file, 'utf8'), `${file}: GOLDEN=write records it again`);
  }
  const names = [...printed.keys()].map((scenario) => `${scenario}.http`);
  assert.deepEqual(fs.readdirSync(exchanges).sort(), names.sort());
}

async function holdValue(label: string, value: string) {
  return service.parts.vault.hold(label, Buffer.from(value));
}

test('qwikcilver-gift-card: every exchange is as it was recorded', async () => {
  const { operations, id }: GiftCardConnector = qwikcilverGiftCard;
  const vaultRecordId = newId<'vault-record'>(new Date());
  const secrets = {
    user_name: await holdValue('settings.user_name', 'a user of the terminal'),
    password: await holdValue('settings.password', 'a password of the terminal'),
  };
  await service.parts.vault.seal(account, vaultRecordId, 'settings', secrets);
  const settings = { terminal_id: 'sandbox-default', currency: 'INR' };
  const of = { merchantAccountId: account, connector: qwikcilverGiftCard, settings, vaultRecordId };
  const sealed = { ...of, sensitiveSettings: Object.keys(secrets) };
  const NOW = new Date('2026-11-22T10:20:30Z');
  let serial = 0;
  function call<Input>(scenario: string | null, input: Input, operationId = next()): Call<Fields, Input> {
    const made = callFor(service.parts, sealed, { operationId, input, now: NOW });
    return { ...made, http: recorder.wrap(id, scenario, made.baseUrl, made.http) };
  }
  const next = (): string => `019aab00-0000-7000-8000-${String((serial += 1)).padStart(12, '0')}`;
  async function card(ending: string, balance = '100000'): Promise<GiftCardInstrument> {
    const [number, pin] = [
      await holdValue('gift_card.number', `603571900000${ending}`),
      await holdValue('gift_card.pin', balance),
    ];
    return { number: number.secret, pin: pin.secret };
  }
  const rupees = (minor: bigint) => money(minor, currency('INR'));
  const one = await card('4242');
  const paying = { card: one, amount: rupees(40_005n), bill: rupees(50_000n) };

  await operations.balance(call('balance', { card: one, currency: 'INR' }));
  const redeemed = await operations.redeem(call('redeem', paying));
  assert.ok(redeemed.kind === 'succeeded');
  await operations.redeem(call('redeem-refused', { ...paying, card: await card('0001') }));
  const back = { of: redeemed.reference, redeemed: paying.amount, card: one };
  const part = await operations.refund(call('refund-of-a-part', { ...back, amount: rupees(5n) }));
  assert.equal(part.kind, 'succeeded');
  const second = await operations.redeem(call(null, paying));
  assert.ok(second.kind === 'succeeded');
  const whole = { ...back, of: second.reference, amount: paying.amount };
  assert.equal((await operations.refund(call('refund', whole))).kind, 'succeeded');
  // What is known under its number, and was asked with something else: it is taken back.
  const operationId = next();
  await operations.redeem(call(null, paying, operationId));
  const other = { ...paying, amount: rupees(40_004n) };
  await operations.redeem(call('redeem-known-already', other, operationId));
  compare(path.join(CONNECTORS, 'qwikcilver/exchanges', id), recorder.printed(id));
});

test('mastercard-mdes: every exchange is as it was recorded', async () => {
  const { id, operations }: TokenServiceConnector = mastercardMdes;
  const found = await tokenServices.named(service.parts, account, id);
  assert.ok(found !== null);
  async function ask<Input, Answer>(
    scenario: string,
    input: Input,
    run: (call: TokenCall<Fields, Input>) => Promise<Answer>,
  ): Promise<Answer> {
    const of = { id: newId<'network-token'>(new Date()), input };
    const { answer } = await askTokenService(service.parts, found ?? assert.fail(), of, (made) => {
      const send: typeof made.http.send = async (request, options) => {
        const response = await made.http.send(request, options);
        await recorder.wrap(id, scenario, made.baseUrl, { send: async () => response }).send(request);
        return response;
      };
      return run({ ...made, http: { send } });
    });
    return answer;
  }
  const provisioning = async (number: string) => ({
    number: (await holdValue('card.number', number)).secret,
    expiry: { month: 12, year: 2030 },
    securityCode: null,
    notificationUrl: 'https://pay.example/tokens',
    isRepeat: false,
    known: () => Promise.resolve(new Set<string>()),
  });
  const card = await provisioning('5555555555554444');
  const { reference } = await ask('provision', card, operations.provision);
  await ask('provision-again', { ...card, isRepeat: true }, operations.provision);
  await assert.rejects(
    ask('provision-refused', await provisioning('5105105105100119'), operations.provision),
    (error) => !(error instanceof WireFault),
  );
  await ask('find', { reference }, operations.find);
  await ask('cryptogram', { reference, merchantInitiated: false }, operations.cryptogram);
  for (const move of ['suspend', 'resume', 'delete'] as const)
    await ask(move, { reference, move }, operations.move);
  await assert.rejects(ask('find-unknown', { reference: toId('nobody-knows-it') }, operations.find));
  compare(path.join(CONNECTORS, id, 'exchanges'), recorder.printed(id));
});
