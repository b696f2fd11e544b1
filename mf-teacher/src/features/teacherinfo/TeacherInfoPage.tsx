import type { OwnTeacherProfile } from '@harbor/contract';
import { ApiError, Link, notify, usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/kit';
import { AvoidEditor } from '../teachers';
import { Availability } from './Availability';
import { Credit } from './Credit';
import { ProfileForm } from './ProfileForm';
import { ownProfile, teachersAvoided, useAddAvoided, useRemoveAvoided } from './queries';
import { Standing } from './Standing';
import styles from './TeacherInfoPage.module.css';

/** `/teacherinfo/`: a teacher's own page, services, times, whom they avoid, and how they stand. */
export function TeacherInfoPage() {
  const query = useQuery(ownProfile());
  usePage({ ready: !query.isPending });
  if (query.isPending) return <PageSkeleton />;
  if (!query.data)
    return (
      <div className={styles.page}>
        <h1>老师资料</h1>
        <Panel>
          <ErrorBlock title="资料没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
        </Panel>
      </div>
    );
  return <Info profile={query.data} />;
}

function Info({ profile }: { profile: OwnTeacherProfile }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>老师资料</h1>
        {profile.public ? (
          <Link to={`/teacherlist/${profile.card.id}`}>看公开主页</Link>
        ) : (
          <span>主页暂未公开</span>
        )}
      </header>
      <Panel>
        <section aria-labelledby="standing">
          <h2 id="standing">等级与信用</h2>
          <Standing profile={profile} />
        </section>
      </Panel>
      <Panel>
        <section aria-labelledby="availability">
          <h2 id="availability">接单状态</h2>
          <Availability profile={profile} />
        </section>
      </Panel>
      <Panel>
        <section aria-labelledby="profile">
          <h2 id="profile">主页与服务</h2>
          <ProfileForm profile={profile} />
        </section>
      </Panel>
      <Panel>
        <section aria-labelledby="avoid">
          <h2 id="avoid">我的回避名单</h2>
          <p className={styles.said}>
            您不会看到这些单位的买家的订单，对方也不会知道。与本人有合作、师生或利益关系的单位请加入名单。
          </p>
          <Avoided />
        </section>
      </Panel>
      <Panel>
        <section aria-labelledby="certified">
          <h2 id="certified">已认证资料</h2>
          <dl className={styles.facts}>
            {profile.certified.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.said}>
            身份与学历的修改需要重新审核，审核期间原资料继续有效。
            <Link to="/certification_new/">申请变更</Link>
          </p>
        </section>
      </Panel>
      <Panel>
        <section aria-labelledby="credit">
          <h2 id="credit">信用分记录</h2>
          <Credit />
        </section>
      </Panel>
    </div>
  );
}

function Avoided() {
  const { data, error, refetch } = useQuery(teachersAvoided());
  const add = useAddAvoided();
  const remove = useRemoveAvoided({ onSuccess: () => notify.success('已移除') });
  if (!data)
    return error ? (
      <ErrorBlock title="名单没有加载出来" error={error} onRetry={() => void refetch()} />
    ) : null;
  return (
    <AvoidEditor
      entries={data.data}
      most={data.most}
      label="单位"
      placeholder="例如：东湖大学"
      adding={add.isPending}
      removing={remove.isPending ? Number(remove.variables?.params.id) : undefined}
      problem={add.error instanceof ApiError ? add.error.message : undefined}
      onAdd={(text) =>
        add.mutateAsync({ body: { texts: [text] } }).then(
          () => true,
          () => false,
        )
      }
      onRemove={(id) => remove.mutate({ params: { id } })}
    />
  );
}

export default TeacherInfoPage;
