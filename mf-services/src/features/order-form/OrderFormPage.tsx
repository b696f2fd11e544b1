import { Empty, ErrorBlock, Panel } from '@harbor/ui/desktop';
import { OrderMissing } from '../order-detail/OrderMissing';
import { Way } from '../way/Way';
import { Editor } from './Editor';
import { FormPage, type FormPageParts } from './FormPage';
import { FormSkeleton } from './FormSkeleton';
import styles from './OrderFormPage.module.css';
import { PreviewPanel } from './PreviewPanel';
import { ReadPanel } from './ReadPanel';

const parts: FormPageParts = {
  Frame: ({ children }) => <Panel className={styles.page}>{children}</Panel>,
  Empty,
  ErrorBlock,
  Missing: OrderMissing,
  Skeleton: FormSkeleton,
  Preview: PreviewPanel,
  Editor,
  Read: ReadPanel,
  Way,
  orders: '/orderpage/',
};

/** The page of a form on a computer. */
export const OrderFormPage = () => <FormPage parts={parts} />;

export default OrderFormPage;
