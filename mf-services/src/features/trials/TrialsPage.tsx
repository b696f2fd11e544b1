import type { TrialsOfOrder } from '@harbor/contract';
import { usePage, useParams, useQuery } from '@harbor/runtime';
import { Countdown } from '@harbor/ui';
import { ChoicePills } from '@harbor/ui/choice';
import { Empty, LinkButton, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { OrderGate } from '../../orders/OrderGate';
import { PageTitle } from '../../parts/PageTitle';
import { Steps } from '../../parts/Steps';
import { useLive } from '../../parts/useLive';
import { Cards } from './Cards';
import { ChooseBar } from './ChooseBar';
import { orderTrials, trialReads } from './queries';
import { Reveal } from './Reveal';
import styles from './Trials.module.css';
import { useJudging } from './useJudging';

/** `/trials/:id`: up to three trials of one excerpt, judged by one rubric without names; choosing reveals them. */
export function TrialsPage() {
  const { id = '' } = useParams();
  const query = useQuery(orderTrials(id));
  useLive(trialReads);
  usePage({ ready: !query.isPending });
  return (
    <div className={styles.page}>
      <OrderGate query={query} skeleton={<ListSkeleton rows={6} />} failed="试做没有加载出来">
        {(data) => <Judge key={`${data.order.id}-${data.round}`} data={data} />}
      </OrderGate>
    </div>
  );
}

function Head({ data }: { data: TrialsOfOrder }) {
  const { order, choose_until: until } = data;
  return (
    <Panel className={styles.head}>
      <div className={styles.title}>
        <PageTitle>试做盲评</PageTitle>
        <Tag tone="primary">第 {data.round} 轮</Tag>
        <Tag>{data.status_text}</Tag>
        <span>
          订单 {order.order_no} · {order.spec_text}
        </span>
      </div>
      <p className={styles.small}>
        同一段节选、同一份评分表，姓名在您选定后揭晓。
        {until && data.actions.choose ? (
          <>
            请在{' '}
            <b className={styles.left}>
              <Countdown until={until} serverTime={data.server_time} />
            </b>{' '}
            内选定，{data.auto_pick ? '到期自动选评分最高的一份' : '到期由客服协助'}。
          </>
        ) : null}
      </p>
      {onPhone ? null : <Steps steps={data.steps} label="试做进度" />}
    </Panel>
  );
}

function Judge({ data }: { data: TrialsOfOrder }) {
  const judging = useJudging(data);
  const [look, setLook] = useState<'marked' | 'clean'>('marked');
  return (
    <div className={styles.stack}>
      <Head data={data} />
      <Panel className={styles.source}>
        {data.excerpt ? (
          <details open className={styles.excerpt}>
            <summary>节选原文 · 您在提交资料时选定</summary>
            <p className={styles.text}>{data.excerpt}</p>
          </details>
        ) : null}
        <section aria-label="评分表">
          <h2>评分表</h2>
          <dl className={styles.weights}>
            {data.rubric.map(({ key, label, weight }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  <i style={{ width: `${weight * 3}%` }} aria-hidden="true" />
                  {weight}%
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.small}>评分只用于计算和说明落选原因，不公开。</p>
        </section>
      </Panel>
      {data.trials.length === 0 ? (
        <Panel>
          <Empty
            title={data.candidates > 0 ? '老师们正在试做' : '还没有老师接单'}
            description={`已接 ${data.candidates} / ${data.candidate_limit} 位，已交 ${data.handed_in} 份。交齐后发消息请您来评。`}
            action={<LinkButton to={`/orderdetail/${data.order.id}`}>返回订单</LinkButton>}
          />
        </Panel>
      ) : (
        <>
          <div className={styles.bench}>
            <h2>
              {data.trials.length} 份试做 <small className={styles.beside}>顺序随机，老师互相看不到</small>
            </h2>
            {data.kind === 'excerpt' ? (
              <fieldset className={styles.look} aria-label="怎样看">
                <ChoicePills<'marked' | 'clean'>
                  name="look"
                  value={look}
                  onChoose={setLook}
                  options={[
                    ['marked', '看修改'],
                    ['clean', '看清稿'],
                  ]}
                />
                <span className={styles.legend}>
                  <del>删除</del> <ins>新增</ins>
                </span>
              </fieldset>
            ) : null}
          </div>
          <Reveal data={data} />
          <Cards data={data} marked={look === 'marked'} judging={judging} />
          <ChooseBar data={data} judging={judging} />
        </>
      )}
    </div>
  );
}

export default TrialsPage;
