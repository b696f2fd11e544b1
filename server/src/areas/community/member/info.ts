import type { MemberInfo } from '@harbor/contract';
import { subjects } from '@harbor/contract/subjects';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { userStatus } from '../../base/accounts/user-status';
import { hasBlocked } from '../forum/people/blocks';
import { ownViewOf, toBrief } from '../forum/reading/members';
import type { Viewer } from '../forum/reading/viewer';
import { countOf, writtenBy } from './figures';
import { countRelated } from './relations';

/** A member's page, with nothing but what everybody may know. @throws HttpProblem 404 also for a closed account */
export async function memberInfo(db: Db, viewer: Viewer, id: number): Promise<MemberInfo> {
  const row = await db
    .selectFrom('users')
    .select([
      ...([
        'id',
        'nickname',
        'avatar_img',
        'identity',
        'subject_ids',
        'is_teacher',
        'is_certification',
      ] as const),
      ...(['status', 'bio', 'unit', 'gender', 'created_at'] as const),
    ])
    .where('id', '=', id)
    .where('status', '<>', userStatus.closed)
    .executeTakeFirst();
  if (!row) throw notFound('用户不存在');
  const own = viewer?.id === id;
  const reader = viewer && !own ? viewer.id : null;
  const [written, fans, following, likes, collects, view, follow, followsMe, blocked] = await Promise.all([
    writtenBy(db, id),
    countRelated(db, 'fans', id),
    countRelated(db, 'following', id),
    countOf(db, 'post_likes', id),
    countOf(db, 'post_collects', id),
    ownViewOf(db, viewer, [id]),
    reader ? follows(db, reader, id) : false,
    reader ? follows(db, id, reader) : false,
    reader ? hasBlocked(db, reader, id) : false,
  ]);
  return {
    ...toBrief(row, view.remarks.get(id)),
    bio: row.bio,
    unit: row.unit,
    gender: row.gender,
    subjects: row.subject_ids.flatMap((one) => subjects[one as keyof typeof subjects] ?? []),
    ip_region: written.region,
    joined_at: toMoment(row.created_at),
    own,
    following: follow,
    follows_me: followsMe,
    blocked,
    counts: { posts: written.posts, fans, following, likes, collects, liked: written.liked },
  };
}

async function follows(db: Db, userId: number, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('member_follows')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('followed_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}
