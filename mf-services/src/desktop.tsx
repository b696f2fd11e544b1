import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const GoodsListPage = lazy(() => import('./features/goods-list/GoodsListPage'));
const GoodsDetailPage = lazy(() => import('./features/goods-detail/GoodsDetailPage'));
const BuyPage = lazy(() => import('./features/buy/BuyPage'));
const OrderFormPage = lazy(() => import('./features/order-form/OrderFormPage'));
const OrderListPage = lazy(() => import('./features/order-list/OrderListPage'));
const RefundPage = lazy(() => import('./features/refund/RefundPage'));
const OrderDetailPage = lazy(() => import('./features/order-detail/OrderDetailPage'));
const WallPage = lazy(() => import('./features/review-wall/WallPage'));
const EvaluationPage = lazy(() => import('./features/reviews/EvaluationPage'));
const TraceCheckPage = lazy(() => import('./features/trace/TraceCheckPage'));
const TraceReportPage = lazy(() => import('./features/trace/TraceReportPage'));
const ComparisonPage = lazy(() => import('./features/comparison/ComparisonPage'));

const UploadFilePage = lazy(() => import('./features/submission/UploadFilePage'));
const SubmissionPage = lazy(() => import('./features/submission/SubmissionPage'));

export default function Desktop() {
  return (
    <Routes>
      <Route path="/productservice/" element={<GoodsListPage />} />
      <Route path="/goodsdetail/:goodsId" element={<GoodsDetailPage />} />
      <Route path="/buypage/:id" element={<BuyPage />} />
      <Route path="/orderform/:form" element={<OrderFormPage />} />
      <Route path="/orderpage/" element={<OrderListPage />} />
      <Route path="/refund/:id" element={<RefundPage />} />
      <Route path="/orderdetail/:id" element={<OrderDetailPage />} />
      <Route path="/evaluationlist/" element={<WallPage />} />
      <Route path="/evaluation/" element={<EvaluationPage />} />
      <Route path="/uploadfile/" element={<UploadFilePage />} />
      <Route path="/uploadfile/:id" element={<SubmissionPage />} />
      <Route path="/trace/" element={<TraceCheckPage />} />
      <Route path="/trace/:code" element={<TraceCheckPage />} />
      <Route path="/tracereport/:id" element={<TraceReportPage />} />
      <Route path="/comparison/:id" element={<ComparisonPage />} />
    </Routes>
  );
}
