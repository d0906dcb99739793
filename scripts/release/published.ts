import fs from 'node:fs';
import path from 'node:path';

/** Something that others install or read, with a number and a changelog of its own. */
export type PublishedThing = Readonly<{
  name: string;
  about: string;
  /** Files and folders that it is made of: a change below one of them is a change of it. */
  sources: readonly string[];
  /** The one place where its number is written, as the only group of a pattern. */
  version: VersionPlace;
  /** Places that repeat the number, because a tool reads it there. */
  copies: readonly VersionPlace[];
  changelog: string;
  /** What stands before the number in its git tag. Go demands its form; the others follow it. */
  tagPrefix: string;
  /** As whom `npm run sdk:change` judges a change of the contract; null: the contract is no part of it. */
  contract: Audience | null;
}>;

export type VersionPlace = Readonly<{ file: string; pattern: RegExp }>;

/** Who is broken by what: the document's own readers, or the callers of an SDK in a language. */
export const AUDIENCES = ['contract', 'typescript', 'python', 'go', 'java', 'php', 'ruby', 'csharp'] as const;
export type Audience = (typeof AUDIENCES)[number];

const IN_PACKAGE = /^ {2}"version": "(.+)"/m;

/** Everything that is published. */
export const PUBLISHED: readonly PublishedThing[] = [
  {
    name: 'service',
    about: 'The service: the container image, and the folder that `npm start` runs',
    sources: ['server', 'cli', 'deploy', 'apps', 'sandbox', 'package.json', 'package-lock.json'],
    version: { file: 'package.json', pattern: IN_PACKAGE },
    copies: [inLock('')],
    changelog: 'CHANGELOG.md',
    tagPrefix: 'v',
    contract: null,
  },
  {
    name: 'contract',
    about: 'The OpenAPI document of the API',
    sources: ['contract/openapi.json'],
    version: { file: 'contract/VERSION', pattern: /^(\d{4}-\d\d-\d\d\.\d+)\n/ },
    copies: [],
    changelog: 'contract/CHANGELOG.md',
    tagPrefix: 'contract/v',
    contract: 'contract',
  },
  {
    name: 'postman',
    about: 'The Postman collection',
    sources: ['server/api/postman.ts', 'server/api/examples'],
    version: { file: 'server/api/postman.ts', pattern: /^const COLLECTION_VERSION = '(.+)';$/m },
    copies: [],
    changelog: 'contract/CHANGELOG-postman.md',
    tagPrefix: 'postman/v',
    contract: 'contract',
  },
  {
    name: 'packages',
    about: 'The npm packages for front ends, which have one number',
    sources: ['packages', ':!packages/sdk', ':!packages/cli', ':!packages/released.json'],
    version: { file: 'packages/version.json', pattern: /^"(.+)"$/m },
    copies: forBrowsers().flatMap((name) => [
      { file: `packages/${name}/package.json`, pattern: IN_PACKAGE },
      inLock(`packages/${name}`),
    ]),
    changelog: 'packages/CHANGELOG.md',
    tagPrefix: 'packages/v',
    contract: null,
  },
  {
    name: 'cli',
    about: "The developer's commands",
    sources: ['packages/cli'],
    version: { file: 'packages/cli/package.json', pattern: IN_PACKAGE },
    copies: [inLock('packages/cli')],
    changelog: 'packages/cli/CHANGELOG.md',
    tagPrefix: 'cli/v',
    contract: null,
  },
  {
    name: 'log-verifier',
    about: 'The verifier of a transparency log, for auditors',
    sources: ['log-verifier'],
    version: { file: 'log-verifier/package.json', pattern: IN_PACKAGE },
    copies: [],
    changelog: 'log-verifier/CHANGELOG.md',
    tagPrefix: 'log-verifier/v',
    contract: null,
  },
  sdk('typescript', {
    about: 'The SDK for TypeScript and JavaScript on Node',
    folder: 'packages/sdk',
    version: { file: 'package.json', pattern: IN_PACKAGE },
    copies: [inLock('packages/sdk')],
  }),
  sdk('python', {
    about: 'The SDK for Python',
    version: { file: 'src/railyard/version.py', pattern: /^VERSION = "(.+)"$/m },
  }),
  sdk('go', {
    about: 'The SDK for Go',
    version: { file: 'doc.go', pattern: /^const Version = "(.+)"$/m },
  }),
  sdk('java', {
    about: 'The SDK for Java, Kotlin and Scala',
    version: {
      file: 'src/main/java/io/github/railyard/Railyard.java',
      pattern: /^ {2}public static final String VERSION = "(.+)";$/m,
    },
    copies: [
      {
        file: 'sdks/java/pom.xml',
        pattern: /<artifactId>railyard<\/artifactId>\n {2}<version>(.+)<\/version>/,
      },
    ],
  }),
  sdk('php', {
    about: 'The SDK for PHP',
    version: { file: 'src/Railyard.php', pattern: /^ {4}public const VERSION = '(.+)';$/m },
    copies: [{ file: 'sdks/php/composer.json', pattern: /^ {4}"version": "(.+)",$/m }],
  }),
  sdk('ruby', {
    about: 'The SDK for Ruby',
    version: { file: 'lib/railyard/version.rb', pattern: /^ {2}VERSION = "(.+)"$/m },
  }),
  sdk('csharp', {
    about: 'The SDK for C#',
    version: { file: 'src/RailyardClient.cs', pattern: /^ {4}public const string Version = "(.+)";$/m },
    copies: [{ file: 'sdks/csharp/Railyard.csproj', pattern: /^ {4}<Version>(.+)<\/Version>$/m }],
  }),
  {
    name: 'android',
    about: 'The packages for Android apps: the core as a jar, the screens as an AAR',
    sources: ['mobile/android'],
    version: { file: 'mobile/android/pom.xml', pattern: /^ {2}<version>(.+)<\/version>$/m },
    copies: ['core', 'android', 'sample', 'screens'].map((part) => ({
      file: `mobile/android/${part}/pom.xml`,
      pattern: /^ {4}<version>(.+)<\/version>$/m,
    })),
    changelog: 'mobile/android/CHANGELOG.md',
    tagPrefix: 'mobile/android/v',
    contract: null,
  },
  {
    name: 'ios',
    about: 'The Swift package for iOS apps',
    sources: ['mobile/ios'],
    version: { file: 'mobile/ios/VERSION', pattern: /^(.+)\n/ },
    copies: [],
    changelog: 'mobile/ios/CHANGELOG.md',
    tagPrefix: 'mobile/ios/v',
    contract: null,
  },
];

