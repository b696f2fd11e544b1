import { questionKindLabel } from '@harbor/contract/question-kind';
import { useQuery } from '@harbor/runtime';
import { Button, Checkbox, Overlay, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import { Choice } from '../../../parts/Choice';
import { Loaded } from '../../../parts/Loaded';
import { stemLine } from '../words';
import styles from './ExamEditor.module.css';
import { kinds, type ListedForm, usualPoints } from './form';
import { pickQuery } from './queries';

type KindFilter = '1' | '2' | '3' | '4' | '5';

export interface PickQuestionsProps {
  course: number;
  listed: readonly ListedForm[];
  onChange: (listed: ListedForm[]) => void;
  onClose: () => void;
}

/** Takes questions of the course's bank into an exam. */
export function PickQuestions({ course, listed, onChange, onClose }: PickQuestionsProps) {
  const [kind, setKind] = useState<KindFilter>();
  const [word, setWord] = useState('');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(pickQuery(course, kind, keyword, page));
  const has = (id: number) => listed.some(({ question_id }) => question_id === id);
  return (
    <Overlay
      open
      onClose={onClose}
      title="从题库添加"
      width={760}
      footer={
        <Button kind="primary" onClick={onClose}>
          完成，共 {listed.length} 题
        </Button>
      }
    >
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          setKeyword(word.trim());
          setPage(1);
        }}
      >
        <TextField
          aria-label="查找题目"
          placeholder="题干或主题词"
          maxLength={50}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" size="l">
          查找
        </Button>
      </form>
      <Choice<KindFilter | undefined>
        label="题型"
        value={kind}
        options={[
          { value: undefined, title: '全部' },
          ...kinds.map((one) => ({ value: String(one) as KindFilter, title: questionKindLabel[one] })),
        ]}
        onChoose={(next) => {
          setKind(next);
          setPage(1);
        }}
      />
      <Loaded query={query} height={280}>
        {({ data, current_page, last_page, total }) => (
          <>
            <ul className={styles.picks} aria-label="题库里的题目">
              {data.map(({ id, kind: type, kind_text, stem, right_percent }) => (
                <li key={id}>
                  <Checkbox
                    checked={has(id)}
                    onChange={(checked) =>
                      onChange(
                        checked
                          ? [...listed, { question_id: id, kind: type, stem, points: usualPoints[type] }]
                          : listed.filter(({ question_id }) => question_id !== id),
                      )
                    }
                  >
                    {stemLine(stem)}
                  </Checkbox>
                  <small className={styles.hint}>
                    {kind_text}
                    {right_percent === null ? '' : ` · 答对 ${right_percent}%`}
                  </small>
                </li>
              ))}
              {data.length === 0 ? <li className={styles.hint}>没有这样的题目</li> : null}
            </ul>
            <div className={styles.ways}>
              <Button disabled={current_page <= 1} onClick={() => setPage(current_page - 1)}>
                上一页
              </Button>
              <span className={styles.hint}>
                第 {current_page} / {last_page} 页，共 {total} 题
              </span>
              <Button disabled={current_page >= last_page} onClick={() => setPage(current_page + 1)}>
                下一页
              </Button>
            </div>
          </>
        )}
      </Loaded>
    </Overlay>
  );
}
