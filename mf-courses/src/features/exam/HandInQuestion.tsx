import { Confirm } from '@harbor/ui/kit';
import styles from './HandInQuestion.module.css';

interface HandInQuestionProps {
  open: boolean;
  onClose: () => void;
  /** Places that have no answer. */
  unanswered: readonly number[];
  flagged: number;
  waiting: boolean;
  offline: boolean;
  problem: string;
  onYes: () => void;
}

/** Asks before an attempt is handed in: what is left open, and that it cannot be taken back. */
export function HandInQuestion(props: HandInQuestionProps) {
  const { open, onClose, unanswered: left, flagged, waiting, offline, problem, onYes } = props;
  const first = left.slice(0, 12).join('、');
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={left.length > 0 ? `还有 ${left.length} 题没有作答` : '交卷？'}
      yes={offline ? '联网后可交卷' : left.length > 0 ? '仍然交卷' : '交卷'}
      no="继续答"
      onYes={onYes}
      loading={waiting}
      disabled={offline}
    >
      {left.length > 0 ? (
        <p>
          未答：第 {first}
          {left.length > 12 ? '…' : ''} 题。
        </p>
      ) : null}
      {flagged > 0 ? <p>有 {flagged} 题标记了稍后再看。</p> : null}
      <p>交卷后不能再修改答案。</p>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </Confirm>
  );
}
