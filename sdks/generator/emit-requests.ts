type Json = Readonly<Record<string, unknown>>;

/**
 * What requests may hold, for `migrate check`: `packages/cli/src/generated/requests.json`. Of the document it has each
 * operation's parameters and body, and the schemas that those are made of, without words for people; what a text has to
 * look like keeps its sentence. `countable` are the currencies that money can be counted in.
 */
export function requestContract(document: unknown, version: string, countable: unknown): string {
  const { paths, components } = document as Readonly<{ paths: Json; components: Json }>; // printed by the service
  const known = components as Readonly<Record<'schemas' | 'parameters', Json>>;
  const used = new Map<string, unknown>();
  const plain = (value: unknown): unknown => {
    const kept = withoutWords(value);
    for (const name of schemasIn(kept)) {
      if (used.has(name)) continue;
      used.set(name, null); // while its own parts are looked at
      used.set(name, plain(known.schemas[name]));
    }
    return kept;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, operation]) =>
      requestOf(`${method.toUpperCase()} ${path}`, operation as Json, known.parameters, plain),
    ),
  );

  return [
    '{',
    `"madeFrom": "contract VERSION ${version}; do not edit",`,
    `"currencies": ${JSON.stringify(Object.keys(countable as Json))},`,
    `"operations": {\n${lines(operations)}\n},`,
    `"schemas": {\n${lines([...used].sort(([one], [other]) => (one < other ? -1 : 1)))}\n}`,
    '}\n',
  ].join('\n');
}

function requestOf(
  place: string,
  { operationId, parameters = [], requestBody }: Json,
  common: Json,
  plain: (value: unknown) => unknown,
): readonly [string, unknown] {
  const declared = (parameters as readonly Json[]).map(({ $ref, ...parameter }) =>
    $ref === undefined ? parameter : (common[String($ref).replace('#/components/parameters/', '')] as Json),
  );
  const of = (kind: string): Json | undefined => {
    const own = declared.filter((parameter) => parameter['in'] === kind);
    if (own.length === 0) return undefined;
    const members = own.map(({ name, schema, description }) => {
      const described = { ...(schema as Json), description };
      return [kind === 'header' ? String(name).toLowerCase() : String(name), plain(described)];
    });
    const required = own.filter((parameter) => parameter['required'] === true).map(({ name }) => name);
    return {
      type: 'object',
      ...(required.length > 0 ? { required } : {}),
      properties: Object.fromEntries(members),
    };
  };
  const { content, required } = (requestBody ?? {}) as Json;
  const body = content as Readonly<Record<string, Json>> | undefined;
  const json = body?.['application/json'];

  return [
    String(operationId),
    {
      place,
      path: of('path'),
      query: of('query'),
      headers: of('header'),
      body: json === undefined ? undefined : plain(json['schema']),
      needsBody: json !== undefined && required === true ? true : undefined,
      takesAnything: body?.['*/*'] === undefined ? undefined : true,
    },
  ];
}

const WORDS: ReadonlySet<string> = new Set(['title', 'example', 'examples', 'summary', 'x-front-end']);

/** A name under `properties` is a name, whatever it is. */
function withoutWords(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (typeof value !== 'object' || value === null) return value;
  const node = { ...value } as Record<string, unknown>;
  if (!areNames) {
    for (const word of WORDS) delete node[word];
    if (node['pattern'] === undefined) delete node['description'];
  }
  return Object.fromEntries(
    Object.entries(node).map(([name, member]) => [
      name,
      withoutWords(member, !areNames && name === 'properties'),
    ]),
  );
}

function schemasIn(value: unknown): readonly string[] {
  const text = JSON.stringify(value);
  return [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
}

function lines(entries: readonly (readonly [string, unknown])[]): string {
  return entries.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n');
}
