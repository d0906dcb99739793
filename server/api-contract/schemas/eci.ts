import { Type } from './type.ts';

/** Electronic commerce indicator, one digit with or without a leading zero. */
export const Eci = Type.String({ minLength: 1, maxLength: 2, pattern: '^0?\\d$' });

/** 3-D Secure protocol version. */
export const ThreeDSecureVersion = Type.String({ pattern: '^[12](\\.\\d+){0,2}$' });
