import type { GoodsDetail } from '@harbor/contract';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, Panel } from '@harbor/ui/mobile';
import { listPath } from '../goods-list/filters';
import { Way } from '../way/Way.mobile';
import styles from './NotForSale.mobile.module.css';

interface NotForSaleProps {
  goods: GoodsDetail;
}

export function NotForSale({ goods }: NotForSaleProps) {
  return (
    <Panel className={styles.page}>
      <HiddenTitle>确认订单</HiddenTitle>
      <Empty
        title="该服务已下架，暂时不能购买"
        description="说明仍可查看，已购买的订单不受影响"
        action={
          <Way primary to={listPath({ category: goods.category_id })}>
            看看其他服务
          </Way>
        }
      />
    </Panel>
  );
}
