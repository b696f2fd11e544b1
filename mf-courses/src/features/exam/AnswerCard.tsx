import type { PaperQuestion } from '@harbor/contract';
import { type QuestionKind, questionKindLabel } from '@harbor/contract/question-kind';
import { isAnswered } from './AnswerBook';
import styles from './AnswerCard.module.css';
import type { Paper } from './usePaper';

interface AnswerCardProps {
  questions: readonly PaperQuestion[];
  paper: Paper;
  current: number;
  onGo: (place: number) => void;
}

/** Questions by their kind, each group with what one of it is worth. */
function groupsOf(questions: readonly PaperQuestion[]) {
  const groups = new Map<QuestionKind, PaperQuestion[]>();
  for (const question of questions)
    groups.set(question.kind, [...(groups.get(question.kind) ?? []), question]);
  return [...groups].map(([kind, all]) => {
    const points = [...new Set(all.map((one) => one.points))].sort((a, b) => a - b);
    const [least, most] = [points[0], points[points.length - 1]];
    return { kind, all, worth: least === most ? `每题 ${least} 分` : `每题 ${least}–${most} 分` };
  });
}

/** Every question by its number: answered, current, marked. */
export function AnswerCard({ questions, paper, current, onGo }: AnswerCardProps) {
  const { answers, answered, flagged } = paper;
  return (
    <>
      {groupsOf(questions).map(({ kind, all, worth }) => (
        <section key={kind} className={styles.group} aria-label={questionKindLabel[kind]}>
          <p className={styles.head}>
            <span>{questionKindLabel[kind]}</span>
            <span>{worth}</span>
          </p>
          <div className={styles.numbers}>
            {all.map(({ place }) => {
              const one = answers.get(place);
              const done = one ? isAnswered(one.answer) : false;
              const words = [
                `第 ${place} 题`,
                done ? '已答' : '未答',
                one?.flagged && '已标记',
                place === current && '当前',
              ];
              return (
                <button
                  key={place}
                  type="button"
                  className={[
                    styles.number,
                    done && styles.done,
                    one?.flagged && styles.flagged,
                    place === current && styles.current,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  aria-label={words.filter(Boolean).join('，')}
                  aria-current={place === current ? 'true' : undefined}
                  onClick={() => onGo(place)}
                >
                  {place}
                </button>
              );
            })}
          </div>
        </section>
      ))}
      <ul className={styles.legend}>
        <li>
          <i className={styles.done} aria-hidden="true" />
          已答 {answered}
        </li>
        <li>
          <i className={styles.current} aria-hidden="true" />
          当前第 {current} 题
        </li>
        <li>
          <i className={styles.flagged} aria-hidden="true" />
          已标记 {flagged}
        </li>
        <li>
          <i aria-hidden="true" />
          未答 {questions.length - answered}
        </li>
      </ul>
    </>
  );
}
