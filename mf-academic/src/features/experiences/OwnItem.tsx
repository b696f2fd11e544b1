import type { OwnExperience } from '@harbor/contract';
import { experienceProofs, experienceStatus, proofWords } from '@harbor/contract/journal-experience';
import { ask, Link, notify } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Ways } from '@harbor/ui/ways';
import { Pencil, Undo2 } from 'lucide-react';
import { editExperiencePath } from '../../journals/experiencePaths';
import { journalPath } from '../../journals/place';
import styles from './OwnItem.module.css';
import { useWithdrawExperience } from './queries';
import { resultTone, statusTone, toldWords } from './words';

/** One's own experience, with its state and what can be done with it. */
export function OwnItem({ own }: { own: OwnExperience }) {
  const { id, journal, status, status_text, reason, proof, text, useful, revision, actions } = own;
  const withdraw = useWithdrawExperience({ onSuccess: () => notify.success('已撤下，不再公开') });
  const take = () =>
    ask({
      title: '撤下这份投稿经验？',
      text: '其他人不再看到它，中位数里也不再有它。您可以修改后重新提交。',
      yes: '撤下',
      no: '保留',
      onYes: () => withdraw.mutate({ params: { id }, body: { revision } }),
    });
  return (
    <Panel className={styles.item}>
      <p className={styles.head}>
        <Link className={styles.name} to={journalPath(journal.id)}>
          {journal.name}
        </Link>
        <Tag tone={statusTone(own)}>{status_text}</Tag>
      </p>
      {reason ? (
        <p className={styles.reason}>
          {status === experienceStatus.down ? '下架' : '退回'}的原因：{reason}
        </p>
      ) : null}
      <ul className={styles.facts}>
        <li>
          <Tag tone={resultTone(own.result)}>{own.result_text}</Tag>
        </li>
        {proof ? (
          <li title={proofWords}>
            <Tag tone="primary">{experienceProofs[proof]}</Tag>
          </li>
        ) : null}
        {toldWords(own).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.foot}>
        <span>
          {formatDate(own.created_at)} 写{status === experienceStatus.shown ? ` · ${useful} 人觉得有用` : ''}
        </span>
        <Ways>
          {actions.edit ? (
            <Link to={editExperiencePath(id)}>
              <Pencil size={15} aria-hidden />
              {status === experienceStatus.withdrawn ? '重新提交' : '修改'}
            </Link>
          ) : null}
          {actions.withdraw ? (
            <button type="button" disabled={withdraw.isPending} onClick={take}>
              <Undo2 size={15} aria-hidden />
              撤下
            </button>
          ) : null}
        </Ways>
      </div>
    </Panel>
  );
}
