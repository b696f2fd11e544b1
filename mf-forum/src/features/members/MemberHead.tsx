import type { MemberInfo } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Avatar, formatDate } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { BlockButton } from '../../people/BlockButton';
import { FollowButton } from '../../people/FollowButton';
import { nameOf } from '../../people/nameOf';
import styles from './MemberHead.module.css';
import { RemarkButton } from './RemarkButton';

/** Who a member is, what they have done, and what can be done about them. */
export function MemberHead({ member, profile }: { member: MemberInfo; profile?: string }) {
  const { counts } = member;
  const figures: [string, number][] = [
    ['帖子', counts.posts],
    ['获赞', counts.liked],
    ['粉丝', counts.fans],
    ['关注', counts.following],
  ];
  return (
    <header className={styles.head}>
      <Avatar name={member.nickname} src={member.avatar_img} size={72} />
      <div className={styles.words}>
        <h1>
          {nameOf(member)}
          {member.is_teacher ? <Tag tone="accent">认证教师</Tag> : null}
        </h1>
        <p>
          {[member.identity, member.ip_region && `IP属地 ${member.ip_region}`].filter(Boolean).join(' · ')}
        </p>
        <p>{member.bio || '还没有写简介'}</p>
        <p className={styles.meta}>
          {formatDate(member.joined_at)} 加入 {member.follows_me ? '· 关注了您' : ''}
          {profile ? (
            <>
              {' · '}
              <Link to={profile} className={styles.link}>
                基本资料
              </Link>
            </>
          ) : null}
        </p>
        <dl className={styles.figures}>
          {figures.map(([title, count]) => (
            <div key={title}>
              <dd>{count.toLocaleString()}</dd>
              <dt>{title}</dt>
            </div>
          ))}
        </dl>
      </div>
      {member.own ? null : (
        <div className={styles.buttons}>
          <FollowButton
            key={String(member.following)}
            id={member.id}
            name={member.nickname}
            following={member.following}
          />
          {member.following ? <RemarkButton id={member.id} remark={member.remark} /> : null}
          <BlockButton id={member.id} name={member.nickname} blocked={member.blocked} />
        </div>
      )}
    </header>
  );
}
