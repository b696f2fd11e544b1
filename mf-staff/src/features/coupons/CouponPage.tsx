import type { DataOf } from '@harbor/contract';
import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { AskFirst } from '../../desk/AskFirst';
import { DeskFrame } from '../../desk/DeskFrame';
import { useMe } from '../../desk/useMe';
import { Listed } from '../../parts/Listed';
import { PageHead } from '../../parts/PageHead';
import { CodesForm } from './CodesForm';
import styles from './Coupon.module.css';
import { GrantForm } from './GrantForm';
import { Holders } from './Holders';
import { couponQuery, useOpenCoupon, useStopCoupon } from './queries';
import { Ticket } from './Ticket';
import { byCode, byHand, stateOf, wayWords } from './words';

type Coupon = DataOf<'GET /staff/coupon/detail/:id'>;
type Asked = 'open' | 'stop' | 'grant' | 'codes';

const count = (n: number) => n.toLocaleString('en');

function Figures({ coupon }: { coupon: Coupon }) {
  const { received, total, left, per_limit, held, used, expired, voided } = coupon;
  const facts: [string, string, string?][] = [
    ['已发', count(received), total > 0 ? `共 ${count(total)} 张` : '总量不限'],
    ['剩余', left === null ? '不限' : count(left), `每人限领 ${per_limit} 张`],
    ['待使用', count(held)],
    ['已使用', count(used)],
    ['已过期', count(expired)],
    ['已作废', count(voided)],
    ['发放方式', wayWords(coupon.get_way), coupon.code],
    ...(coupon.get_way === byCode
      ? [
          ['一人一码', `${count(coupon.codes)} 个`, `已兑换 ${count(coupon.codes_used)} 个`] as [
            string,
            string,
            string,
          ],
        ]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {facts.map(([name, figure, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure} {note ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface QuestionProps {
  coupon: Coupon;
  asked: Asked;
  onClose: () => void;
}

/** What follows when it begins, by how people come by it. */
const begins: Record<number, string> = {
  1: '会出现在领券中心，用户可以立即领取。',
  2: '之后注册的新用户会自动得到一张。',
  3: '持有兑换码的用户可以开始兑换。',
  4: '可以开始发给指定的用户。',
};

function Question({ coupon, asked, onClose }: QuestionProps) {
  const open = useOpenCoupon();
  const stop = useStopCoupon();
  const params = { id: coupon.id };
  if (asked === 'grant') return <GrantForm coupon={coupon} onClose={onClose} />;
  if (asked === 'codes') return <CodesForm coupon={coupon} onClose={onClose} />;
  if (asked === 'open')
    return (
      <AskFirst
        title={`开始发放 ${coupon.title}`}
        yes="开始发放"
        done="已开始发放"
        act={() => open.mutateAsync({ params })}
        onClose={onClose}
      >
        <p>
          “{coupon.title}”{begins[coupon.get_way]}面额、门槛与范围此后不能修改，可以随时停发。
        </p>
      </AskFirst>
    );
  return (
    <AskFirst
      title={`停发 ${coupon.title}`}
      yes="停发"
      danger
      reason={100}
      done="已停发"
      act={(reason) => stop.mutateAsync({ params, body: { reason } })}
      onClose={onClose}
    >
      <p>
        停发不是删除：不再发出新的，停发后不能重新开始；已经领到的 {count(coupon.held)}
        张仍可使用到期，记录保留。
      </p>
    </AskFirst>
  );
}

/** One coupon: how buyers see it, what became of it, who has it, and what can be done. */
export function CouponPage() {
  const { id = '' } = useParams();
  const query = useQuery(couponQuery(Number(id)));
  const [asked, setAsked] = useState<Asked>();
  const mayManage = useMe().rights.includes('coupons.manage');
  const coupon = query.data;
  usePage({
    ready: !query.isPending,
    title: coupon ? `${coupon.title} - 优惠券` : undefined,
  });
  const state = coupon ? stateOf(coupon) : undefined;
  const button = (what: Asked, text: string, kind: 'primary' | 'outline' = 'outline') => (
    <Button kind={kind} onClick={() => setAsked(what)}>
      {text}
    </Button>
  );
  return (
    <DeskFrame title="优惠券" back="/staff/coupons">
      <PageHead
        title={coupon?.title ?? '优惠券'}
        lead={
          <span className={styles.state}>
            <Link to="/staff/coupons" className={styles.back}>
              全部优惠券
            </Link>
            {state ? <Tag tone={state.tone}>{state.text}</Tag> : null}
            {coupon ? `编号 ${coupon.id} · ${formatTime(coupon.created_at)} 新建` : '\u00a0'}
          </span>
        }
      >
        {coupon && state && mayManage ? (
          <>
            {coupon.status <= 1 ? button('stop', '停发') : null}
            {coupon.get_way === byCode && coupon.status <= 1 ? button('codes', '生成兑换码') : null}
            {coupon.get_way === byHand && state.running ? button('grant', '发给用户', 'primary') : null}
            {coupon.status === 0 ? button('open', '开始发放', 'primary') : null}
          </>
        ) : null}
      </PageHead>
      <Listed query={query} things="优惠券">
        {(one) => (
          <>
            <div className={styles.top}>
              <Ticket terms={one} note={one.valid_text} />
              <Figures coupon={one} />
            </div>
            <Holders couponId={one.id} mayVoid={mayManage} />
          </>
        )}
      </Listed>
      {coupon && asked ? (
        <Question coupon={coupon} asked={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </DeskFrame>
  );
}

export default CouponPage;
