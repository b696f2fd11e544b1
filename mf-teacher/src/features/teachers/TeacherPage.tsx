import type { TeacherPage as Page } from '@harbor/contract';
import { Link, LiveLink, useSession } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { AsideFrame, ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/desktop';
import { LinkButton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Check } from 'lucide-react';
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
import styles from './TeacherPage.module.css';
import { useTeacher } from './useTeacher';
import { Verified } from './Verified';
import { WeekGrid } from './WeekGrid';
import { Works } from './Works';
import { canInvite } from './words';

/** `/teacherlist/:id`: who a teacher is, what they take on, how their orders went, and the way to ask them first. */
export function TeacherPage() {
  const { query, teacher } = useTeacher();
  if (query.isPending) return <PageSkeleton />;
  if (isGone(query.error)) return <TeacherMissing />;
  if (!teacher)
    return (
      <div className={styles.page}>
        <Panel>
          <ErrorBlock title="老师主页没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
        </Panel>
      </div>
    );
  return <Teacher key={teacher.id} teacher={teacher} />;
}

function Teacher({ teacher }: { teacher: Page }) {
  const { loggedIn } = useSession();
  const { services, works, reviews, posts } = teacher;
  const tabs: [id: string, title: string, count?: number][] = [
    ['about', '介绍'],
    ['services', '服务', services.length],
    ['works', '代表成果', works.length],
    ['reviews', '评价', reviews.summary.total],
    ['posts', '帖子', posts.total],
  ];
  return (
    <article className={styles.page}>
      <header className={styles.hero}>
        <Avatar name={teacher.name} src={teacher.avatar_img} size={116} />
        <div className={styles.who}>
          <div className={styles.line}>
            <h1>{teacher.name}</h1>
            <span className={styles.proven}>
              <Check size={12} aria-hidden /> 身份与学历已核验
            </span>
            <Tag tone="gold">{teacher.level_text}</Tag>
          </div>
          <p>
            {[teacher.headline, teacher.university, teacher.languages.join('、')].filter(Boolean).join('　')}
          </p>
          <p className={styles.motto}>{teacher.motto}</p>
        </div>
        <div className={styles.acts}>
          <Presence presence={teacher.presence} />
          <div className={styles.line}>
            <CollectButton teacher={teacher} count={teacher.collect_count} />
            {teacher.own ? (
              <LinkButton to="/teacherinfo/" primary>
                编辑资料
              </LinkButton>
            ) : canInvite(teacher) ? (
              <a href="#invite" className={styles.invite}>
                邀请接单
              </a>
            ) : null}
          </div>
        </div>
      </header>
      <Facts teacher={teacher} />
      <div className={styles.columns}>
        <AsideFrame
          label="邀请、时间与核验信息"
          stays="begin"
          aside={
            <>
              {teacher.own ? null : (
                <Panel>
                  <section id="invite" aria-labelledby="invite-title">
                    <h2 id="invite-title">邀请{teacher.name}老师接单</h2>
                    <Invite teacher={teacher} />
                  </section>
                </Panel>
              )}
              <Panel>
                <h2>
                  本周可沟通<small>北京时间</small>
                </h2>
                <WeekGrid week={teacher.week} />
                <p className={styles.small}>深色为可预约语音或视频</p>
              </Panel>
              <Panel>
                <h2>核验信息</h2>
                <Verified verified={teacher.verified} />
              </Panel>
              <Panel>
                <h2>
                  等级怎样来的<Link to={rulesPath}>计算方法</Link>
                </h2>
                <Levels levels={teacher.levels} own={teacher.level} />
              </Panel>
              {teacher.similar.length > 0 ? (
                <Panel>
                  <h2>同方向的老师</h2>
                  <Similar teachers={teacher.similar} />
                </Panel>
              ) : null}
              {teacher.own ? null : (
                <Panel>
                  <p className={styles.interest}>
                    <span>{loggedIn && teacher.avoided ? '您已回避这位老师' : '与这位老师有利益关系？'}</span>
                    <AvoidButton teacher={teacher} />
                  </p>
                </Panel>
              )}
            </>
          }
        >
          <div className={styles.main}>
            <Panel padding="none">
              <nav className={styles.tabs} aria-label="老师主页">
                {tabs.map(([id, title, count]) => (
                  <a key={id} href={`#${id}`}>
                    {title}
                    {count ? <small>{count}</small> : null}
                  </a>
                ))}
              </nav>
              <section id="about" className={styles.part} aria-labelledby="about-title">
                <h2 id="about-title">关于我</h2>
                <About teacher={teacher} />
              </section>
            </Panel>
            {services.length > 0 ? (
              <Panel>
                <section id="services" aria-labelledby="services-title">
                  <h2 id="services-title">可预约的服务</h2>
                  <Services services={services} />
                </section>
              </Panel>
            ) : null}
            {works.length > 0 ? (
              <Panel>
                <section id="works" aria-labelledby="works-title">
                  <h2 id="works-title">
                    代表成果<small>由老师提交，平台核对可公开查到</small>
                  </h2>
                  <Works works={works} />
                </section>
              </Panel>
            ) : null}
            <Panel>
              <section id="reviews" aria-labelledby="reviews-title">
                <h2 id="reviews-title">
                  评价<small>只有完成订单的用户可以评价，不删除真实评价</small>
                </h2>
                <Reviews teacher={teacher} />
              </section>
            </Panel>
            {posts.total > 0 ? (
              <Panel>
                <section id="posts" aria-labelledby="posts-title">
                  <h2 id="posts-title">
                    帖子<LiveLink to={`/forumuser/${teacher.id}`}>全部 {posts.total} 篇</LiveLink>
                  </h2>
                  <ul className={styles.posts}>
                    {posts.data.map(({ id, title, created_at }) => (
                      <li key={id}>
                        <LiveLink to={`/postdetail/${id}`}>{title}</LiveLink>
                        <time>{created_at.slice(0, 10)}</time>
                      </li>
                    ))}
                  </ul>
                </section>
              </Panel>
            ) : null}
          </div>
        </AsideFrame>
      </div>
    </article>
  );
}

export default TeacherPage;
