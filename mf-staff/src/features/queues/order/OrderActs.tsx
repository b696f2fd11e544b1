import type { DeskOrderDetail, StoredFile } from '@harbor/contract';
import { fileTypes, mostFileBytes } from '@harbor/contract/file-types';
import { useQuery } from '@harbor/runtime';
import { formatFen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { FileField } from '@harbor/ui/upload';
import { useState } from 'react';
import { WordsField } from '../../../parts/WordsField';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import { LineField } from '../parts/LineField';
import { MoneyField } from '../parts/MoneyField';
import { fenOf, yuanOf } from '../parts/money';
import { Pills } from '../parts/Pills';
import { SayForm } from '../parts/SayForm';
import { useCase } from '../parts/scope';
import { useDecision } from '../parts/useDecision';
import { usersQuery } from '../queries';
import { Avoided } from './OrderPapers';

type OrderAct = DeskOrderDetail['acts'][number] | 'return_form';

const titles: Record<OrderAct, string> = {
  quote: '报价',
  adjust: '改价',
  dispatch: '派单',
  deliver: '交付',
  extra_changes: '额外修改',
  remove: '更换老师',
  reply: '给买家留言',
  note: '内部备注',
  return_form: '退回信息表',
};

/** What waits for the desk most, first. */
const order: readonly OrderAct[] = [
  'quote',
  'dispatch',
  'extra_changes',
  'deliver',
  'adjust',
  'return_form',
  'remove',
  'reply',
  'note',
];

const submitted = 2;
const rule = { max: 10, types: [...fileTypes], max_bytes: mostFileBytes };

interface FormProps {
  order: DeskOrderDetail;
}

/** A whole number within bounds, or nothing. */
function numberIn(text: string, least: number, most: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text.trim()) && value >= least && value <= most ? value : undefined;
}

function Quote({ order: { id, quotes } }: FormProps) {
  const { locked } = useCase();
  const wish = quotes[0]?.wish_fen;
  const [amount, setAmount] = useState(wish ? yuanOf(wish) : '');
  const [days, setDays] = useState('7');
  const [revisions, setRevisions] = useState('3');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const decision = useDecision();
  const fen = fenOf(amount);
  const amount_fen = fen !== null && fen >= 100 && fen <= 100_000_000 ? fen : undefined;
  const body = { amount_fen, days: numberIn(days, 1, 365), revisions: numberIn(revisions, 0, 10) };

  function handle() {
    setChecked(true);
    if (locked || body.amount_fen === undefined || body.days === undefined || body.revisions === undefined)
      return;
    void decision.decide(
      'POST /staff/order/quote/:id',
      {
        params: { id },
        body: {
          amount_fen: body.amount_fen,
          days: body.days,
          revisions: body.revisions,
          note: note.trim() || undefined,
        },
      },
      { said: `已报价 ¥${formatFen(body.amount_fen)}` },
    );
  }

  return (
    <div className={decisions.form}>
      <MoneyField
        label="报价"
        value={amount}
        onChange={setAmount}
        error={
          checked && body.amount_fen === undefined
            ? '报价为 1 元至 100 万元'
            : decision.fieldError('amount_fen')
        }
        note={wish && fen === wish ? '与买家期望一致' : undefined}
      />
      <div className={decisions.pair}>
        <LineField
          label="交付天数"
          digits
          value={days}
          onChange={setDays}
          error={checked && body.days === undefined ? '1 至 365 天' : decision.fieldError('days')}
        />
        <LineField
          label="免费修改"
          digits
          value={revisions}
          onChange={setRevisions}
          error={checked && body.revisions === undefined ? '0 至 10 次' : decision.fieldError('revisions')}
        />
      </div>
      <WordsField label="说明（可不填）" max={500} value={note} onChange={setNote} />
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked} loading={decision.busy} onClick={handle}>
        报价，72 小时内有效
      </Button>
    </div>
  );
}

