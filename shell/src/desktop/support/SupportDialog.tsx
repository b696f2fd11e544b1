import { atoms, useAtom } from '@harbor/runtime';
import { ErrorBlock } from '@harbor/ui/desktop';
import { Modal } from 'antd';
import { ChatLink } from '../../support/ChatLink';
import { useContact, useReportPage } from '../../support/useContact';
import { supportWords } from '../../support/words';
import { ContactCard } from './ContactCard';
import { ContactSkeleton } from './ContactSkeleton';

/** How to reach support; any page may open it through `atoms.supportVisible`. */
export function SupportDialog() {
  const [open, setOpen] = useAtom(atoms.supportVisible);
  const words = supportWords(useReportPage());
  const { contact, error, refetch } = useContact(open);
  return (
    <Modal
      open={open}
      onCancel={() => setOpen(false)}
      footer={null}
      title={words.title}
      width={460}
      centered
      destroyOnHidden
    >
      {contact ? <ContactCard contact={contact} hint={words.hint} /> : null}
      {!contact && error ? (
        <ErrorBlock compact error={error} title="客服信息没有加载出来" onRetry={() => void refetch()} />
      ) : null}
      {!contact && !error ? <ContactSkeleton /> : null}
      <ChatLink onGo={() => setOpen(false)} />
    </Modal>
  );
}

export default SupportDialog;
