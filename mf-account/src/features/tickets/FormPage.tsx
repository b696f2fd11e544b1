import { ticketLeads } from '@harbor/contract/page-words';
import { useLocation, usePage } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { InfoFrame } from '../../info-frame/InfoFrame';
import { InfoHead } from '../../info-frame/InfoHead';
import styles from './FormPage.module.css';
import { kindAt } from './kindAt';
import { Promises } from './Promises';
import { TicketForm } from './TicketForm';

const titles = { complaint: '投诉建议', feedback: '意见反馈' };

/** `/breadcrumb/4` complaints, `/breadcrumb/7` feedback. */
export function FormPage() {
  const kind = kindAt(useLocation().pathname);
  const lead = ticketLeads[kind];
  usePage({ description: lead, ready: true });
  return (
    <InfoFrame>
      <InfoHead title={titles[kind]} lead={lead} />
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

export default FormPage;
