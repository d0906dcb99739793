import { Type } from './type.ts';

/** Origins as a browser tells them: a scheme, a host, a port where it is not the scheme's own, and no more. */
export const FrontEndOrigins = Type.Array(
  Type.String({ pattern: '^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$', maxLength: 300 }),
  { maxItems: 50, uniqueItems: true },
);
