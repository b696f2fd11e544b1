import { routeMistakes } from '@harbor/gate/routes/paths';
import type { Check } from './problems';

/** Paths are well formed, none is declared twice, redirects lead to pages. */
export const checkPaths: Check = ({ release }) =>
  routeMistakes(release.routes).map((message) => ({ field: 'routes', message }));