function Adjust({ order: { id, pay_fen } }: FormProps) {
  const [amount, setAmount] = useState(yuanOf(pay_fen));
  const [missing, setMissing] = useState('');
  return (
    <>
      <MoneyField
        label="改后应付（券后）"
        value={amount}
        onChange={setAmount}
        error={missing}
        extra={`现在 ¥${formatFen(pay_fen)}`}
      />
      <SayForm
        name="adjust"
        label="改价原因"
        button="改价"
        max={200}
        field="reason"
        onSend={async (decide, reason) => {
          const fen = fenOf(amount);
          const fits = fen !== null && fen >= 1 && fen <= 100_000_000 && fen !== pay_fen;
          setMissing(fits ? '' : '请填写与现在不同的金额');
          if (!fits) return false;
          return decide(
            'POST /staff/order/adjust/:id',
            { params: { id }, body: { pay_fen: fen, reason } },
            { said: `已改为 ¥${formatFen(fen)}，原付款码作废` },
          );
        }}
      />
    </>
  );
}

type Server = 'teacher' | 'self';

function Dispatch({ order: { id, avoided } }: FormProps) {
  const { locked } = useCase();
  const [who, setWho] = useState<Server>('teacher');
  const [keyword, setKeyword] = useState('');
  const [teacher, setTeacher] = useState<{ id: number; nickname: string }>();
  const [places, setPlaces] = useState('');
  const [missing, setMissing] = useState('');
  const decision = useDecision();
  const found = useQuery(usersQuery(who === 'teacher' ? keyword.trim() : ''));
  const teachers = found.data?.data.filter(({ is_teacher }) => is_teacher).slice(0, 6) ?? [];

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
      { said: who === 'teacher' ? `已派给 ${teacher?.nickname}` : '已由您接单' },
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
            label="老师（昵称、编号或完整手机号）"
            max={50}
            value={keyword}
            onChange={(next) => {
              setKeyword(next);
              setTeacher(undefined);
            }}
            error={missing || decision.fieldError('teacher_id')}
            hint={teacher ? `已选 ${teacher.nickname}（编号 ${teacher.id}）` : undefined}
          />
          {teachers.length > 0 ? (
            <Pills
              label="找到的老师"
              options={teachers.map((one) => [String(one.id), `${one.nickname} · ${one.id}`] as const)}
              value={teacher ? String(teacher.id) : undefined}
              onChange={(key) => setTeacher(teachers.find((one) => String(one.id) === key))}
            />
          ) : null}
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

function Deliver({ order: { id, deliverables } }: FormProps) {
  const { locked } = useCase();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [changes, setChanges] = useState('');
  const [ai, setAi] = useState('');
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<{ title?: string; files?: string }>({});
  const decision = useDecision();
  const version = Math.max(0, ...deliverables.map((one) => one.version)) + 1;

  function handle() {
    if (locked || busy) return;
    const wrong = {
      title: title.trim().length < 2 ? '标题为 2 至 60 个字' : undefined,
      files: files.length === 0 && !text.trim() ? '请填写说明或上传文件' : undefined,
    };
    setMissing(wrong);
    if (wrong.title || wrong.files) return;
    const list = changes.split('\n').flatMap((line) => line.trim() || []);
    void decision.decide(
      'POST /staff/order/deliver/:id',
      {
        params: { id },
        body: {
          title: title.trim(),
          text: text.trim() || undefined,
          changes: list.length > 0 ? list : undefined,
          ai_statement: ai.trim() || undefined,
          files: files.length > 0 ? files.map((file) => file.id) : undefined,
        },
      },
      { said: `已交付第 ${version} 版` },
    );
  }

  return (
    <div className={decisions.form}>
      <LineField
        label={`第 ${version} 版的标题`}
        max={60}
        value={title}
        onChange={setTitle}
        error={missing.title || decision.fieldError('title')}
      />
      <WordsField
        label="说明"
        max={5000}
        value={text}
        onChange={setText}
        error={decision.fieldError('text')}
      />
      <FileField
        label="交付文件"
        purpose="delivery"
        rule={rule}
        value={files}
        onChange={setFiles}
        onBusy={setBusy}
        error={missing.files || decision.fieldError('files')}
      />
      {version > 1 ? (
        <WordsField label="修改清单（每行一条）" max={5000} value={changes} onChange={setChanges} />
      ) : null}
      <WordsField label="AI 使用说明（未使用则不填）" rows={2} max={300} value={ai} onChange={setAi} />
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked || busy} loading={decision.busy} onClick={handle}>
        {busy ? '文件上传中…' : '交付'}
      </Button>
    </div>
  );
}

