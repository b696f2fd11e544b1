import { promises } from '@harbor/contract/promises';
import { isLive, Link } from '@harbor/runtime';
import { Panel } from '@harbor/ui/mobile';
import type { ReactNode } from 'react';
import styles from './Assets.mobile.module.css';
import { useCounts } from './queries';

/** Coupons and courses in numbers. */
export function Assets() {
  const { data } = useCounts();
  return (
    <Panel className={styles.assets}>
      <Asset to="/coupon/">
        <b>{data?.coupon ?? '–'}</b>
        优惠券
        {data && data.coupon_expiring > 0 ? (
          <span className={styles.soon}>
            {data.coupon_expiring} 张 {promises.couponSoonDays} 天内到期
          </span>
        ) : null}
      </Asset>
      <Asset to="/keyanclass/">
        <b>{data?.course ?? '–'}</b>
        我的课程
      </Asset>
    </Panel>
  );
}

interface AssetProps {
  to: string;
  children: ReactNode;
}

function Asset({ to, children }: AssetProps) {
  if (!isLive(to)) return <div className={styles.asset}>{children}</div>;
  return (
    <Link to={to} className={styles.asset}>
      {children}
    </Link>
  );
}
