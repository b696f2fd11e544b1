import type { OwnForm } from '@harbor/contract';
import { useNavigate } from '@harbor/runtime';
import { ActionBar, Button, LinkButton, onPhone } from '@harbor/ui/kit';
import { Part } from '../../parts/Part';
import { SupportButton } from '../../support/SupportButton';
import { Filled } from './Filled';
import { FormColumns } from './FormColumns';
import { OrderBox } from './OrderBox';
import styles from './OrderFormPage.module.css';
import { readWords } from './readWords';
import type { FormPageState } from './useFormPage';
import { Versions } from './Versions';

interface ReadProps {
  page: FormPageState;
  form: OwnForm;
}

/** A form that was handed in: to be read, and changed while nobody has taken the order. */
export function Read({ page, form }: ReadProps) {
  const navigate = useNavigate();
  const { title, text } = readWords(form, page.sent);
  const filled = page.filled.data;
  const old = page.version > 0 && page.version !== form.submitted?.version;
  const { pay, revise } = form.actions;
  const order = `/orderdetail/${form.order.id}`;
  const box = (
    <div className={styles.order}>
      <OrderBox order={form.order} />
    </div>
  );
  const revising = revise && !old && (
    <Button loading={page.waiting} onClick={page.revise}>
      申请修改
    </Button>
  );
  return (
    <FormColumns
      aside={
        <>
          {!onPhone && box}
          {form.versions.length > 0 && (
            <Part title="提交记录" size="aside">
              <Versions form={form} shown={filled?.version ?? 0} />
            </Part>
          )}
          {onPhone && box}
        </>
      }
    >
      <Part>
        <div className={styles.state}>
          <h1 className={`${styles.title} ${styles.good}`}>{old ? `第 ${page.version} 版资料` : title}</h1>
          <p className={styles.summary} role={page.sent ? 'status' : undefined}>
            {old ? '这是较早提交的一版，以最新一版为准。' : text}
          </p>
          {onPhone ? (
            <ActionBar label="资料操作">
              {revising}
              {pay ? (
                <Button
                  kind="primary"
                  className={styles.wide}
                  onClick={() => void navigate(`${order}?pay=1`)}
                >
                  继续付款
                </Button>
              ) : (
                <LinkButton wide to={order}>
                  查看订单
                </LinkButton>
              )}
            </ActionBar>
          ) : (
            <div className={styles.buttons}>
              {pay && (
                <LinkButton primary to={`${order}?pay=1`}>
                  继续付款
                </LinkButton>
              )}
              {revising}
              <LinkButton to={order}>查看订单</LinkButton>
              {!revise && <SupportButton>联系客服</SupportButton>}
            </div>
          )}
        </div>
      </Part>
      {filled && <Filled schema={filled.schema} answers={filled.answers} />}
    </FormColumns>
  );
}
