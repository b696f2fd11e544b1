import { teacherListTitle } from '@harbor/contract/descriptions';
import { Link, LiveLink, usePage, useQuery, useSession } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Empty, LinkButton, Pager } from '@harbor/ui/kit';
import { GraduationCap, ShieldCheck } from 'lucide-react';
import { Filters } from './Filters';
import { avoidPath, listPath, placePath, rulesPath } from './place';
import { teacherList } from './queries';
import { SearchForm } from './SearchForm';
import { SortBar } from './SortBar';
import { TeacherItem } from './TeacherItem';
import { TeachersHead } from './TeachersHead';
import styles from './TeachersPage.module.css';
import { usePlace } from './usePlace';

/** `/teacherlist/`: certified teachers by subject, service, level, state and rates. */
export function TeachersPage() {
  const place = usePlace();
  const { isTeacher } = useSession();
  const list = useQuery(teacherList(place));
  const { keyword } = place;
  usePage({ title: teacherListTitle(keyword), ready: !list.isPending });
  const teachers = list.data?.data ?? [];
  return (
    <div className={styles.page}>
      <TeachersHead />
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <Filters place={place} facets={list.data?.facets} />
          {isTeacher ? null : (
            <section className={styles.join}>
              <GraduationCap size={22} aria-hidden />
              <h2>也想指导后来的人？</h2>
              <p>提交学历与成果，通常 2 个工作日答复。</p>
              <LiveLink to="/certification_new/" className={styles.apply}>
                申请认证
              </LiveLink>
            </section>
          )}
          <section className={styles.how}>
            <h2>比率怎样算</h2>
            <p>准时率是按承诺时间交付的订单占比，验收率是未经退款而验收的占比，都取近 12 个月。</p>
            <Link to={rulesPath}>完整计算方法</Link>
          </section>
        </aside>
        <div>
          <div className={styles.bar}>
            <SortBar place={place} />
            <SearchForm place={place} />
          </div>
          <p className={styles.line}>
            <span aria-live="polite">{list.data ? `共 ${list.data.total} 位老师` : ''}</span>
            {list.data && list.data.hidden > 0 ? (
              <Link to={avoidPath} className={styles.hidden}>
                <ShieldCheck size={14} aria-hidden />
                已按您的回避设置隐去 {list.data.hidden} 位
              </Link>
            ) : null}
          </p>
          {list.isPending ? <ListSkeleton /> : null}
          {list.isError && !list.data ? (
            <Panel>
              <ErrorBlock title="老师没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
            </Panel>
          ) : null}
          {list.data && teachers.length === 0 ? (
            <Panel>
              <Empty
                scene="empty"
                title="没有符合条件的老师"
                description="换一个说法，或少选几项条件"
                action={<LinkButton to={listPath}>清除条件</LinkButton>}
              />
            </Panel>
          ) : null}
          <ul
            className={`${styles.grid} ${list.isPlaceholderData ? styles.stale : ''}`}
            aria-label="老师列表"
          >
            {teachers.map((teacher) => (
              <li key={teacher.id}>
                <TeacherItem teacher={teacher} />
              </li>
            ))}
          </ul>
          {teachers.length > 0 ? (
            <p className={styles.note}>
              准时率与验收率取近 12 个月已结束的订单；少于 5 单显示“样本不足”。
              <Link to={rulesPath}>等级与信用分怎样计算</Link>
            </p>
          ) : null}
          {list.data ? (
            <div className={styles.pager}>
              <Pager
                page={list.data.current_page}
                lastPage={list.data.last_page}
                to={(page) => placePath({ ...place, page })}
              />
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}

export default TeachersPage;
