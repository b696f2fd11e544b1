import type { RefundInfo } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { LinkButton } from '@harbor/ui/kit';
import { BottomBar, Button, Empty, Panel } from '@harbor/ui/mobile';
import { Block } from '../../parts/Block.mobile';
import { useSupport } from '../../support/useSupport';
import { RefundForm } from './RefundForm';
import { RefundOrder } from './RefundOrder';
import styles from './RefundPage.mobile.module.css';
import { RefundRules } from './RefundRules';
import { useRefundForm } from './useRefundForm';

interface ApplyProps {
  info: RefundInfo;
  onDone: () => void;
}

/** The application on a phone; or why there is none. */
export function Apply({ info, onDone }: ApplyProps) {
  const openSupport = useSupport();
  const form = useRefundForm(info, onDone);
  const { terms, order } = info;
  if (!terms.allowed)
    return (
      <Panel className={styles.state}>
        <HiddenTitle>申请退款</HiddenTitle>
        <Empty
          title="这个订单现在不能申请退款"
          description={terms.why}
          action={
            <>
              <Button kind="outline" onClick={openSupport}>
                联系客服
              </Button>
              <LinkButton primary to={`/orderdetail/${order.id}`}>
                查看订单
              </LinkButton>
            </>
          }
        />
      </Panel>
    );
  return (
    <>
      <HiddenTitle>申请退款</HiddenTitle>
      <Block>
        <RefundOrder order={order} />
      </Block>
      <Block>
        <RefundForm id="refund" info={info} form={form} foot={null} />
      </Block>
      <Block title="退款说明">
        <RefundRules kind={order.kind} />
      </Block>
      <BottomBar label="提交退款申请">
        <Button
          className={styles.wide}
          type="submit"
          form="refund"
          loading={form.busy}
          disabled={form.pictures.busy}
        >
          {form.pictures.busy
            ? '图片上传中…'
            : terms.automatic
              ? `确认退款 ¥${formatFen(terms.refundable_fen)}`
              : '提交申请'}
        </Button>
      </BottomBar>
    </>
  );
}
