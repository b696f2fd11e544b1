import type { InvoiceInfo } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/desktop';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceForm } from './InvoiceForm';
import { invoiceInfo } from './queries';
import { useInvoiceForm } from './useInvoiceForm';

interface InvoiceDialogProps {
  orderId: number;
  onClose: () => void;
}

/** The invoice of an order: to be asked for, corrected, or downloaded. */
export function InvoiceDialog({ orderId, onClose }: InvoiceDialogProps) {
  const query = useQuery(invoiceInfo(orderId));
  const [correcting, setCorrecting] = useState(false);
  const info = query.data;
  if (info?.allowed && (!info.invoice || correcting))
    return <Write info={info} onClose={onClose} onDone={() => setCorrecting(false)} />;
  return (
    <Modal
      open
      centered
      title="发票"
      width={560}
      onCancel={onClose}
      footer={info?.allowed ? <Button onClick={() => setCorrecting(true)}>更正开票信息</Button> : null}
    >
      {query.isPending && <ListSkeleton rows={2} />}
      {query.isError && (
        <ErrorBlock
          compact
          title="发票没有加载出来"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {info && !info.invoice && <p role="status">{info.why}</p>}
      {info && <InvoiceFacts info={info} />}
    </Modal>
  );
}

function Write({ info, onClose, onDone }: { info: InvoiceInfo; onClose: () => void; onDone: () => void }) {
  const form = useInvoiceForm(info, onDone);
  return (
    <Modal
      open
      centered
      title={info.invoice ? '更正开票信息' : '申请发票'}
      width={560}
      okText="提交申请"
      cancelText="取消"
      confirmLoading={form.busy}
      maskClosable={false}
      okButtonProps={{ htmlType: 'submit', form: 'invoice-form' }}
      onCancel={onClose}
    >
      <InvoiceForm id="invoice-form" info={info} form={form} />
    </Modal>
  );
}

export default InvoiceDialog;
