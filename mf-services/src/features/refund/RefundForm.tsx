import type { RefundInfo } from '@harbor/contract';
import { SentinelHint } from '@harbor/sentinel';
import { formatFen } from '@harbor/ui';
import { ChoicePills } from '@harbor/ui/choice';
import { PictureField } from '@harbor/ui/upload';
import { type ReactNode, useRef } from 'react';
import fields from '../../parts/Form.module.css';
import { Problem } from '../../parts/Problem';
import styles from './RefundForm.module.css';
import { longest, mostPictures, type RefundFormState } from './useRefundForm';

interface RefundFormProps {
  info: RefundInfo;
  form: RefundFormState;
  /** The button and what stands beside it; phones have it at their foot. */
  foot: ReactNode;
  id: string;
}

/** Why, how much, what happened, pictures: the application for a refund. */
export function RefundForm({ info: { terms, order, notice }, form, foot, id }: RefundFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { errors } = form;
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
      {notice && <p className={styles.notice}>{notice}</p>}
      {terms.automatic && (
        <p className={styles.good}>
          {terms.basis}退款 <b>¥{formatFen(terms.refundable_fen)}</b>
          ，无需审核，预计 1–7 个工作日到账
          {order.coupon_fen > 0 ? '；使用的优惠券一并退回。' : '。'}
        </p>
      )}
      <fieldset className={fields.field} aria-describedby={`${id}-reason`}>
        <legend>退款原因</legend>
        <ChoicePills
          name={`${id}-reason`}
          field="reason"
          options={terms.reasons.map(({ code, label }) => [code, label] as const)}
          value={form.reason}
          onChoose={form.setReason}
        />
        <Problem id={`${id}-reason`} text={errors.reason} />
      </fieldset>
      {terms.misses.length > 0 && (
        <fieldset className={fields.field}>
          <legend>
            没有达到的要求 <small>按所选计算建议金额，最多 {terms.miss_cap}%</small>
          </legend>
          <div className={styles.misses}>
            {terms.misses.map(({ key, label, percent }) => (
              <label key={key} className={styles.miss}>
                <input
                  type="checkbox"
                  checked={form.misses.includes(key)}
                  onChange={() => form.toggleMiss(key)}
                />
                {label}
                <small>{percent}%</small>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {!terms.automatic && (
        <>
          <div className={fields.field}>
            <label htmlFor={`${id}-amount`}>退款金额</label>
            <div className={styles.amount}>
              <span className={styles.sign} aria-hidden="true">
                ¥
              </span>
              <input
                id={`${id}-amount`}
                data-field="amount_fen"
                inputMode="decimal"
                placeholder="0.00"
                value={form.amount}
                aria-invalid={Boolean(errors.amount_fen)}
                aria-describedby={`${id}-amount-note ${id}-amount-problem`}
                onChange={({ target }) => form.setAmount(target.value)}
              />
              {form.suggested !== null && form.suggested > 0 && form.fen !== form.suggested && (
                <button type="button" className={styles.suggest} onClick={form.useSuggested}>
                  填入建议金额 ¥{formatFen(form.suggested)}
                </button>
              )}
            </div>
            <p id={`${id}-amount-note`} className={fields.note}>
              最多可退 ¥{formatFen(terms.refundable_fen)}。{terms.basis}
              {order.coupon_fen > 0 && '部分退款不退优惠券，全额退款时优惠券一并退回。'}
            </p>
            <Problem id={`${id}-amount-problem`} text={errors.amount_fen} />
          </div>
          <div className={fields.field}>
            <div className={styles.line}>
              <label htmlFor={`${id}-content`}>详细说明</label>
              <small>
                {form.content.trim().length} / {longest}
              </small>
            </div>
            <textarea
              className={styles.text}
              id={`${id}-content`}
              data-field="content"
              rows={5}
              maxLength={longest}
              value={form.content}
              placeholder="请写明约定的是什么、实际怎样、您希望怎样处理（至少10个字）"
              aria-invalid={Boolean(errors.content)}
              aria-describedby={`${id}-content-problem`}
              onChange={({ target }) => form.setContent(target.value)}
            />
            <SentinelHint watch={form.watch} onAdopt={form.setContent} />
            <Problem id={`${id}-content-problem`} text={errors.content} />
          </div>
          <div className={fields.field}>
            <span className={fields.label}>
              凭证图片 <small>选填，最多 {mostPictures} 张，每张不超过 2 MB</small>
            </span>
            <PictureField pictures={form.pictures} most={mostPictures} label="上传凭证图片" />
            <Problem id={`${id}-images`} text={errors.images} />
          </div>
        </>
      )}
      <Problem id={`${id}-form`} text={errors.form} />
      {foot}
    </form>
  );
}
