import type { InvoiceInfo } from '@harbor/contract';
import { Link, useParams, useQuery } from '@harbor/runtime';
import { BottomBar, Button, Empty, Panel } from '@harbor/ui/mobile';
import { useState } from 'react';
import { OrderFrame } from '../../orders/OrderFrame.mobile';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceForm } from './InvoiceForm';
import { invoiceInfo } from './queries';
import { useInvoiceForm } from './useInvoiceForm';

/** `/invoice/:id` on the phone: the invoice of an order, to be asked for, corrected, or downloaded. */
export function InvoicePage() {
  const { id = '' } = useParams();
  const query = useQuery(invoiceInfo(id));
  const [correcting, setCorrecting] = useState(false);
  const info = query.data;
  const writing = info?.allowed === true && (!info.invoice || correcting);
  const title = writing ? (info.invoice ? '更正开票信息' : '申请发票') : '发票';
  return (
    <OrderFrame title={title} query={query} failed="发票没有加载出来" rows={2}>
      {writing && <Write info={info} onDone={() => setCorrecting(false)} />}
      {info && !writing && (
        <Panel>
          {!info.invoice && (
            <Empty title={info.why} action={<Link to={`/orderdetail/${id}`}>返回订单</Link>} />
          )}
          <InvoiceFacts info={info} />
        </Panel>
      )}
      {info?.allowed && !writing && (
        <BottomBar label="发票操作">
          <Button block kind="outline" onClick={() => setCorrecting(true)}>
            更正开票信息
          </Button>
        </BottomBar>
      )}
    </OrderFrame>
  );
}

function Write({ info, onDone }: { info: InvoiceInfo; onDone: () => void }) {
  const form = useInvoiceForm(info, onDone);
  return (
    <>
      <Panel>
        <InvoiceForm id="invoice-form" info={info} form={form} />
      </Panel>
      <BottomBar label="提交开票申请">
        <Button block type="submit" form="invoice-form" loading={form.busy}>
          提交申请
        </Button>
      </BottomBar>
    </>
  );
}

export default InvoicePage;
