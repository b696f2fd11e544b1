import type { SessionUser } from '../../../../http/session-user';

/** Who reads; null for a visitor. */
export type Viewer = Pick<SessionUser, 'id'> | null;
