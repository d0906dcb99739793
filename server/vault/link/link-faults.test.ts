import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseAway, DatabaseSilent, faultOf as databaseFaultOf } from '../../db/faults.ts';
import { errorOf, faultOf } from './link-faults.ts';

test('trouble that passes in the vault’s process passes for the API, and a bug there is one here', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  for (const trouble of [new DatabaseSilent(20_000), new DatabaseAway(new Error('gone')), full]) {
    const told = errorOf(JSON.parse(JSON.stringify(faultOf(trouble))) as ReturnType<typeof faultOf>);
    assert.equal(databaseFaultOf(told), 'passing', trouble.message);
    assert.match(told.message, new RegExp(`^vault: ${trouble.message}$`));
  }
  assert.equal(databaseFaultOf(errorOf(faultOf(new Error('BUG: lost')))), null);
});
