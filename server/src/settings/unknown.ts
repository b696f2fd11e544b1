import { closest, distance } from 'fastest-levenshtein';
import { environment } from './environment';

/** What the commands of the project read; they may stand in the environment that a server is started from. */
const ofCommands = [
  'HARBOR_SITE',
  'HARBOR_TOKEN',
  'HARBOR_URL',
  'HARBOR_STAFF_PHONE',
  'HARBOR_STAFF_PASSWORD',
  'HARBOR_BUILD_ADDRESS',
];

/** A name further away than so many changes is no misspelling of another. */
const nearest = 4;

/**
 * Names that begin with `HARBOR_` and that nothing reads, with the one that was probably meant: a misspelt setting
 * would otherwise be left out without a word.
 */
export function unknownSettings(env: Record<string, string | undefined>): string[] {
  const known = [...Object.keys(environment.shape), ...ofCommands];
  return Object.keys(env)
    .filter((name) => name.startsWith('HARBOR_') && !known.includes(name))
    .map((name) => {
      const meant = closest(name, known);
      return distance(name, meant) <= nearest
        ? `${name}: there is no such setting; ${meant} is meant?`
        : `${name}: there is no such setting`;
    });
}
