import type { FieldType, FrameData } from '@railyard/client-core/frames';

/** Every message between the merchant's page and a frame names this. */
export const CHANNEL = 'secure-fields';
/** Every message between frames of ours names this, and is sent to our own origin alone. */
export const PORTS = 'secure-fields-ports';

/** Where a frame stands. */
export type Place = Pick<FrameData, 'parentOrigin' | 'instance'>;

/** To the merchant's page, and to no other that may stand in its place. */
export function tellPage({ parentOrigin, instance }: Place, message: object): void {
  window.parent.postMessage(
    { channel: CHANNEL, ...(instance === '' ? {} : { instance }), ...message },
    parentOrigin,
  );
}

/** What the page says: from the page itself, of the origin that the server has checked, for this form. */
export function onPageMessage(
  place: Place,
  take: (type: string, data: Record<string, unknown>) => void,
): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== place.parentOrigin || source !== window.parent) return;
    if (!isRecord(data) || data['channel'] !== CHANNEL || typeof data['type'] !== 'string') return;
    if ((data['instance'] ?? '') !== place.instance) return;
    take(data['type'], isRecord(data['data']) ? data['data'] : {});
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a field tells the controller: never what was typed, until it is asked. */
export type FieldState = Readonly<{
  id: FieldType;
  valid: boolean;
  empty: boolean;
  autofilled: boolean;
  scheme: string | null;
  /** Of a card with several, the one that the buyer chose. */
  preferredScheme: string | null;
  bin: string | null;
}>;

export type FromField =
  | Readonly<{ type: 'state'; state: FieldState; isDone: boolean }>
  | Readonly<{ type: 'value'; state: FieldState; value: string }>;

export type ToField =
  /** `session`: whose controller it is, as our server wrote it into the controller's document. */
  | Readonly<{ type: 'taken'; session: string | null }>
  | Readonly<{ type: 'collect' }>
  | Readonly<{ type: 'focus' }>
  | Readonly<{ type: 'scheme'; scheme: string | null }>
  | Readonly<{ type: 'schemes'; bin: string; schemes: readonly string[] }>;

/** Sends a port to each frame beside this one. Only a frame of our own origin can take it. */
export function offerPorts(
  place: Place,
  type: FieldType,
  use: (port: MessagePort, offeredTo: Window) => void,
): void {
  for (let index = 0; index < window.parent.frames.length; index += 1) {
    const other = window.parent.frames[index];
    if (other === undefined || other === window.self) continue;
    const { port1, port2 } = new MessageChannel();
    const offer = { channel: PORTS, kind: 'offer', instance: place.instance, id: type };
    other.postMessage(offer, window.location.origin, [port2]);
    use(port1, other);
  }
}

/** Asks every frame beside this one to offer its port again: whichever of them was there first. */
export function askForPorts(place: Place): void {
  for (let index = 0; index < window.parent.frames.length; index += 1) {
    const other = window.parent.frames[index];
    if (other !== undefined && other !== window.self)
      other.postMessage({ channel: PORTS, kind: 'ask', instance: place.instance }, window.location.origin);
  }
}

/** What frames of ours say to each other: of our own origin, under the same page, of the same form. */
export function onOwnMessage(
  place: Place,
  take: (kind: string, data: Record<string, unknown>, port: MessagePort | undefined) => void,
): void {
  window.addEventListener('message', ({ origin, source, data, ports }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || !isRecord(data) || data['channel'] !== PORTS) return;
    if (source === null || !('parent' in source) || source.parent !== window.parent) return;
    if (data['instance'] !== place.instance || typeof data['kind'] !== 'string') return;
    take(data['kind'], data, ports[0]);
  });
}
