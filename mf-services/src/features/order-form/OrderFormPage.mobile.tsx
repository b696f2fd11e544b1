import { Empty, ErrorBlock, Panel } from '@harbor/ui/mobile';
import { OrderMissing } from '../order-detail/OrderMissing.mobile';
import { Way } from '../way/Way.mobile';
import { Editor } from './Editor.mobile';
import { FormPage, type FormPageParts } from './FormPage';
import { FormSkeleton } from './FormSkeleton.mobile';
import styles from './OrderFormPage.mobile.module.css';
import { Preview } from './Preview.mobile';
import { Read } from './Read.mobile';

const parts: FormPageParts = {
  Frame: ({ children }) => <Panel className={styles.state}>{children}</Panel>,
  Empty,
  ErrorBlock,
  Missing: OrderMissing,
  Skeleton: FormSkeleton,
  Preview,
  Editor,
  Read,
  Way,
  orders: '/orderpage/0',
};

/** The page of a form on a phone. */
export const OrderFormPage = () => <FormPage parts={parts} />;

export default OrderFormPage;
