import type { RenderedByVersion } from '../db/queries/webhook-events.ts';
import { API_VERSIONS, type ApiVersion } from '../domain/api-version.ts';

/** What every version answers of a resource. */
export function inEveryVersion(render: (version: ApiVersion) => object): RenderedByVersion {
  const rendered = API_VERSIONS.map((version) => [version, render(version)] as const);
  return Object.fromEntries(rendered) as RenderedByVersion; // every version, once
}
