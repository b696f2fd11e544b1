import type { Plan } from '@harbor/contract';
import { planFits } from '@harbor/contract/plan-kinds';
import { notify } from '@harbor/runtime';
import { Button, Confirm, Panel } from '@harbor/ui/kit';
import { useId, useState } from 'react';
import styles from './OwnPlan.module.css';
import { PlanView } from './PlanView';
import { useChangePlan, useMarkStep, useRemovePlan } from './queries';
import { saveCalendar } from './saveCalendar';

/** A plan that is kept: opened to mark what is done, moved to another day, taken out. */
export function OwnPlan({ plan }: { plan: Plan }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const field = useId();
  const mark = useMarkStep();
  const change = useChangePlan({ onSuccess: () => notify.success('已按新的日期重新排好') });
  const remove = useRemovePlan({ onSuccess: () => notify.success('已删除') });
  const id = plan.id ?? 0;
  const done = plan.steps.filter((step) => step.done).length;
  return (
    <Panel>
      <div className={styles.head}>
        <div>
          <h3>{plan.title}</h3>
          <p>
            {plan.date} · 还有 {Math.max(0, plan.days_left)} 天 · 完成 {done}/{plan.steps.length} 步 ·{' '}
            {planFits[plan.fit]}
          </p>
        </div>
        <Button aria-expanded={open} onClick={() => setOpen((was) => !was)}>
          {open ? '收起' : '打开'}
        </Button>
      </div>
      {open ? (
        <>
          <PlanView
            plan={plan}
            marking={mark.isPending ? mark.variables?.body.step : undefined}
            onMark={(step, isDone) => mark.mutate({ params: { id }, body: { step, done: isDone } })}
          />
          <div className={styles.acts}>
            <label htmlFor={field}>改日期</label>
            <input
              id={field}
              type="date"
              className={styles.date}
              defaultValue={plan.date}
              disabled={change.isPending}
              onChange={(event) => {
                const date = event.target.value;
                if (date && date !== plan.date) change.mutate({ params: { id }, body: { date } });
              }}
            />
            <Button onClick={() => saveCalendar(plan.title, plan.ics)}>下载日历（.ics）</Button>
            <Button kind="text" onClick={() => setAsking(true)}>
              删除
            </Button>
          </div>
        </>
      ) : null}
      <Confirm
        open={asking}
        title="删除这个计划？"
        yes="删除"
        danger
        loading={remove.isPending}
        onYes={() => remove.mutate({ params: { id } })}
        onClose={() => setAsking(false)}
      >
        打过的勾也会一起删除。已下载的日历不受影响。
      </Confirm>
    </Panel>
  );
}
