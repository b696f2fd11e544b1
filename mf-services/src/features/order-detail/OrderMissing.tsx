import { Empty, Panel } from '@harbor/ui/desktop';
import { HiddenTitle } from '@harbor/ui/heading';
import { SupportButton } from '../support/SupportButton';
import { Way } from '../way/Way';
import styles from './OrderMissing.module.css';

/** An unknown order, or somebody else's: the server does not say which. */
export function OrderMissing() {
  return (
    <Panel className={styles.page}>
      <HiddenTitle>没有找到这个订单</HiddenTitle>
      <Empty
        scene="not-found"
        title="没有找到这个订单"
        description="订单可能属于另一个账号，或链接不完整"
        action={
          <>
            <Way primary to="/orderpage/">
              我的订单
            </Way>
            <SupportButton>联系客服</SupportButton>
          </>
        }
      />
    </Panel>
  );
}
