import { ticketLeads } from '@harbor/contract/page-words';
import { useLocation, usePage } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { InfoFrame } from '../../frames/info/InfoFrame';
import { InfoHead } from '../../frames/info/InfoHead';
import { kindAt } from './kindAt';
import styles from './NewTicketPage.module.css';
import { Promises } from './Promises';
import { TicketForm } from './TicketForm';

const titles = { complaint: '投诉建议', feedback: '意见反馈' };

/** `/breadcrumb/4` complaints, `/breadcrumb/7` feedback. */
export function NewTicketPage() {
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

export default NewTicketPage;
