import { questionKindLabel } from '@harbor/contract/question-kind';
import { useQuery } from '@harbor/runtime';
import { Overlay } from '@harbor/ui/kit';
import { Loaded } from '../../../parts/Loaded';
import { QuestionView } from '../bank/QuestionView';
import { marks } from '../words';
import styles from './ExamEditor.module.css';
import { documentOf, type ExamDocument, type ExamForm, type ListedForm, pointsOf, sumOf } from './form';
import { askedQuery, pickQuery } from './queries';

function Asked({ one, number }: { one: ListedForm; number: number }) {
  return (
    <Loaded query={useQuery(askedQuery(one.question_id))} height={140}>
      {({ document }) => (
        <QuestionView question={document} number={number} points={pointsOf(one.points) ?? 0} />
      )}
    </Loaded>
  );
}

/** As many questions of a type as would be drawn, as an example: those of the bank that were changed last. */
function Drawn({ course, draw }: { course: number; draw: ExamDocument['draws'][number] }) {
  const { kind, count, points } = draw;
  const query = useQuery(pickQuery(course, `${kind}`, '', 1));
  return (
    <>
      <h3 className={styles.drawn}>
        {questionKindLabel[kind]}：抽 {count} 题，每题 {marks(points)} 分
      </h3>
      <Loaded query={query} height={140}>
        {({ data }) => (
          <ol className={styles.paper} aria-label={`${questionKindLabel[kind]}的示例`}>
            {data.slice(0, count).map(({ id, stem }, n) => (
              <li key={id}>
                <Asked one={{ question_id: id, kind, stem, points: String(points) }} number={n + 1} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </>
  );
}

export interface PaperPreviewProps {
  form: ExamForm;
  onClose: () => void;
}

/** The paper as it stands on the page, saved or not, with what is right. */
export function PaperPreview({ form, onClose }: PaperPreviewProps) {
  const { minutes, pass_percent, draws } = documentOf(form);
  const { questions, full } = sumOf(form);
  return (
    <Overlay open onClose={onClose} title={form.title || '试卷预览'} width={820}>
      <p className={styles.hint}>
        {questions} 题 · 满分 {marks(full)} 分 · {Math.max(0, minutes)} 分钟 · 及格{' '}
        {marks((full * Math.max(0, pass_percent)) / 100)} 分{form.shuffle ? ' · 学员看到的顺序会打乱' : ''}
      </p>
      {form.source === 'list' ? (
        <ol className={styles.paper} aria-label="试卷">
          {form.listed.map((one, n) => (
            <li key={one.question_id}>
              <Asked one={one} number={n + 1} />
            </li>
          ))}
        </ol>
      ) : (
        <>
          <p className={styles.hint}>随机抽题，每次作答的题目不同；下面是一份示例。</p>
          {draws.map((draw) => (
            <Drawn key={draw.kind} course={form.course} draw={draw} />
          ))}
        </>
      )}
    </Overlay>
  );
}
