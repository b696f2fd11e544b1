import { pressStatus } from '@harbor/contract/press-status';
import { Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Card } from '../../../parts/Card';
import { AnswerPanel } from '../parts/AnswerPanel';
import { AuthorCard } from '../parts/AuthorCard';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { useCase } from '../parts/scope';
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
  const { id } = useCase();
  const { data } = useQuery(pressReportQuery(id));
  if (!data) return null;
  return (
    <AnswerPanel
      answered={data.answered_at !== null}
      label="给读者的答复"
      hint="采纳不会改动文章：请在文章里改好并发布更正说明。"
      run={(decide, adopted, reply) =>
        decide(
          'POST /staff/press/report/answer/:id',
          { params: { id }, body: { adopted, reply } },
          { said: adopted ? '已采纳这条纠错' : '已答复这条纠错' },
        )
      }
    />
  );
}

export default { Detail, Decision };
