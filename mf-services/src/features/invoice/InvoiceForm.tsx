import type { InvoiceInfo } from '@harbor/contract';
import { SentinelHint } from '@harbor/sentinel';
import { formatFen } from '@harbor/ui';
import { ChoicePills } from '@harbor/ui/choice';
import { type ReactNode, useRef } from 'react';
import fields from '../../parts/Form.module.css';
import { Problem } from '../../parts/Problem';
import styles from './InvoiceForm.module.css';
import type { InvoiceFormState } from './useInvoiceForm';

interface InvoiceFormProps {
  info: InvoiceInfo;
  form: InvoiceFormState;
  id: string;
  /** The button; dialogs and phones have it at their foot. */
  foot?: ReactNode;
}

const kinds = [
  ['unit', '单位'],
  ['person', '个人'],
] as const;

/** Title, tax number, mail and content of an invoice; the amount is the server's. */
export function InvoiceForm({ info, form, id, foot }: InvoiceFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { values, errors } = form;
  const text = (
    field: 'title' | 'tax_no' | 'email' | 'remark',
    label: ReactNode,
    most: number,
    hint: string,
  ) => (
    <div className={fields.field}>
      <label htmlFor={`${id}-${field}`}>{label}</label>
      <input
        id={`${id}-${field}`}
        data-field={field}
        className={styles.input}
        type={field === 'email' ? 'email' : 'text'}
        maxLength={most}
        placeholder={hint}
        value={values[field]}
        aria-invalid={Boolean(errors[field])}
        aria-describedby={`${id}-${field}-problem`}
        onChange={({ target }) => form.set(field, target.value)}
      />
      <Problem id={`${id}-${field}-problem`} text={errors[field]} />
    </div>
  );
  return (
    <form
      id={id}
      ref={element}
      className={fields.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const wrong = await form.submit();
        if (wrong) element.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus();
      }}
    >
      <p className={styles.amount}>
        开票金额 <b>¥{formatFen(info.amount_fen)}</b>
      </p>
      {info.order.refunded_fen > 0 && (
        <p className={fields.note}>
          实付 ¥{formatFen(info.order.pay_fen)}，已退 ¥{formatFen(info.order.refunded_fen)}，按余额开票。
        </p>
      )}
      <fieldset className={fields.field}>
        <legend>抬头类型</legend>
        <ChoicePills
          name={`${id}-kind`}
          options={kinds}
          value={values.kind}
          onChoose={(kind) => form.set('kind', kind)}
        />
      </fieldset>
      <div className={styles.two}>
        {text(
          'title',
          values.kind === 'unit' ? '单位全称' : '个人姓名',
          100,
          '与报销要求一致，例如 海港大学',
        )}
        {values.kind === 'unit' && text('tax_no', '税号', 30, '18位统一社会信用代码')}
      </div>
      <fieldset className={fields.field}>
        <legend>开票内容</legend>
        <ChoicePills
          name={`${id}-content`}
          options={form.contents.map((content) => [content, content] as const)}
          value={values.content}
          onChoose={(content) => form.set('content', content)}
        />
      </fieldset>
      <div className={styles.two}>
        {text('email', '接收邮箱', 100, '用于核对，发票在订单详情下载')}
        {text(
          'remark',
          <>
            备注 <small>选填</small>
          </>,
          100,
          '例如需要印在发票备注栏的项目编号',
        )}
      </div>
      <SentinelHint watch={form.watch} onAdopt={(remark) => form.set('remark', remark)} />
      <Problem id={`${id}-form`} text={errors.form} />
      {foot}
    </form>
  );
}
