import type { TrialsOfOrder } from '@harbor/contract';
import { ActionBar, Button, Checkbox, Confirm, Field, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './Trials.module.css';
import type { Judging } from './useJudging';

interface ChooseBarProps {
  data: TrialsOfOrder;
  judging: Judging;
}

/** Chooses one, with the sentence that the others read too; or none of them. */
export function ChooseBar({ data, judging }: ChooseBarProps) {
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const { letter, reason } = judging;
  const missing = !letter ? '先选一份' : reason.trim().length < 2 ? '写一句理由' : '';
  if (!data.actions.choose && !data.actions.refuse) return null;
  return (
    <>
      {data.actions.choose ? (
        <section className={styles.choose} aria-label="选定">
          <Field label="选定的理由" error={judging.problem} hint="其他老师会看到这句理由">
            {(control) => (
              <TextField
                {...control}
                maxLength={200}
                placeholder={
                  letter ? `选 ${letter}：因果写得准确，说明也清楚` : '例如：因果写得准确，说明也清楚'
                }
                value={reason}
                onChange={({ target }) => judging.setReason(target.value)}
              />
            )}
          </Field>
          {data.actions.auto_pick ? (
            <Checkbox checked={data.auto_pick} onChange={judging.setAuto}>
              到期没有选定时，自动选评分最高的一份
            </Checkbox>
          ) : null}
        </section>
      ) : null}
      <ActionBar label="选定试做" className={styles.bar}>
        {data.actions.refuse ? (
          <Button loading={judging.refusing} onClick={() => setAsking(true)}>
            都不合适
          </Button>
        ) : null}
        {data.actions.choose ? (
          <Button
            kind="primary"
            disabled={missing !== ''}
            loading={judging.choosing}
            onClick={judging.choose}
          >
            {missing ? `选定并揭晓姓名，${missing}` : `选定 ${letter} 并揭晓姓名`}
          </Button>
        ) : null}
      </ActionBar>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title="都不合适？"
        yes="结束这一轮"
        disabled={why.trim().length < 2}
        loading={judging.refusing}
        onYes={() => {
          judging.refuse(why.trim());
          setAsking(false);
        }}
      >
        <div className={styles.stack}>
          <p>
            {data.round < data.rounds
              ? '需求会回到大厅，免费再请老师试做一轮。'
              : `已经是第 ${data.round} 轮，之后由客服为您安排老师。`}
          </p>
          <Field label="原因">
            {(control) => (
              <TextField
                {...control}
                maxLength={200}
                value={why}
                onChange={({ target }) => setWhy(target.value)}
              />
            )}
          </Field>
        </div>
      </Confirm>
    </>
  );
}
