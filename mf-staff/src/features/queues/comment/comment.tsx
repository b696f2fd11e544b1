import type { ForumDeskDetail } from '@harbor/contract';
import { commentStatus, postRule } from '@harbor/contract/post-status';
import { useQuery } from '@harbor/runtime';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { type Act, ActPanel, editAct } from '../parts/ActPanel';
import { EditWords } from '../parts/EditWords';
import { forumCourse } from '../parts/forumCourse';
import { Loaded } from '../parts/Loaded';
import { Reports } from '../parts/Reports';
import { useCase } from '../parts/scope';
import { Findings, TextCard, TextCase } from '../parts/TextCase';
import { Timeline } from '../parts/Timeline';
import { commentQuery } from '../queries';

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(commentQuery(id))}>
      {(comment) => (
        <TextCase author={comment.author}>
          <TextCard
            title={`评论于“${comment.title}”`}
            status={comment.status_text}
            link={{ to: `/postdetail/${comment.post_id}`, text: '看帖子页' }}
            tags={<Findings findings={comment.findings} />}
            text={comment.text}
            images={comment.images}
            looked={comment}
          />
          <Reports reports={comment.reports} appeal={comment.appeal} reason={comment.reason} />
          <Card title="这条的记录">
            <Timeline lines={forumCourse(comment.history)} />
          </Card>
        </TextCase>
      )}
    </Loaded>
  );
}

function actsOf({ id, status, reports }: ForumDeskDetail, edit: () => void): Act[] {
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
        editAct(edit),
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
  const [editing, setEditing] = useState(false);
  if (!data) return null;
  if (editing && data.status === commentStatus.waiting)
    return (
      <EditWords
        looked={data}
        words={{ text: data.text }}
        fields={{ text: { label: '评论', max: postRule.comment.max, name: 'content' } }}
        onCancel={() => setEditing(false)}
        onSend={(decide, { text, revision }) =>
          decide(
            'POST /staff/discuss/publish/:id',
            { params: { id }, body: { edit: { revision, content: text } } },
            { said: '已修改并通过评论', undo: true },
          )
        }
      />
    );
  return <ActPanel acts={actsOf(data, () => setEditing(true))} label="发给作者" reasons={queue.reasons} />;
}

export default { Detail, Decision };
