/**
 * As much of Postman's Collection Format v2.1.0 as `/postman.json` uses, in JSON Schema. Facts of the schema that
 * Postman publishes (github.com/postmanlabs/schemas, Apache-2.0, draft-07/v2.1.0 of August 2023). Closed, where that
 * one is open, so that a misspelled name is found; `_postman_previewlanguage` is what Postman's own exports have.
 */
export const POSTMAN_FORMAT = closedObject(
  {
    info: closedObject({
      name: text(),
      schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
      _postman_id: text(),
      version: text(),
      description: text(),
    }),
    item: listOf(closedObject({ name: text(), item: listOf(item()) })),
  },
  {
    auth: access(),
    variable: listOf(closedObject({ key: text() }, { value: {}, description: text() })),
  },
);

function item(): object {
  return closedObject(
    { request: request() },
    {
      name: text(),
      event: listOf(
        closedObject({
          listen: { enum: ['test', 'prerequest'] },
          script: closedObject({ type: text(), exec: listOf(text()) }),
        }),
      ),
      response: listOf(
        closedObject({
          name: text(),
          originalRequest: closedObject(
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
  return closedObject(
    {
      method: method(),
      url: closedObject(
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
  return closedObject({ key: text(), value: text() }, { disabled: { type: 'boolean' }, description: text() });
}

function body(): object {
  return closedObject(
    { mode: { const: 'raw' }, raw: text() },
    { options: closedObject({ raw: closedObject({ language: text() }) }) },
  );
}

function access(): object {
  const attributes = listOf(closedObject({ key: text() }, { value: {}, type: text() }));
  return closedObject({ type: { enum: ['bearer', 'noauth'] } }, { bearer: attributes });
}

function text(): object {
  return { type: 'string' };
}

function listOf(items: object): object {
  return { type: 'array', items };
}

function closedObject(
  required: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
) {
  return {
    type: 'object',
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  };
}
