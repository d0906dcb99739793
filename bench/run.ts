import { startRig } from './rig.ts';
import { benchPayments } from './payments.ts';
const rig = await startRig();
try { console.log(JSON.stringify(await benchPayments(rig, (line) => console.error(line)), null, 1)); } finally { await rig.close(); }
