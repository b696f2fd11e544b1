import type { DeskAttempt } from '@harbor/contract';
import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { formatTime, formatWhen } from '@harbor/ui';
import { Button, LinkButton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useMe } from '../../../desk/useMe';
import { AnsweredQuestion } from '../../../parts/answered/AnsweredQuestion';
import { Card } from '../../../parts/Card';
import { EditorPage } from '../../../parts/EditorPage';
import page from '../../../parts/EditorPage.module.css';
import side from '../course/Side.module.css';
import { attemptTone, marks } from '../words';
import styles from './AttemptPage.module.css';
import { attemptQuery, useVoidAttempt } from './queries';
import { RemarkForm } from './RemarkForm';

/** One attempt: its paper, what was answered, what it brought. */
export function AttemptPage() {
  const id = Number(useParams().id);
  const query = useQuery(attemptQuery(id));
  usePage({ ready: query.data !== undefined || query.error !== null });
  return (
    <EditorPage
      title="作答"
      back={{ to: '/staff/exams/attempts', words: '回到作答记录' }}
      queries={[query]}
      refused="您没有查看作答的权限"
      failed="这次作答没有加载出来"
      gone={{ title: '没有这次作答', description: '请从作答记录里重新打开' }}
    >
      {query.data ? <Attempt key={id} attempt={query.data} /> : undefined}
    </EditorPage>
  );
}

function Attempt({ attempt }: { attempt: DeskAttempt }) {
  const [asked, setAsked] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const mayOpen = useMe().rights.includes('users.read');
  const voiding = useVoidAttempt();
  const {
    id,
    nickname,
    user_id,
    number,
    exam,
    exam_id,
    status,
    status_text,
    score,
    full,
    pass,
    passed,
    acts,
  } = attempt;
  return (
    <div className={page.editor}>
      <header className={page.head}>
        <Link to={`/staff/exams/attempts?exam=${exam_id}`} className={page.back}>
          <ChevronLeft size={16} aria-hidden />
          作答记录
        </Link>
        <h1>
          {nickname} · {exam} · 第 {number} 次
        </h1>
        <Tag tone={attemptTone(status)}>{status_text}</Tag>
      </header>
      <div className={page.columns}>
        <Card title="试卷" note={`${attempt.questions.length} 题，按学员看到的顺序`}>
          <ol className={styles.paper}>
            {attempt.questions.map((question) => (
              <li key={question.place}>
                <AnsweredQuestion question={question}>
                  <small className={styles.from}>
                    <Link to={`/staff/exams/bank/${question.question_id}`}>题目 {question.question_id}</Link>
                    ，作答时是第 {question.question_version} 版
                    {question.marked_by
                      ? `；${question.marked_by} 阅卷${question.marked_at ? `，${formatWhen(question.marked_at)}` : ''}`
                      : ''}
                  </small>
                </AnsweredQuestion>
              </li>
            ))}
          </ol>
        </Card>
        <aside className={side.side}>
          <Card title="成绩">
            <p className={styles.score}>
              <b>{score === null ? '—' : marks(score)}</b> / {marks(full)} 分
            </p>
            <p className={side.hint}>
              及格 {marks(pass)} 分{passed === null ? '，还没有出分' : passed ? '，已通过' : '，未通过'}
            </p>
            <p className={side.hint}>
              {formatTime(attempt.started_at)} 开始
              {attempt.handed_in_at
                ? `，${formatTime(attempt.handed_in_at)} ${attempt.timed_out ? '超时自动交卷' : '交卷'}`
                : ''}
            </p>
            {attempt.void_reason ? <p className={styles.voided}>作废原因：{attempt.void_reason}</p> : null}
            <div className={side.acts}>
              {acts.includes('mark') ? (
                <span>
                  <LinkButton primary to={`/staff/queue/marking?case=${id}`}>
                    去阅卷
                  </LinkButton>
                </span>
              ) : null}
              {mayOpen ? <Link to={`/staff/users/${user_id}`}>看这位学员</Link> : null}
              {acts.includes('remark') ? (
                <Button block onClick={() => setCorrecting(true)}>
                  更正得分
                </Button>
              ) : null}
              {acts.includes('void') ? (
                <Button block onClick={() => setAsked(true)}>
                  作废这次作答
                </Button>
              ) : null}
            </div>
          </Card>
          <Card title="经过">
            <ol className={side.history}>
              {attempt.history.map(({ event, title, actor, note, at }) => (
                <li key={`${event} ${at}`}>
                  <b>{title}</b>
                  {note ? <span>{note}</span> : null}
                  <small>
                    {actor} · {formatWhen(at)}
                  </small>
                </li>
              ))}
              {attempt.history.length === 0 ? <li className={side.hint}>还没有记录</li> : null}
            </ol>
          </Card>
        </aside>
      </div>
      {correcting ? <RemarkForm attempt={attempt} onClose={() => setCorrecting(false)} /> : null}
      {asked ? (
        <AskFirst
          title="作废这次作答"
          yes="作废"
          danger
          reason={200}
          done="已作废，学员会收到通知"
          act={(reason) =>
            voiding.mutateAsync({ params: { id }, body: { revision: attempt.revision, reason } })
          }
          onClose={() => setAsked(false)}
        >
          <p>成绩不再计入，也不占次数；学员会看到您填写的原因。</p>
        </AskFirst>
      ) : null}
    </div>
  );
}

export default AttemptPage;
