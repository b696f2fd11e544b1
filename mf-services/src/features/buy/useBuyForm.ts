import type { GoodsDetail } from '@harbor/contract';
import { type ApiError, askLogin, invalidateCalls, session, useIntention, useSession } from '@harbor/runtime';
import { useSentinel } from '@harbor/sentinel';
import { useRef, useState } from 'react';
import { amountOf, buyPath, previewFen, type Selection } from '../../goods/selection';
import { useCoupons } from '../../goods/useCoupons';
import { changedMeanwhile, usePurchase } from './queries';

/** What a purchase answers. */
export interface Purchased {
  order_id: number;
  status: number;
}

export const noteLimit = 200;

/** What a quote depends on, in the empty field of the wish. */
export const quoteHint = '写明需要什么、已有什么材料、希望何时完成，报价会更准确';
const agreementMissing = '请阅读并同意服务协议与退款规则';
const adultMissing = '请先确认您已年满18周岁';

/** Messages at the fields, by their names in the body; `form` is about the whole. */
export type BuyErrors = Partial<
  Record<'spec_id' | 'quantity' | 'words' | 'coupon_id' | 'user_note' | 'agreed' | 'adult' | 'form', string>
>;

function errorsOf(error: ApiError): BuyErrors {
  const { errors } = error;
  if (!errors) return { form: error.msg };
  const own: BuyErrors = {
    spec_id: errors.spec_id?.[0],
    quantity: errors.quantity?.[0],
    words: errors.words?.[0],
    coupon_id: errors.coupon_id?.[0],
    user_note: errors.user_note?.[0],
    agreed: errors.agreed?.[0],
    adult: errors.adult?.[0],
  };
  const shown = Object.values(own).some(Boolean);
  return shown ? own : { form: Object.values(errors)[0]?.[0] ?? error.msg };
}

/** State and rules of buying one service, the same on both platforms. Prices here are for showing: the server decides. */
export function useBuyForm(goods: GoodsDetail, selection: Selection, onBought: (order: Purchased) => void) {
  const coupons = useCoupons(goods, selection);
  const [choice, setChoice] = useState<number | 'best' | 'none'>('best');
  const [note, setNote] = useState('');
  const watch = useSentinel(note, 'note');
  const [agreed, setAgreed] = useState(false);
  const [adult, setAdult] = useState(false);
  const [errors, setErrors] = useState<BuyErrors>({});
  // Once somebody confirmed it, they are not asked again; where this browser knows less than the server, its answer asks.
  const { user } = useSession();
  const asksAdult = user?.adult === false || errors.adult !== undefined || adult;
  const busy = useRef(false);
  const intention = useIntention();

  const coupon =
    choice === 'best' ? coupons.best : coupons.all.find((one) => one.id === choice && one.usable);
  const total = previewFen(goods, selection);
  const save = Math.min(coupon?.save_fen ?? 0, total ?? 0);

  const purchase = usePurchase({
    onSuccess(order) {
      if (adult) void session.refresh().catch(() => undefined);
      onBought(order);
    },
    onError(error) {
      // Answered means decided: another press is a new intention. A lost answer keeps its key, so a repeat buys once.
      if (!error.transient) intention.forget();
      setErrors(errorsOf(error));
      // Sold out, or the coupon is gone: what is on screen is no longer true.
      if (error.code === 409) void invalidateCalls(changedMeanwhile);
    },
    onSettled() {
      busy.current = false;
    },
  });

  async function submit() {
    if (busy.current) return;
    if (!session.isLogin()) {
      askLogin(buyPath(goods, selection));
      return;
    }
    const unsure = asksAdult && !adult;
    if (!agreed || unsure) {
      setErrors({ agreed: agreed ? undefined : agreementMissing, adult: unsure ? adultMissing : undefined });
      return;
    }
    busy.current = true;
    if (!(await watch.check())) {
      busy.current = false;
      setErrors({ user_note: '请看备注下方的提示' });
      return;
    }
    setErrors({});
    const body = {
      spec_id: selection.specId,
      ...amountOf(goods.price_mode, selection),
      coupon_id: coupon?.id ?? null,
      user_note: note.trim() || undefined,
      agreed: true as const,
      ...(adult && { adult: true as const }),
    };
    purchase.mutate({ params: { id: goods.id }, body, idempotencyKey: intention.keyFor(body) });
  }

  return {
    coupons,
    coupon,
    /** A coupon's id, or null for none. */
    choose: (id: number | null) => setChoice(id ?? 'none'),
    note,
    watch,
    setNote: (text: string) => setNote(text.slice(0, noteLimit)),
    agreed,
    setAgreed: (yes: boolean) => {
      setAgreed(yes);
      if (yes) setErrors((old) => ({ ...old, agreed: undefined }));
    },
    /** It is the first purchase. */
    asksAdult,
    adult,
    setAdult: (yes: boolean) => {
      setAdult(yes);
      if (yes) setErrors((old) => ({ ...old, adult: undefined }));
    },
    errors,
    total,
    save,
    /** In 分; null where the price is quoted first. */
    payable: total === null ? null : total - save,
    submitting: purchase.isPending,
    /** The coupons still answer for what was chosen a moment ago. */
    pricing: coupons.isPending || coupons.isStale,
    submit,
  };
}

export type BuyForm = ReturnType<typeof useBuyForm>;
