import type { DiaryDetail } from '@harbor/contract';
import { diaryStages, diaryStatus as s } from '@harbor/contract/diary';
import styles from './Stages.module.css';

const lastWords: Record<number, string> = {
  [s.rejected]: '拒稿',
  [s.withdrawn]: '撤稿',
  [s.published]: '见刊',
};
const failed: readonly number[] = [s.rejected, s.withdrawn];

type StageState = 'done' | 'now' | 'todo' | 'failed';

/** How each stage stands; without a review on the record, that stage is left out as it was. */
export function stagesOf({ status, rounds }: Pick<DiaryDetail, 'status' | 'rounds'>) {
  const reviewed = rounds[0]?.steps.some(({ kind }) => kind === 'review') ?? false;
  const submitted = rounds[0]?.steps.some(({ kind }) => kind === 'submit') ?? false;
  const at = diaryStages.findIndex(({ statuses }) => (statuses as readonly number[]).includes(status));
  const last = diaryStages.length - 1;
  return diaryStages.map(({ label }, n): { label: string; state: StageState } => {
    if (n === last && lastWords[status])
      return { label: lastWords[status], state: failed.includes(status) ? 'failed' : 'now' };
    if (failed.includes(status)) {
      const was = n === 0 ? submitted : n === 2 ? reviewed : false;
      return { label, state: was ? 'done' : 'todo' };
    }
    if (n === at) return { label, state: 'now' };
    if (n > at) return { label, state: 'todo' };
    return { label, state: n === 2 && !reviewed ? 'todo' : n === 3 && !returned(rounds) ? 'todo' : 'done' };
  });
}

const returned = (rounds: DiaryDetail['rounds']): boolean =>
  rounds[0]?.steps.some(({ kind }) => kind === 'revise') ?? false;

/** Where a manuscript is on its way, at a glance. */
export function Stages({ manuscript }: { manuscript: Pick<DiaryDetail, 'status' | 'rounds'> }) {
  return (
    <ol className={styles.stages} aria-label="所处阶段">
      {stagesOf(manuscript).map(({ label, state }) => (
        <li
          key={label}
          className={styles[state]}
          aria-current={state === 'now' || state === 'failed' ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
