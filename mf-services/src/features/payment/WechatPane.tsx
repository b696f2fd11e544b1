import { snapshot } from '@harbor/runtime';
import { Countdown, errorText } from '@harbor/ui';
import { Button, QRCode } from 'antd';
import { demoCashier } from './demoCashier';
import { WechatMark } from './marks';
import { codeLife, usePayCode } from './usePayCode';
import type { Offer } from './usePayWatch';
import styles from './WechatPane.module.css';

interface WechatPaneProps {
  orderId: number;
  /** What the server offers to pay with. */
  offer: Offer | null;
}

/** The code to scan, renewed while it is on screen. */
export function WechatPane({ orderId, offer }: WechatPaneProps) {
  const { code, replaced, stale, takeBack } = usePayCode(orderId, offer);
  if (replaced) {
    return (
      <div className={styles.failed} role="alert">
        <p>
          {errorText(code.error)}
          {code.data && '，这里的二维码已失效'}
        </p>
        <Button loading={code.isFetching} onClick={takeBack}>
          改用微信支付
        </Button>
      </div>
    );
  }
  if (code.isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>二维码没有生成：{errorText(code.error)}</p>
        <Button onClick={() => void code.refetch()}>重新获取</Button>
      </div>
    );
  }
  const cashier = snapshot.settings.demo && code.data ? demoCashier(code.data) : '';
  return (
    <div className={styles.pane}>
      <div className={styles.code} role="img" aria-label="微信支付二维码">
        <span aria-hidden="true">
          <QRCode
            value={code.data?.code_url || ' '}
            errorLevel="Q"
            size={168}
            type="svg"
            bordered={false}
            status={code.data && !stale ? 'active' : 'loading'}
          />
        </span>
        {code.data && !stale && (
          <span className={styles.mark}>
            <WechatMark size={30} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>请用微信“扫一扫”付款</p>
        <p>
          二维码{' '}
          <b>
            {code.data ? (
              <Countdown until={new Date(code.dataUpdatedAt + codeLife).toISOString()} />
            ) : (
              '--:--'
            )}
          </b>{' '}
          后更新
        </p>
        <span key={code.dataUpdatedAt} className={styles.life} aria-hidden="true" />
        <p>付款成功后本窗口自动关闭</p>
        {cashier && (
          <p className={styles.demo}>
            演示环境不会真实扣款：
            <a href={cashier} target="_blank" rel="noreferrer">
              在新窗口打开演示收银台
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
