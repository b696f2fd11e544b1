import type { OrderFormSchema } from '@harbor/contract';
import { Panel } from '@harbor/ui/desktop';
import { LinkButton } from '@harbor/ui/kit';
import { FormPreview } from './FormPreview';
import styles from './OrderFormPage.module.css';
import { WaitingOrders } from './WaitingOrders';

interface PreviewProps {
  form: number;
  schema: OrderFormSchema;
}

/** A form without an order, on a computer: for which orders it waits, and what it asks for. */
export function Preview({ form, schema }: PreviewProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Panel>
          <h1 className={styles.title}>{schema.title} · 服务信息表</h1>
          <p className={styles.summary}>{schema.summary}</p>
        </Panel>
        <FormPreview
          schema={schema}
          frame={({ title, children }) => (
            <Panel>
              <div className={styles.sectionHead}>
                <h2>{title}</h2>
              </div>
              {children}
            </Panel>
          )}
        />
      </div>
      <aside className={styles.aside}>
        <Panel padding="s">
          <div className={styles.sectionHead}>
            <h2>等待填写的订单</h2>
          </div>
          <WaitingOrders
            form={form}
            empty={
              <>
                <p>您没有等待填写这张表的订单。购买服务后即可填写，也可以先在这里了解需要准备什么。</p>
                <LinkButton to="/productservice/">浏览服务</LinkButton>
              </>
            }
          />
        </Panel>
      </aside>
    </div>
  );
}
