import './platform/own-imports.ts';
import './platform/born-young.ts';

await import('./process/run-service.ts');
