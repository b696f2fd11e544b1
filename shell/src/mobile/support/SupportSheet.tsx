import { atoms, useAtom } from '@harbor/runtime';
import { Button, ErrorBlock, Sheet } from '@harbor/ui/mobile';
import { Copy } from 'lucide-react';
import { ChatLink } from '../../support/ChatLink';
import { useContact, useReportPage } from '../../support/useContact';
import { useCopyWechat } from '../../support/useCopyWechat';
import { supportWords } from '../../support/words';
import { Contact } from './Contact';

/** How to reach support, from below; any page may open it through `atoms.supportVisible`. */
export function SupportSheet() {
  const [open, setOpen] = useAtom(atoms.supportVisible);
  const report = useReportPage();
  const words = supportWords(report);
  const { contact, error, refetch } = useContact(open);
  const [state, copy] = useCopyWechat();
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={report ? words.title : '联系客服'}
      footer={
        <Button disabled={!contact} onClick={() => contact && void copy(contact.wechat)}>
          <Copy size={18} aria-hidden />
          复制微信号
        </Button>
      }
    >
      {!contact && error ? (
        <ErrorBlock compact error={error} title="客服信息没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <Contact contact={contact} hint={words.hint} state={state} />
      )}
      <ChatLink onGo={() => setOpen(false)} />
    </Sheet>
  );
}

export default SupportSheet;
