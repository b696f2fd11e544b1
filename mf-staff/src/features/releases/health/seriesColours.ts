import type { Series } from './series';

const others = ['#0e9f8e', '#7a5af0', '#5b6785', '#b5487a', '#2f8fb8', '#8c96ad'];

/** The stable release is blue, the canary gold; the others have colours of their own. */
export function colourOf(
  series: readonly Series[],
  stable: string,
  canary: string | null,
): (version: string) => string {
  const rest = series
    .map(({ version }) => version)
    .filter((version) => version !== stable && version !== canary);
  return (version) => {
    if (version === stable) return 'var(--primary)';
    if (version === canary) return 'var(--gold)';
    return others[Math.max(0, rest.indexOf(version)) % others.length] ?? 'var(--ink-3)';
  };
}
