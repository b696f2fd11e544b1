import type { TeacherPage as Page } from '@harbor/contract';
import { Link, LiveLink } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Button, LinkButton } from '@harbor/ui/kit';
import { BottomBar, ErrorBlock, PageSkeleton, Panel, Sheet } from '@harbor/ui/mobile';
import { Tag } from '@harbor/ui/tag';
import { Check, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { About } from './About';
import { AvoidButton } from './AvoidButton';
import { CollectButton } from './CollectButton';
import { Facts } from './Facts';
import { Invite } from './Invite';
import { isGone } from './isGone';
import { Levels } from './Levels';
import { Presence } from './Presence';
import { rulesPath } from './place';
import { Reviews } from './Reviews';
import { Services } from './Services';
import { Similar } from './Similar';
import { TeacherMissing } from './TeacherMissing';
import styles from './TeacherPage.mobile.module.css';
import { useTeacher } from './useTeacher';
import { Verified } from './Verified';
import { WeekGrid } from './WeekGrid';
import { Works } from './Works';
import { canInvite } from './words';

/** `/teacherlist/:id` of the phone. */
export function TeacherPage() {
  const { query, teacher } = useTeacher();
  if (query.isPending) return <PageSkeleton />;
  if (isGone(query.error)) return <TeacherMissing />;
  if (!teacher)
    return (
      <Panel>
        <ErrorBlock title="老师主页没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  return <Teacher key={teacher.id} teacher={teacher} />;
}

function Teacher({ teacher }: { teacher: Page }) {
  const [inviting, setInviting] = useState(false);
  const open = canInvite(teacher);
  // The list's button leads here to invite.
  useEffect(() => {
    if (open && location.hash === '#invite') setInviting(true);
  }, [open]);
  const { services, works, posts } = teacher;
  return (
    <article className={styles.page}>
      <header className={styles.hero}>
        <Avatar name={teacher.name} src={teacher.avatar_img} size={84} />
        <div className={styles.who}>
          <div className={styles.line}>
            <h1>{teacher.name}</h1>
            <Tag tone="gold">{teacher.level_text}</Tag>
          </div>
          <p>{[teacher.headline, teacher.university].filter(Boolean).join(' · ')}</p>
          <span className={styles.proven}>
            <Check size={12} aria-hidden /> 身份与学历已核验
          </span>
        </div>
      </header>
      <p className={styles.motto}>{teacher.motto}</p>
      <Facts teacher={teacher} />
      <section className={styles.part} aria-labelledby="about-title">
        <h2 id="about-title">
          关于我 <Presence presence={teacher.presence} />
        </h2>
        <About teacher={teacher} />
      </section>
      {services.length > 0 ? (
        <section className={styles.part} aria-labelledby="services-title">
          <h2 id="services-title">服务</h2>
          <Services services={services} />
        </section>
      ) : null}
      {works.length > 0 ? (
        <section className={styles.part} aria-labelledby="works-title">
          <h2 id="works-title">代表成果</h2>
          <Works works={works} />
        </section>
      ) : null}
      <section className={styles.part} aria-labelledby="reviews-title">
        <h2 id="reviews-title">评价</h2>
        <Reviews teacher={teacher} />
      </section>
      {posts.total > 0 ? (
        <section className={styles.part} aria-labelledby="posts-title">
          <h2 id="posts-title">帖子</h2>
          <ul className={styles.posts}>
            {posts.data.map(({ id, title }) => (
              <li key={id}>
                <LiveLink to={`/postdetail/${id}`}>{title}</LiveLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className={styles.part} aria-labelledby="week-title">
        <h2 id="week-title">本周可沟通</h2>
        <WeekGrid week={teacher.week} />
      </section>
      <section className={styles.part} aria-labelledby="verified-title">
        <h2 id="verified-title">核验信息</h2>
        <Verified verified={teacher.verified} />
      </section>
      <section className={styles.part} aria-labelledby="levels-title">
        <h2 id="levels-title">等级与信用分 {teacher.credit}</h2>
        <Levels levels={teacher.levels} own={teacher.level} />
        <Link to={rulesPath} className={styles.way}>
          怎样计算，公式公开
          <ChevronRight size={16} aria-hidden />
        </Link>
      </section>
      {teacher.similar.length > 0 ? (
        <section className={styles.part} aria-labelledby="similar-title">
          <h2 id="similar-title">同方向的老师</h2>
          <Similar teachers={teacher.similar} />
        </section>
      ) : null}
      {teacher.own ? null : (
        <section className={styles.part}>
          <p className={styles.interest}>
            <span>{teacher.avoided ? '您已回避这位老师' : '与这位老师有利益关系？'}</span>
            <AvoidButton teacher={teacher} />
          </p>
        </section>
      )}
      <BottomBar>
        <CollectButton teacher={teacher} />
        {teacher.own ? (
          <LinkButton to="/teacherinfo/" primary>
            编辑资料
          </LinkButton>
        ) : (
          <Button kind="primary" block disabled={!open} onClick={() => setInviting(true)}>
            {open ? `邀请${teacher.name}老师接单` : teacher.presence.text}
          </Button>
        )}
      </BottomBar>
      <Sheet open={inviting} onClose={() => setInviting(false)} title={`邀请${teacher.name}老师接单`}>
        <Invite teacher={teacher} />
      </Sheet>
    </article>
  );
}

export default TeacherPage;
