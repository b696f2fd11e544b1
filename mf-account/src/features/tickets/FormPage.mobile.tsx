import { useLocation, usePage } from '@harbor/runtime';
import { Panel } from '@harbor/ui/mobile';
import mobile from '../messages/mobile.module.css';
import styles from './FormPage.module.css';
import { kindAt } from './kindAt';
import { Promises } from './Promises';
import { TicketForm } from './TicketForm';
import { forms } from './useTicketForm';

/** Complaints and feedback on the phone. */
export function FormPage() {
  const kind = kindAt(useLocation().pathname);
  const { title, lead } = forms[kind];
  usePage({ title, description: lead, ready: true });
  return (
    <div className={styles.phone}>
      <h1 className={mobile.spoken}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Panel>
        <TicketForm key={kind} kind={kind} />
      </Panel>
      <div className={styles.gap} />
      <Panel>
        <Promises />
      </Panel>
    </div>
  );
}

export default FormPage;
