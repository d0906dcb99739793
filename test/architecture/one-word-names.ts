/**
 * Participles, prepositions and the like: a name that is one of them alone says nothing where it is searched for or
 * stands in a stack trace. A noun makes it a name: `AnswerBody`, not `Told`; `renderAddress`, not `shown`.
 */
const NO_NAMES: ReadonlySet<string> = new Set(
  `
  about above acknowledged acted acting added addressed after afterwards again alike announced answered
  answering applied approved approving arrived asked asking at attempted authenticated authenticating authorised
  authorized balanced batched beginning begun between bold booked both broken built bundled by canceled
  cancelled captured capturing carried chained challenged changed charged checked choosing claimed closed
  collected coming compared compiled completed completing concluded confirmed connected considered copied
  counted counting created creating debited decided declared declined decoded decrypted deleting delivered
  delivering derived described disputed done downloaded drawn dying each earlier edited elsewhere encoded
  encrypted ended ending entered escaped exactly exchanged existing expanded expected explained failed failing
  fetched filled filling finished folding followed following forced forgettable forgetting found gathered given
  go gone grouped handed happen happening happens hashed having heard held here hidden how ignored installed
  intended issued joined judged kept known landed landing left lent listed listening logged lost lowered made
  making mapped masked measured merged mistaken misused mounted moved moving named noted nothing noting observed
  of offline on once one opened opening ordered others otherwise ours own padded paid parsed passed passing
  paying pending performing placed planned posted prepared pressed priced printed printing processed proven
  provisioned proxied published quoted ran rated reached reading recorded recovered redacted refunded refunding
  refused registered rejected relayed relaying released renewed repeated replaced replayed replicated reported
  reporting resolved returned reversed reviewed revoking reworded rounded routed said same say scanned scheduled
  screened sealed searched seen sending sent separated serialised serialized served settled sharing showing
  shown signed simulated smaller sorted spoken spooled standing started stopped stored submitted subscribed
  succeeded taken tell telling tendered tendering theirs there timed to tokenized told traced tried triggered
  twice two typed typing uncoded undescribed unescaped unexpected unfinished unpacked unspoken untold untouched
  unverified verified waiting walked walking wanted what where whole whose with within without worded worked
  wrapped writing written wrong
`
    .trim()
    .split(/\s+/),
);

const DECLARED = new RegExp(
  [
    '^(?:export )?(?:declare )?(?:abstract )?(?:type|interface|enum|class|(?:async )?function\\*?) (?<named>\\w+)',
    '^(?:export )?const (?<arrow>\\w+)(?:: [^=]+)? = (?:async )?(?:<[^>]+>)?\\([^;]*?=>',
  ].join('|'),
  'gm',
);

/** Types and functions at the top of a file whose whole name is such a word. Code alone: no comments, no strings. */
export function oneWordNames(code: string): readonly Readonly<{ name: string; index: number }>[] {
  return [...code.matchAll(DECLARED)]
    .map(({ groups = {}, index }) => ({ name: groups['named'] ?? groups['arrow'] ?? '', index }))
    .filter(({ name }) => NO_NAMES.has(name.toLowerCase()));
}
