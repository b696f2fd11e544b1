import type { ReleasedRemote, ReleaseRow } from '@harbor/contract';

/** Error rates from which a release is worth a look, and from which it harms people. */
const limits = { watch: 0.01, bad: 0.05 };

/** How a release or a part fares; `quiet` while nobody opened it. */
export type Health = 'quiet' | 'good' | 'watch' | 'bad';

/** @param rate failed of all visitors, 0 to 1; null while there are none */
export function healthOf(rate: number | null): Health {
  if (rate === null) return 'quiet';
  if (rate >= limits.bad) return 'bad';
  return rate >= limits.watch ? 'watch' : 'good';
}

/** `0.4%`, `12%`; 暂无 while nobody opened it. */
export function percent(share: number | null): string {
  if (share === null) return '暂无';
  const value = share * 100;
  const digits = value > 0 && value < 10 && !Number.isInteger(value) ? 1 : 0;
  return value > 0 && value < 0.05 ? '<0.1%' : `${value.toFixed(digits)}%`;
}

/** Thousands set apart: `12,480`. */
export const count = (value: number): string => value.toLocaleString('en-US');

/** Bytes as people read them: `1.2 MB`. */
export function bytes(size: number): string {
  if (size < 1024) return `${size} B`;
  return size < 1024 * 1024 ? `${Math.round(size / 1024)} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}

/** The release that a pointer stands on. */
export const releaseAt = (remote: ReleasedRemote, version: string | null): ReleaseRow | undefined =>
  remote.releases.find((release) => release.version === version);

/** A part of the site in figures: all its releases in the period taken together. */
export interface RemoteFigures {
  views: number;
  visitors: number;
  failed: number;
  rate: number | null;
}

export function figuresOf({ releases }: Pick<ReleasedRemote, 'releases'>): RemoteFigures {
  const sum = (key: 'views' | 'visitors' | 'failed') =>
    releases.reduce((total, release) => total + release[key], 0);
  const visitors = sum('visitors');
  const failed = sum('failed');
  return { views: sum('views'), visitors, failed, rate: visitors === 0 ? null : failed / visitors };
}

/** The figures of the whole site. */
export function siteFigures(remotes: readonly ReleasedRemote[]): RemoteFigures {
  return figuresOf({ releases: remotes.flatMap(({ releases }) => releases) });
}
