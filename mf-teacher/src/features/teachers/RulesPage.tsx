import { usePage, useQuery } from '@harbor/runtime';
import { ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/kit';
import { Levels } from './Levels';
import { listPath } from './place';
import { levelRules } from './queries';
import styles from './RulesPage.module.css';

/** `/teacherlist/rules`: how levels, credit and rates are reckoned, with the numbers that hold now. */
export function RulesPage() {
  const { data, isPending, error, refetch } = useQuery(levelRules());
  usePage({ ready: !isPending, crumbs: [{ title: '老师风采', path: listPath }, { title: '计算方法' }] });
  if (isPending) return <PageSkeleton />;
  if (!data)
    return (
      <div className={styles.page}>
        <Panel>
          <ErrorBlock title="计算方法没有加载出来" error={error} onRetry={() => void refetch()} />
        </Panel>
      </div>
    );
  const { months, start, enough, events } = data;
  return (
    <article className={styles.page}>
      <h1>等级与信用分怎样计算</h1>
      <section className={styles.part} aria-labelledby="rates">
        <h2 id="rates">准时率、验收率与评分</h2>
        <p>
          都取近 {months} 个月。<b>准时率</b>＝按承诺时间交付的订单 ÷ 交付过的订单；
          <b>验收率</b>＝未经退款而验收的订单 ÷ 已结束的订单；<b>评分</b>是已展示评价的平均星级。
        </p>
        <p>
          每个数字旁写明样本量。少于 {enough} 单（评分少于 {enough} 条）只写“样本不足”，不给出比率。
          平均回复取近 30 天买家发言到老师首次回复的平均时间。
        </p>
      </section>
      <section className={styles.part} aria-labelledby="credit">
        <h2 id="credit">信用分</h2>
        <p className={styles.formula}>
          信用分 ＝ {start} ＋ 近 {months} 个月各项加减分之和（最低 0，最高 100）
        </p>
        <table className={styles.table}>
          <caption>各项加减分</caption>
          <thead>
            <tr>
              <th scope="col">事项</th>
              <th scope="col">分数</th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ title, points }) => (
              <tr key={title}>
                <td>{title}</td>
                <td>{points > 0 ? `+${points}` : points}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>同一订单的同一事项只计一次；满 {months} 个月后自动不再计入。平台更正会写明原因并通知老师。</p>
      </section>
      <section className={styles.part} aria-labelledby="levels">
        <h2 id="levels">等级</h2>
        <p>按近 {months} 个月的订单数、信用分、准时率与验收率自动计算，升降都即时生效。</p>
        <Levels levels={data.levels} />
      </section>
    </article>
  );
}

export default RulesPage;
