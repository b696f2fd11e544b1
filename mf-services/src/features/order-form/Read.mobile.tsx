import type { OwnForm } from '@harbor/contract';
import { useNavigate } from '@harbor/runtime';
import { LinkButton } from '@harbor/ui/kit';
import { BottomBar, Button } from '@harbor/ui/mobile';
import { Part } from '../../parts/Part.mobile';
import { Filled } from './Filled';
import { OrderBox } from './OrderBox';
import styles from './OrderFormPage.mobile.module.css';
import { readWords } from './readWords';
import type { FormPageState } from './useFormPage';
import { Versions } from './Versions';

interface ReadProps {
  page: FormPageState;
  form: OwnForm;
}

/** A form that was handed in, on a phone: to be read, and changed while nobody has taken the order. */
export function Read({ page, form }: ReadProps) {
  const navigate = useNavigate();
  const { title, text } = readWords(form, page.sent);
  const filled = page.filled.data;
  const old = page.version > 0 && page.version !== form.submitted?.version;
  const order = `/orderdetail/${form.order.id}`;
  return (
    <div className={styles.page}>
      <Part>
        <h1 className={`${styles.title} ${styles.good}`}>{old ? `第 ${page.version} 版资料` : title}</h1>
        <p className={styles.text} role={page.sent ? 'status' : undefined}>
          {old ? '这是较早提交的一版，以最新一版为准。' : text}
        </p>
      </Part>
      {filled && (
        <Filled
          schema={filled.schema}
          answers={filled.answers}
          frame={({ title: heading, children }) => <Part title={heading}>{children}</Part>}
        />
      )}
      {form.versions.length > 0 && (
        <Part title="提交记录">
          <Versions form={form} shown={filled?.version ?? 0} />
        </Part>
      )}
      <div className={styles.order}>
        <OrderBox order={form.order} />
      </div>
      <BottomBar label="资料操作">
        {form.actions.revise && !old && (
          <Button kind="outline" loading={page.waiting} onClick={page.revise}>
            申请修改
          </Button>
        )}
        {form.actions.pay ? (
          <Button className={styles.wide} onClick={() => void navigate(`${order}?pay=1`)}>
            继续付款
          </Button>
        ) : (
          <LinkButton wide to={order}>
            查看订单
          </LinkButton>
        )}
      </BottomBar>
    </div>
  );
}
