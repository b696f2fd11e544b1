import type { WaitTakeDetail } from '@harbor/contract';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { formatTime } from '@harbor/ui';
import { Button, Field } from '@harbor/ui/kit';
import { type FormEvent, useState } from 'react';
import { Box } from './Box';
import styles from './Form.module.css';
import { useAskMaterial } from './queries';
import { useAct } from './useAct';

const most = 300;

interface MaterialFormProps {
  order: WaitTakeDetail;
  service: NonNullable<WaitTakeDetail['service']>;
}

/** Asks the buyer for what is missing; the clock stands meanwhile. */
export function MaterialForm({ order, service }: MaterialFormProps) {
  const [need, setNeed] = useState('');
  const [days, setDays] = useState(3);
  const act = useAct();
  const watch = useSentinel(need, 'order_chat');
  const ask = useAskMaterial({
    onSuccess: () => {
      act.done('已发送，等待期间交付计时暂停');
      setNeed('');
    },
    onError: act.failed,
  });
  const last = service.materials[0];
  const short = need.trim().length < 5;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (short || ask.isPending || !(await watch.check())) return;
    act.begin();
    ask.mutate({
      params: { id: String(order.card.id) },
      body: { need: need.trim(), wish_days: days },
    });
  };
  return (
    <Box title="请客户补充资料" extra="等待时交付计时暂停">
      <form className={styles.form} onSubmit={send} noValidate>
        {last ? (
          <p className={styles.note}>
            {last.status_text}：{last.need}
            {last.answered_at ? `，${formatTime(last.answered_at).slice(5)}` : ''}
            {last.answer ? `。${last.answer}` : ''}
          </p>
        ) : null}
        {order.actions.fill ? (
          <>
            <Field
              label="需要什么"
              extra={`${need.length} / ${most}`}
              error={act.fieldProblem('need') ?? ''}
              hint="最长暂停 7 天，之后由客服协助"
            >
              {(control) => (
                <textarea
                  {...control}
                  className={styles.area}
                  placeholder="例如：图 4 的坐标单位，或表 2 的样本量"
                  maxLength={most}
                  value={need}
                  onChange={({ target }) => setNeed(target.value)}
                />
              )}
            </Field>
            <SentinelHint watch={watch} onAdopt={setNeed} />
            {act.problem ? (
              <p className={styles.problem} role="alert">
                {act.problem}
              </p>
            ) : null}
            <div className={styles.pair}>
              <select
                aria-label="希望几天内给到"
                value={days}
                onChange={({ target }) => setDays(Number(target.value))}
              >
                {[1, 2, 3, 4, 5, 6, 7].map((n) => (
                  <option key={n} value={n}>
                    希望 {n} 天内给到
                  </option>
                ))}
              </select>
              <Button type="submit" loading={ask.isPending} disabled={short}>
                {short ? '发送请求，还差说明' : '发送请求'}
              </Button>
            </div>
          </>
        ) : null}
      </form>
    </Box>
  );
}
