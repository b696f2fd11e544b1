import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { candidatesQuery } from '../../../../desk/candidates';
import { WordsField } from '../../../../parts/WordsField';
import decisions from '../../parts/Decision.module.css';
import { DecisionProblem } from '../../parts/DecisionProblem';
import { LineField } from '../../parts/LineField';
import { Pills } from '../../parts/Pills';
import { useCase } from '../../parts/scope';
import { useDecision } from '../../parts/useDecision';
import { Avoided } from '../OrderPapers';
import type { FormProps } from './form';

type Server = 'teacher' | 'self';

export function Dispatch({ order: { id, avoided } }: FormProps) {
  const { locked } = useCase();
  const [who, setWho] = useState<Server>('teacher');
  const [keyword, setKeyword] = useState('');
  const [teacher, setTeacher] = useState<{ id: number; name: string }>();
  const [places, setPlaces] = useState('');
  const [missing, setMissing] = useState('');
  const decision = useDecision();
  const found = useQuery(candidatesQuery(id, { keyword: keyword.trim() || undefined, barred: '1' }));
  const teachers = who === 'teacher' ? (found.data?.data.slice(0, 6) ?? []) : [];

  function handle() {
    if (locked) return;
    if (who === 'teacher' && !teacher) {
      setMissing('请选择老师');
      return;
    }
    setMissing('');
    const institutions = places.split(/[\n，,、；;]/).flatMap((place) => place.trim() || []);
    void decision.decide(
      'POST /staff/order/dispatch/:id',
      {
        params: { id },
        body: {
          teacher_id: who === 'teacher' ? teacher?.id : undefined,
          institutions: institutions.length > 0 ? institutions : undefined,
        },
      },
      { said: who === 'teacher' ? `已派给 ${teacher?.name}` : '已由您接单' },
    );
  }

  return (
    <div className={decisions.form}>
      <Avoided avoided={avoided} />
      <Pills
        label="由谁服务"
        options={[
          ['teacher', '认证教师'],
          ['self', '我来服务'],
        ]}
        value={who}
        onChange={setWho}
      />
      {who === 'teacher' ? (
        <>
          <LineField
            label="老师昵称（不填则按匹配度列出）"
            max={50}
            value={keyword}
            onChange={(next) => {
              setKeyword(next);
              setTeacher(undefined);
            }}
            error={missing || decision.fieldError('teacher_id')}
            hint={teacher ? `已选 ${teacher.name}` : undefined}
          />
          {teachers.length > 0 ? (
            <Pills
              label="找到的老师"
              options={teachers
                .filter(({ barred }) => !barred)
                .map((one) => [String(one.id), `${one.name} · 匹配 ${one.match.percent}%`] as const)}
              value={teacher ? String(teacher.id) : undefined}
              onChange={(key) => setTeacher(teachers.find((one) => String(one.id) === key))}
            />
          ) : null}
          {teachers.map(({ id: one, name, match, hindrance }) =>
            teacher?.id === one || hindrance ? (
              <p key={one} className={decisions.said}>
                {name}：{hindrance || match.reasons.join(' · ')}
              </p>
            ) : null,
          )}
          {keyword.trim() && found.data && teachers.length === 0 ? (
            <p className={decisions.said}>没有找到这位老师</p>
          ) : null}
        </>
      ) : null}
      <WordsField
        label="已知任职单位（可不填，每行一个）"
        rows={2}
        max={500}
        value={places}
        onChange={setPlaces}
        error={decision.fieldError('institutions')}
      />
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked} loading={decision.busy} onClick={handle}>
        {who === 'teacher' ? '派单' : '接单'}
      </Button>
      <p className={decisions.hint}>派给买家回避的单位或老师会被拒绝。</p>
    </div>
  );
}
