import { useLocation, usePage } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { InfoFrame } from '../../frames/info/InfoFrame';
import { InfoHead } from '../../frames/info/InfoHead';
import { kindAt } from './kindAt';
import styles from './NewTicketPage.module.css';
import { Promises } from './Promises';
import { TicketForm } from './TicketForm';
import { forms } from './useTicketForm';

/** `/breadcrumb/4` complaints, `/breadcrumb/7` feedback. */
export function NewTicketPage() {
  const kind = kindAt(useLocation().pathname);
  const { title, lead } = forms[kind];
  usePage({ title, description: lead, ready: true });
  return (
    <InfoFrame>
      <InfoHead title={title} lead={lead} />
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
    </InfoFrame>
  );
}

export default NewTicketPage;
