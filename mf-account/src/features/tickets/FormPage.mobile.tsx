import { useLocation, usePage } from '@harbor/runtime';
import { Panel } from '@harbor/ui/mobile';
import { InfoFrame } from '../../info-frame/InfoFrame';
import { InfoHead } from '../../info-frame/InfoHead';
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
    <InfoFrame>
      <InfoHead title={title} lead={lead} />
      <Panel>
        <TicketForm key={kind} kind={kind} />
      </Panel>
      <Panel>
        <Promises />
      </Panel>
    </InfoFrame>
  );
}

export default FormPage;
