import { type PlanKind, planKinds } from '@harbor/contract/plan-kinds';
import { notify, requireLogin, usePage, useQuery, useSearchParams, useSession } from '@harbor/runtime';
import { ChoicePills } from '@harbor/ui/choice';
import { Button, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import { useId } from 'react';
import { OwnPlan } from './OwnPlan';
import styles from './PlanPage.module.css';
import { PlanView } from './PlanView';
import { plansQuery, previewQuery, useSavePlan } from './queries';
import { saveCalendar } from './saveCalendar';

const kinds = Object.entries(planKinds) as [PlanKind, (typeof planKinds)[PlanKind]][];

/** `/plan/`: from a day back to what has to be done until then; a member keeps it and marks what is done. */
export function PlanPage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind') ?? '';
  const kind: PlanKind = Object.hasOwn(planKinds, asked) ? (asked as PlanKind) : 'defence';
  const date = /^20\d\d-\d\d-\d\d$/.test(search.get('date') ?? '') ? (search.get('date') ?? '') : '';
  const { loggedIn } = useSession();
  const preview = useQuery(previewQuery(kind, date));
  const own = useQuery(plansQuery(loggedIn));
  const save = useSavePlan({ onSuccess: () => notify.success('已保存，可以逐步打勾') });
  const field = useId();
  usePage({ ready: true });
  const to = (next: { kind?: PlanKind; date?: string }) =>
    setSearch(new URLSearchParams({ kind, ...(date && { date }), ...next }), { replace: true });
  const plan = date === '' ? undefined : preview.data;
  return (
    <div className={styles.page}>
      <h1>截止日倒排</h1>
      <p className={styles.lead}>
        选一个日期，倒着排出每一步什么时候开始、什么时候结束。来不及的地方会直说，不用加急来掩盖。
      </p>
      <Panel>
        <fieldset className={styles.group}>
          <legend>准备的事</legend>
          <ChoicePills
            name="kind"
            options={kinds.map(([key, { title }]) => [key, title] as const)}
            value={kind}
            onChoose={(next) => to({ kind: next })}
          />
        </fieldset>
        <label className={styles.label} htmlFor={field}>
          {planKinds[kind].day}
        </label>
        <input
          id={field}
          className={styles.date}
          type="date"
          value={date}
          onChange={(event) => to({ date: event.target.value })}
        />
        {date !== '' && preview.isError ? (
          <p className={styles.problem} role="alert">
            {preview.error.message}
          </p>
        ) : null}
        {date !== '' && preview.isPending ? <ListSkeleton /> : null}
        {plan && !preview.isError ? (
          <>
            <h2 className={styles.result}>从 {plan.date} 倒排</h2>
            <PlanView plan={plan} />
            <div className={styles.acts}>
              <Button
                kind="primary"
                loading={save.isPending}
                onClick={() => {
                  if (requireLogin()) save.mutate({ body: { kind, date } });
                }}
              >
                保存到个人中心
              </Button>
              <Button onClick={() => saveCalendar(plan.title, plan.ics)}>下载日历（.ics）</Button>
            </div>
          </>
        ) : null}
      </Panel>
      {loggedIn ? (
        <section className={styles.own} aria-labelledby="own-plans">
          <h2 id="own-plans">我的计划</h2>
          {own.isPending ? <ListSkeleton /> : null}
          {own.isError && !own.data ? (
            <Panel>
              <ErrorBlock title="计划没有加载出来" error={own.error} onRetry={() => void own.refetch()} />
            </Panel>
          ) : null}
          {own.data?.data.length === 0 ? <p className={styles.lead}>还没有保存的计划。</p> : null}
          {own.data?.data.map((one) => (
            <OwnPlan key={one.id} plan={one} />
          ))}
        </section>
      ) : null}
    </div>
  );
}

export default PlanPage;
