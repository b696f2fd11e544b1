import type { AuthorPast } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { contributions } from '../../../manifest';
import { toMoment } from '../../../time';
import { userStatus } from '../accounts/user-status';

/** Lines that are shown of all areas together. */
const most = 24;

/** What somebody wrote before, how it was decided, and what was done about them. @throws HttpProblem 404 */
export async function authorPast(db: Db, userId: number): Promise<AuthorPast> {
  const user = await findRow(db, 'users', { id: userId }, [
    ...(['id', 'nickname', 'status', 'frozen_reason', 'created_at'] as const),
  ]);
  if (!user) throw notFound('用户不存在');
  const parts = await Promise.all(contributions('authorPast').map((part) => part(db, userId)));
  const recent = parts
    .flatMap((part) => part.recent)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most);
  return {
    user: {
      id: user.id,
      nickname: user.nickname,
      frozen_reason: user.status === userStatus.frozen ? user.frozen_reason : null,
      created_at: toMoment(user.created_at),
    },
    counts: parts.flatMap(({ counts }) => counts),
    recent: recent.map((item) => ({ ...item, at: toMoment(item.at) })),
  };
}
