import { colourCode, escapeHtml } from '../code.ts';
import { webhookWay } from '../diagrams/ways.ts';
import { crumbs, details } from '../html.ts';
import {
  DOCUMENT,
  OPERATIONS,
  operationsByTag,
  operationUrl,
  type PlacedOperation,
  readContract,
  tagSlug,
  typeUrl,
} from './document.ts';
import { operationList, operationPage, tagPage, titleOf, typePage } from './operation-page.ts';

/** A page that is made of the contract: its address, title, what search knows of it, and its HTML. */
export type MadePage = Readonly<{
  url: string;
  title: string;
  /** What kind of page search calls it. */
  kind: string;
  /** The group of the reference that the side opens. */
  tag?: string;
  about: string;
  isWide?: true;
  html: string;
}>;

/** Every page that is made of the contract. */
export function contractPages(): readonly MadePage[] {
  return [referenceHome(), ...tagPages(), ...operationPages(), typesHome(), ...typePages(), ...eventPages()];
}

function referenceHome(): MadePage {
  const groups = operationsByTag().map(
    ([tag, operations]) =>
      `<section><h2 id="${tagSlug(tag)}"><a href="/reference/${tagSlug(tag)}/">${escapeHtml(tag)}</a></h2>` +
      `${operationList(operations)}</section>`,
  );
  const html =
    `<h1>API reference</h1><p class="lead">${OPERATIONS.length} operations. The same as data: ` +
    '<a href="/types/">types</a>, <a href="/../openapi.json">openapi.json</a> and ' +
    '<a href="/../postman.json">postman.json</a> of this instance.</p>' +
    '<p>Amounts are integers in minor units. Times are ISO 8601 with an offset. Answers may gain members and words: ' +
    'pass over what you do not know. Requests are closed: what the service does not know is refused with its ' +
    'name.</p>' +
    groups.join('');
  return {
    url: '/reference/',
    title: 'API reference',
    kind: 'Reference',
    about: 'Every operation of the API.',
    html,
  };
}

function tagPages(): readonly MadePage[] {
  return operationsByTag().map(([tag, operations]) => ({
    url: `/reference/${tagSlug(tag)}/`,
    title: tag,
    kind: 'Reference',
    tag,
    about: operations.map(titleOf).join('. '),
    html: tagPage(tag, operations),
  }));
}

function operationPages(): readonly MadePage[] {
  return OPERATIONS.map((placed) => ({
    url: operationUrl(placed),
    title: titleOf(placed).replaceAll('`', ''),
    kind: 'Operation',
    tag: placed.operation.tags[0],
    about: searchedText(placed),
    isWide: true,
    html: operationPage(placed),
  }));
}

/** What finds an operation; who looks for a payment means a transaction. */
function searchedText({ method, path, operation }: PlacedOperation): string {
  const alias = path.startsWith('/transactions') ? 'payment' : '';
  return `${method} ${path} ${operation.operationId} ${operation.description ?? ''} ${alias}`;
}

function typesHome(): MadePage {
  const names = Object.keys(DOCUMENT.components.schemas).toSorted();
  const links = names.map((name) => `<li><a href="${typeUrl(name)}">${escapeHtml(name)}</a></li>`);
  const html =
    crumbs(['/reference/', 'API reference']) +
    '<h1>Types</h1><p class="lead">Shapes of what is sent and answered.</p>' +
    `<ul class="columns">${links.join('')}</ul>`;

  return {
    url: '/types/',
    title: 'Types',
    kind: 'Reference',
    about: 'Shapes of what is sent and answered.',
    html,
  };
}

function typePages(): readonly MadePage[] {
  return Object.entries(DOCUMENT.components.schemas).map(([name, schema]) => ({
    url: typeUrl(name),
    title: name,
    kind: 'Type',
    about: schema.description ?? '',
    html: typePage(name, schema),
  }));
}

type Payloads = Readonly<Record<string, unknown>>;

/** A page for each kind of event, with a message of each as it was sent. */
function eventPages(): readonly MadePage[] {
  const payloads = readContract<Payloads>('webhooks.json');
  const names = Object.keys(DOCUMENT.webhooks);
  const kinds = Map.groupBy(names, (name) => name.split('.')[0] ?? '');
  const links = [...kinds].map(
    ([kind, some]) =>
      `<li><a href="/events/${kind}/">${escapeHtml(kind)}</a><span>` +
      `${some.map((name) => `<code>${name.slice(kind.length + 1)}</code>`).join(' ')}</span></li>`,
  );
  const home: MadePage = {
    url: '/events/',
    title: 'Events',
    kind: 'Reference',
    about: names.join(' '),
    html:
      `<h1>Events</h1><p class="lead">${names.length} events, each of which a webhook can carry. ` +
      'How they are signed, sent and sent again: <a href="/webhooks/">webhooks</a>.</p>' +
      `<ul class="events">${links.join('')}</ul><h2 id="way">A webhook’s way</h2>${webhookWay()}`,
  };

  return [home, ...[...kinds].map(([kind, some]) => eventPage(kind, some, payloads))];
}

function eventPage(kind: string, names: readonly string[], payloads: Payloads): MadePage {
  const sections = names.map((name) => {
    const type = /schemas\/(\w+)/.exec(JSON.stringify(webhookBody(name)))?.[1];
    const link =
      type === undefined ? '' : `<p class="limits">The body is a <a href="${typeUrl(type)}">${type}</a>.</p>`;
    const payload = payloads[`${name} 2026-11-01`];
    const sent =
      payload === undefined ? '' : details('inside', 'A message, as it was sent', codeBlock(payload));
    return `<section><h2 id="${name}"><code>${name}</code></h2>${link}${sent}</section>`;
  });
  return {
    url: `/events/${kind}/`,
    title: `Events: ${kind}`,
    kind: 'Event',
    about: names.join(' '),
    html: `${crumbs(['/events/', 'Events'])}<h1>${escapeHtml(kind)}</h1>${sections.join('')}`,
  };
}

function codeBlock(value: unknown): string {
  const code = colourCode(JSON.stringify(value, null, 2), 'json');
  return `<div class="code"><pre tabindex="0"><code>${code}</code></pre></div>`;
}

function webhookBody(name: string): unknown {
  const place = DOCUMENT.webhooks[name]?.$ref.replace('#/components/pathItems/', '') ?? '';
  return DOCUMENT.components.pathItems[place]?.post.requestBody ?? null;
}
