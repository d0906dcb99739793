import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyAddress } from './addresses.ts';
import { type EgressPolicy, checkUrl, checkedAddresses } from './egress.ts';
import { WireFault } from './wire.ts';

const CLOSED = { allowLoopback: false, ownOrigins: [] };

/** One line a form: an address somebody may write to reach what is not theirs. */
const HOSTILE_URLS: readonly string[] = [
  // not https, or not a URL
  '',
  ' ',
  'http://example.com/',
  'HTTP://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/_',
  'data:text/plain,x',
  'javascript:alert(1)',
  'ws://example.com/',
  'unix:/run/x',
  '//example.com/',
  '/path',
  'example.com',
  'https:',
  'https:/',
  'https://',
  'https:///path',
  'https:example.com',
  'https:/example.com',
  'https:\\\\example.com',
  'https://example.com\\@evil.example',
  'https://example.com /',
  'https://exa\tmple.com/',
  'https://exa\nmple.com/',
  'https://example.com/\r\nx: y',
  'https://example.com/\u0000',
  `https://example.com/${'a'.repeat(65_536)}`,
  // user information, fragments, ports
  'https://user@example.com/',
  'https://user:pass@example.com/',
  'https://example.com@127.0.0.1/',
  'https://example.com:443@127.0.0.1/',
  'https://example.com%40evil.example/',
  'https://@example.com/',
  'https://example.com/#@evil.example',
  'https://example.com#',
  'https://example.com:22/',
  'https://example.com:25/',
  'https://example.com:80/',
  'https://example.com:0/',
  'https://example.com:65536/',
  'https://example.com:99999/',
  'https://example.com:5432/',
  'https://example.com:-443/',
  'https://example.com:4 43/',
  'https://example.com:443:443/',
  'https://example.com:+443/',
  'https://example.com:0x1bb/',
  // names
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://a.localhost/',
  'https://example.com./',
  'https://example..com/',
  'https://.example.com/',
  'https://intranet/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://x.home.arpa/',
  'https://x.onion/',
  'https://xn--exmple-cua.com/',
  'https://exаmple.com/',
  'https://ｅxample.com/',
  'https://example。com/',
  'https://ex%61mple.com/',
  'https://-example.com/',
  `https://${'a'.repeat(64)}.com/`,
  `https://${'a.'.repeat(150)}com/`,
  'https://[example.com]/',
  'https://exam[ple.com/',
  'https://*.example.com/',
  'https://example.com,evil.example/',
  'https://example.com;evil/',
  'https://①②⑦.⓪.⓪.①/',
  // IPv4 in every notation
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://0/',
  'https://0.0.0.0/',
  'https://00000177.1/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://169.254.169.254/',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://0251.0376.0251.0376/',
  'https://169.254.170.2/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://198.18.0.1/',
  'https://192.88.99.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://256.256.256.256/',
  'https://1.2.3.4.5/',
  'https://0x/',
  'https://8.8.8.8.nip.0x7f/',
  'https://134744072/',
  'https://8.8.2056/',
  // IPv6
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[::127.0.0.1]/',
  'https://[::7f00:1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001::1]/',
  'https://[fe80::1]/',
  'https://[fe80::1%25eth0]/',
  'https://[fe80::1%eth0]/',
  'https://[fec0::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[2001:10::1]/',
  'https://[2001:20::1]/',
  'https://[5f00::1]/',
  'https://[4000::1]/',
  'https://[::1/',
  'https://::1/',
];

test('every hostile form of a target address is refused before anything is looked up', () => {
  const accepted = HOSTILE_URLS.filter((text) => typeof checkUrl(text, CLOSED) !== 'string');
  assert.deepEqual(accepted, []);
  assert.ok(HOSTILE_URLS.length >= 60);
});

test('a hostile form stays refused where loopback is allowed, but for loopback itself', () => {
  const accepted = HOSTILE_URLS.filter(
    (text) => typeof checkUrl(text, { allowLoopback: true, ownOrigins: [] }) !== 'string',
  );
  assert.deepEqual(accepted.toSorted(), [
    'https://127.0.0.1/',
    'https://LOCALHOST/',
    'https://[::1]/',
    'https://a.localhost/',
    'https://localhost/',
  ]);
});

