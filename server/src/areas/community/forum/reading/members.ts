import type { MemberBrief, MemberCard } from '@harbor/contract';
import { subjects } from '@harbor/contract/subjects';
import type { Db } from '../../../../db/connect';
import { userStatus } from '../../../base/accounts/user-status';
import type { Viewer } from './viewer';

/** Columns of a member that everybody may know. */
export const memberColumns = [
  'users.id',
  'users.nickname',
  'users.avatar_img',
  'users.identity',
  'users.subject_ids',
  'users.is_teacher',
  'users.is_certification',
  'users.status',
  'users.bio',
] as const;

interface MemberRow {
  id: number;
  nickname: string;
  avatar_img: string;
  identity: string;
  subject_ids: number[];
  is_teacher: boolean;
  is_certification: boolean;
  status: number;
  bio: string;
}

/** A member as everybody sees them, with the reader's private name. */
export function toBrief(row: MemberRow, remark = ''): MemberBrief {
  const subject = subjects[row.subject_ids[0] as keyof typeof subjects];
  return {
    id: row.id,
    nickname: row.nickname,
    avatar_img: row.avatar_img,
    identity: [row.identity, subject].filter(Boolean).join(' · '),
    is_teacher: row.is_teacher && row.is_certification,
    closed: row.status === userStatus.closed,
    remark,
  };
}

/** What the reader knows of these members: private names, and who of them is blocked. */
export async function ownViewOf(db: Db, viewer: Viewer, ids: readonly number[]) {
  if (!viewer || ids.length === 0) return { remarks: new Map<number, string>(), blocked: new Set<number>() };
  const [remarks, blocks] = await Promise.all([
    db
      .selectFrom('member_remarks')
      .select(['member_id', 'remark'])
      .where('user_id', '=', viewer.id)
      .where('member_id', 'in', ids)
      .execute(),
    db
      .selectFrom('member_blocks')
      .select('blocked_id')
      .where('user_id', '=', viewer.id)
      .where('blocked_id', 'in', ids)
      .execute(),
  ]);
  return {
    remarks: new Map(remarks.map((row) => [row.member_id, row.remark])),
    blocked: new Set(blocks.map((row) => row.blocked_id)),
  };
}

/** Members by their ids. */
export async function briefsOf(db: Db, viewer: Viewer, ids: readonly number[]) {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return { briefs: new Map<number, MemberBrief>(), blocked: new Set<number>() };
  const [rows, { remarks, blocked }] = await Promise.all([
    db.selectFrom('users').select(memberColumns).where('id', 'in', unique).execute(),
    ownViewOf(db, viewer, unique),
  ]);
  return { briefs: new Map(rows.map((row) => [row.id, toBrief(row, remarks.get(row.id))])), blocked };
}

/** Members as a list shows them, in the order of the ids. */
export async function memberCards(db: Db, viewer: Viewer, ids: readonly number[]): Promise<MemberCard[]> {
  if (ids.length === 0) return [];
  const reader = viewer?.id ?? 0;
  const [rows, { remarks }] = await Promise.all([
    db
      .selectFrom('users')
      .select(memberColumns)
      .select((eb) => [
        eb
          .selectFrom('posts')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('posts.user_id', '=', 'users.id')
          .where('posts.shown', '=', true)
          .as('post_count'),
        eb
          .selectFrom('member_follows')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('member_follows.followed_id', '=', 'users.id')
          .as('fans_count'),
        eb
          .exists(
            eb
              .selectFrom('member_follows as mine')
              .select('mine.user_id')
              .where('mine.user_id', '=', reader)
              .whereRef('mine.followed_id', '=', 'users.id'),
          )
          .as('following'),
        eb
          .exists(
            eb
              .selectFrom('member_follows as theirs')
              .select('theirs.user_id')
              .whereRef('theirs.user_id', '=', 'users.id')
              .where('theirs.followed_id', '=', reader),
          )
          .as('follows_me'),
      ])
      .where('users.id', 'in', ids)
      .execute(),
    ownViewOf(db, viewer, ids),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    if (!row) return [];
    const { bio, post_count, fans_count, following, follows_me } = row;
    return [
      {
        ...toBrief(row, remarks.get(id)),
        bio,
        post_count: post_count ?? 0,
        fans_count: fans_count ?? 0,
        following: Boolean(following),
        follows_me: Boolean(follows_me),
      },
    ];
  });
}
