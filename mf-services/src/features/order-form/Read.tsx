import type { OwnForm } from '@harbor/contract';
import { Panel } from '@harbor/ui/desktop';
import { LinkButton } from '@harbor/ui/kit';
import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { SupportButton } from '../../support/SupportButton';
import { Filled } from './Filled';
import { OrderBox } from './OrderBox';
import styles from './OrderFormPage.module.css';
import { readWords } from './readWords';
import type { FormPageState } from './useFormPage';
import { Versions } from './Versions';

interface ReadProps {
  page: FormPageState;
  form: OwnForm;
}

/** A form that was handed in, on a computer: to be read, and changed while nobody has taken the order. */
export function Read({ page, form }: ReadProps) {
  const { title, text } = readWords(form, page.sent);
  const filled = page.filled.data;
  const old = page.version > 0 && page.version !== form.submitted?.version;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Panel className={styles.state}>
          <h1 className={`${styles.title} ${styles.good}`}>{old ? `第 ${page.version} 版资料` : title}</h1>
          <p className={styles.summary} role={page.sent ? 'status' : undefined}>
            {old ? '这是较早提交的一版，以最新一版为准。' : text}
          </p>
          <div className={styles.buttons}>
            {form.actions.pay && (
              <LinkButton primary to={`/orderdetail/${form.order.id}?pay=1`}>
                继续付款
              </LinkButton>
            )}
            {form.actions.revise && !old && (
              <Button loading={page.waiting} onClick={page.revise}>
                申请修改
              </Button>
            )}
            <LinkButton to={`/orderdetail/${form.order.id}`}>查看订单</LinkButton>
            {!form.actions.revise && <SupportButton>联系客服</SupportButton>}
          </div>
        </Panel>
        {filled && (
          <Filled
            schema={filled.schema}
            answers={filled.answers}
            frame={({ title: heading, children }) => (
              <Panel>
                <div className={styles.sectionHead}>
                  <h2>{heading}</h2>
                  <CircleCheck size={18} className={styles.good} aria-hidden />
                </div>
                {children}
              </Panel>
            )}
          />
        )}
      </div>
      <aside className={styles.aside}>
        <OrderBox order={form.order} />
        {form.versions.length > 0 && (
          <Panel padding="s">
            <div className={styles.sectionHead}>
              <h2>提交记录</h2>
            </div>
            <Versions form={form} shown={filled?.version ?? 0} />
          </Panel>
        )}
      </aside>
    </div>
  );
}
