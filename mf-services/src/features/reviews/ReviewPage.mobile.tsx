import type { OwnAppraise } from '@harbor/contract';
import { useNavigate, useParams, useQuery } from '@harbor/runtime';
import { LinkButton } from '@harbor/ui/kit';
import { BottomBar, Button, Empty, Panel } from '@harbor/ui/mobile';
import { OrderFrame } from '../../orders/OrderFrame.mobile';
import { AppendField } from './AppendField';
import { OrderHead } from './OrderHead';
import { OwnReview } from './OwnReview';
import { type OrderReview, orderReview } from './queries';
import { ReviewFields } from './ReviewFields';
import { useAppend } from './useAppend';
import { useReviewForm } from './useReviewForm';

/** `/evaluation/:id` on the phone: the review of one order, to be written, read, or added to. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const query = useQuery(orderReview(id));
  const found = query.data;
  const title = found && !found.actions.review ? '我的评价' : '评价订单';
  return (
    <OrderFrame title={title} query={query} failed="评价没有加载出来" rows={2}>
      {found?.actions.review && <Write found={found} />}
      {found?.review && <Written review={found.review} />}
      {found && !found.actions.review && !found.review && <Closed found={found} />}
    </OrderFrame>
  );
}

function Write({ found }: { found: OrderReview }) {
  const navigate = useNavigate();
  const form = useReviewForm(found, () => void navigate('/evaluation/?tab=reviewed', { replace: true }));
  return (
    <>
      <Panel>
        <OrderHead order={found.order} />
      </Panel>
      <Panel>
        <ReviewFields form={form} />
      </Panel>
      <BottomBar label="提交评价">
        <Button block loading={form.busy} disabled={form.pictures.busy} onClick={form.submit}>
          {form.pictures.busy ? '图片上传中…' : '提交评价'}
        </Button>
      </BottomBar>
    </>
  );
}

function Written({ review }: { review: OwnAppraise }) {
  return (
    <>
      <Panel>
        <OwnReview review={review} />
      </Panel>
      {review.actions.append && <Append review={review} />}
    </>
  );
}

function Append({ review }: { review: OwnAppraise }) {
  const form = useAppend(review.id, () => {});
  return (
    <>
      <Panel>
        <AppendField form={form} />
      </Panel>
      <BottomBar label="提交追评">
        <Button block loading={form.busy} onClick={form.submit}>
          提交追评
        </Button>
      </BottomBar>
    </>
  );
}

function Closed({ found }: { found: OrderReview }) {
  return (
    <>
      <Panel>
        <OrderHead order={found.order} />
      </Panel>
      <Panel>
        <Empty
          title={found.reason}
          description="完成的订单可以在“我的评价”里评价"
          action={<LinkButton to={`/orderdetail/${found.order.id}`}>查看订单</LinkButton>}
        />
      </Panel>
    </>
  );
}

export default ReviewPage;
