import type { Db } from '../../../../db/connect';
import { userStatus } from '../../../base/accounts/user-status';

const named = /[@＠]([^\s@＠，。！？、；：,!?;:（）()《》“”"']{1,20})/gu;
const most = 5;

/**
 * The members that a comment names by @, at most five. Who joined the talk under the post is meant before others of the
 * same name; a name of several who did not is nobody's.
 */
export async function mentionsIn(
  db: Db,
  content: string,
  postId: number,
): Promise<{ id: number; nickname: string }[]> {
  const names = [...new Set([...content.matchAll(named)].map(([, name = '']) => name))].slice(0, most);
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('comments')
            .select('comments.id')
            .whereRef('comments.user_id', '=', 'users.id')
            .where('comments.post_id', '=', postId),
        )
        .as('talks'),
    )
    .where('nickname', 'in', names)
    .where('status', '=', userStatus.normal)
    .limit(100)
    .execute();
  return names.flatMap((name) => {
    const same = rows.filter((row) => row.nickname === name);
    const talking = same.filter((row) => row.talks);
    const [one, ...others] = talking.length > 0 ? talking : same;
    return one && others.length === 0 ? [{ id: one.id, nickname: one.nickname }] : [];
  });
}
