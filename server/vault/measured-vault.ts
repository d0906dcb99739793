import { METRICS, timeWork } from '../platform/metrics.ts';
import { inSpan } from '../platform/trace.ts';
import { WireFault } from '../net/wire.ts';
import { Problem } from '../domain/problem.ts';
import type { Vault } from './vault.ts';

/** The same vault; every call of it that waits is counted, timed and a span. */
export function measureVault<Measured extends Vault>(vault: Measured): Measured {
  const calls = new Map<string, unknown>();
  return new Proxy(vault, {
    get: (_target, name) => {
      const known = typeof name === 'string' ? calls.get(name) : undefined;
      if (known !== undefined) return known;
      const member: unknown = Reflect.get(vault, name, vault);
      if (typeof member !== 'function' || typeof name !== 'string') return member;
      const call = measuredCall(name);
      const made: unknown =
        name === 'secret' // a handle is made at once, all others wait
          ? member.bind(vault)
          : (...given: unknown[]) => call(() => Reflect.apply(member, vault, given) as Promise<unknown>);
      calls.set(name, made);
      return made;
    },
  });
}

function measuredCall(name: string): (run: () => Promise<unknown>) => Promise<unknown> {
  const span = { name: `vault ${name}`, kind: 'internal' } as const;
  const labels = { call: name };
  const ended = (seconds: number, thrown: unknown): void => {
    METRICS.vaultDuration.observe(labels, seconds);
    METRICS.vaultCalls.inc({ call: name, outcome: outcomeOf(thrown) });
  };
  return (run) => inSpan(span, () => timeWork(run, ended));
}

/** What a caller did wrong, and what a processor did not answer, is no fault of the vault. */
function outcomeOf(thrown: unknown): 'ok' | 'refused' | 'error' {
  if (thrown === undefined) return 'ok';
  const isOurs =
    thrown instanceof Problem && (thrown.code === 'service_unavailable' || thrown.code === 'server_error');
  return !isOurs && (thrown instanceof Problem || thrown instanceof WireFault) ? 'refused' : 'error';
}
