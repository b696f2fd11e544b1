import { topicStatus } from '@harbor/contract/post-status';
import { useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Button, Checkbox } from '@harbor/ui/kit';
import { useState } from 'react';
import { WordsField } from '../../../parts/WordsField';
import { type Act, ActPanel, editAct } from '../parts/ActPanel';
import { AuthorCard } from '../parts/AuthorCard';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import { EditWords } from '../parts/EditWords';
import { Facts } from '../parts/Facts';
import { LineField } from '../parts/LineField';
import { Loaded } from '../parts/Loaded';
import { LookedText } from '../parts/LookedText';
import { Pills } from '../parts/Pills';
import { useCase } from '../parts/scope';
import { TextCard } from '../parts/TextCase';
import { useDecision } from '../parts/useDecision';
import { topicQuery, topicsQuery } from '../queries';

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(topicQuery(id))} height={180}>
      {(topic) => (
        <>
          <TextCard
            title={
              <>
                #<LookedText text={topic.title} marks={topic.marks} field="title" />
              </>
            }
            status={topic.status_text}
            text={topic.description}
            empty="没有填写说明"
            looked={topic}
          >
            <Facts
              rows={[
                ['帖子', `${topic.post_count} 篇`],
                ['提交', formatWhen(topic.created_at)],
              ]}
            />
          </TextCard>
          {topic.author ? <AuthorCard title="提交人" person={topic.author} /> : null}
        </>
      )}
    </Loaded>
  );
}

function Merge({ id, title }: { id: number; title: string }) {
  const { locked } = useCase();
  const { data } = useQuery(topicsQuery());
  const [into, setInto] = useState('');
  const [missing, setMissing] = useState('');
  const decision = useDecision();
  function handle() {
    const target = Number(into);
    if (!Number.isInteger(target) || target < 1 || target === id) {
      setMissing('请填写要并入的话题编号');
      return;
    }
    setMissing('');
    void decision.decide(
      'POST /staff/topic/merge/:id',
      { params: { id }, body: { into: target } },
      { said: `已合并“${title}”` },
    );
  }
  const others = data?.data.filter((topic) => topic.id !== id).slice(0, 8) ?? [];
  return (
    <div className={decisions.form}>
      {others.length > 0 ? (
        <Pills
          label="常用话题"
          options={others.map((topic) => [String(topic.id), `#${topic.title}`] as const)}
          value={into}
          onChange={setInto}
        />
      ) : null}
      <LineField
        label="并入话题的编号"
        digits
        value={into}
        onChange={setInto}
        error={missing || decision.fieldError('into')}
      />
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked} loading={decision.busy} onClick={handle}>
        合并，帖子一并转移
      </Button>
    </div>
  );
}

function Edit({ topic }: { topic: { id: number; title: string; description: string } }) {
  const { locked } = useCase();
  const [title, setTitle] = useState(topic.title);
  const [description, setDescription] = useState(topic.description);
  const [hot, setHot] = useState<boolean>();
  const decision = useDecision();
  return (
    <div className={decisions.form}>
      <LineField
        label="话题"
        max={20}
        value={title}
        onChange={setTitle}
        error={decision.fieldError('title')}
      />
      <WordsField
        label="说明"
        max={200}
        value={description}
        onChange={setDescription}
        error={decision.fieldError('description')}
      />
      <Checkbox checked={hot ?? false} onChange={setHot}>
        标为热门
      </Checkbox>
      <DecisionProblem decision={decision} />
      <Button
        kind="primary"
        disabled={locked}
        loading={decision.busy}
        onClick={() =>
          void decision.decide(
            'POST /staff/topic/save',
            { body: { id: topic.id, title: title.trim(), description: description.trim(), hot } },
            { said: '已保存话题', stays: true },
          )
        }
      >
        保存
      </Button>
    </div>
  );
}

type Way = 'decide' | 'merge' | 'edit';

function Decision() {
  const { id, queue } = useCase();
  const { data } = useQuery(topicQuery(id));
  const [way, setWay] = useState<Way>('decide');
  const [editing, setEditing] = useState(false);
  if (!data) return null;
  const params = { id };
  const name = `“${data.title}”`;
  if (editing && data.status === topicStatus.waiting)
    return (
      <EditWords
        looked={data}
        words={{ title: data.title, text: data.description }}
        fields={{
          title: { label: '话题', max: 20 },
          text: { label: '说明', max: 200, name: 'description' },
        }}
        onCancel={() => setEditing(false)}
        onSend={(decide, { title, text, revision }) =>
          decide(
            'POST /staff/topic/publish/:id',
            { params, body: { edit: { revision, title, description: text } } },
            { said: `已修改并通过“${title}”` },
          )
        }
      />
    );
  const acts: Act[] = [];
  if (data.status === topicStatus.waiting || data.status === topicStatus.disabled)
    acts.push({
      key: 'publish',
      title: data.status === topicStatus.waiting ? '通过' : '重新启用',
      kind: 'primary',
      hot: 'a',
      run: (decide) => decide('POST /staff/topic/publish/:id', { params }, { said: `已通过${name}` }),
    });
  if (data.status === topicStatus.waiting) acts.push(editAct(() => setEditing(true)));
  if (data.status === topicStatus.waiting || data.status === topicStatus.normal)
    acts.push({
      key: 'disable',
      title: '停用',
      kind: 'refuse',
      hot: 'r',
      reason: true,
      run: (decide, reason) =>
        decide('POST /staff/topic/disable/:id', { params, body: { reason } }, { said: `已停用${name}` }),
    });
  return (
    <>
      <Pills
        label="怎样处理"
        options={[
          ['decide', '审核'],
          ['merge', '合并'],
          ['edit', '修改'],
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'decide' ? <ActPanel acts={acts} label="停用原因" reasons={queue.reasons} /> : null}
      {way === 'merge' ? <Merge id={id} title={data.title} /> : null}
      {way === 'edit' ? <Edit topic={data} /> : null}
    </>
  );
}

export default { Detail, Decision };
