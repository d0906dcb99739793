import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countries } from './country.ts';
import { CODES_WITHOUT_MINOR_UNIT, currencies } from './currency.ts';

/** Our tables beside the runtime's own, which is renewed with it (ADR 0265). */

/** Codes that were withdrawn from ISO 4217, and that the runtime still names. */
const WITHDRAWN = new Set(
  `ADP AFA ALK AOK AON AOR ANG ARA ARL ARM ARP ATS AZM BAD BAN BEC BEF BEL BGL BGM BGN BGO BOL BOP BRB BRC BRE BRN BRR
   BRZ BUK BYB BYR  CLE CNH CNX CSD CSK CUC CYP DDM DEM ECS ECV EEK ESA ESB ESP FIM FRF GEK GHC GNS GQE GRD GWE
   GWP HRD HRK IEP ILP ILR ISJ ITL KRH KRO LTL LTT LUC LUF LUL LVL LVR MAF MCF MDC MGF MKN MLF MRO MTL MTP MVP MXP MZE
   MZM NIC NLG PEI PES PLZ PTE RHD ROL RUR SDD SDP SIT SKK SLL SRG STD SUR TJR TMM TPE TRL UAK UGS USS UYP VEB VEF VNN
   XEU XFO XFU XRE YDD YUD YUM YUN YUR ZAL ZMK ZRN ZRZ ZWD ZWL ZWR`.split(/\s+/),
);

test('every currency that the runtime knows is in the table, or was withdrawn', () => {
  const known = new Set<string>([...currencies, ...CODES_WITHOUT_MINOR_UNIT, ...WITHDRAWN]);
  assert.deepEqual(
    Intl.supportedValuesOf('currency').filter((code) => !known.has(code)),
    [],
  );
});

/** Reserved, withdrawn, or of the runtime's own: no code in force. */
const NO_COUNTRY = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
);

test('every country that the runtime names is in the table, or is none in force', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const named = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code));
  const known = new Set<string>([...countries, ...NO_COUNTRY]);
  assert.deepEqual(
    named.filter((code) => !known.has(code)),
    [],
  );
  assert.deepEqual(
    countries.filter((code) => names.of(code) === undefined),
    [],
  );
});
