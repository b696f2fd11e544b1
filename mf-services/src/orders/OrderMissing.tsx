import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, onPhone, Panel } from '@harbor/ui/kit';
import { SupportButton } from '../support/SupportButton';
import styles from './OrderMissing.module.css';
import { ordersPath } from './ordersPath';

/** An unknown order, or somebody else's: the server does not say which. */
export function OrderMissing() {
  const support = <SupportButton>联系客服</SupportButton>;
  const orders = (
    <LinkButton primary to={ordersPath}>
      我的订单
    </LinkButton>
  );
  return (
    <Panel className={styles.page}>
      <HiddenTitle>没有找到这个订单</HiddenTitle>
      <Empty
        scene="not-found"
        title="没有找到这个订单"
        description="订单可能属于另一个账号，或链接不完整"
        action={
          onPhone ? (
            <>
              {support}
              {orders}
            </>
          ) : (
            <>
              {orders}
              {support}
            </>
          )
        }
      />
    </Panel>
  );
}
