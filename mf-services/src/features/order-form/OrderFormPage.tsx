import { Empty, ErrorBlock, Panel } from '@harbor/ui/desktop';
import { OrderMissing } from '../order-detail/OrderMissing';
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
  primary: styles.primary,
  link: styles.link,
  orders: '/orderpage/',
};

/** The page of a form on a computer. */
export const OrderFormPage = () => <FormPage parts={parts} />;

export default OrderFormPage;
