import type { Platform, ReleaseJson } from '@harbor/contract';
import type { Candidate, Problem } from './problems';
import { few } from './problems';

/** A page that cannot be drawn with a candidate. */
export interface Flaw {
  /** Part whose page it is. */
  owner: string;
  platform: Platform;
  /** As its route has it. */
  path: string;
  /** What is wrong and what to do, in Chinese. */
  message: string;
}

/** What draws pages on the server. Pages are made above the areas, which give it to the registry. */
export interface Drawings {
  /**
   * Draws the public pages that a candidate has or takes part in, together with the live releases of the other parts and
   * apart from what visitors wait for.
   * @throws Unavailable when the machine has no time for it
   */
  attempt(candidate: Pick<Candidate, 'folder' | 'release'>): Promise<Flaw[]>;
}

const placeOf = ({ path, platform }: Flaw) => `${path}（${platform}）`;

/** Every public page of a build can be drawn on the server, and those of others go on being drawn with it. */
export async function drawingProblems(
  drawings: Drawings | undefined,
  candidate: Pick<Candidate, 'folder' | 'release'>,
): Promise<Problem[]> {
  const flaws = (await drawings?.attempt(candidate)) ?? [];
  const told = new Map<string, Flaw[]>();
  for (const flaw of flaws) {
    const key = `${flaw.owner} ${flaw.message}`;
    told.set(key, [...(told.get(key) ?? []), flaw]);
  }
  return [...told.values()].map((alike): Problem => {
    const [{ owner, message }] = alike as [Flaw, ...Flaw[]];
    return {
      field: 'drawing',
      message: `${ofWhom(owner, candidate.release)}页面 ${few(alike.map(placeOf))} ${message}`,
    };
  });
}

const ofWhom = (owner: string, { name }: ReleaseJson) => (owner === name ? '' : `线上 ${owner} 的`);
