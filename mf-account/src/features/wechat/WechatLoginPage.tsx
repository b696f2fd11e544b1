import { Link, usePage } from '@harbor/runtime';
import { useState } from 'react';
import { AgreementOverlay } from '../../agreements/AgreementOverlay';
import type { AgreementName } from '../../agreements/agreement';
import { BrandPanel } from '../../entrance/BrandPanel';
import styles from '../../entrance/EntrancePage.module.css';
import { Passing } from '../../entrance/Passing';
import { useEntrance } from '../../entrance/useEntrance';
import { WechatPanel } from './WechatPanel';

/** Login through WeChat on the desktop. */
export function WechatLoginPage() {
  const { enter, passing } = useEntrance();
  const [reading, setReading] = useState<AgreementName | null>(null);
  usePage({ ready: true });

  if (passing) return <Passing />;
  return (
    <div className={styles.page} data-reflow>
      <div className={styles.card}>
        <BrandPanel />
        <section className={styles.entry} aria-labelledby="wechat-title">
          <h1 id="wechat-title" className={styles.title}>
            微信登录
          </h1>
          <p className={styles.switch}>
            使用其他方式？
            <Link className={styles.inline} to="/login">
              手机号登录
            </Link>
          </p>
          <WechatPanel enter={enter} onRead={setReading} />
        </section>
      </div>
      <AgreementOverlay name={reading} onClose={() => setReading(null)} />
    </div>
  );
}

export default WechatLoginPage;
