import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { Reveal } from '../../../parts/reveal';
import { type Act, ActPanel } from '../parts/ActPanel';
import { AuthorCard } from '../parts/AuthorCard';
import { Facts } from '../parts/Facts';
import { LineField } from '../parts/LineField';
import { Loaded } from '../parts/Loaded';
import { useCase } from '../parts/scope';
import { accountQuery } from '../queries';

const states = { open: '待核实', returned: '已归还', closed: '已结束' } as const;

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(accountQuery(id))} height={240}>
      {(review) => (
        <>
          <Card title="手机号易主" note={states[review.state]}>
            <Facts
              rows={[
                [
                  '原手机号',
                  <Reveal
                    key="phone"
                    object="account_review"
                    id={review.id}
                    field="phone"
                    masked={review.phone}
                  />,
                ],
                ['账号状态', review.user.status_text],
                ['冻结原因', review.user.frozen_reason],
                ['提交', formatTime(review.created_at)],
                ['注册', formatTime(review.user.created_at)],
                ['最近登录', formatTime(review.user.last_seen_at)],
                ['处理人', review.decided_by],
                ['说明', review.note],
              ]}
            />
          </Card>
          <AuthorCard title="账号" person={review.user} />
        </>
      )}
    </Loaded>
  );
}

function Decision() {
  const { id, queue } = useCase();
  const { data } = useQuery(accountQuery(id));
  const [phone, setPhone] = useState('');
  const [missing, setMissing] = useState('');
  if (!data) return null;
  const params = { id };
  const acts: Act[] = [
    {
      key: 'return',
      title: '归还账号',
      kind: 'primary',
      hot: 'a',
      reason: true,
      run: async (decide, note) => {
        if (!/^1[3-9]\d{9}$/.test(phone.trim())) {
          setMissing('请填写原主人的新手机号');
          return false;
        }
        setMissing('');
        return decide(
          'POST /staff/account_review/return/:id',
          { params, body: { phone: phone.trim(), note } },
          { said: `已归还 ${data.user.nickname} 的账号` },
        );
      },
    },
    {
      key: 'close',
      title: '结束核实，保持冻结',
      kind: 'refuse',
      hot: 'r',
      reason: true,
      run: (decide, note) =>
        decide(
          'POST /staff/account_review/close/:id',
          { params, body: { note } },
          { said: `已结束核实 ${data.user.nickname}` },
        ),
    },
  ];
  if (data.state !== 'open') return <ActPanel acts={[]} label="说明" />;
  return (
    <>
      <LineField
        label="新手机号（归还时填写）"
        type="tel"
        digits
        max={11}
        value={phone}
        onChange={setPhone}
        error={missing}
      />
      <ActPanel acts={acts} label="核实说明" reasons={queue.reasons} />
    </>
  );
}

export default { Detail, Decision };
