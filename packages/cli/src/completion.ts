import type { HomeOf } from './command.ts';
import { type CommandHelp, JSON_OPTION, wrongWords } from './help.ts';
import { print, readWords, unknownWord } from './words.ts';

/** What `./railyard help completion` prints. */
export const HELP: CommandHelp = {
  name: 'completion',
  usage: ['completion bash', 'completion zsh', 'completion fish'],
  verbs: {
    bash: 'for ~/.bashrc: source <(railyard completion bash)',
    zsh: 'for ~/.zshrc, after compinit: source <(railyard completion zsh)',
    fish: 'railyard completion fish > ~/.config/fish/completions/railyard.fish',
  },
  options: JSON_OPTION,
  examples: ['completion bash', 'completion zsh', 'completion fish'],
};

/** The shell asks the program itself what can stand next, so that a newer one needs no other script. */
const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_railyard() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("$line")
  done < <("\${COMP_WORDS[0]}" complete bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _railyard railyard ./railyard
`,
  zsh: `#compdef railyard
_railyard() {
  local -a found
  found=("\${(@f)$("\${words[1]}" complete zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if (( \${#found[1]} )); then
    _describe -t railyard railyard found
  else
    _files
  fi
}
compdef _railyard railyard
`,
  fish: `function __railyard_complete
  set -l words (commandline -opc) (commandline -ct)
  $words[1] complete fish -- $words[2..-1] 2>/dev/null
end
complete -c railyard -f -a '(__railyard_complete)'
`,
};

/**
 * Prints what a shell reads to complete the words of this program.
 * @throws CommandError where the shell is none of those
 * @example ./railyard completion bash
 */
export async function run(words: readonly string[], _home: HomeOf): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [shell, ...rest] = positionals;
  if (shell === undefined) throw wrongWords('For which shell?', HELP);
  if (rest[0] !== undefined) throw wrongWords(`${JSON.stringify(rest[0])} is a word too many.`, HELP);
  const script = SCRIPTS[shell];
  if (script === undefined) throw wrongWords(unknownWord('shell', shell, Object.keys(SCRIPTS)), HELP);
  print(values.json, script.trimEnd(), { shell, script });
}
