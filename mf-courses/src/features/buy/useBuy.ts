import type { CourseDetail } from '@harbor/contract';
import { askLogin, navigate, notify, session, useIntention, useQuery, useSession } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { useRef, useState } from 'react';
import { buyPath, playPath } from '../../courses/paths';
import { courseCoupons, useBuyCourse } from './queries';

/** Messages at the fields; `form` is about the whole. */
export type BuyErrors = Partial<Record<'coupon_id' | 'agreed' | 'adult' | 'form', string>>;

/** Code of a payment with nothing left to pay. */
const paid = 1;

/** State and rules of buying a course, the same on both platforms. Prices here are for showing: the server decides. */
export function useBuy(course: CourseDetail) {
  const { id, price_fen } = course;
  const { user, loggedIn } = useSession();
  const coupons = useQuery({ ...courseCoupons(id), enabled: loggedIn && price_fen > 0 });
  const [choice, setChoice] = useState<number | 'best' | 'none'>('best');
  const [agreed, setAgreed] = useState(false);
  const [adult, setAdult] = useState(false);
  const [errors, setErrors] = useState<BuyErrors>({});
  /** The course is theirs already. */
  const [owned, setOwned] = useState(false);
  const asksAdult = user?.adult === false || errors.adult !== undefined || adult;
  const intention = useIntention();
  const busy = useRef(false);

  const all = coupons.data?.data ?? [];
  const wanted = choice === 'best' ? coupons.data?.best_id : choice;
  const coupon = all.find((one) => one.id === wanted && one.usable);
  const save = Math.min(coupon?.save_fen ?? 0, price_fen);

  const buy = useBuyCourse({
    onSuccess({ order_id, status }) {
      if (adult) void session.refresh().catch(() => undefined);
      if (status === paid) {
        notify.success('课程已开通');
        navigate(playPath(id), { replace: true });
      } else navigate(`/orderdetail/${order_id}?pay=1`, { replace: true });
    },
    onError(error) {
      // Answered means decided: another press is a new intention. A lost answer keeps its key, so a repeat buys once.
      if (!error.transient) intention.forget();
      if (error.code === 409 && error.msg.includes('已拥有')) return setOwned(true);
      const { errors: fields } = error;
      setErrors(
        fields
          ? {
              coupon_id: fields.coupon_id?.[0],
              agreed: fields.agreed?.[0],
              adult: fields.adult?.[0],
              form:
                fields.coupon_id || fields.agreed || fields.adult
                  ? undefined
                  : (Object.values(fields)[0]?.[0] ?? error.msg),
            }
          : { form: error.msg },
      );
      if (error.code === 409) void coupons.refetch();
    },
    onSettled() {
      busy.current = false;
    },
  });

  const submit = () => {
    if (busy.current) return;
    if (!session.isLogin()) return askLogin(buyPath(id));
    const unsure = asksAdult && !adult;
    if (!agreed || unsure)
      return setErrors({
        agreed: agreed ? undefined : '请阅读并同意课程协议与退款规则',
        adult: unsure ? '请先确认您已年满18周岁' : undefined,
      });
    busy.current = true;
    setErrors({});
    const body = {
      scene: onPhone ? ('mobile' as const) : ('desktop' as const),
      coupon_id: coupon?.id ?? null,
      agreed: true as const,
      ...(adult && { adult: true as const }),
    };
    buy.mutate({ params: { id }, body, idempotencyKey: intention.keyFor(body) });
  };

  return {
    coupons,
    all,
    coupon,
    choose: (next: number | null) => setChoice(next ?? 'none'),
    agreed,
    setAgreed: (yes: boolean) => {
      setAgreed(yes);
      if (yes) setErrors((old) => ({ ...old, agreed: undefined }));
    },
    asksAdult,
    adult,
    setAdult: (yes: boolean) => {
      setAdult(yes);
      if (yes) setErrors((old) => ({ ...old, adult: undefined }));
    },
    errors,
    owned,
    loggedIn,
    save,
    payable: price_fen - save,
    submitting: buy.isPending,
    pricing: loggedIn && price_fen > 0 && coupons.isPending,
    submit,
  };
}

export type Buy = ReturnType<typeof useBuy>;
