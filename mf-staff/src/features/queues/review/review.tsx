import type { DeskAppraise } from '@harbor/contract';
import { appraiseStatus, type HidingBasis, hidingBases } from '@harbor/contract/appraise-status';
import { useQuery } from '@harbor/runtime';
import { formatWhen, Stars } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { type Act, ActPanel, editAct } from '../parts/ActPanel';
import styles from '../parts/Detail.module.css';
import { EditWords } from '../parts/EditWords';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { Pills } from '../parts/Pills';
import { useCase } from '../parts/scope';
import { TextCard, TextCase } from '../parts/TextCase';
import { reviewQuery } from '../queries';

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(reviewQuery(id))}>
      {(review) => (
        <TextCase author={review.author} called="评价人">
          <TextCard
            title={review.title}
            status={review.status_text}
            link={{ to: `/goodsdetail/${review.goods_id}`, text: '看服务页' }}
            tags={
              <>
                <Stars value={review.ratings.stars} />
                {review.tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
                {review.anonymous ? <Tag tone="gold">匿名</Tag> : null}
              </>
            }
            text={review.content}
            empty="没有写文字"
            images={review.images}
            looked={review.looked.review}
          >
            {review.hidden_reason ? <p className={styles.said}>隐藏原因：{review.hidden_reason}</p> : null}
            <Facts
              rows={[
                ['专业程度', review.ratings.professional],
                ['准时交付', review.ratings.punctual],
                ['沟通清楚', review.ratings.communication],
                ['符合规范', review.ratings.norm],
                ['规格', review.spec_name],
                ['写于', formatWhen(review.created_at)],
              ]}
            />
          </TextCard>
          {review.append && review.looked.append ? (
            <TextCard
              title="追评"
              status={review.append.status_text}
              text={review.append.content}
              looked={review.looked.append}
            >
              {review.append.hidden_reason ? (
                <p className={styles.said}>隐藏原因：{review.append.hidden_reason}</p>
              ) : null}
            </TextCard>
          ) : null}
          {review.reply ? (
            <Card title={`${review.reply.name}的回复`}>
              <p className={styles.text}>{review.reply.content}</p>
            </Card>
          ) : null}
        </TextCase>
      )}
    </Loaded>
  );
}

type Part = 'review' | 'append';
const nameOf = { review: '评价', append: '追评' } as const;

function actsOf(review: DeskAppraise, part: Part, basis: HidingBasis, edit: () => void): Act[] {
  const params = { id: review.id };
  const name = nameOf[part];
  const status = part === 'review' ? review.status : review.append?.status;
  const hide: Act = {
    key: 'hide',
    title: '隐藏',
    kind: 'refuse',
    hot: 'r',
    reason: true,
    run: (decide, reason) =>
      decide(
        'POST /staff/appraise/hide/:id',
        { params, body: { part, basis, reason } },
        { said: `已隐藏${name}`, undo: true },
      ),
  };
  const acts: Act[] = [];
  if (status === appraiseStatus.waiting)
    acts.push(
      {
        key: 'publish',
        title: `通过${name}`,
        kind: 'primary',
        hot: 'a',
        run: (decide) =>
          decide(
            'POST /staff/appraise/publish/:id',
            { params, body: { part } },
            { said: `已通过${name}`, undo: true },
          ),
      },
      editAct(edit),
      hide,
    );
  if (status === appraiseStatus.shown) acts.push(hide);
  if (status === appraiseStatus.hidden)
    acts.push({
      key: 'restore',
      title: `恢复${name}`,
      kind: 'primary',
      hot: 'a',
      reason: true,
      run: (decide, reason) =>
        decide(
          'POST /staff/appraise/restore/:id',
          { params, body: { part, reason } },
          { said: `已恢复${name}` },
        ),
    });
  if (review.status === appraiseStatus.shown && !review.reply)
    acts.push({
      key: 'reply',
      title: '以客服身份回复',
      reason: true,
      run: (decide, content) =>
        decide(
          'POST /staff/appraise/reply/:id',
          { params, body: { content } },
          { said: '已回复评价', stays: true },
        ),
    });
  return acts;
}

function Decision() {
  const { id, queue } = useCase();
  const { data } = useQuery(reviewQuery(id));
  const [chosen, setChosen] = useState<Part>();
  const [basis, setBasis] = useState<HidingBasis>('privacy');
  const [editing, setEditing] = useState(false);
  if (!data) return null;
  // What waits comes first: the review itself, else what was added to it.
  const waits = data.append?.status === appraiseStatus.waiting && data.status !== appraiseStatus.waiting;
  const part = chosen ?? (waits ? 'append' : 'review');
  const looked = data.looked[part];
  if (editing && looked)
    return (
      <EditWords
        looked={looked}
        words={{ text: (part === 'review' ? data.content : data.append?.content) ?? '' }}
        fields={{ text: { label: nameOf[part], max: 500, name: 'content' } }}
        onCancel={() => setEditing(false)}
        onSend={(decide, { text, revision }) =>
          decide(
            'POST /staff/appraise/publish/:id',
            { params: { id }, body: { part, edit: { revision, content: text } } },
            { said: `已修改并通过${nameOf[part]}`, undo: true },
          )
        }
      />
    );
  return (
    <>
      {data.append ? (
        <Pills
          label="处理哪一部分"
          options={[
            ['review', '评价'],
            ['append', '追评'],
          ]}
          value={part}
          onChange={setChosen}
        />
      ) : null}
      <Pills
        label="隐藏依据"
        options={Object.entries(hidingBases) as [HidingBasis, string][]}
        value={basis}
        onChange={setBasis}
      />
      <ActPanel
        acts={actsOf(data, part, basis, () => setEditing(true))}
        label="原因或回复"
        reasons={queue.reasons}
        hint="真实评价只能因违法或泄露隐私隐藏；原因会告知作者。"
      />
    </>
  );
}

export default { Detail, Decision };
