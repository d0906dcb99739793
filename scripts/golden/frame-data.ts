import type { FrameData } from '../../server/api/pages/frame-data.ts';
import { FRAME_WORDS } from '../../server/api/pages/frame-words.ts';

const PLACE = { parentOrigin: 'https://shop.example', instance: '0192f0aa7b1c4d539d0e5f2a6c1b8e47' };
const SESSION = '0192f0aa-7b1c-7d53-9d0e-5f2a6c1b8e47';
const CONTROLLER = {
  kind: 'controller',
  ...PLACE,
  api: 'https://pay.example',
  words: FRAME_WORDS.en,
} as const;

/** What the service tells frames of Secure Fields: one of each kind, and those that lack something. */
const VECTORS: readonly FrameData[] = [
  {
    ...CONTROLLER,
    session: SESSION,
    paymentMethod: null,
    order: ['number', 'expiryDate', 'securityCode'],
    fault: null,
  },
  { ...CONTROLLER, session: SESSION, paymentMethod: SESSION, order: [], fault: null },
  { ...CONTROLLER, instance: '', session: null, paymentMethod: null, order: [], fault: 'session_ended' },
  { kind: 'field', ...PLACE, session: SESSION, type: 'number', scheme: null },
  { kind: 'field', ...PLACE, session: null, type: 'securityCode', scheme: 'visa' },
];

/** contract/vectors/frame-data.json: a vector a line. */
export function frameDataVectors(): string {
  return `[\n${VECTORS.map((vector) => JSON.stringify(vector)).join(',\n')}\n]\n`;
}
