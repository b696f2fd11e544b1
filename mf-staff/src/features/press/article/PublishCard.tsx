import { formatTime } from '@harbor/ui';
import { Button, Field } from '@harbor/ui/kit';
import { Card } from '../../../parts/Card';
import { Choice } from '../../../parts/Choice';
import inputs from '../../../parts/Inputs.module.css';
import styles from './PublishCard.module.css';
import type { Acts } from './useActs';
import type { Article } from './useArticle';
import type { Plan, When } from './usePlan';

export interface PublishCardProps {
  article: Article;
  plan: Plan;
  acts: Acts;
}

const titles: Record<When, string> = { draft: '草稿', at: '定时', now: '立即' };

/** What the choice comes to, in a sentence. */
function sentenceOf({ desk }: Article, { when, moment }: Plan): string {
  if (when === 'draft')
    return desk.publish_at ? '取消定时，内容留在草稿里。' : '只有团队看得到，读者看到的内容不变。';
  if (when === 'now') return '核对以后立即发布。';
  return moment ? `北京时间 ${formatTime(moment)} 自动发布。` : '请选择发布的日期与时间。';
}

/** How what stands on the page differs from what readers see. */
function draftWords({ desk, unsaved }: Article): string {
  if (!desk.published_at) return '还没有发布过';
  return desk.changed || unsaved ? '有未发布的修改' : '与已发布的相同';
}

/** Whether the article stays a draft, goes out at a time or at once, and the other steps that it can take. */
export function PublishCard({ article, plan, acts }: PublishCardProps) {
  const { desk } = article;
  const ways: When[] = [
    'draft',
    ...(desk.acts.includes('schedule') ? (['at'] as const) : []),
    ...(desk.acts.includes('publish') ? (['now'] as const) : []),
  ];
  return (
    <Card
      title="发布"
      extra={
        <Choice
          label="发布方式"
          value={plan.when}
          options={ways.map((value) => ({ value, title: titles[value] }))}
          onChoose={plan.choose}
        />
      }
    >
      {plan.when === 'at' ? (
        <div className={inputs.two}>
          <Field label="日期（北京时间）">
            {(control) => (
              <input
                {...control}
                type="date"
                className={inputs.input}
                value={plan.day}
                onChange={({ target }) => plan.setDay(target.value)}
              />
            )}
          </Field>
          <Field label="时间">
            {(control) => (
              <input
                {...control}
                type="time"
                className={inputs.input}
                value={plan.time}
                onChange={({ target }) => plan.setTime(target.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
      <p className={styles.hint}>{sentenceOf(article, plan)}</p>
      {desk.offline_reason ? <p className={styles.offline}>已下线：{desk.offline_reason}</p> : null}
      <dl className={styles.times}>
        {desk.published_at ? (
          <div>
            <dt>首次发布</dt>
            <dd>{formatTime(desk.published_at)}</dd>
          </div>
        ) : null}
        {desk.revised_at ? (
          <div>
            <dt>最近更新</dt>
            <dd>{formatTime(desk.revised_at)}</dd>
          </div>
        ) : null}
        <div>
          <dt>草稿</dt>
          <dd>
            {draftWords(article)}
            {desk.changed_by ? ` · ${desk.changed_by}` : ''}
          </dd>
        </div>
      </dl>
      {acts.more.length > 0 ? (
        <div className={styles.acts}>
          {acts.more.map(({ name, label, danger, run }) => (
            <Button
              key={name}
              className={danger ? styles.danger : undefined}
              loading={acts.busy === name}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </Card>
  );
}
