import type { OrderFormSchema, OwnForm } from '@harbor/contract';
import { Navigate, usePage } from '@harbor/runtime';
import type { EmptyProps, ErrorBlockProps } from '@harbor/ui/desktop';
import type { ComponentType, ReactNode } from 'react';
import { isGone } from '../goods-detail/isGone';
import type { WayProps } from '../way/Way';
import { otherForm } from './otherForm';
import { type FormPageState, useFormPage } from './useFormPage';

/** What each platform draws by itself. */
export interface FormPageParts {
  /** Around a page that has nothing but a sentence to show. */
  Frame: ComponentType<{ children: ReactNode }>;
  Empty: ComponentType<EmptyProps>;
  ErrorBlock: ComponentType<ErrorBlockProps>;
  Missing: ComponentType;
  Skeleton: ComponentType;
  Preview: ComponentType<{ form: number; schema: OrderFormSchema }>;
  Editor: ComponentType<{
    form: OwnForm;
    schema: OrderFormSchema;
    onDone: (form: OwnForm) => void;
    onDrop: () => void;
  }>;
  Read: ComponentType<{ page: FormPageState; form: OwnForm }>;
  Way: ComponentType<WayProps>;
  /** Address of the list of orders. */
  orders: string;
}

/** `/orderform/:form?order=…`: the form of an order, or, without one, what the form asks for and for which orders. */
export function FormPage({ parts }: { parts: FormPageParts }) {
  const page = useFormPage();
  const { number, orderId, own, schema, filled } = page;
  const { Frame, Empty, ErrorBlock, Missing, Skeleton, Preview, Editor, Read, Way } = parts;
  const failed = own.error ?? schema.error ?? filled.error;
  const pending = schema.isPending || (filled.isLoading && !filled.error);
  const writing = own.data?.actions.fill && page.version === 0;
  usePage({
    title: schema.data ? `${schema.data.title}资料` : '服务信息表',
    navTitle: writing ? '填写服务资料' : '服务信息表',
    ready: number === undefined || Boolean(failed) || !pending,
  });

  if (number === undefined) return <Navigate to="/404/" replace />;
  if (isGone(own.error)) return <Missing />;
  const other = otherForm(own.error);
  if (other)
    return (
      <Frame>
        <Empty
          title="这个订单需要填写的是另一张信息表"
          action={
            <Way primary to={`/orderform/${other}?order=${orderId}`}>
              去填写
            </Way>
          }
        />
      </Frame>
    );
  if (failed)
    return (
      <Frame>
        <ErrorBlock
          title="信息表没有加载出来"
          error={failed}
          onRetry={() =>
            void (own.error ? own.refetch() : schema.error ? schema.refetch() : filled.refetch())
          }
          action={<Way to={parts.orders}>返回我的订单</Way>}
        />
      </Frame>
    );
  if (!schema.data || pending) return <Skeleton />;
  if (!orderId) return <Preview form={number} schema={schema.data} />;
  if (!own.data) return <Skeleton />;
  if (!writing) return <Read page={page} form={own.data} />;
  return (
    <Editor
      key={`${orderId}-${own.data.submitted?.version ?? 0}-${own.data.form_status}`}
      form={own.data}
      schema={schema.data}
      onDone={page.handleDone}
      onDrop={page.drop}
    />
  );
}
