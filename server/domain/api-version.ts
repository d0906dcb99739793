/** One machine inside, two vocabularies at the edge: our own, and the one that existing SDKs speak. */
export type ApiVersion = '2026-11-01' | 'published';
