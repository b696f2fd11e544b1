import { aiUses, feedbackResults } from '@harbor/contract/submission-status';
import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { TalkLines } from '@harbor/ui/talk';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Files } from '../parts/Files';
import { linesForStaff } from '../parts/forStaff';
import { Loaded } from '../parts/Loaded';
import { PersonCard } from '../parts/PersonCard';
import { Pills } from '../parts/Pills';
import { SayForm } from '../parts/SayForm';
import { useCase } from '../parts/scope';
import { useDecision } from '../parts/useDecision';
import { submissionQuery } from '../queries';
import { Recommend } from './Recommend';

type Act = import('@harbor/contract').DataOf<'GET /staff/submission/detail/:id'>['acts'][number];

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(submissionQuery(id))}>
      {(one) => {
        const paper = one.manuscript;
        return (
          <>
            <Card
              title={one.title}
              note={one.status_text}
              extra={one.editor ? `编辑 ${one.editor}` : '待受理'}
            >
              <Facts
                rows={[
                  ['投稿编号', one.submission_no],
                  ['类型', `${one.kind_text} · ${one.language_text} · ${one.subject_text}`],
                  ['目标级别', one.level_text],
                  ['意向期刊', paper.target_journals],
                  ['希望日期', paper.wish_date],
                  ['关键词', paper.keywords?.join('、')],
                  [
                    '作者',
                    paper.authors
                      ?.map(
                        ({ name, unit, corresponding }) =>
                          `${name}（${unit}）${corresponding ? '，通讯作者' : ''}`,
                      )
                      .join('\n'),
                  ],
                  [
                    'AI 使用',
                    [paper.ai_use ? aiUses[paper.ai_use] : '', paper.ai_note].filter(Boolean).join('：'),
                  ],
                  ['补充说明', paper.note],
                  ['提交', formatTime(one.submitted_at)],
                  ['作者答复期限', one.due_at ? formatTime(one.due_at) : ''],
                  ['正在询问', one.question],
                  ['关闭原因', one.close_reason],
                ]}
              />
              <Files files={one.files} />
              {one.supplements.length > 0 ? <b>补充的文件</b> : null}
              <Files files={one.supplements} />
            </Card>
            <Card title="摘要">
              <p className={styles.text}>{paper.abstract || '没有填写'}</p>
            </Card>
            {one.recommendations.length > 0 ? (
              <Card title="已推荐的期刊" note={one.recommendation_note}>
                <ul className={styles.rows}>
                  {one.recommendations.map((journal) => (
                    <li key={journal.name}>
                      <b>
                        {journal.name}（{journal.level}）
                      </b>
                      <p>{journal.reason}</p>
                      <small>
                        {[journal.review_time, journal.fee, journal.caution, journal.website]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </li>
                  ))}
                </ul>
              </Card>
            ) : null}
            {one.sent || one.feedback ? (
              <Card title="投出与反馈">
                <Facts
                  rows={[
                    ['投给', one.sent ? `${one.sent.journal}，${one.sent.sent_on}` : ''],
                    ['稿件编号', one.sent?.manuscript_no],
                    [
                      '反馈',
                      one.feedback
                        ? `${feedbackResults[one.feedback.result]}，${one.feedback.answered_on} ${one.feedback.note}`
                        : '',
                    ],
                  ]}
                />
              </Card>
            ) : null}
            <Card title="往来">
              <TalkLines lines={linesForStaff(one.lines, '作者')} label="投稿往来" />
            </Card>
            <PersonCard title="作者" person={one.author} />
          </>
        );
      }}
    </Loaded>
  );
}

const titles: Record<Act, string> = { take: '受理', ask: '请作者补充', recommend: '推荐期刊', close: '关闭' };

function Form({ acts, title }: { acts: readonly Act[]; title: string }) {
  const { id, queue, locked } = useCase();
  const written = acts.filter((act) => act !== 'take');
  const [chosen, setChosen] = useState<Exclude<Act, 'take'>>();
  const act = chosen && acts.includes(chosen) ? chosen : written[0];
  const take = useDecision();
  const params = { id };
  return (
    <>
      {acts.includes('take') ? (
        <p className={decisions.foot}>
          <Button
            kind="primary"
            disabled={locked}
            loading={take.busy}
            onClick={() =>
              void take.decide(
                'POST /staff/submission/take/:id',
                { params },
                { said: `已受理“${title}”`, stays: true },
              )
            }
          >
            受理
          </Button>
        </p>
      ) : null}
      <DecisionProblem decision={take} />
      {act ? (
        <Pills
          label="怎样处理"
          options={written.map((key) => [key, titles[key]] as const)}
          value={act}
          onChange={setChosen}
        />
      ) : null}
      {act === 'recommend' ? <Recommend title={title} /> : null}
      {act === 'ask' ? (
        <SayForm
          name="ask"
          label="需要补充的内容"
          button="请作者补充，7 天内"
          max={1000}
          min={5}
          onSend={(decide, content) =>
            decide(
              'POST /staff/submission/ask/:id',
              { params, body: { content } },
              { said: `已请作者补充“${title}”` },
            )
          }
        />
      ) : null}
      {act === 'close' ? (
        <SayForm
          name="close"
          label="关闭的原因"
          button="关闭"
          max={300}
          min={5}
          reasons={queue.reasons}
          danger
          field="reason"
          onSend={(decide, reason) =>
            decide(
              'POST /staff/submission/close/:id',
              { params, body: { reason } },
              { said: `已关闭“${title}”` },
            )
          }
        />
      ) : null}
      {acts.length === 0 ? <p className={decisions.said}>现在等待作者，没有可做的处理</p> : null}
    </>
  );
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(submissionQuery(id));
  return data ? <Form acts={data.acts} title={data.title} /> : null;
}

export default { Detail, Decision };
