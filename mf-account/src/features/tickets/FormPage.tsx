import { useLocation, usePage } from '@harbor/runtime';
import { Panel } from '@harbor/ui/desktop';
import styles from './FormPage.module.css';
import { kindAt } from './kindAt';
import { Promises } from './Promises';
import { TicketForm } from './TicketForm';
import { forms } from './useTicketForm';

/** `/breadcrumb/4` complaints, `/breadcrumb/7` feedback. */
export function FormPage() {
  const kind = kindAt(useLocation().pathname);
  const { title, lead } = forms[kind];
  usePage({ title, description: lead, ready: true });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.columns}>
        <Panel>
          <TicketForm key={kind} kind={kind} />
        </Panel>
        <aside className={styles.aside}>
          <Panel>
            <Promises />
          </Panel>
        </aside>
      </div>
    </div>
  );
}

export default FormPage;
