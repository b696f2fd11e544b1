import type { SessionUser } from '../../auth/session-user';

/** Who reads; null for a visitor. */
export type Viewer = Pick<SessionUser, 'id'> | null;
