import { notify, useIntention, useNavigate, useQuery } from '@harbor/runtime';
import { ChoicePills } from '@harbor/ui/choice';
import { Checkbox } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../desk/useSaving';
import { EditOverlay } from '../../parts/EditOverlay';
import inputs from '../../parts/Inputs.module.css';
import { LineField } from '../../parts/LineField';
import { TimeField } from '../../parts/TimeField';
import styles from './CouponForm.module.css';
import { shelvesQuery, useCreateCoupon } from './queries';
import { ScopeField } from './ScopeField';
import { Ticket } from './Ticket';
import { blank, bodyOf, scopeWords, type Typed, unreadable, validWords } from './typed';
import { byCode, scopes, types, ways, wayWords } from './words';

interface PillsProps {
  legend: string;
  name: string;
  options: readonly (readonly [number, string])[];
  value: number;
  onChoose: (value: number) => void;
  hint?: string;
}

function Pills({ legend, hint, ...pills }: PillsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <ChoicePills square {...pills} />
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </fieldset>
  );
}

/** What follows from how people come by it. */
const wayHints: Record<number, string> = {
  1: '出现在领券中心，用户自己领取',
  2: '新用户注册时自动放入账户',
  3: '用户输入兑换码领取；可以填一个公用码，或新建后生成一人一码',
  4: '不公开，由运营发给指定用户',
};

/** Makes a coupon, with how buyers will see it. */
export function CouponForm({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState(blank);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const saving = useSaving();
  const create = useCreateCoupon();
  const intention = useIntention();
  const go = useNavigate();
  const shelves = useQuery({ ...shelvesQuery(), enabled: typed.scope === 1 });
  const titles = new Map(shelves.data?.data.map(({ id, title }) => [id, title]));
  const error = (field: string) => faults[field] ?? saving.fieldError(field);
  const body = bodyOf(typed);
  const atField = Object.keys({ ...body, code: '', days: '', start_at: '', end_at: '' }).some((field) =>
    error(field),
  );

  async function handleSave() {
    const wrong = unreadable(typed);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const made = await saving.run(() => create.mutateAsync({ body, idempotencyKey: intention.keyFor(body) }));
    if (!made) return;
    notify.success(typed.open ? '优惠券已新建并开始发放' : '优惠券已新建，开始发放后用户才能得到');
    onClose();
    void go(`/staff/coupons/${made.id}`);
  }

  return (
    <EditOverlay
      title="新建优惠券"
      unsaved={JSON.stringify(typed) !== JSON.stringify(blank)}
      busy={saving.busy}
      problem={atField ? '请修改上面标出的内容' : saving.problem}
      save={typed.open ? '新建并开始发放' : '新建'}
      onSave={() => void handleSave()}
      onClose={onClose}
      preview={
        <>
          <Ticket
            terms={{
              ...{ type: body.type, title: body.title || '名称', scope_text: scopeWords(typed, titles) },
              ...{ off_fen: body.off_fen ?? 0, min_fen: body.min_fen ?? 0 },
              ...{ discount: body.discount ?? 0, cap_fen: body.cap_fen ?? 0 },
            }}
            note={validWords(typed)}
          />
          <dl className={styles.facts}>
            <div>
              <dt>发放方式</dt>
              <dd>{wayWords(typed.get_way)}</dd>
            </div>
            <div>
              <dt>数量</dt>
              <dd>{body.total > 0 ? `${body.total.toLocaleString('en')} 张` : '不限'}</dd>
            </div>
            <div>
              <dt>每人限领</dt>
              <dd>{body.per_limit} 张</dd>
            </div>
          </dl>
        </>
      }
    >
      <LineField
        label="名称"
        value={typed.title}
        onChange={(title) => change({ title })}
        max={20}
        placeholder="满500减60"
        error={error('title')}
      />
      <Pills
        legend="类型"
        name="type"
        options={types}
        value={typed.type}
        onChoose={(type) => change({ type })}
      />
      <div className={inputs.two}>
        {typed.type === 2 ? (
          <LineField
            label="折扣"
            value={typed.discount}
            onChange={(discount) => change({ discount })}
            inputMode="decimal"
            placeholder="8.5"
            unit="折"
            error={error('discount')}
          />
        ) : (
          <LineField
            label="减免金额"
            value={typed.off}
            onChange={(off) => change({ off })}
            inputMode="decimal"
            unit="元"
            error={error('off_fen')}
          />
        )}
        {typed.type === 3 ? null : (
          <LineField
            label={typed.type === 2 ? '使用门槛（可不填）' : '使用门槛'}
            value={typed.min}
            onChange={(min) => change({ min })}
            inputMode="decimal"
            unit="元"
            error={error('min_fen')}
          />
        )}
      </div>
      {typed.type === 2 ? (
        <LineField
          label="最多减免（可不填）"
          value={typed.cap}
          onChange={(cap) => change({ cap })}
          inputMode="decimal"
          unit="元"
          error={error('cap_fen')}
        />
      ) : null}
      <Pills
        legend="使用范围"
        name="scope"
        options={scopes}
        value={typed.scope}
        onChoose={(scope) => change({ scope, scope_ids: [] })}
      />
      {typed.scope === 1 || typed.scope === 2 ? (
        <ScopeField
          key={typed.scope}
          scope={typed.scope}
          value={typed.scope_ids}
          onChange={(scope_ids) => change({ scope_ids })}
          error={error('scope_ids')}
        />
      ) : null}
      <Pills
        legend="发放方式"
        name="get_way"
        options={ways}
        value={typed.get_way}
        onChoose={(get_way) => change({ get_way })}
        hint={wayHints[typed.get_way]}
      />
      {typed.get_way === byCode ? (
        <LineField
          label="公用兑换码（可不填）"
          value={typed.code}
          onChange={(code) => change({ code: code.toUpperCase() })}
          placeholder="HARBOR2026"
          hint="8 至 12 位字母或数字"
          error={error('code')}
        />
      ) : null}
      <Pills
        legend="有效期"
        name="time_type"
        options={[
          [0, '领取后计时'],
          [1, '固定时间'],
        ]}
        value={typed.time_type}
        onChoose={(time_type) => change({ time_type })}
      />
      {typed.time_type === 0 ? (
        <LineField
          label="有效天数"
          value={typed.days}
          onChange={(days) => change({ days })}
          inputMode="numeric"
          unit="天"
          error={error('days')}
        />
      ) : (
        <div className={inputs.two}>
          <TimeField
            label="开始时间"
            value={typed.start}
            onChange={(start) => change({ start })}
            error={error('start_at')}
          />
          <TimeField
            label="结束时间"
            value={typed.end}
            onChange={(end) => change({ end })}
            error={error('end_at')}
          />
        </div>
      )}
      <div className={inputs.two}>
        <LineField
          label="发放总量"
          value={typed.total}
          onChange={(total) => change({ total })}
          inputMode="numeric"
          unit="张"
          hint="0 表示不限"
          error={error('total')}
        />
        <LineField
          label="每人限领"
          value={typed.per_limit}
          onChange={(per_limit) => change({ per_limit })}
          inputMode="numeric"
          unit="张"
          error={error('per_limit')}
        />
      </div>
      <Checkbox checked={typed.open} onChange={(open) => change({ open })}>
        新建后立即开始发放
      </Checkbox>
    </EditOverlay>
  );
}

export default CouponForm;
