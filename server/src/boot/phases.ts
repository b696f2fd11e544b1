import { performance } from 'node:perf_hooks';

/** How long the parts of a start take. */
export interface Phases {
  /** Does one part of the start and notes its time. Parts may run side by side. */
  during<T>(part: string, work: () => T | Promise<T>): Promise<T>;
  /** So far: ms since the process began, and of each part that has ended, in the order of their ends. */
  told(): { ms: number; phases: Record<string, number> };
}

/** Begins to note where a start's time goes; whatever the process did before is the part `load`. */
export function startPhases(): Phases {
  const phases: Record<string, number> = { load: Math.round(performance.now()) };
  return {
    async during(part, work) {
      const began = performance.now();
      const made = await work();
      phases[part] = Math.round(performance.now() - began);
      return made;
    },
    told: () => ({ ms: Math.round(performance.now()), phases: { ...phases } }),
  };
}
