import type { OrderFormSchema } from '@harbor/contract';
import { LinkButton } from '@harbor/ui/kit';
import { Part } from '../../parts/Part.mobile';
import { FormPreview } from './FormPreview';
import styles from './OrderFormPage.mobile.module.css';
import { WaitingOrders } from './WaitingOrders';

interface PreviewProps {
  form: number;
  schema: OrderFormSchema;
}

/** A form without an order, on a phone: for which orders it waits, and what it asks for. */
export function Preview({ form, schema }: PreviewProps) {
  return (
    <div className={styles.page}>
      <Part>
        <h1 className={styles.title}>{schema.title}</h1>
        <p className={styles.text}>{schema.summary}</p>
      </Part>
      <Part title="等待填写的订单">
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
      <FormPreview schema={schema} frame={({ title, children }) => <Part title={title}>{children}</Part>} />
    </div>
  );
}
