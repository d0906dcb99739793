import { test } from 'node:test';
test('to be written', () => undefined);
