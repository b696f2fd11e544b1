import type { InvoiceInfo } from '@harbor/contract';
import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { BottomBar, Button, Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { useState } from 'react';
import { isGone } from '../goods-detail/isGone';
import { OrderMissing } from '../order-detail/OrderMissing';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceForm } from './InvoiceForm';
import styles from './InvoicePage.mobile.module.css';
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
  usePage({ title, navTitle: title, ready: !query.isPending });
  if (isGone(query.error)) return <OrderMissing />;
  return (
    <div className={styles.page}>
      <HiddenTitle>{title}</HiddenTitle>
      {query.isPending && <ListSkeleton rows={2} />}
      {query.isError && (
        <Panel>
          <ErrorBlock title="发票没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
        </Panel>
      )}
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
    </div>
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
