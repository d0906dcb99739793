import version from '../../version.json' with { type: 'json' };

/** Of all packages for front ends: they speak one protocol, and are released together. */
export const VERSION: string = version;
