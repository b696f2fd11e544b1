import type { GoodsDetail } from '@harbor/contract';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, onPhone, Panel } from '@harbor/ui/kit';
import { listPath } from '../../goods/filters';
import styles from './alone.module.css';

interface NotForSaleProps {
  goods: GoodsDetail;
}

/** Somebody kept the address of a service that has been taken off the shelf. */
export function NotForSale({ goods }: NotForSaleProps) {
  return (
    <Panel className={styles.alone}>
      <HiddenTitle>确认订单</HiddenTitle>
      <Empty
        title="该服务已下架，暂时不能购买"
        description={`${onPhone ? '' : `“${goods.title}”的`}说明仍可查看，已购买的订单不受影响`}
        action={
          <>
            <LinkButton primary to={listPath({ category: goods.category_id })}>
              看看其他{!onPhone && goods.category_title}服务
            </LinkButton>
            {!onPhone && <LinkButton to={`/goodsdetail/${goods.id}`}>查看说明</LinkButton>}
          </>
        }
      />
    </Panel>
  );
}
