import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import vm from 'node:vm';
import { Ajv } from 'ajv';
import { operationById, OPERATIONS } from '../server/api-contract/index.ts';
import { isForPeople } from '../server/api-contract/operation.ts';
import { EVERY_REQUEST } from '../server/api/examples/requests.ts';
import { type Collection, postmanCollection } from '../server/api/postman.ts';
import { newId } from '../server/platform/entropy.ts';
import { DASHBOARD_URL } from './harness/dashboard.ts';
import { openTestService, type TestService } from './harness/index.ts';
import { POSTMAN_FORMAT } from './postman-format.ts';
import { openTlsTarget, type Target, trustTestAuthority } from './harness/tls-target.ts';

let service: TestService;
/** Stands for the third party of the relay's request. */
let target: Target;
before(async () => {
  trustTestAuthority();
  service = await openTestService({ config: { dashboardUrl: DASHBOARD_URL } });
  target = await openTlsTarget((_request, response) => response.writeHead(200).end());
});
after(async () => {
  await service.close();
  await target.close();
});

const made = postmanCollection('http://127.0.0.1:8080');
type Item = Collection['item'][number]['item'][number];

/** What a sandbox of some seconds may answer in place of a result. */
const REFUSED: Readonly<Record<string, string>> = {
  // No worker has reconciled a day.
  get_reconciliation: '404 not_found',
  list_reconciliation_differences: '404 not_found',
  close_reconciliation: '404 not_found',
  create_payment_service_definition_session: '400 bad_request',
  // Nothing is sealed yet, so there are no two sizes.
  get_transparency_log_consistency_proof: '400 bad_request',
  // These ask real providers, with credentials of theirs.
  verify_anti_fraud_service_credentials: '400 bad_request',
  verify_token_service_credentials: '422 unprocessable',
  // The sandbox's own processors write no files.
  create_processor_report: '422 unprocessable',
  ...Object.fromEntries(
    [
      ...['receive_processor_event', 'receive_anti_fraud_event', 'receive_token_service_event'],
      'receive_network_token_event',
      ...['get_transaction_settlement', 'get_transaction_refund_settlement'],
      ...['get_monitoring_incident', 'update_monitoring_incident'],
      ...['list_waiting_webhook_deliveries', 'acknowledge_webhook_delivery'],
      ...['get_report_execution', 'create_report_execution_url'],
      // A processor opens disputes.
      ...['get_dispute', 'update_dispute_evidence', 'submit_dispute', 'accept_dispute'],
      ...['create_dispute_file', 'get_dispute_file', 'delete_dispute_file'],
      ...['get_processor_report', 'list_processor_report_lines'],
      // Two people have to agree to one.
      'get_card_export',
      // Checkpoints are signed by a worker, once a minute.
      ...['get_transparency_log_checkpoint', 'get_transparency_log_inclusion_proof'],
    ].map((operation) => [operation, '404 not_found']),
  ),
};

test('every request of the collection is taken by a sandbox, with what earlier ones were answered', async () => {
  const folders = new Map(made.item.map(({ name, item }) => [name, [...item]]));
  const variables = new Map(made.variable.map(({ key, value }) => [key, value]));
  const wrong: string[] = [];
  for (const { operation } of EVERY_REQUEST) {
    const item = folders.get(operationById(operation)?.tag ?? '')?.shift();
    assert.ok(item, operation);
    const { status, body, text } = await send(item, variables);
    if (status >= 300 && `${status} ${body?.code}` !== REFUSED[operation])
      wrong.push(`${operation}: ${item.name}: ${status} ${text}`);
    for (const { script } of item.event ?? []) run(script.exec.join('\n'), body, variables);
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual([...folders.values()].flat(), [], 'nothing is left over');
  assert.match(target.received[0]?.body.toString() ?? '', /"number":"4111111111111111"/);
});

async function send({ request }: Item, variables: ReadonlyMap<string, string>) {
  const fill = (text: string): string =>
    text
      .replaceAll(/\{\{([\w$]+)\}\}/g, (_all, name: string) => valueOf(name, variables))
      .replace('https://api.example.com/', `${target.url}/`)
      .replace('http://127.0.0.1:8081', service.simulatorUrl);
  const { url, header, body, auth } = request;
  const [address = '', query] = url.raw.replace('{{base_url}}', '').split('?');
  const params = new Map((url.variable ?? []).map(({ key, value }) => [key, fill(value)]));
  const at = address.replaceAll(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(params.get(name) ?? ''),
  );
  const headers = header
    .filter(({ disabled }) => disabled !== true)
    .map(({ key, value }) => [key, fill(value)] as const);
  return service.request(request.method, query === undefined ? at : `${at}?${fill(query)}`, {
    ...(auth?.type === 'noauth' ? { token: null } : {}),
    headers: Object.fromEntries(headers),
    ...(body === undefined ? {} : { body: JSON.parse(fill(body.raw)) as unknown }),
  });
}

function valueOf(name: string, variables: ReadonlyMap<string, string>): string {
  if (name === '$guid') return newId(new Date());
  const value = variables.get(name);
  assert.ok(value !== undefined, `{{${name}}} is no variable of the collection`);
  return value;
}

/** With as much of Postman as the scripts use. */
function run(script: string, answer: unknown, variables: Map<string, string>): void {
  const set = (name: string, value: unknown): void => {
    assert.ok(variables.has(name), `${name} is no variable of the collection`);
    variables.set(name, String(value));
  };
  vm.runInNewContext(script, { pm: { response: { json: () => answer }, collectionVariables: { set } } });
}

test('the collection keeps to the format that Postman publishes', () => {
  const holds = new Ajv({ allErrors: true }).compile(POSTMAN_FORMAT);
  holds(made);
  assert.deepEqual(holds.errors ?? [], []);
});

test('the collection has every operation, with all its parameters and headers', () => {
  const items = made.item.flatMap(({ name, item }) => item.map(({ request }) => ({ folder: name, request })));
  for (const operation of OPERATIONS.filter(({ access }) => !isForPeople(access))) {
    const at = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const of = items.filter(
      ({ request }) => request.method === operation.method && request.url.path.join('/') === at.slice(1),
    );
    assert.ok(of.length > 0, operation.id);
    for (const { folder, request } of of) {
      assert.equal(folder, operation.tag);
      assert.deepEqual(namesOf(request.url.variable), propertiesOf(operation.params), operation.id);
      assert.deepEqual(namesOf(request.url.query), propertiesOf(operation.query), operation.id);
      const headers = namesOf(request.header);
      assert.equal(headers.includes('idempotency-key'), operation.idempotent === true, operation.id);
      assert.equal(headers.includes('x-merchant-account-id'), operation.merchantAccount === 'header');
    }
  }
});

function namesOf(parameters: readonly Readonly<{ key: string }>[] = []): readonly string[] {
  return parameters.map(({ key }) => key);
}

function propertiesOf(schema: unknown): readonly string[] {
  return Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
}

test('an instance serves the collection to anyone, with its own address', async () => {
  const answer = await fetch(`${service.url}/postman.json`);
  assert.deepEqual([answer.status, answer.headers.get('access-control-allow-origin')], [200, '*']);
  const { variable, ...rest } = (await answer.json()) as Collection;
  const { publicUrl } = service.parts.config;
  const own = made.variable.map((one) => (one.key === 'base_url' ? { ...one, value: publicUrl } : one));
  assert.deepEqual({ ...rest, variable }, { ...made, variable: own });
});
