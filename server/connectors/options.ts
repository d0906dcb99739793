import { isObject, type JsonObject } from '../domain/json.ts';

/**
 * What a transaction may say to one connector alone: `connection_options["<connector id>"]`, declared in the
 * connector's folder. The contract and the API document follow from it, and the type that the connector reads.
 */
export type OptionBlock = Readonly<{
  /** The name of the object in the API document. */
  title: string;
  /** What the API document says of it. */
  help: string;
  members: Readonly<Record<string, Option>>;
}>;

/** May be null, and left out unless it is required. */
export type Option =
  | Readonly<{ format: keyof Formats; help: string; required?: true }>
  | Readonly<{ block: OptionBlock }>;

/** Of a card number, the vault's label of it stands here. */
type Formats = Readonly<{ text: string; integer: number; flag: boolean; cardNumber: string }>;

export type OptionsOf<Block extends OptionBlock> = {
  readonly [Name in keyof Block['members']]: Block['members'][Name] extends Readonly<{
    format: infer Format extends keyof Formats;
  }>
    ? Formats[Format] | null
    : Block['members'][Name] extends Readonly<{ block: infer Inner extends OptionBlock }>
      ? OptionsOf<Inner> | null
      : never;
};

/** Out of `call.options`. What is not there, or not of its kind, is null. */
export function readOptions<const Block extends OptionBlock>(
  { members }: Block,
  options: JsonObject,
): OptionsOf<Block> {
  const read: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(members)) read[name] = readOption(option, options[name]);
  return read as OptionsOf<Block>; // each member was read as its format
}

function readOption(option: Option, value: unknown): unknown {
  if ('block' in option) return isObject(value) ? readOptions(option.block, value) : null;
  switch (option.format) {
    case 'text':
    case 'cardNumber':
      return typeof value === 'string' && value !== '' ? value : null;
    case 'integer':
      return Number.isSafeInteger(value) ? value : null;
    case 'flag':
      return typeof value === 'boolean' ? value : null;
    default:
      return option.format satisfies never;
  }
}
