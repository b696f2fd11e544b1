import type { BlindTrial, DeskPoolDetail, TrialsOfOrder } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Card } from '../../../parts/Card';
import { Loaded } from '../../../parts/Loaded';
import { deskTrialsQuery, useChooseTrial } from '../pool/queries';
import styles from './Trials.module.css';

/** The trials of an order as its buyer sees them; staff choose in their place once their time is over. */
export function TrialsCard({ order }: { order: DeskPoolDetail }) {
  const query = useQuery(deskTrialsQuery(order.id));
  const [letter, setLetter] = useState<string>();
  const choose = useChooseTrial();
  const may = order.acts.includes('choose');
  return (
    <Loaded query={query} height={240}>
      {(trials) => (
        <Card title="试做" note="与客户所见相同，选定之前不显示姓名">
          <div className={styles.trials}>
            {trials.trials.map((one) => (
              <Trial
                key={one.letter}
                trial={one}
                rubric={trials.rubric}
                onChoose={may && one.state === 'judging' ? () => setLetter(one.letter) : undefined}
              />
            ))}
          </div>
          {letter ? (
            <AskFirst
              title={`代客户选定试做 ${letter}`}
              yes="选定"
              reason={200}
              done={`已选定试做 ${letter}`}
              act={(reason) => choose.mutateAsync({ params: { id: order.id }, body: { letter, reason } })}
              onClose={() => setLetter(undefined)}
            >
              <p>客户选定的时间过后才能代选；其余老师会收到感谢、评分与理由。</p>
            </AskFirst>
          ) : null}
        </Card>
      )}
    </Loaded>
  );
}

interface TrialProps {
  trial: BlindTrial;
  rubric: TrialsOfOrder['rubric'];
  onChoose: (() => void) | undefined;
}

function Trial({ trial, rubric, onChoose }: TrialProps) {
  return (
    <section className={styles.trial} aria-label={`试做 ${trial.letter}`}>
      <h3>
        试做 {trial.letter}
        {trial.state === 'chosen' ? <Tag tone="accent">已选定</Tag> : null}
        {trial.teacher ? <small>{trial.teacher.name}</small> : null}
      </h3>
      <p className={styles.text}>{trial.text}</p>
      <ul>
        {trial.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className={styles.meta}>
        用时 {trial.minutes} 分钟 · AI 使用：{trial.ai_statement || '未使用'}
      </p>
      <dl className={styles.points}>
        {rubric.map(({ key, label }) => [
          <dt key={`${key} label`}>{label}</dt>,
          <dd key={key}>{trial.points[key] ?? '—'}</dd>,
        ])}
        <dt>合计</dt>
        <dd>{trial.score === null ? '客户还没有评完' : trial.score.toFixed(1)}</dd>
      </dl>
      {onChoose ? <Button onClick={onChoose}>代选试做 {trial.letter}</Button> : null}
    </section>
  );
}
