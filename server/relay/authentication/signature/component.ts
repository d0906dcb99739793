import { CannotApply, type CompleteRequest } from '../method.ts';
import { headerValues, requestTarget } from '../request.ts';
import { percentEncoded } from './template.ts';

/** One covered component of RFC 9421: a header field or a derived component, with its parameters. */
export type Component = Readonly<{
  name: string;
  parameters: readonly (readonly [key: string, value: string | true])[];
}>;

/**
 * `"@method" "content-type" "@query-param";name="Pet"` as the RFC writes it; quotes around names may be left
 * out, and commas may stand between.
 */
export function parseComponents(field: string, text: string): readonly Component[] {
  const components: Component[] = [];
  const pattern =
    /[\s,]*(?:"([!-~]+?)"|([@!#$%&'*+.^_`|~0-9A-Za-z-]+))((?:;[a-z]+(?:="[ !#-[\]-~]*")?)*)(?=[\s,]|$)/gy;
  const trimmed = text.trim();
  while (pattern.lastIndex < trimmed.length) {
    const match = pattern.exec(trimmed);
    if (match === null)
      throw new CannotApply(`its field ${field} is not a list of components as RFC 9421 writes it`);
    const parameters = [...(match[3] ?? '').matchAll(/;([a-z]+)(?:="([^"]*)")?/g)].map(
      ([, key = '', value]) => [key, value ?? true] as const,
    );
    components.push({ name: (match[1] ?? match[2] ?? '').toLowerCase(), parameters });
  }
  const written = components.map(identifier);
  if (new Set(written).size !== written.length)
    throw new CannotApply(`its field ${field} lists a component twice`);

  return components;
}

/** The component as it stands in the signature base and the inner list. */
export function identifier(component: Component): string {
  const parameters = component.parameters.map(([key, value]) =>
    value === true ? `;${key}` : `;${key}="${value}"`,
  );
  return `"${component.name}"${parameters.join('')}`;
}

/** One line of the signature base, without its identifier (RFC 9421 section 2). */
export function valueOf(field: string, component: Component, request: CompleteRequest): string {
  return component.name.startsWith('@')
    ? derivedComponent(field, component, request)
    : headerField(field, component, request);
}

function headerField(field: string, component: Component, request: CompleteRequest): string {
  const values = headerValues(request, component.name);
  if (values.length === 0)
    throw new CannotApply(
      `its field ${field} covers the header ${component.name}, which the request does not have`,
    );
  const [parameter, ...others] = component.parameters;
  if (parameter === undefined)
    return values.map((value) => value.replace(/\s*\r?\n\s*/g, ' ').trim()).join(', ');
  // `sf` and `key` need the field's own grammar; `tr` and `req` are about trailers and responses.
  if (parameter[0] !== 'bs' || parameter[1] !== true || others.length > 0)
    throw new CannotApply(`its field ${field} uses a component parameter that is not bs or name`);
  return values.map((value) => `:${Buffer.from(value.trim()).toString('base64')}:`).join(', ');
}

const DERIVED: Readonly<Record<string, (request: CompleteRequest) => string>> = {
  '@method': ({ method }) => method.toUpperCase(),
  '@target-uri': ({ url }) => url.origin + requestTarget(url),
  '@authority': ({ url }) => url.host.toLowerCase(),
  '@scheme': ({ url }) => url.protocol.slice(0, -1).toLowerCase(),
  '@request-target': ({ url }) => requestTarget(url),
  '@path': ({ url }) => url.pathname,
  '@query': ({ url }) => (url.search === '' ? '?' : url.search),
};

function derivedComponent(field: string, component: Component, request: CompleteRequest): string {
  if (component.name === '@query-param') return queryParameter(field, component, request);
  const value = DERIVED[component.name];
  if (value === undefined || component.parameters.length > 0)
    throw new CannotApply(`its field ${field} covers a derived component that a request does not have`);
  return value(request);
}

/** Section 2.2.8: the parameter is decoded, then encoded again, so that both sides see one form. */
function queryParameter(field: string, component: Component, request: CompleteRequest): string {
  const [parameter, ...others] = component.parameters;
  if (parameter === undefined || parameter[0] !== 'name' || parameter[1] === true || others.length > 0)
    throw new CannotApply(`its field ${field} must say ;name="…" after @query-param`);
  const wanted = parameter[1];
  const values = [...request.url.searchParams]
    .filter(([name]) => percentEncoded(name) === wanted || name === wanted)
    .map(([, value]) => percentEncoded(value));
  const [only] = values;
  if (only === undefined || values.length > 1)
    throw new CannotApply(
      `its field ${field} covers a query parameter that the URL does not have exactly once`,
    );

  return only;
}