/** The number that a thing has where it is written. */
export function versionOf(thing: Pick<PublishedThing, 'version'>, root: string): string {
  return readVersion(thing.version, (file) => fs.readFileSync(path.join(root, file), 'utf8'));
}

export function readVersion({ file, pattern }: VersionPlace, read: (file: string) => string): string {
  const version = pattern.exec(read(file))?.[1];
  if (version === undefined) throw new Error(`${file} has no version where ${String(pattern)} looks for it`);
  return version;
}

export function publishedNamed(name: string): PublishedThing {
  const found = PUBLISHED.find((thing) => thing.name === name);
  if (found === undefined)
    throw new Error(`Nothing is published as ${name}: ${PUBLISHED.map((thing) => thing.name).join(', ')}`);
  return found;
}

type SdkWords = Readonly<{
  about: string;
  folder?: string;
  version: VersionPlace;
  copies?: readonly VersionPlace[];
}>;

/** All SDKs are alike: `version.file` is in the folder. */
function sdk(language: Exclude<Audience, 'contract'>, words: SdkWords): PublishedThing {
  const folder = words.folder ?? `sdks/${language}`;
  return {
    name: language,
    about: words.about,
    sources: [folder],
    version: { ...words.version, file: `${folder}/${words.version.file}` },
    copies: words.copies ?? [],
    changelog: `${folder}/CHANGELOG.md`,
    tagPrefix: `sdks/${language}/v`,
    contract: language,
  };
}

/** npm's lock file has the number of every package of this project. */
function inLock(folder: string): VersionPlace {
  const name = folder.replaceAll('/', '\\/');
  return {
    file: 'package-lock.json',
    pattern: new RegExp(`^ {4}"${name}": \\{\\n(?: {6}"name": ".*",\\n)? {6}"version": "(.+)"`, 'm'),
  };
}

/** All packages but those that run on Node. */
function forBrowsers(): readonly string[] {
  const packages = path.join(import.meta.dirname, '../../packages');
  return fs
    .readdirSync(packages)
    .filter((name) => name !== 'sdk' && name !== 'cli')
    .filter((name) => fs.existsSync(path.join(packages, name, 'package.json')));
}
