import type { OpenApiDocument } from '../../server/api/openapi.ts';

/**
 * Operations, parameters and properties of the document that lack a description, or whose description says no
 * more than their name: each as a line that says where.
 */
export function undescribedPlaces(document: OpenApiDocument): string[] {
  const found: string[] = [];
  const check = (where: string, name: string, description: unknown): void => {
    if (typeof description !== 'string') found.push(`${where} has no description`);
    else if (!/^[A-Z`0-9].*[.…]$/s.test(description) || repeats(name, description))
      found.push(`${where}: "${description}" is no sentence that tells more than the name`);
  };
  const walk = (node: unknown, where: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node && typeof node.properties === 'object')
      for (const [name, property] of Object.entries(Object(node.properties) as Record<string, object>))
        check(`${where}/${name}`, name, 'description' in property ? property.description : undefined);
    for (const [name, value] of Object.entries(node)) walk(value, `${where}/${name}`);
  };

  walk(document.components.schemas, '');
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    const { operationId, parameters, description } = operation as OperationObject;
    check(operationId, operationId, description);
    for (const parameter of parameters)
      if (parameter.name !== undefined)
        check(`${operationId} ${parameter.name}`, parameter.name, parameter.description);
    walk(operation, operationId);
  }
  return found;
}

type OperationObject = Readonly<{
  operationId: string;
  description?: string;
  parameters: readonly Readonly<{ name?: string; description?: string }>[];
}>;

/** Nothing is left of the description when the words of the name, and those that carry nothing, are gone. */
function repeats(name: string, description: string): boolean {
  const of = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const empty = new Set([
    ...of('the a an of is its in for to and this that id'),
    ...of(name.replaceAll('_', ' ')),
  ]);
  return of(description).every((word) => empty.has(word) || empty.has(word.replace(/s$/, '')));
}
