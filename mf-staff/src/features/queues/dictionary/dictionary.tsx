import type { DictionaryCandidate } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { LineField } from '../parts/LineField';
import { Loaded } from '../parts/Loaded';
import { Pills } from '../parts/Pills';
import { SayForm } from '../parts/SayForm';
import { useCase } from '../parts/scope';
import { useDecision } from '../parts/useDecision';
import { candidateQuery, majorTreeQuery } from '../queries';

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(candidateQuery(id))}>
      {(one) => (
        <>
          <Card title={one.text} note={`${one.kind_text} · ${one.status_text}`}>
            <Facts
              rows={[
                ['填写次数', `${one.asked} 次`],
                ['申请人', one.nickname],
                ['首次填写', formatTime(one.created_at)],
                ['收录为', one.target],
                ['原因', one.reason],
              ]}
            />
          </Card>
          <Card title="相近的名称" note={`${one.near.length} 个`}>
            {one.near.length === 0 ? <p className={styles.none}>名录里没有相近的</p> : null}
            <ul className={styles.rows}>
              {one.near.map(({ id: entry, name, detail }) => (
                <li key={entry}>
                  {name} · {detail}
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </Loaded>
  );
}

type Way = 'merge' | 'add' | 'refuse';

const levels = [
  ['1', '本科'],
  ['2', '专科'],
  ['3', '科研院所'],
] as const;

function Add({ one }: { one: DictionaryCandidate }) {
  const { locked } = useCase();
  const decision = useDecision();
  const [name, setName] = useState(one.text);
  const [province, setProvince] = useState('');
  const [english, setEnglish] = useState('');
  const [level, setLevel] = useState<'1' | '2' | '3'>('1');
  const [classCode, setClassCode] = useState('');
  const university = one.kind === 1;
  const { data: tree } = useQuery(majorTreeQuery(!university));
  const classes = (tree?.data ?? []).flatMap((field) =>
    field.children.map(({ value, label }) => ({ value, label: `${field.label} / ${label}` })),
  );
  const send = () =>
    void decision.decide(
      'POST /staff/dictionary/add/:id',
      {
        params: { id: one.id },
        body: university
          ? {
              name: name.trim(),
              province: province.trim(),
              english: english.trim(),
              level: Number(level) as 1,
            }
          : { name: name.trim(), class_code: classCode },
      },
      { said: `已收录 ${name.trim()}` },
    );
  return (
    <div className={decisions.form}>
      <LineField label="名称" max={50} value={name} onChange={setName} error={decision.fieldError('name')} />
      {university ? (
        <>
          <Pills label="层次" options={levels} value={level} onChange={setLevel} />
          <LineField label="地区" max={10} value={province} onChange={setProvince} error="" />
          <LineField label="英文名" max={120} value={english} onChange={setEnglish} error="" />
        </>
      ) : (
        <label>
          专业类
          <select value={classCode} onChange={(event) => setClassCode(event.target.value)}>
            <option value="">请选择</option>
            {classes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {decision.fieldError('class_code')}
        </label>
      )}
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked} loading={decision.busy} onClick={send}>
        收录
      </Button>
    </div>
  );
}

function Merge({ one }: { one: DictionaryCandidate }) {
  const { locked } = useCase();
  const decision = useDecision();
  const [target, setTarget] = useState(String(one.near[0]?.id ?? ''));
  if (one.near.length === 0) return <p className={decisions.said}>名录里没有相近的，请收录或不收录</p>;
  const chosen = one.near.find(({ id }) => String(id) === target);
  return (
    <div className={decisions.form}>
      <Pills
        label="并入"
        options={one.near.map(({ id, name }) => [String(id), name] as const)}
        value={target}
        onChange={setTarget}
      />
      <DecisionProblem decision={decision} />
      <Button
        kind="primary"
        disabled={locked || !chosen}
        loading={decision.busy}
        onClick={() =>
          void decision.decide(
            'POST /staff/dictionary/merge/:id',
            { params: { id: one.id }, body: { target: Number(target) } },
            { said: `已并入 ${chosen?.name ?? ''}` },
          )
        }
      >
        合并
      </Button>
    </div>
  );
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(candidateQuery(id));
  const [way, setWay] = useState<Way>('merge');
  if (!data) return null;
  if (data.status !== 1) return <p className={decisions.said}>已处理：{data.status_text}</p>;
  return (
    <>
      <Pills
        label="怎样处理"
        options={[
          ['merge', '合并'],
          ['add', '收录'],
          ['refuse', '不收录'],
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'merge' ? <Merge one={data} /> : null}
      {way === 'add' ? <Add one={data} /> : null}
      {way === 'refuse' ? (
        <SayForm
          name="refuse"
          label="原因"
          button="不收录"
          max={200}
          min={2}
          reasons={['不是院校或专业的正式名称', '无法核实']}
          danger
          field="reason"
          onSend={(decide, reason) =>
            decide(
              'POST /staff/dictionary/refuse/:id',
              { params: { id }, body: { reason } },
              { said: `未收录 ${data.text}` },
            )
          }
        />
      ) : null}
    </>
  );
}

export default { Detail, Decision };
