import type { InvoiceInfo } from '@harbor/contract';
import { invoiceStatus } from '@harbor/contract/invoice-status';
import { formatFen, formatTime } from '@harbor/ui';
import { FileLink, Unchecked } from '@harbor/ui/upload';
import { Facts } from '../../parts/Facts';
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
          <Facts
            look="ends"
            rows={[
              ['状态', invoice.status_text],
              ['抬头', invoice.title],
              ['税号', invoice.tax_no],
              ['内容', invoice.content],
              ['金额', `¥${formatFen(invoice.amount_fen)}`],
              ['发票号码', invoice.number],
              ['开票日期', invoice.number && invoice.issued_on],
              ['接收邮箱', invoice.email],
              ['申请时间', formatTime(invoice.created_at)],
            ]}
          />
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
