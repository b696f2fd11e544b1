import type { DeskExam } from '@harbor/contract';
import { Link, navigate, useQueryClient } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Card } from '../../../parts/Card';
import side from '../course/Side.module.css';
import { counted, examTone } from '../words';
import { examQuery, useCloseExam, useDeleteExam, useOpenExam } from './queries';

export interface ExamSideProps {
  exam: DeskExam | undefined;
  unsaved: boolean;
  onJump: (field: string) => void;
}

/** Where an exam stands, what it lacks, how it is taken, and what was done with it. */
export function ExamSide({ exam, unsaved, onJump }: ExamSideProps) {
  const [asked, setAsked] = useState<'open' | 'close' | 'delete'>();
  const open = useOpenExam();
  const close = useCloseExam();
  const remove = useDeleteExam();
  const client = useQueryClient();
  if (!exam)
    return (
      <aside className={side.side}>
        <Card title="开放">
          <p className={side.hint}>保存后是草稿，学员看不到；题目与设置齐全后在这里开放。</p>
        </Card>
      </aside>
    );
  const { id, revision, acts, missing, title } = exam;
  const input = { params: { id }, body: { revision } };
  const tell = (next: DeskExam) => client.setQueryData(examQuery(id).queryKey, next);
  const stop = () => setAsked(undefined);
  return (
    <aside className={side.side}>
      <Card title="开放" extra={<Tag tone={examTone(exam.status)}>{exam.status_text}</Tag>}>
        <ul className={side.checks} aria-label="开放前检查">
          {missing.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              <CircleAlert size={16} className={side.lacks} aria-hidden />
              <button type="button" onClick={() => onJump(field)}>
                {text}
              </button>
            </li>
          ))}
          {missing.length === 0 ? (
            <li>
              <Check size={16} className={side.whole} aria-hidden />
              题目与设置齐全
            </li>
          ) : null}
        </ul>
        {unsaved ? <p className={side.hint}>有未保存的修改，请先保存。</p> : null}
        <div className={side.acts}>
          {acts.includes('open') ? (
            <Button
              block
              kind="primary"
              disabled={unsaved || missing.length > 0}
              onClick={() => setAsked('open')}
            >
              开放考试
            </Button>
          ) : null}
          {acts.includes('close') ? (
            <Button block disabled={unsaved} onClick={() => setAsked('close')}>
              停用考试
            </Button>
          ) : null}
          {acts.includes('delete') ? (
            <Button block onClick={() => setAsked('delete')}>
              删除草稿
            </Button>
          ) : null}
        </div>
      </Card>
      <Card title="作答" note={`${counted(exam.attempts)} 次，通过 ${counted(exam.passed)} 次`}>
        <ul className={side.ways}>
          <li>
            <Link to={`/staff/exams/attempts?exam=${id}`}>看作答记录</Link>
          </li>
          {exam.marking > 0 ? (
            <li>
              <Link to="/staff/queue/marking">{exam.marking} 份待阅卷</Link>
            </li>
          ) : null}
        </ul>
      </Card>
      <Card title="经过">
        <ol className={side.history}>
          {exam.history.map(({ event, title: what, actor, at }) => (
            <li key={`${event} ${at}`}>
              <b>{what}</b>
              <small>
                {actor} · {formatWhen(at)}
              </small>
            </li>
          ))}
          {exam.history.length === 0 ? <li className={side.hint}>还没有记录</li> : null}
        </ol>
      </Card>
      {asked === 'open' ? (
        <AskFirst
          title={`开放“${title}”`}
          yes="开放考试"
          done="已开放"
          act={async () => tell(await open.mutateAsync(input))}
          onClose={stop}
        >
          <p>已开通课程的学员即可作答。开放后修改试题，只影响之后开始的作答。</p>
        </AskFirst>
      ) : null}
      {asked === 'close' ? (
        <AskFirst
          title={`停用“${title}”`}
          yes="停用考试"
          done="已停用"
          act={async () => tell(await close.mutateAsync(input))}
          onClose={stop}
        >
          <p>不能再开始新的作答；正在作答的可以做完，成绩保留。</p>
        </AskFirst>
      ) : null}
      {asked === 'delete' ? (
        <AskFirst
          title={`删除草稿“${title}”`}
          yes="删除草稿"
          danger
          done="已删除"
          act={async () => {
            await remove.mutateAsync(input);
            // Once the page is no longer held for what was typed.
            setTimeout(() => navigate('/staff/exams', { replace: true }));
          }}
          onClose={stop}
        >
          <p>这场考试从未开放，删除后不能恢复；题目仍在题库里。</p>
        </AskFirst>
      ) : null}
    </aside>
  );
}
