import type { Artefacts } from './artefacts.ts';

/** The jar, its sources and its pom, as a Maven repository has them: only a JDK compiles them. */
export function javaPackage(_root: string): Artefacts {
  return { made: [], missing: [] };
}
