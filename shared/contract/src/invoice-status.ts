/** Codes of `invoices.status`; the table of transitions lives in the server. */
export const invoiceStatus = { asked: 1, issued: 2, refused: 3, reversed: 4 } as const;

export type InvoiceStatus = (typeof invoiceStatus)[keyof typeof invoiceStatus];

/** What users read for each code. */
export const invoiceStatusLabel: Record<InvoiceStatus, string> = {
  1: '待开票',
  2: '已开票',
  3: '已驳回',
  4: '已红冲',
};

/** What an invoice may be made out for. */
export const invoiceContents = ['咨询服务费', '技术服务费', '翻译服务费'] as const;

export type InvoiceContent = (typeof invoiceContents)[number];
