import type { OrderFormSchema } from '@harbor/contract';
import { LinkButton, onPhone } from '@harbor/ui/kit';
import { Part } from '../../parts/Part';
import { FormColumns } from './FormColumns';
import { FormPreview } from './FormPreview';
import styles from './OrderFormPage.module.css';
import { WaitingOrders } from './WaitingOrders';

interface PreviewProps {
  form: number;
  schema: OrderFormSchema;
}

/** A form without an order: for which orders it waits, and what it asks for. */
export function Preview({ form, schema }: PreviewProps) {
  const waiting = (
    <Part title="等待填写的订单" size="aside">
      <WaitingOrders
        form={form}
        empty={
          <>
            <p>您没有等待填写这张表的订单。购买服务后即可填写，也可以先在这里了解需要准备什么。</p>
            <LinkButton to="/productservice/">浏览服务</LinkButton>
          </>
        }
      />
    </Part>
  );
  return (
    <FormColumns aside={onPhone ? null : waiting}>
      <Part>
        <h1 className={styles.title}>
          {schema.title}
          {!onPhone && ' · 服务信息表'}
        </h1>
        <p className={styles.summary}>{schema.summary}</p>
      </Part>
      {onPhone && waiting}
      <FormPreview schema={schema} />
    </FormColumns>
  );
}
