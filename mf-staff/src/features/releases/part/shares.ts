import type { ReleasedRemote } from '@harbor/contract';

/** A release's part of the views. */
export interface SharePart {
  version: string;
  /** 0 to 1. */
  share: number;
  colour: string;
}

const older = ['var(--ink-3)', 'var(--line-strong)'];

/** Releases that had views, the largest share first, in the colours of the chart. */
export function shareParts({ releases, stable, canary }: ReleasedRemote): SharePart[] {
  const seen = releases
    .filter(({ view_share }) => view_share > 0)
    .sort((a, b) => b.view_share - a.view_share);
  const rest = seen.filter(({ version }) => version !== stable && version !== canary);
  return seen.map((release) => {
    const { version, view_share: share } = release;
    if (version === stable) return { version, share, colour: 'var(--primary)' };
    if (version === canary) return { version, share, colour: 'var(--gold)' };
    return { version, share, colour: older[rest.indexOf(release) % older.length] ?? 'var(--ink-3)' };
  });
}
