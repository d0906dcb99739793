type Output = Readonly<{ write(text: string): unknown }>;
type Line = Readonly<Record<string, unknown>>;

const LEVELS: Readonly<Record<number, readonly [word: string, colour: number]>> = {
  20: ['debug', 2],
  30: ['info', 36],
  40: ['warn', 33],
  50: ['error', 31],
};

/** The same lines for somebody who looks at a terminal: time of day, what happened, and with which values. */
export function readableLog(output: Output, hasColours: boolean): Readonly<{ write(line: string): void }> {
  return {
    write: (line) => {
      output.write(
        `${readable(line, (text, code) => (hasColours ? `\u001b[${code}m${text}\u001b[0m` : text))}\n`,
      );
    },
  };
}

function readable(text: string, colour: (text: string, code: number) => string): string {
  const line = parse(text);
  if (line === null) return text.trimEnd();
  const { level, time, msg, stack, ...values } = line;
  const [word, code] = LEVELS[Number(level)] ?? [String(level), 0];
  const when = colour(timeOfDay(new Date(Number(time))), 2);
  const told =
    msg === 'request' ? requestText(values) : `${colour(word, code)} ${String(msg)}${valuesText(values)}`;
  return `${when} ${told}${typeof stack === 'string' ? `\n${stack}` : ''}`;
}

function parse(text: string): Line | null {
  try {
    return JSON.parse(text) as Line; // pino writes an object a line
  } catch {
    return null;
  }
}

/** The rest of such a line is for whoever looks a request up. */
function requestText({ method, path, status, durationMs, requestId }: Line): string {
  return [method, path, status, `${String(durationMs)} ms`, requestId].map(String).join(' ');
}

function valuesText(values: Line): string {
  return Object.entries(values)
    .map(([name, value]) => `  ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');
}

function timeOfDay(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
