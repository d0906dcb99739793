import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Entries, filesBelow, gzip, MODIFIED, tar, tarGz } from './archives.ts';
import type { MadeFile } from './made.ts';

/**
 * The SDK for Ruby: a tarball of the files, of what the gemspec says, and of digests of both. The gemspec is Ruby; what
 * it says is read from its lines, so it has to say it plainly.
 */
export function rubyGem(root: string, version: string): readonly MadeFile[] {
  const folder = path.join(root, 'sdks/ruby');
  const files = new Map<string, string | Uint8Array>([
    ...filesBelow(folder, /^(?:lib\/.+\.rb|sig\/.+\.rbs|README\.md|CHANGELOG\.md)$/),
    ['LICENSE', fs.readFileSync(path.join(root, 'LICENSE'))],
  ]);
  const gemspec = fs.readFileSync(path.join(folder, 'railyard.gemspec'), 'utf8');
  if (gemspec.includes('add_dependency'))
    throw new Error('The gem has dependencies, which are not packed yet');

  const parts = new Map([
    ['metadata.gz', gzip(Buffer.from(specification(gemspec, version, [...files.keys()].sort())))],
    ['data.tar.gz', tarGz(files)],
  ]);
  const gem = new Map([...parts, ['checksums.yaml.gz', gzip(Buffer.from(checksums(parts)))] as const]);
  return [
    {
      thing: 'ruby',
      name: 'railyard',
      version,
      path: `ruby/railyard-${version}.gem`,
      type: 'application/octet-stream',
      bytes: tar(gem),
      purl: `pkg:gem/railyard@${version}`,
      needs: [],
    },
  ];
}

function checksums(parts: Entries): string {
  return ['SHA256', 'SHA512']
    .map((name) => {
      const lines = [...parts].map(
        ([file, bytes]) => `  ${file}: ${createHash(name).update(bytes).digest('hex')}\n`,
      );
      return `${name}:\n${lines.join('')}`;
    })
    .join('');
}

/** As YAML, whose texts may be written as JSON's. */
function specification(gemspec: string, version: string, files: readonly string[]): string {
  const said = (name: string): string => {
    const found = new RegExp(`^ *gem\\.${name} = "(.+)"$`, 'm').exec(gemspec)?.[1];
    if (found === undefined) throw new Error(`railyard.gemspec has no plain ${name}`);
    return JSON.stringify(found.replaceAll(/#\{gem\.(\w+)\}/g, (_, other: string) => plain(said(other))));
  };
  const plain = (text: string): string => JSON.parse(text) as string;
  const ruby = plain(said('required_ruby_version')).replace(/^>= /, '');
  const atLeast = (lowest: string): string =>
    `!ruby/object:Gem::Requirement\n  requirements:\n  - - ">="\n    - !ruby/object:Gem::Version\n` +
    `      version: '${lowest}'\n`;

  return (
    `--- !ruby/object:Gem::Specification\nname: ${said('name')}\n` +
    `version: !ruby/object:Gem::Version\n  version: ${version}\nplatform: ruby\n` +
    `authors:\n- Railyard\nbindir: bin\ncert_chain: []\n` +
    `date: ${MODIFIED.toISOString().slice(0, 10)} 00:00:00.000000000 Z\ndependencies: []\n` +
    `description: ${said('description')}\nexecutables: []\nextensions: []\nextra_rdoc_files: []\n` +
    `files:\n${files.map((file) => `- ${file}\n`).join('')}` +
    `homepage: ${said('homepage')}\nlicenses:\n- ${said('license')}\n` +
    `metadata:\n  rubygems_mfa_required: 'true'\nrdoc_options: []\nrequire_paths:\n- lib\n` +
    `required_ruby_version: ${atLeast(ruby)}required_rubygems_version: ${atLeast('0')}` +
    `requirements: []\nrubygems_version: 3.3.15\nspecification_version: 4\n` +
    `summary: ${said('summary')}\ntest_files: []\n`
  );
}
