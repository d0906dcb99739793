import { isRecord } from './messages.ts';

/** What the page may say about a field. */
export type Options = Readonly<{
  label: string;
  placeholder: string;
  styles: readonly (readonly [string, string])[];
  lengths: readonly number[] | null;
  required: boolean;
  autoFocus: boolean;
  maskInput: boolean;
  maskOnInput: boolean;
  showLastFour: boolean;
  character: string;
  showSchemeIcons: Readonly<{ coBranded: boolean; placeholder: boolean }> | null;
  errorMessage: string;
}>;

const NONE: Options = {
  label: '',
  placeholder: '',
  styles: [],
  lengths: null,
  required: true,
  autoFocus: false,
  maskInput: false,
  maskOnInput: false,
  showLastFour: false,
  character: '•',
  showSchemeIcons: null,
  errorMessage: '',
};

/** What is not said stays as it was; what is said wrongly is not heard. */
export function readOptions(data: Readonly<Record<string, unknown>>, before: Options = NONE): Options {
  const text = (name: 'label' | 'placeholder' | 'errorMessage'): string => {
    const given = data[name];
    return typeof given === 'string' ? given.slice(0, 200) : before[name];
  };
  const flag = (name: 'required' | 'autoFocus' | 'maskInput' | 'maskOnInput' | 'showLastFour'): boolean => {
    const given = data[name];
    return typeof given === 'boolean' ? given : before[name];
  };
  const { character } = data;

  return {
    label: text('label'),
    placeholder: text('placeholder'),
    styles: readStyles(data['styles']) ?? before.styles,
    lengths: readLengths(data['lengths']) ?? before.lengths,
    required: flag('required'),
    autoFocus: flag('autoFocus'),
    maskInput: flag('maskInput'),
    maskOnInput: flag('maskOnInput'),
    showLastFour: flag('showLastFour'),
    character:
      typeof character === 'string' && Array.from(character).length === 1 && /[^\d\s/]/.test(character)
        ? character
        : before.character,
    showSchemeIcons: readIcons(data['showSchemeIcons'], before.showSchemeIcons),
    errorMessage: text('errorMessage'),
  };
}

function readStyles(given: unknown): Options['styles'] | null {
  if (!Array.isArray(given)) return null;
  return given.filter(
    (pair: unknown): pair is [string, string] =>
      Array.isArray(pair) && typeof pair[0] === 'string' && ['string', 'number'].includes(typeof pair[1]),
  );
}

function readLengths(given: unknown): readonly number[] | null {
  if (!Array.isArray(given)) return null;
  const lengths = given.filter(
    (length): length is number => Number.isInteger(length) && length >= 3 && length <= 4,
  );
  return lengths.length > 0 ? lengths : null;
}

function readIcons(given: unknown, before: Options['showSchemeIcons']): Options['showSchemeIcons'] {
  if (given === true) return { coBranded: false, placeholder: false };
  if (given === false) return null;
  return isRecord(given)
    ? { coBranded: given['coBranded'] === true, placeholder: given['placeholder'] === true }
    : before;
}