test('a refused address is told what is wrong with it', () => {
  const long = (length: number): string =>
    `https://example.com/${'a'.repeat(length - 'https://example.com/'.length)}`;
  const label = 'a'.repeat(63);
  const rows: readonly (readonly [string, string])[] = [
    ['', 'is empty'],
    [long(4097), 'is longer than 4096 characters'],
    ['https://exa mple.com/', 'must be printable ASCII without spaces; percent-encode anything else'],
    ['https://example.com/é', 'must be printable ASCII without spaces; percent-encode anything else'],
    ['https://example.com\\x', 'must not contain a backslash'],
    ['example.com', 'must be an absolute URL such as https://api.example.com/path'],
    ['1https://example.com', 'must be an absolute URL such as https://api.example.com/path'],
    ['https://example.com/#x', 'must not have a fragment'],
    ['https://user@example.com/', 'must not carry user information'],
    ['https://*.example.com/', 'has a host that is not a plain DNS name or address'],
    ['https://example.com:123456/', 'has a host that is not a plain DNS name or address'],
    ['https://[example.com]/', 'has a host that is not a plain DNS name or address'],
    ['https://example.com:65536/', 'is not a URL'],
    ['http://example.com/', 'must start with https://'],
    ['https://0x7f.1/', 'has a host in an unusual notation'],
    ['https://10.0.0.1/', 'has an address that is private'],
    ['https://127.0.0.1/', 'has an address that is loopback'],
    ['https://169.254.1.1/', 'has an address that is link-local'],
    ['https://169.254.169.254/', 'has an address that is a metadata service'],
    ['https://100.64.0.1/', 'has an address that is shared carrier space'],
    ['https://224.0.0.1/', 'has an address that is multicast'],
    ['https://[2002:808:808::]/', 'has an address that is an IPv4 address inside an IPv6 one'],
    ['https://192.0.2.1/', 'has an address that is reserved'],
    [`https://${[label, label, label, 'a'.repeat(62)].join('.')}/`, 'has a host that is too long'],
    ['https://example.com./', 'has a host with a trailing dot'],
    ['https://-example.com/', 'has a host that is not a DNS name'],
    ['https://example-.com/', 'has a host that is not a DNS name'],
    [`https://${label}a.com/`, 'has a host that is not a DNS name'],
    ['https://xn--exmple-cua.com/', 'has an internationalised host; use its ASCII sibling'],
    ['https://localhost/', 'has a host that is this machine'],
    ['https://a.localhost/', 'has a host that is this machine'],
    ['https://intranet/', 'has a host without a domain'],
    ['https://printer.local/', 'has a host of a private domain'],
    ['https://example.com:80/', 'must use one of the ports 443, 8443'],
  ];
  for (const [text, why] of rows) assert.equal(checkUrl(text, CLOSED), why, text);
  assert.equal(
    checkUrl('https://example.com:80/', CLOSED, [9443]),
    'must use one of the ports 443, 8443, 9443',
  );
  const local = { allowLoopback: true, ownOrigins: [] };
  assert.notEqual(typeof checkUrl('https://localhost:1024/', local), 'string');
  assert.equal(checkUrl('https://localhost:1023/', local), 'must use one of the ports 443, 8443');
  assert.equal(checkUrl('https://example.com:1024/', local), 'must use one of the ports 443, 8443');
});

test('names of a private domain are refused, and those that only look like one are not', () => {
  for (const suffix of [
    ...['local', 'localdomain', 'internal', 'intranet', 'lan', 'home', 'corp', 'private'],
    ...['home.arpa', 'onion', 'in-addr.arpa', 'ip6.arpa'],
  ]) {
    assert.equal(checkUrl(`https://a.${suffix}/`, CLOSED), 'has a host of a private domain', suffix);
    assert.notEqual(typeof checkUrl(`https://a.x${suffix}.com/`, CLOSED), 'string', suffix);
  }
});

test('an address at every limit passes, and is told apart into host and port', () => {
  const label = 'a'.repeat(63);
  const longestHost = [label, label, label, 'a'.repeat(61)].join('.');
  const rows: readonly (readonly [string, string, number, boolean])[] = [
    [`https://${longestHost}/`, longestHost, 443, false],
    [`https://example.com/${'a'.repeat(4096 - 'https://example.com/'.length)}`, 'example.com', 443, false],
    ['https://example.com:8443/', 'example.com', 8443, false],
    ['https://8.8.8.8/', '8.8.8.8', 443, true],
    ['https://[2606:4700::1111]/', '2606:4700::1111', 443, true],
  ];
  for (const [text, host, port, literal] of rows) {
    const target = checkUrl(text, CLOSED);
    assert.ok(typeof target !== 'string', String(target));
    assert.deepEqual([target.host, target.port, target.literal, target.own], [host, port, literal, false]);
  }
  const own = checkUrl('http://simulator.local/x', {
    allowLoopback: false,
    ownOrigins: ['http://simulator.local'],
  });
  assert.ok(typeof own !== 'string');
  assert.deepEqual([own.host, own.port, own.own], ['simulator.local', 80, true]);
});

