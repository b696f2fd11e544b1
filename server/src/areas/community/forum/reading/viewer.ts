import type { SessionUser } from '../../../base/accounts/session-user';

/** Who reads; null for a visitor. */
export type Viewer = Pick<SessionUser, 'id'> | null;
