/** One machine inside, two vocabularies at the edge: our own, and the one that existing SDKs speak. */
export const API_VERSIONS = ['2026-11-01', 'published'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];
export const OWN_VERSION: ApiVersion = '2026-11-01';
