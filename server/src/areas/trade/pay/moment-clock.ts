import type { Clock } from '../../../settings/clock';

/** A clock that stands at one moment: everything of one transaction happens then. */
export const at = (moment: Date): Clock => ({ now: () => moment.getTime() });
