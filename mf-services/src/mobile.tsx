import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const GoodsListPage = lazy(() => import('./features/goods-list/GoodsListPage.mobile'));
const GoodsDetailPage = lazy(() => import('./features/goods-detail/GoodsDetailPage.mobile'));
const SearchPage = lazy(() => import('./features/search/SearchPage.mobile'));
const BuyPage = lazy(() => import('./features/buy/BuyPage'));
const OrderFormPage = lazy(() => import('./features/order-form/OrderFormPage'));
const OrderListPage = lazy(() => import('./features/order-list/OrderListPage.mobile'));
const CancelPage = lazy(() => import('./features/order-actions/CancelPage.mobile'));
const RefundPage = lazy(() => import('./features/refund/RefundPage.mobile'));
const OrderRefundPage = lazy(() => import('./features/refund/OrderRefundPage.mobile'));
const OrderDetailPage = lazy(() => import('./features/order-detail/OrderDetailPage.mobile'));
const WallPage = lazy(() => import('./features/review-wall/WallPage.mobile'));
const EvaluationPage = lazy(() => import('./features/reviews/EvaluationPage.mobile'));
const ReviewPage = lazy(() => import('./features/reviews/ReviewPage.mobile'));
const InvoicePage = lazy(() => import('./features/invoice/InvoicePage.mobile'));
const ReimbursementPage = lazy(() => import('./features/reimbursement/ReimbursementPage.mobile'));
const TraceCheckPage = lazy(() => import('./features/trace/TraceCheckPage'));
const TraceReportPage = lazy(() => import('./features/trace/TraceReportPage'));
const ComparisonPage = lazy(() => import('./features/comparison/ComparisonPage'));

const UploadFilePage = lazy(() => import('./features/submission/UploadFilePage'));
const SubmissionPage = lazy(() => import('./features/submission/SubmissionPage'));

export default function Mobile() {
  return (
    <Routes>
      <Route path="/productservice/" element={<GoodsListPage />} />
      <Route path="/search/" element={<SearchPage />} />
      <Route path="/goodsdetail/:id" element={<GoodsDetailPage />} />
      <Route path="/buypage/:id" element={<BuyPage />} />
      <Route path="/orderform/:form" element={<OrderFormPage />} />
      <Route path="/orderpage/" element={<OrderListPage />} />
      <Route path="/orderpage/:id" element={<OrderListPage />} />
      <Route path="/cancel/:id" element={<CancelPage />} />
      <Route path="/refund/:id" element={<RefundPage />} />
      <Route path="/orderrefund/:id" element={<OrderRefundPage />} />
      <Route path="/orderdetail/:id" element={<OrderDetailPage />} />
      <Route path="/evaluationlist/" element={<WallPage />} />
      <Route path="/evaluation" element={<EvaluationPage />} />
      <Route path="/evaluation/:id" element={<ReviewPage />} />
      <Route path="/uploadfile/" element={<UploadFilePage />} />
      <Route path="/uploadfile/:id" element={<SubmissionPage />} />
      <Route path="/invoice/:id" element={<InvoicePage />} />
      <Route path="/reimbursement/:id" element={<ReimbursementPage />} />
      <Route path="/trace/" element={<TraceCheckPage />} />
      <Route path="/trace/:code" element={<TraceCheckPage />} />
      <Route path="/tracereport/:id" element={<TraceReportPage />} />
      <Route path="/comparison/:id" element={<ComparisonPage />} />
    </Routes>
  );
}
