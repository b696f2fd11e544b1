import type { ReleaseJson } from '@harbor/contract';
import type { ReleaseSettings } from '../../../../settings/releases';
import type { Holders } from '../addresses/words';

/** What the gate holds against a build: where, and what its team can do about it. */
export interface Problem {
  /** Part of the build that it is about; field of the 422. */
  field:
    | 'pack'
    | 'files'
    | 'release'
    | 'routes'
    | 'contract'
    | 'shell'
    | 'budget'
    | 'css'
    | 'drawing'
    | 'version';
  /** Sentence for people, in Chinese. */
  message: string;
}

/** A build at the gate. */
export interface Candidate {
  /** Folder of its files. */
  folder: string;
  /** Paths of its files. */
  files: string[];
  release: ReleaseJson;
}

/** What it has to get along with: every release that somebody may be served now. */
export interface Live {
  shells: ReleaseJson[];
  /** Of other remotes. */
  others: ReleaseJson[];
  /** Those of both that nobody is served until a failure brings them back. */
  fallbacks: ReadonlySet<ReleaseJson>;
  /** Which part holds which addresses. */
  holders: Holders;
  /** Whether the build may have addresses that nobody holds. */
  free: boolean;
}

/** One check. Every problem is told at once, so that a team does not learn of them one by one. */
export type Check = (
  candidate: Candidate,
  live: Live,
  budget: ReleaseSettings['budget'],
) => Problem[] | Promise<Problem[]>;

export { few } from '@harbor/gate/few';
