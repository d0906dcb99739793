import './machine/own-imports.ts';

await import('./run-service.ts');
