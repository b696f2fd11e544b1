import type { DeskAttempt } from '@harbor/contract';
import { questionKind } from '@harbor/contract/question-kind';
import { Link, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { AnsweredQuestion } from '../../../parts/answered/AnsweredQuestion';
import { Card } from '../../../parts/Card';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import details from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { useCase } from '../parts/scope';
import { useDecision } from '../parts/useDecision';
import { attemptQuery } from '../queries';
import { type Marks, marksToSend, readMarks, suggestionWords } from './marks';

const essays = ({ questions }: DeskAttempt) => questions.filter(({ kind }) => kind === questionKind.essay);

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(attemptQuery(id))}>
      {(attempt) => (
        <>
          <Card
            title={`${attempt.exam} · 第 ${attempt.number} 次`}
            note={attempt.status_text}
            extra={
              <Link className={details.link} to={`/staff/exams/attempts/${id}`}>
                看整份试卷
              </Link>
            }
          >
            <Facts
              rows={[
                ['学员', attempt.nickname],
                ['课程', attempt.course],
                ['交卷', attempt.handed_in_at && formatTime(attempt.handed_in_at)],
                ['满分', `${attempt.full} 分，及格 ${attempt.pass} 分`],
              ]}
            />
          </Card>
          <Card title="简答题">
            <div className={details.stack}>
              {essays(attempt).map((question) => (
                <AnsweredQuestion key={question.place} question={question} />
              ))}
            </div>
          </Card>
        </>
      )}
    </Loaded>
  );
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(attemptQuery(id));
  if (!data) return null;
  if (!data.acts.includes('mark')) return <p className={decisions.said}>现在没有可做的处理</p>;
  return <MarkForm key={id} attempt={data} />;
}

/** Marks and a word for each short answer; what was typed stays in this tab until it is sent. */
function MarkForm({ attempt }: { attempt: DeskAttempt }) {
  const { locked } = useCase();
  const decision = useDecision();
  const [kept, keep, forget] = useKeptText(`desk:marking:${attempt.id}`);
  const [wrong, setWrong] = useState<Record<number, string>>({});
  const marks = readMarks(kept);
  const asked = essays(attempt);
  const set = (place: number, part: Partial<Marks[number]>) =>
    keep(JSON.stringify({ ...marks, [place]: { points: '', comment: '', ...marks[place], ...part } }));

  async function handleSend() {
    if (locked || decision.busy) return;
    const { send, problems } = marksToSend(asked, marks);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    const done = await decision.decide(
      'POST /staff/exams/mark/:id',
      { params: { id: attempt.id }, body: { revision: attempt.revision, marks: send } },
      { said: `已给 ${attempt.nickname} 评分` },
    );
    if (done) forget();
  }

  return (
    <div className={decisions.form}>
      {asked.map(({ place, points, suggestion }) => (
        <fieldset key={place} className={decisions.reasons}>
          <legend>第 {place} 题</legend>
          {suggestion ? (
            <p className={decisions.said}>
              {suggestionWords(suggestion)}
              <Button
                kind="text"
                disabled={locked}
                onClick={() => set(place, { points: String(suggestion.points) })}
              >
                采用
              </Button>
            </p>
          ) : null}
          <LineField
            label={`第 ${place} 题得分`}
            unit={`/ ${points} 分`}
            inputMode="decimal"
            value={marks[place]?.points ?? ''}
            onChange={(text) => set(place, { points: text })}
            error={wrong[place]}
          />
          <WordsField
            label={`第 ${place} 题评语（可不填）`}
            rows={2}
            max={500}
            value={marks[place]?.comment ?? ''}
            onChange={(comment) => set(place, { comment })}
          />
        </fieldset>
      ))}
      {decision.fieldError('marks') ? (
        <p className={decisions.problem} role="alert">
          {decision.fieldError('marks')}
        </p>
      ) : null}
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked} loading={decision.busy} onClick={() => void handleSend()}>
        提交评分
      </Button>
      <p className={decisions.hint}>全部评完即出分，学员会收到通知；建议按关键词给出，以您的判断为准。</p>
    </div>
  );
}

export default { Detail, Decision };
