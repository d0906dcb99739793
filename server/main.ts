import './machine/own-imports.ts';
import './machine/born-young.ts';

await import('./run-service.ts');
