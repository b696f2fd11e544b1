import type { DeskQuestion } from '@harbor/contract';
import { questionStatus } from '@harbor/contract/question-kind';
import { call, Link, notify, useQueryClient } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { lazy, Suspense, useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { formOf } from './form';
import styles from './QuestionEditor.module.css';
import { questionQuery, useRetire, useRevive } from './queries';
import type { QuestionEditing } from './useQuestion';

// Opened by few who look at the list.
const CompareVersions = lazy(() =>
  import('./CompareVersions').then((module) => ({ default: module.CompareVersions })),
);

export interface QuestionSideProps {
  editing: QuestionEditing;
  question: DeskQuestion;
}

/** Where a question is used, how it was answered, and its versions: compared, and brought back. */
export function QuestionSide({ editing, question }: QuestionSideProps) {
  const { id, revision, status, versions, used_in, answered, right_percent } = question;
  const [asked, setAsked] = useState<'retire' | 'compare'>();
  const saving = useSaving();
  const retire = useRetire();
  const revive = useRevive();
  const client = useQueryClient();
  const tell = (row: DeskQuestion) => client.setQueryData(questionQuery(id).queryKey, row);
  const input = { params: { id }, body: { revision } };

  async function handleBring(number: number) {
    const version = await saving.run(() =>
      call('GET /staff/exams/question/version/:id/:number', { params: { id, number }, silent: true }),
    );
    if (!version) return;
    editing.change({ ...formOf(version.document), note: `取回第 ${number} 版` });
    notify.success(`第 ${number} 版已取到左边，核对后保存`);
  }

  return (
    <>
      <Card
        title="使用"
        extra={<Tag tone={status === questionStatus.active ? 'accent' : 'over'}>{question.status_text}</Tag>}
      >
        <p className={styles.hint}>
          {answered === 0 ? '还没有人作答' : `作答 ${answered} 次，答对 ${right_percent ?? 0}%`}
        </p>
        <ul className={styles.versions} aria-label="所在考试">
          {used_in.map((exam) => (
            <li key={exam.id}>
              <Link to={`/staff/exams/${exam.id}`}>{exam.title}</Link>
              <small>{exam.status_text}</small>
            </li>
          ))}
        </ul>
        {saving.problem ? (
          <p className={styles.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
        {status === questionStatus.active ? (
          <Button block disabled={editing.unsaved} onClick={() => setAsked('retire')}>
            停用这道题
          </Button>
        ) : (
          <Button
            block
            loading={saving.busy}
            disabled={editing.unsaved}
            onClick={() => void saving.run(async () => tell(await revive.mutateAsync(input)))}
          >
            恢复使用
          </Button>
        )}
      </Card>
      <Card
        title="版本"
        extra={
          versions.length > 1 ? (
            <Button kind="text" onClick={() => setAsked('compare')}>
              对照
            </Button>
          ) : null
        }
      >
        <ol className={styles.versions} aria-label="版本">
          {versions.map(({ number, note, by, at }) => (
            <li key={number}>
              <span>
                <b>
                  第 {number} 版{number === question.version ? '（现在）' : ''}
                </b>
                {note ? <span>{note}</span> : null}
                <small>
                  {by} · {formatWhen(at)}
                </small>
              </span>
              {number === question.version ? null : (
                <Button
                  kind="text"
                  aria-label={`取回第 ${number} 版`}
                  disabled={saving.busy}
                  onClick={() => void handleBring(number)}
                >
                  取回
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Card>
      {asked === 'retire' ? (
        <AskFirst
          title="停用这道题"
          yes="停用"
          done="已停用"
          act={async () => tell(await retire.mutateAsync(input))}
          onClose={() => setAsked(undefined)}
        >
          <p>新的作答里不再出现；已开始的作答与成绩不变，可以随时恢复。</p>
        </AskFirst>
      ) : null}
      {asked === 'compare' ? (
        <Suspense fallback={null}>
          <CompareVersions question={question} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
