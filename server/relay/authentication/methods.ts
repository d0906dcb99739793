import type { Method } from './method.ts';

/** Every way there is, in the order the docs and the definitions show them. The first of a kind is its default. */
export const METHODS: readonly Method[] = [];
