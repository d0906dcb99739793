import { runSamples } from '../../test/harness/samples.ts';
import { runSteps, type Step } from './tools.ts';

/**
 * Does every sample that documents show in a language. `steps` compile and run the program that has them, in its
 * folder. Gives the exit code.
 */
export async function trySamples(
  language: string,
  environment: Readonly<Record<string, string>>,
  steps: (folder: string) => readonly Step[],
): Promise<number> {
  let status = 0;
  const faults = await runSamples(language, async (folder, place) => {
    status = await runSteps(folder, { ...environment, ...place }, steps(folder), 'ignore');
  });
  for (const fault of faults) console.log(`sample: ${fault}`);
  return faults.length === 0 ? status : 1;
}
