import type { RefundInfo } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatFen } from '@harbor/ui';
import { Empty, Panel } from '@harbor/ui/desktop';
import { LinkButton } from '@harbor/ui/kit';
import { Button } from 'antd';
import { SupportButton } from '../../support/SupportButton';
import { RefundForm } from './RefundForm';
import styles from './RefundPage.module.css';
import { useRefundForm } from './useRefundForm';

interface ApplyPanelProps {
  info: RefundInfo;
  onDone: () => void;
}

/** The application on a computer; or why there is none. */
export function ApplyPanel({ info, onDone }: ApplyPanelProps) {
  const form = useRefundForm(info, onDone);
  const { terms, order } = info;
  if (!terms.allowed)
    return (
      <Panel>
        <h1 className={styles.title}>申请退款</h1>
        <Empty
          title="这个订单现在不能申请退款"
          description={terms.why}
          action={
            <>
              <LinkButton primary to={`/orderdetail/${order.id}`}>
                查看订单
              </LinkButton>
              <SupportButton>联系客服</SupportButton>
            </>
          }
        />
      </Panel>
    );
  return (
    <Panel>
      <h1 className={styles.title}>申请退款</h1>
      <RefundForm
        id="refund"
        info={info}
        form={form}
        foot={
          <div className={styles.foot}>
            <Button
              type="primary"
              size="large"
              htmlType="submit"
              loading={form.busy}
              disabled={form.pictures.busy}
            >
              {form.pictures.busy
                ? '图片上传中…'
                : terms.automatic
                  ? `确认退款 ¥${formatFen(terms.refundable_fen)}`
                  : '提交申请'}
            </Button>
            <Link to={`/orderdetail/${order.id}`}>再想想</Link>
          </div>
        }
      />
    </Panel>
  );
}