function Remove({ order: { id } }: FormProps) {
  const [days, setDays] = useState('');
  const [missing, setMissing] = useState('');
  const { queue } = useCase();
  return (
    <>
      <LineField
        label="顺延交付天数（可不填，需买家同意）"
        digits
        value={days}
        onChange={setDays}
        error={missing}
      />
      <SayForm
        name="remove"
        label="更换的原因"
        button="更换老师，回到待接单"
        max={200}
        reasons={queue.reasons}
        danger
        field="reason"
        onSend={async (decide, reason) => {
          const extend_days = days.trim() ? numberIn(days, 0, 365) : undefined;
          const fits = !days.trim() || extend_days !== undefined;
          setMissing(fits ? '' : '请填写天数');
          if (!fits) return false;
          return decide(
            'POST /staff/order/remove/:id',
            { params: { id }, body: { reason, extend_days } },
            { said: '已更换老师，订单回到待接单' },
          );
        }}
      />
    </>
  );
}

type Answer = 'grant' | 'refuse';

function ExtraChanges({ order: { id, changes } }: FormProps) {
  const [act, setAct] = useState<Answer>('grant');
  const asked = changes.find(({ state }) => state === 'asked');
  return (
    <>
      {asked ? <p className={decisions.said}>买家申请：{asked.items.join('；')}</p> : null}
      <Pills
        label="是否同意"
        options={[
          ['grant', '同意'],
          ['refuse', '不同意'],
        ]}
        value={act}
        onChange={setAct}
      />
      <SayForm
        name="extra"
        label="给买家的答复"
        button={act === 'grant' ? '同意额外修改' : '不同意'}
        max={500}
        onSend={(decide, content) =>
          decide(
            'POST /staff/order/extra_changes/:id',
            { params: { id }, body: { act, content } },
            { said: act === 'grant' ? '已同意额外修改' : '已答复额外修改申请' },
          )
        }
      />
    </>
  );
}

function Reply({ order: { id } }: FormProps) {
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  return (
    <SayForm
      name="reply"
      label="留言（买家可见）"
      button="发送"
      max={1000}
      waiting={busy}
      onSend={async (decide, content) => {
        const body = { content, files: files.length > 0 ? files.map((file) => file.id) : undefined };
        const done = await decide(
          'POST /staff/order/reply/:id',
          { params: { id }, body },
          { said: '已发送留言', stays: true },
        );
        if (done) setFiles([]);
        return done;
      }}
    >
      <FileField
        label="附件"
        purpose="order_note"
        rule={rule}
        value={files}
        onChange={setFiles}
        onBusy={setBusy}
      />
    </SayForm>
  );
}

function Note({ order: { id } }: FormProps) {
  return (
    <SayForm
      name="note"
      label="备注（买家看不到）"
      button="记下备注"
      max={1000}
      onSend={(decide, content) =>
        decide(
          'POST /staff/order/note/:id',
          { params: { id }, body: { content } },
          { said: '已记下备注', stays: true },
        )
      }
    />
  );
}

function ReturnForm({ order: { id } }: FormProps) {
  return (
    <SayForm
      name="form"
      label="退回的原因（买家可见）"
      button="退回信息表"
      max={500}
      min={5}
      danger
      field="reason"
      onSend={(decide, reason) =>
        decide(
          'POST /staff/orderform/return/:id',
          { params: { id }, body: { reason } },
          { said: '已退回信息表' },
        )
      }
    />
  );
}

const forms: Record<OrderAct, (props: FormProps) => React.ReactNode> = {
  quote: Quote,
  adjust: Adjust,
  dispatch: Dispatch,
  deliver: Deliver,
  remove: Remove,
  extra_changes: ExtraChanges,
  reply: Reply,
  note: Note,
  return_form: ReturnForm,
};

/** What can be done with an order now, one form at a time. */
export function OrderActs({ order: data }: FormProps) {
  // A form that was handed in can be returned as long as nobody serves: who may dispatch may do so.
  const returns = data.form_status === submitted && data.acts.includes('dispatch');
  const may = order.filter((act) => (act === 'return_form' ? returns : data.acts.includes(act)));
  const [chosen, setChosen] = useState<OrderAct>();
  const act = chosen && may.includes(chosen) ? chosen : may[0];
  if (!act) return <p className={decisions.said}>现在没有可做的处理</p>;
  const Form = forms[act];
  return (
    <>
      <Pills
        label="怎样处理"
        options={may.map((key) => [key, titles[key]] as const)}
        value={act}
        onChange={setChosen}
      />
      <Form key={act} order={data} />
    </>
  );
}
