import { pressStatus } from '@harbor/contract/press-status';
import { Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Card } from '../../../parts/Card';
import { ActPanel } from '../parts/ActPanel';
import { AuthorCard } from '../parts/AuthorCard';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { useCase } from '../parts/scope';
import type { Decide } from '../parts/useDecision';
import { pressReportQuery } from '../queries';

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(pressReportQuery(id))}>
      {(report) => (
        <>
          <Card
            title={report.press.title}
            note={report.status_text}
            extra={
              report.press.status === pressStatus.published ? (
                <Link className={styles.link} to={`/academic/${report.press.id}`} target="_blank">
                  看文章
                </Link>
              ) : (
                '文章已下线'
              )
            }
          >
            <p className={styles.text}>{report.content}</p>
            <Facts
              rows={[
                ['提出时间', formatWhen(report.created_at)],
                ['答复时间', report.answered_at ? formatWhen(report.answered_at) : ''],
                ['答复', report.reply],
              ]}
            />
          </Card>
          <AuthorCard title="提出人" person={report.reporter} />
        </>
      )}
    </Loaded>
  );
}

function Decision() {
  const { id, queue } = useCase();
  const { data } = useQuery(pressReportQuery(id));
  if (!data) return null;
  const answer = (decide: Decide, adopted: boolean, reply: string) =>
    decide(
      'POST /staff/press/report/answer/:id',
      { params: { id }, body: { adopted, reply } },
      { said: adopted ? '已采纳这条纠错' : '已答复这条纠错' },
    );
  return (
    <ActPanel
      acts={
        data.answered_at
          ? []
          : [
              {
                key: 'adopt',
                title: '采纳',
                kind: 'primary',
                hot: 'a',
                reason: true,
                run: (decide, reply) => answer(decide, true, reply),
              },
              {
                key: 'decline',
                title: '不采纳',
                kind: 'refuse',
                hot: 'r',
                reason: true,
                run: (decide, reply) => answer(decide, false, reply),
              },
            ]
      }
      label="给读者的答复"
      max={300}
      reasons={queue.reasons}
      hint="采纳不会改动文章：请在文章里改好并发布更正说明。"
    />
  );
}

export default { Detail, Decision };
