import type { DeskCorrection } from '@harbor/contract';
import { correctionStatus } from '@harbor/contract/journal-correction';
import { LiveLink, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Card } from '../../../parts/Card';
import { AnswerPanel } from '../parts/AnswerPanel';
import { AuthorCard } from '../parts/AuthorCard';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { useCase } from '../parts/scope';
import { correctionQuery } from '../queries';

/** Where it can be looked up; an address from outside is opened without telling it where somebody comes from. */
const sourceOf = ({ source_url: url }: DeskCorrection) =>
  url ? (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  ) : (
    '没有附上'
  );

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(correctionQuery(id))}>
      {(one) => (
        <>
          <Card
            title={one.journal.name}
            note={one.status_text}
            extra={
              <LiveLink className={styles.link} to={`/querytool/${one.journal.id}`} target="_blank">
                看期刊页
              </LiveLink>
            }
          >
            <p className={styles.tags}>
              <Tag tone="primary">{one.field_text}</Tag>
              {one.taken_in ? <Tag tone="accent">库中已是这个内容</Tag> : null}
            </p>
            <Facts
              rows={[
                ['提出时库中', one.old_value || '（空）'],
                [
                  '现在库中',
                  one.current_value === null ? '不是一行内容，请在期刊页核对' : one.current_value || '（空）',
                ],
                ['提出应为', <b key="proposed">{one.proposed}</b>],
                ['出处', sourceOf(one)],
                ['补充说明', one.note],
                ['提出时间', formatWhen(one.created_at)],
                ['答复时间', one.answered_at ? formatWhen(one.answered_at) : ''],
                ['答复', one.reply],
              ]}
            />
          </Card>
          <AuthorCard title="提出人" person={one.reporter} />
        </>
      )}
    </Loaded>
  );
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(correctionQuery(id));
  if (!data) return null;
  return (
    <AnswerPanel
      answered={data.status !== correctionStatus.open}
      label="给提出人的答复"
      hint="采纳不会改动库里的数据：请在下一次导入的文件里改正。采纳的都在“已采纳”里，导入后会标出已是这个内容的。"
      run={(decide, adopted, reply) =>
        decide(
          'POST /staff/correction/answer/:id',
          { params: { id }, body: { adopted, reply } },
          { said: adopted ? '已采纳这条纠错' : '已答复这条纠错', undo: true },
        )
      }
    />
  );
}

export default { Detail, Decision };
