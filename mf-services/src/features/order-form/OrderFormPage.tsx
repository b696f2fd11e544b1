import { Navigate, usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, LinkButton, Panel } from '@harbor/ui/kit';
import { OrderMissing } from '../../orders/OrderMissing';
import { ordersPath } from '../../orders/ordersPath';
import { isGone } from '../../parts/isGone';
import { Editor } from './Editor';
import { FormSkeleton } from './FormSkeleton';
import styles from './OrderFormPage.module.css';
import { otherForm } from './otherForm';
import { Preview } from './Preview';
import { Read } from './Read';
import { useFormPage } from './useFormPage';

/** `/orderform/:form?order=…`: the form of an order, or, without one, what the form asks for and for which orders. */
export function OrderFormPage() {
  const page = useFormPage();
  const { number, orderId, own, schema, filled } = page;
  const failed = own.error ?? schema.error ?? filled.error;
  const pending = schema.isPending || (filled.isLoading && !filled.error);
  const writing = own.data?.actions.fill && page.version === 0;
  usePage({
    title: schema.data && `${schema.data.title}资料`,
    navTitle: writing ? '填写服务资料' : '服务信息表',
    ready: number === undefined || Boolean(failed) || !pending,
  });

  if (number === undefined) return <Navigate to="/404/" replace />;
  if (isGone(own.error)) return <OrderMissing />;
  const other = otherForm(own.error);
  if (other)
    return (
      <Panel className={styles.alone}>
        <Empty
          title="这个订单需要填写的是另一张信息表"
          action={
            <LinkButton primary to={`/orderform/${other}?order=${orderId}`}>
              去填写
            </LinkButton>
          }
        />
      </Panel>
    );
  if (failed)
    return (
      <Panel className={styles.alone}>
        <ErrorBlock
          title="信息表没有加载出来"
          error={failed}
          onRetry={() =>
            void (own.error ? own.refetch() : schema.error ? schema.refetch() : filled.refetch())
          }
          action={<LinkButton to={ordersPath}>返回我的订单</LinkButton>}
        />
      </Panel>
    );
  if (!schema.data || pending) return <FormSkeleton />;
  if (!orderId) return <Preview form={number} schema={schema.data} />;
  if (!own.data) return <FormSkeleton />;
  if (!writing) return <Read page={page} form={own.data} />;
  return (
    <Editor
      key={`${orderId}-${own.data.schema_version}-${own.data.submitted?.version ?? 0}-${own.data.form_status}`}
      form={own.data}
      schema={schema.data}
      onDone={page.handleDone}
      onDrop={page.drop}
    />
  );
}

export default OrderFormPage;
