import type { ForumDeskDetail } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import { useQuery } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { type Act, ActPanel, editAct } from '../parts/ActPanel';
import styles from '../parts/Detail.module.css';
import { forumCourse } from '../parts/forumCourse';
import { Loaded } from '../parts/Loaded';
import { LookedText } from '../parts/LookedText';
import { Reports } from '../parts/Reports';
import { useCase } from '../parts/scope';
import { Findings, TextCard, TextCase } from '../parts/TextCase';
import { Timeline } from '../parts/Timeline';
import { postQuery } from '../queries';
import { EditPost } from './EditPost';
import { Versions } from './Versions';

function Detail() {
  const { id } = useCase();
  const [versions, setVersions] = useState(false);
  return (
    <Loaded query={useQuery(postQuery(id))}>
      {(post) => (
        <TextCase author={post.author}>
          <TextCard
            title={<LookedText text={post.title} marks={post.marks} field="title" />}
            status={post.status_text}
            link={{ to: `/postdetail/${post.id}`, text: '看帖子页' }}
            tags={
              <>
                {post.ai_flag ? <Tag tone="primary">作者声明含 AI</Tag> : null}
                <Findings findings={post.findings} />
              </>
            }
            text={post.text}
            images={post.images}
            looked={post}
          />
          <Reports reports={post.reports} appeal={post.appeal} reason={post.reason} />
          <Card
            title="这篇的记录"
            extra={
              <button type="button" className={styles.open} onClick={() => setVersions(!versions)}>
                {versions ? '收起以前的版本' : '看以前的版本'}
              </button>
            }
          >
            {versions ? <Versions id={post.id} /> : null}
            <Timeline lines={forumCourse(post.history)} />
          </Card>
        </TextCase>
      )}
    </Loaded>
  );
}

/** What can be done with a post in its state; the first is what it most often needs. */
function actsOf({ id, title, status, appeal }: ForumDeskDetail, edit: () => void): Act[] {
  const params = { id };
  const name = `“${title}”`;
  const undo = true;
  const publish: Act = {
    key: 'publish',
    title: '通过',
    kind: 'primary',
    hot: 'a',
    run: (decide) => decide('POST /staff/post/publish/:id', { params }, { said: `已通过${name}`, undo }),
  };
  const reject: Act = {
    key: 'reject',
    title: '驳回',
    kind: 'refuse',
    hot: 'r',
    reason: true,
    run: (decide, reason) =>
      decide('POST /staff/post/reject/:id', { params, body: { reason } }, { said: `已驳回${name}`, undo }),
  };
  const confirm: Act = {
    key: 'confirm',
    title: '复查无误',
    kind: 'primary',
    hot: 'a',
    run: (decide) => decide('POST /staff/post/confirm/:id', { params }, { said: `已复查${name}`, undo }),
  };
  const keep: Act = {
    key: 'keep',
    title: '保留帖子',
    kind: 'primary',
    hot: 'a',
    reason: true,
    run: (decide, reason) =>
      decide('POST /staff/post/keep/:id', { params, body: { reason } }, { said: `已保留${name}`, undo }),
  };
  const hide: Act = {
    key: 'hide',
    title: '隐藏',
    kind: 'refuse',
    hot: 'r',
    reason: true,
    run: (decide, reason) =>
      decide('POST /staff/post/hide/:id', { params, body: { reason } }, { said: `已隐藏${name}`, undo }),
  };
  const recall: Act = {
    key: 'recall',
    title: '转入复审',
    reason: true,
    run: (decide, reason) =>
      decide('POST /staff/post/recall/:id', { params, body: { reason } }, { said: `已转入复审${name}` }),
  };
  const restore: Act = {
    key: 'restore',
    title: appeal ? '申诉成立，恢复' : '恢复',
    kind: 'primary',
    hot: 'a',
    reason: true,
    run: (decide, reason) =>
      decide('POST /staff/post/restore/:id', { params, body: { reason } }, { said: `已恢复${name}` }),
  };
  const refuse: Act = {
    key: 'refuse_appeal',
    title: '申诉不成立',
    kind: 'refuse',
    hot: 'r',
    reason: true,
    run: (decide, reason) =>
      decide(
        'POST /staff/post/refuse_appeal/:id',
        { params, body: { reason } },
        { said: `已维持隐藏${name}` },
      ),
  };
  const lock: Act = {
    key: 'lock',
    title: '锁定',
    reason: true,
    run: (decide, reason) =>
      decide(
        'POST /staff/post/lock/:id',
        { params, body: { reason } },
        { said: `已锁定${name}`, stays: true },
      ),
  };
  const unlock: Act = {
    key: 'unlock',
    title: '解除锁定',
    kind: 'primary',
    run: (decide) =>
      decide('POST /staff/post/unlock/:id', { params }, { said: `已解除锁定${name}`, stays: true }),
  };
  const recommend = (recommended: boolean): Act => ({
    key: recommended ? 'recommend' : 'unrecommend',
    title: recommended ? '推荐' : '取消推荐',
    run: (decide) =>
      decide(
        'POST /staff/post/recommend/:id',
        { params, body: { recommended } },
        { said: `${recommended ? '已推荐' : '已取消推荐'}${name}`, stays: true },
      ),
  });
  switch (status) {
    case postStatus.waiting:
      return [publish, editAct(edit), reject];
    case postStatus.published:
      return [confirm, hide, recall, lock, recommend(true), recommend(false)];
    case postStatus.reported:
      return [keep, hide];
    case postStatus.hidden:
      return appeal ? [restore, refuse] : [restore];
    case postStatus.locked:
      return [unlock, hide, recall];
    default:
      return [];
  }
}

function Decision() {
  const { id, queue } = useCase();
  const { data } = useQuery(postQuery(id));
  const [editing, setEditing] = useState(false);
  if (!data) return null;
  if (editing && data.status === postStatus.waiting)
    return <EditPost post={data} onCancel={() => setEditing(false)} />;
  return <ActPanel acts={actsOf(data, () => setEditing(true))} label="发给作者" reasons={queue.reasons} />;
}

export default { Detail, Decision };
