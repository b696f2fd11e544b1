import type { CourseDetail } from '@harbor/contract';
import { Cover, formatFen, Price } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { ActionBar, Button, onPhone, Panel } from '@harbor/ui/kit';
import { factsOf } from '../../courses/badge';
import { RefundBox } from '../../courses/RefundBox';
import { PageFrame } from '../../parts/PageFrame';
import { lengthText } from '../../player/clock';
import { Agreement } from './Agreement';
import styles from './BuyForm.module.css';
import { Coupons } from './Coupons';
import { Owned } from './Owned';
import { type Buy, useBuy } from './useBuy';

interface BuyFormProps {
  course: CourseDetail;
}

/** What is bought, the coupons for it, how it goes back, and the sum with the one button. */
export function BuyForm({ course }: BuyFormProps) {
  const buy = useBuy(course);
  if (buy.owned) return <Owned course={course.id} title={course.title} lesson={undefined} />;
  const { price_fen, valid_days, seconds } = course;
  return (
    <PageFrame>
      {onPhone ? <HiddenTitle>确认订单</HiddenTitle> : <h1 className={styles.title}>确认订单</h1>}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Panel>
            <div className={styles.course}>
              <Cover src={course.cover} ratio="16/9" eager className={styles.cover} />
              <div>
                <h2>{course.title}</h2>
                <p>{factsOf(course)}</p>
                <p>
                  {seconds > 0 ? `${lengthText(seconds)} · ` : ''}
                  {valid_days > 0 ? `${valid_days} 天有效` : '永久有效'}
                </p>
              </div>
            </div>
          </Panel>
          {price_fen > 0 ? (
            <Panel>
              <h2 className={styles.part}>优惠券</h2>
              <Coupons buy={buy} />
            </Panel>
          ) : null}
          <RefundBox rule={course.refund_rule} />
        </div>
        <aside className={styles.aside} aria-label="付款明细">
          <Panel>
            <h2 className={styles.part}>付款明细</h2>
            <Lines course={course} buy={buy} />
            <Agreement buy={buy} />
            {onPhone ? null : <Submit course={course} buy={buy} />}
            <p className={styles.note}>
              {price_fen > 0 ? '下一步选择微信支付或支付宝，付款后立即开通。' : '免费课程，确认后立即开通。'}
            </p>
          </Panel>
        </aside>
      </div>
      {onPhone ? (
        <ActionBar label="提交订单">
          <span className={styles.total} aria-live="polite">
            {buy.payable === 0 ? <b>免费</b> : <Price fen={buy.payable} size="l" exact />}
            {buy.save > 0 ? <small>已减 ¥{formatFen(buy.save, { trim: true })}</small> : null}
          </span>
          <Submit course={course} buy={buy} />
        </ActionBar>
      ) : null}
    </PageFrame>
  );
}

interface PartProps {
  course: CourseDetail;
  buy: Buy;
}

function Lines({ course: { price_fen, original_fen }, buy: { save, payable, pricing, coupon } }: PartProps) {
  return (
    <dl className={pricing ? `${styles.lines} ${styles.pricing}` : styles.lines}>
      {original_fen > price_fen ? (
        <div>
          <dt>原价</dt>
          <dd>
            <del>¥{formatFen(original_fen)}</del>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>课程价格</dt>
        <dd>{price_fen === 0 ? '免费' : `¥${formatFen(price_fen)}`}</dd>
      </div>
      {save > 0 ? (
        <div>
          <dt>{coupon?.title ?? '优惠券'}</dt>
          <dd className={styles.save}>−¥{formatFen(save)}</dd>
        </div>
      ) : null}
      <div className={styles.sum}>
        <dt>应付</dt>
        <dd>
          {payable === 0 ? <b className={styles.free}>¥0.00</b> : <Price fen={payable} size="l" exact />}
        </dd>
      </div>
    </dl>
  );
}

function Submit({ course: { price_fen }, buy }: PartProps) {
  return (
    <Button
      kind="primary"
      size="l"
      block={!onPhone}
      loading={buy.submitting}
      disabled={buy.pricing}
      onClick={buy.submit}
    >
      {!buy.loggedIn
        ? '登录后购买'
        : price_fen === 0
          ? '免费加入'
          : buy.payable === 0
            ? '确认开通'
            : '提交订单'}
    </Button>
  );
}
