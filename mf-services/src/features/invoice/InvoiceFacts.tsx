import type { InvoiceInfo } from '@harbor/contract';
import { invoiceStatus } from '@harbor/contract/invoice-status';
import { formatFen, formatTime } from '@harbor/ui';
import { FileLink, Unchecked } from '@harbor/ui/upload';
import styles from './InvoiceFacts.module.css';

/** How the invoice of an order stands, its facts, and its file. */
export function InvoiceFacts({ info: { invoice, earlier } }: { info: InvoiceInfo }) {
  return (
    <>
      {invoice && (
        <>
          <p
            className={`${styles.promise} ${invoice.status === invoiceStatus.refused ? styles.refused : ''}`}
            role="status"
          >
            {invoice.reason && `驳回原因：${invoice.reason}。`}
            {invoice.promise}
          </p>
          <dl className={styles.facts}>
            <dt>状态</dt>
            <dd>{invoice.status_text}</dd>
            <dt>抬头</dt>
            <dd>{invoice.title}</dd>
            {invoice.tax_no && (
              <>
                <dt>税号</dt>
                <dd>{invoice.tax_no}</dd>
              </>
            )}
            <dt>内容</dt>
            <dd>{invoice.content}</dd>
            <dt>金额</dt>
            <dd>¥{formatFen(invoice.amount_fen)}</dd>
            {invoice.number && (
              <>
                <dt>发票号码</dt>
                <dd>{invoice.number}</dd>
                <dt>开票日期</dt>
                <dd>{invoice.issued_on}</dd>
              </>
            )}
            <dt>接收邮箱</dt>
            <dd>{invoice.email}</dd>
            <dt>申请时间</dt>
            <dd>{formatTime(invoice.created_at)}</dd>
          </dl>
          {invoice.file && (
            <>
              <FileLink file={invoice.file} className={styles.file}>
                下载发票 PDF
              </FileLink>
              <Unchecked file={invoice.file} />
            </>
          )}
        </>
      )}
      {earlier.map(({ id, number, amount_fen, status_text }) => (
        <p key={id} className={styles.earlier}>
          {status_text}：发票 {number}，¥{formatFen(amount_fen)}，不能再用于报销
        </p>
      ))}
    </>
  );
}
