import type { TestServiceOptions } from './index.ts';
import { freePorts } from './process.ts';
import { openShop, type Shop } from './shop.ts';

/** A shop whose public address a browser reaches: it is where the service listens. */
export async function openPublicShop(options: TestServiceOptions = {}): Promise<Shop> {
  const [port = 0] = await freePorts(1);
  return openShop({ ...options, config: { port, publicUrl: `http://127.0.0.1:${port}` } });
}
