import type { ForumDeskItem } from '@harbor/contract';
import { commentStatus } from '@harbor/contract/post-status';
import { LiveLink, useQuery } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import { Card } from '../../../parts/Card';
import { type Act, ActPanel } from '../parts/ActPanel';
import styles from '../parts/Detail.module.css';
import { forumCourse } from '../parts/forumCourse';
import { Images } from '../parts/Images';
import { Loaded } from '../parts/Loaded';
import { PersonCard } from '../parts/PersonCard';
import { Reports } from '../parts/Reports';
import { useCase } from '../parts/scope';
import { Timeline } from '../parts/Timeline';
import { commentQuery } from '../queries';

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(commentQuery(id))}>
      {(comment) => (
        <>
          <Card
            title={`评论于“${comment.title}”`}
            note={comment.status_text}
            extra={
              <LiveLink className={styles.link} to={`/postdetail/${comment.post_id}`}>
                看帖子页
              </LiveLink>
            }
          >
            <p className={styles.tags}>
              {comment.findings.map((word) => (
                <Tag key={word} tone="alert">
                  命中 {word}
                </Tag>
              ))}
            </p>
            <p className={styles.text}>{comment.text}</p>
            <Images images={comment.images} />
          </Card>
          <Reports reports={comment.reports} appeal={comment.appeal} reason={comment.reason} />
          <Card title="这条的记录">
            <Timeline lines={forumCourse(comment.history)} />
          </Card>
          <PersonCard title="作者" person={comment.author} />
        </>
      )}
    </Loaded>
  );
}

function actsOf({ id, status, reports }: ForumDeskItem): Act[] {
  const params = { id };
  const undo = true;
  const hide: Act = {
    key: 'hide',
    title: '隐藏',
    kind: 'refuse',
    hot: 'r',
    reason: true,
    run: (decide, reason) =>
      decide('POST /staff/discuss/hide/:id', { params, body: { reason } }, { said: '已隐藏评论', undo }),
  };
  const keep: Act = {
    key: 'keep',
    title: '保留评论',
    kind: 'primary',
    hot: 'a',
    reason: true,
    run: (decide, reason) =>
      decide('POST /staff/discuss/keep/:id', { params, body: { reason } }, { said: '已保留评论' }),
  };
  const accept: Act = {
    key: 'accept',
    title: '代提问者采纳',
    run: (decide) =>
      decide('POST /staff/discuss/accept/:id', { params }, { said: '已采纳这条回答', stays: true }),
  };
  switch (status) {
    case commentStatus.waiting:
      return [
        {
          key: 'publish',
          title: '通过',
          kind: 'primary',
          hot: 'a',
          run: (decide) =>
            decide('POST /staff/discuss/publish/:id', { params }, { said: '已通过评论', undo }),
        },
        {
          key: 'reject',
          title: '驳回',
          kind: 'refuse',
          hot: 'r',
          reason: true,
          run: (decide, reason) =>
            decide(
              'POST /staff/discuss/reject/:id',
              { params, body: { reason } },
              { said: '已驳回评论', undo },
            ),
        },
      ];
    case commentStatus.published:
      return reports.length > 0 ? [keep, hide, accept] : [hide, accept];
    case commentStatus.hidden:
      return [
        {
          key: 'restore',
          title: '恢复',
          kind: 'primary',
          hot: 'a',
          reason: true,
          run: (decide, reason) =>
            decide('POST /staff/discuss/restore/:id', { params, body: { reason } }, { said: '已恢复评论' }),
        },
      ];
    default:
      return [];
  }
}

function Decision() {
  const { id, queue } = useCase();
  const { data } = useQuery(commentQuery(id));
  if (!data) return null;
  return <ActPanel acts={actsOf(data)} label="发给作者" reasons={queue.reasons} />;
}

export default { Detail, Decision };
