import type { InvoiceAct, StoredFile } from '@harbor/contract';
import { mostFileBytes } from '@harbor/contract/file-types';
import { Link, useQuery } from '@harbor/runtime';
import { formatDate, formatFen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { FileField } from '@harbor/ui/upload';
import { useState } from 'react';
import { queuePath } from '../../../desk/navigation';
import { Card } from '../../../parts/Card';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Files } from '../parts/Files';
import { linesForStaff } from '../parts/forStaff';
import { LineField } from '../parts/LineField';
import { Loaded } from '../parts/Loaded';
import { PersonCard } from '../parts/PersonCard';
import { Pills } from '../parts/Pills';
import { SayForm } from '../parts/SayForm';
import { useCase } from '../parts/scope';
import { Timeline } from '../parts/Timeline';
import { useDecision } from '../parts/useDecision';
import { invoiceQuery } from '../queries';

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(invoiceQuery(id))}>
      {(invoice) => (
        <>
          <Card
            title={`${invoice.title}，¥${formatFen(invoice.amount_fen)}`}
            note={invoice.status_text}
            extra={
              <Link className={styles.link} to={queuePath('order', `?tab=all&case=${invoice.order.id}`)}>
                看订单
              </Link>
            }
          >
            <Facts
              rows={[
                ['抬头类型', invoice.kind === 'unit' ? '单位' : '个人'],
                ['税号', invoice.tax_no],
                ['开票内容', invoice.content],
                ['接收邮箱', invoice.email],
                ['备注', invoice.remark],
                ['订单', `${invoice.order.title}（${invoice.order.status_text}）`],
                ['订单号', invoice.order.order_no],
                ['退款', invoice.order.refund_text],
                ['发票号码', invoice.number],
                ['开票日期', invoice.issued_on],
                ['原因', invoice.reason],
                [
                  '已等',
                  invoice.waits_hours > 0 ? (
                    <span className={invoice.overdue ? styles.alarm : undefined}>
                      {invoice.waits_hours} 小时{invoice.overdue ? '，已超时' : ''}
                    </span>
                  ) : (
                    ''
                  ),
                ],
              ]}
            />
            {invoice.file ? <Files files={[invoice.file]} /> : null}
          </Card>
          <Card title="记录">
            <Timeline lines={linesForStaff(invoice.lines, '买家')} />
          </Card>
          <PersonCard title="买家" person={invoice.user} />
        </>
      )}
    </Loaded>
  );
}

const titles: Record<InvoiceAct, string> = { issue: '开具', refuse: '驳回', reverse: '红冲' };
const rule = { max: 1, types: ['pdf' as const], max_bytes: mostFileBytes };

function Issue({ title }: { title: string }) {
  const { id, locked } = useCase();
  const [number, setNumber] = useState('');
  const [day, setDay] = useState(() => formatDate(Date.now()));
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<{ number?: string; day?: string; file?: string }>({});
  const decision = useDecision();

  function handle() {
    if (locked || busy) return;
    const wrong: typeof missing = {};
    if (!/^(\d{8}|\d{20})$/.test(number.trim())) wrong.number = '发票号码为8位或20位数字';
    if (!day) wrong.day = '请选择开票日期';
    if (!files[0]) wrong.file = '请上传发票 PDF';
    setMissing(wrong);
    if (Object.keys(wrong).length > 0) return;
    void decision.decide(
      'POST /staff/invoice/act/:id',
      {
        params: { id },
        body: { act: 'issue', number: number.trim(), issued_on: day, file_id: files[0]?.id },
      },
      { said: `已开具 ${title} 的发票` },
    );
  }

  return (
    <div className={decisions.form}>
      <LineField
        label="发票号码"
        digits
        max={20}
        value={number}
        onChange={setNumber}
        error={missing.number || decision.fieldError('number')}
      />
      <LineField
        label="开票日期"
        type="date"
        value={day}
        onChange={setDay}
        error={missing.day || decision.fieldError('issued_on')}
      />
      <FileField
        label="发票 PDF"
        purpose="invoice"
        rule={rule}
        value={files}
        onChange={setFiles}
        onBusy={setBusy}
        error={missing.file || decision.fieldError('file_id')}
      />
      <DecisionProblem decision={decision} />
      <Button kind="primary" disabled={locked || busy} loading={decision.busy} onClick={handle}>
        {busy ? '文件上传中…' : '开具'}
      </Button>
    </div>
  );
}

function Form({ acts, title }: { acts: readonly InvoiceAct[]; title: string }) {
  const { id, queue } = useCase();
  const [chosen, setChosen] = useState<InvoiceAct>();
  const act = chosen && acts.includes(chosen) ? chosen : acts[0];
  if (!act) return <p className={decisions.said}>现在没有可做的处理</p>;
  return (
    <>
      <Pills
        label="怎样处理"
        options={acts.map((key) => [key, titles[key]] as const)}
        value={act}
        onChange={setChosen}
      />
      {act === 'issue' ? (
        <Issue title={title} />
      ) : (
        <SayForm
          key={act}
          name={act}
          label="原因（买家可见）"
          button={titles[act]}
          max={200}
          reasons={queue.reasons}
          danger
          field="reason"
          onSend={(decide, reason) =>
            decide(
              'POST /staff/invoice/act/:id',
              { params: { id }, body: { act, reason } },
              { said: `${act === 'refuse' ? '已驳回' : '已红冲'} ${title} 的发票` },
            )
          }
        />
      )}
    </>
  );
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(invoiceQuery(id));
  return data ? <Form acts={data.acts} title={data.title} /> : null;
}

export default { Detail, Decision };
