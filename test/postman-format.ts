/**
 * As much of Postman's Collection Format v2.1.0 as `postman.json` uses, in JSON Schema. Facts of the schema that
 * Postman publishes (github.com/postmanlabs/schemas, Apache-2.0, draft-07/v2.1.0 of August 2023). Closed, where that
 * one is open, so that a misspelled name is found; `_postman_previewlanguage` is what Postman's own exports have.
 */
export const POSTMAN_FORMAT = closed(
  {
    info: closed({
      name: text(),
      schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
      _postman_id: text(),
      version: text(),
      description: text(),
    }),
    item: listOf(closed({ name: text(), item: listOf(item()) })),
  },
  {
    auth: access(),
    variable: listOf(closed({ key: text() }, { value: {}, description: text() })),
  },
);

function item(): object {
  return closed(
    { request: request() },
    {
      name: text(),
      event: listOf(
        closed({
          listen: { enum: ['test', 'prerequest'] },
          script: closed({ type: text(), exec: listOf(text()) }),
        }),
      ),
      response: listOf(
        closed({
          name: text(),
          originalRequest: closed(
            { method: method(), url: text() },
            { header: listOf(parameter()), body: body() },
          ),
          code: { type: 'integer' },
          header: listOf(parameter()),
          body: text(),
          _postman_previewlanguage: text(),
        }),
      ),
    },
  );
}

function request(): object {
  return closed(
    {
      method: method(),
      url: closed(
        { raw: text(), host: listOf(text()), path: listOf(text()) },
        { query: listOf(parameter()), variable: listOf(parameter()) },
      ),
    },
    { auth: access(), description: text(), header: listOf(parameter()), body: body() },
  );
}

function method(): object {
  return { enum: ['GET', 'PUT', 'POST', 'DELETE'] };
}

function parameter(): object {
  return closed({ key: text(), value: text() }, { disabled: { type: 'boolean' }, description: text() });
}

function body(): object {
  return closed(
    { mode: { const: 'raw' }, raw: text() },
    { options: closed({ raw: closed({ language: text() }) }) },
  );
}

function access(): object {
  const attributes = listOf(closed({ key: text() }, { value: {}, type: text() }));
  return closed({ type: { enum: ['bearer', 'noauth'] } }, { bearer: attributes });
}

function text(): object {
  return { type: 'string' };
}

function listOf(items: object): object {
  return { type: 'array', items };
}

function closed(required: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) {
  return {
    type: 'object',
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  };
}