test('the first four addresses of a name are tried, and those of our own are not judged', async () => {
  const answers = ['8.8.8.8', '8.8.4.4', '1.1.1.1', '9.9.9.9', '8.8.8.9'];
  const policy: EgressPolicy = { ...CLOSED, resolve: async () => answers };
  const target = checkUrl('https://api.example.com/', policy);
  assert.ok(typeof target !== 'string');
  assert.deepEqual(await checkedAddresses(target, policy), answers.slice(0, 4));
  assert.deepEqual(
    await checkedAddresses({ ...target, own: true }, { ...policy, resolve: async () => ['10.0.0.1'] }),
    ['10.0.0.1'],
  );
  const literal = checkUrl('https://8.8.8.8/', policy);
  assert.ok(typeof literal !== 'string');
  assert.deepEqual(
    await checkedAddresses(literal, { ...policy, resolve: async () => assert.fail('looked up') }),
    ['8.8.8.8'],
  );
  const loopback = { ...policy, allowLoopback: true, resolve: async () => ['127.0.0.1'] };
  assert.deepEqual(await checkedAddresses(target, loopback), ['127.0.0.1']);
});

test('a name that cannot be gone to is told why', async () => {
  const target = checkUrl('https://api.example.com/', CLOSED);
  assert.ok(typeof target !== 'string');
  const said = (resolve: EgressPolicy['resolve']): Promise<unknown> =>
    checkedAddresses(target, { ...CLOSED, resolve }).catch((error: unknown) => (error as Error).message);
  assert.equal(await said(async () => []), 'api.example.com has no address');
  assert.equal(
    await said(async () => Promise.reject(new Error('SERVFAIL'))),
    'api.example.com cannot be looked up',
  );
  assert.equal(
    await said(async () => ['169.254.169.254']),
    'api.example.com resolves to an address that is a metadata service',
  );
});

test('ordinary addresses of processors are accepted as they stand', () => {
  for (const text of [
    'https://api.example.com',
    'https://API.example.com/v1/pay?x=1&y=%20',
    'https://api.example.com:443/',
    'https://api.example.com:8443/a/b',
    'https://a_b.example.com/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ]) {
    assert.notEqual(typeof checkUrl(text, CLOSED), 'string', text);
  }
  assert.notEqual(
    typeof checkUrl('https://api.example.com:9443/', CLOSED, [9443]),
    'string',
    'a port the operator named',
  );
});

test('an origin of our own is reached as it is, and nothing beside it', () => {
  const policy = { allowLoopback: false, ownOrigins: ['http://127.0.0.1:8081'] };
  assert.notEqual(typeof checkUrl('http://127.0.0.1:8081/mock-card', policy), 'string');
  for (const text of [
    'http://127.0.0.1:8082/',
    'http://127.0.0.2:8081/',
    'https://127.0.0.1:8081/',
    'http://x@127.0.0.1:8081/',
  ])
    assert.equal(typeof checkUrl(text, policy), 'string', text);
});

const FORBIDDEN_ANSWERS: readonly string[] = [
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '168.63.129.16',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '4000::1',
  'not an address',
  '',
  '2130706433',
  '0177.0.0.1',
  '127.1',
];

test('a name with one forbidden answer is refused, wherever in the list it stands', async () => {
  for (const forbidden of FORBIDDEN_ANSWERS) {
    for (const answers of [[forbidden], ['8.8.8.8', forbidden], [forbidden, '2606:4700::1111']]) {
      const policy: EgressPolicy = { ...CLOSED, resolve: async () => answers };
      const target = checkUrl('https://api.example.com/', policy);
      assert.ok(typeof target !== 'string');
      await assert.rejects(
        checkedAddresses(target, policy),
        (error) => error instanceof WireFault && error.code === 'refused' && !error.sent,
        forbidden,
      );
    }
  }
});

test('a name that does not resolve, or resolves to nothing, is a fault before anything was sent', async () => {
  const target = checkUrl('https://api.example.com/', CLOSED);
  assert.ok(typeof target !== 'string');
  for (const resolve of [async () => [], async () => Promise.reject(new Error('SERVFAIL'))]) {
    await assert.rejects(
      checkedAddresses(target, { ...CLOSED, resolve }),
      (error) => error instanceof WireFault && error.code === 'resolve' && !error.sent,
    );
  }
});

test('address classes', () => {
  const expected: Readonly<Record<string, string>> = {
    '8.8.8.8': 'public',
    '2606:4700::1111': 'public',
    '127.9.9.9': 'loopback',
    '::1': 'loopback',
    '10.0.0.1': 'private',
    '169.254.1.1': 'link_local',
    '169.254.169.254': 'metadata',
    '168.63.129.16': 'metadata',
    '100.64.0.1': 'carrier_nat',
    '224.0.0.1': 'multicast',
    '::ffff:8.8.8.8': 'translated',
    '64:ff9b::808:808': 'translated',
    '2002:808:808::': 'translated',
    '::8.8.8.8': 'translated',
    '198.18.0.1': 'reserved',
    '0.1.2.3': 'reserved',
    x: 'invalid',
  };
  for (const [address, kind] of Object.entries(expected))
    assert.equal(classifyAddress(address), kind, address);
});
