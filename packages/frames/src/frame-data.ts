import type { FrameData } from '@railyard/client-core/frames';

/** What the service has told this frame; it writes it into the document. */
export function readFrameData<Kind extends FrameData['kind']>(
  kind: Kind,
  text = '{}',
): Extract<FrameData, { kind: Kind }> {
  const data = JSON.parse(text) as FrameData; // of the same version as this script, which it is sent with
  if (data.kind !== kind) throw new Error(`BUG: this is the document of a ${data.kind}, not of a ${kind}`);
  return data as Extract<FrameData, { kind: Kind }>;
}
