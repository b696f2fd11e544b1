import { useQuery } from '@harbor/runtime';
import { useLive } from '../parts/useLive';
import { ownProfile, platformReads, poolNumbers } from './queries';
import { useStillTeacher } from './useStillTeacher';

/** What the chrome of the platform shows on every page, kept new by messages and a slow clock. */
export function usePlatform() {
  const numbers = useQuery(poolNumbers());
  const profile = useQuery(ownProfile());
  useLive(platformReads);
  const may = useStillTeacher(numbers.error);
  return { numbers: numbers.data, profile: profile.data, may };
}
