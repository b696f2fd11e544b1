import type { BodyOf, RefundInfo, RefundMiss, RefundReason } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { type ApiError, invalidateCalls, notify, useIntention } from '@harbor/runtime';
import { useSentinel } from '@harbor/sentinel';
import { errorText, formatFen } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { usePictures } from '@harbor/ui/upload';
import { useState } from 'react';
import { suggestedFen, toFen, toYuan } from '../../orders/amount';
import { useApplyRefund } from '../../orders/queries';

export const mostPictures = 5;
export const shortest = 10;
export const longest = 500;

type Field = 'reason' | 'amount_fen' | 'content' | 'misses' | 'images' | 'form';
export type RefundErrors = Partial<Record<Field, string>>;

function errorsOf(error: ApiError): RefundErrors {
  const fields = Object.entries(error.errors ?? {}).map(([name, said]) => [name.split('.')[0], said[0]]);
  return fields.length > 0 ? Object.fromEntries(fields) : { form: errorText(error) };
}

/** An application for a refund being written. `onDone` runs once the server has it. */
export function useRefundForm({ order, terms }: RefundInfo, onDone: () => void) {
  const [reason, setReason] = useState<RefundReason>();
  const [misses, setMisses] = useState<RefundMiss[]>([]);
  const [amount, setAmount] = useState<string>();
  const [content, setContent, forget] = useKeptText(`refund:${order.id}`);
  const [errors, setErrors] = useState<RefundErrors>({});
  const pictures = usePictures(mostPictures);
  const intention = useIntention();
  // Whoever complains of ghost-writing has to name it: here the sentinel warns and refuses nothing.
  const watch = useSentinel(content, 'support');

  const suggested = suggestedFen(terms, order.pay_fen, misses);
  // Until somebody types an amount of their own, the field follows the suggestion.
  const shown = amount ?? (suggested ? toYuan(suggested) : '');
  const fen = terms.automatic ? terms.refundable_fen : toFen(shown);

  const send = useApplyRefund({
    onSuccess: () => {
      forget();
      notify.success(
        terms.automatic
          ? '退款已提交，款项将原路退回'
          : `退款申请已提交，${promises.refundAnswerHours}小时内答复您`,
      );
      onDone();
    },
    onError: (error) => {
      if (!error.transient) intention.forget();
      setErrors(errorsOf(error));
      // The order moved meanwhile: what is on screen is no longer true.
      if (error.code === 409) void invalidateCalls(['GET /refund/info/:id']);
    },
  });

  function check(): RefundErrors {
    const wrong: RefundErrors = {};
    if (!reason) wrong.reason = '请选择退款原因';
    if (terms.automatic) return wrong;
    if (!fen) wrong.amount_fen = '请输入退款金额，最多两位小数';
    else if (fen > terms.refundable_fen) wrong.amount_fen = `最多可退 ¥${formatFen(terms.refundable_fen)}`;
    const missing = shortest - content.trim().length;
    if (missing > 0) wrong.content = `请至少用10个字说明，还差 ${missing} 个字`;
    return wrong;
  }

  const clear = (field: Field) => setErrors((old) => ({ ...old, [field]: undefined, form: undefined }));

  return {
    reason,
    misses,
    amount: shown,
    content,
    errors,
    pictures,
    watch,
    suggested,
    fen,
    busy: send.isPending,
    setReason(next: RefundReason) {
      setReason(next);
      clear('reason');
    },
    toggleMiss(key: RefundMiss) {
      setMisses((old) => (old.includes(key) ? old.filter((one) => one !== key) : [...old, key]));
      clear('misses');
    },
    setAmount(text: string) {
      setAmount(text);
      clear('amount_fen');
    },
    /** Back to the suggestion, which the field then follows again. */
    useSuggested() {
      setAmount(undefined);
      clear('amount_fen');
    },
    setContent(text: string) {
      setContent(text);
      clear('content');
    },
    /** Names the first field that is wrong, for the form to go to. */
    async submit(): Promise<Field | undefined> {
      const wrong = check();
      setErrors(wrong);
      const [first] = Object.keys(wrong) as Field[];
      if (first || !reason || send.isPending) return first;
      if (!(await watch.check())) return 'content';
      const body: BodyOf<'POST /refund/apply/:id'> = {
        reason,
        content: content.trim(),
        ...(!terms.automatic && { amount_fen: fen, misses, images: pictures.urls }),
      };
      send.mutate({ params: { id: order.id }, body, idempotencyKey: intention.keyFor(body) });
      return undefined;
    },
  };
}

export type RefundFormState = ReturnType<typeof useRefundForm>;
