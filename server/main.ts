import './machine/own-imports.ts';

await import('./run.ts');
