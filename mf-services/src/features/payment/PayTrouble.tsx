import { SupportButton } from '../../support/SupportButton';
import styles from './PayTrouble.module.css';

/** What to do when paying does not work. */
export function PayTrouble() {
  return (
    <div className={styles.box}>
      <ul>
        <li>已扣款但这里没有更新：请不要重复付款，系统会自动对账，通常 1 分钟内完成。</li>
        <li>扫码后提示失效：切换一次支付方式即可重新获取二维码。</li>
        <li>限额或余额不足：换一种支付方式，订单和优惠券会为您保留到倒计时结束。</li>
      </ul>
      <SupportButton>联系客服</SupportButton>
    </div>
  );
}
