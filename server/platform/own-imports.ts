import { registerHooks } from 'node:module';

/**
 * Finds our own files by what their imports say. Node asks of each file that is imported whether it is there, whether
 * it or a folder above it is a link, and which package.json says what it is made of: for our thousand files, half of
 * what a start takes. An import that begins with a dot and ends in `.ts` needs no asking. This file comes first, and
 * the rest by `import()`: what a file imports is looked for before any line of it runs.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    context.parentURL !== undefined && specifier.startsWith('.') && specifier.endsWith('.ts')
      ? {
          url: new URL(specifier, context.parentURL).href,
          format: 'module-typescript',
          shortCircuit: true,
        }
      : next(specifier, context),
});
