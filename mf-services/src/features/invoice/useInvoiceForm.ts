import type { BodyOf, InvoiceInfo } from '@harbor/contract';
import { type InvoiceContent, invoiceContents } from '@harbor/contract/invoice-status';
import { taxNumberProblem, tidyTaxNumber } from '@harbor/contract/tax-number';
import { type ApiError, invalidateCalls, notify, useIntention } from '@harbor/runtime';
import { useSentinel } from '@harbor/sentinel';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { changedByInvoice, useApplyInvoice } from './queries';

type Body = BodyOf<'POST /invoice/apply/:id'>;
type Field = keyof Body | 'form';
export type InvoiceErrors = Partial<Record<Field, string>>;

const firstOf = (error: ApiError): InvoiceErrors => {
  const said = Object.entries(error.errors ?? {}).map(([name, texts]) => [name, texts[0]]);
  return said.length > 0 ? Object.fromEntries(said) : { form: errorText(error) };
};

/** What the form begins with: what was asked for, else what was asked for the last time. */
function beginning({ invoice, profile }: InvoiceInfo): Required<Body> {
  const { kind, title, tax_no, email, content } = invoice ??
    profile ?? { kind: 'unit' as const, title: '', tax_no: '', email: '', content: invoiceContents[0] };
  return { kind, title, tax_no, email, content, remark: invoice?.remark ?? '' };
}

function check({ kind, title, tax_no, email }: Body): InvoiceErrors {
  const wrong: InvoiceErrors = {};
  if (title.trim().length < 2) wrong.title = '请输入发票抬头';
  const number = tidyTaxNumber(tax_no);
  const problem = kind === 'unit' ? (number ? taxNumberProblem(number) : '请输入税号') : undefined;
  if (problem) wrong.tax_no = problem;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) wrong.email = '请输入正确的邮箱';
  return wrong;
}

/** A request for an invoice being written. `onDone` runs once the server has it. */
export function useInvoiceForm(info: InvoiceInfo, onDone: () => void) {
  const [values, setValues] = useState(() => beginning(info));
  const [errors, setErrors] = useState<InvoiceErrors>({});
  const intention = useIntention();
  const watch = useSentinel(values.remark, 'note');
  const send = useApplyInvoice({
    onSuccess: () => {
      notify.success('开票申请已提交，开具后会通知您');
      onDone();
    },
    onError: (error) => {
      if (!error.transient) intention.forget();
      setErrors(firstOf(error));
      if (error.code === 409) void invalidateCalls(changedByInvoice);
    },
  });

  return {
    values,
    watch,
    errors,
    busy: send.isPending,
    set<K extends keyof Body>(field: K, value: Required<Body>[K]) {
      setValues((old) => ({ ...old, [field]: value }));
      setErrors((old) => ({ ...old, [field]: undefined, form: undefined }));
    },
    contents: invoiceContents as readonly InvoiceContent[],
    /** Names the first field that is wrong, for the form to go to. */
    async submit(): Promise<string | undefined> {
      const wrong = check(values);
      setErrors(wrong);
      const [first] = Object.keys(wrong);
      if (first || send.isPending) return first;
      if (!(await watch.check())) return 'remark';
      const body: Body = {
        ...values,
        title: values.title.trim(),
        tax_no: values.kind === 'unit' ? tidyTaxNumber(values.tax_no) : '',
        email: values.email.trim(),
        remark: values.remark.trim(),
      };
      send.mutate({ params: { id: info.order.id }, body, idempotencyKey: intention.keyFor(body) });
      return undefined;
    },
  };
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;
