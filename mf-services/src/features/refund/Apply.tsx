import type { RefundInfo } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatFen } from '@harbor/ui';
import { ActionBar, Button, Empty, LinkButton, onPhone, Panel } from '@harbor/ui/kit';
import { PageTitle } from '../../parts/PageTitle';
import { Part } from '../../parts/Part';
import { WithSupport } from '../../support/WithSupport';
import { RefundForm } from './RefundForm';
import { RefundOrder } from './RefundOrder';
import styles from './RefundPage.module.css';
import { RefundRules } from './RefundRules';
import { useRefundForm } from './useRefundForm';

interface ApplyProps {
  info: RefundInfo;
  onDone: () => void;
}

/** The application; or why there is none. */
export function Apply({ info, onDone }: ApplyProps) {
  const form = useRefundForm(info, onDone);
  const { terms, order } = info;
  const title = <PageTitle className={styles.title}>申请退款</PageTitle>;
  if (!terms.allowed)
    return (
      <Panel className={onPhone ? styles.state : undefined}>
        {title}
        <Empty
          title="这个订单现在不能申请退款"
          description={terms.why}
          action={
            <WithSupport>
              <LinkButton primary to={`/orderdetail/${order.id}`}>
                查看订单
              </LinkButton>
            </WithSupport>
          }
        />
      </Panel>
    );
  const submit = (
    <ActionBar className={styles.foot} label="提交退款申请">
      <Button
        kind="primary"
        size={onPhone ? 'm' : 'l'}
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
      {!onPhone && <Link to={`/orderdetail/${order.id}`}>再想想</Link>}
    </ActionBar>
  );
  return (
    <>
      {onPhone && title}
      {onPhone && (
        <Part>
          <RefundOrder order={order} />
        </Part>
      )}
      <Part>
        {!onPhone && title}
        <RefundForm id="refund" info={info} form={form} foot={submit} />
      </Part>
      {onPhone && (
        <Part title="退款说明">
          <RefundRules kind={order.kind} />
        </Part>
      )}
    </>
  );
}
