import type { StaffContact } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Listed } from '../../../parts/Listed';
import { SiteFrame } from '../SiteFrame';
import { ContactForm, variants } from './ContactForm';
import styles from './Contacts.module.css';
import { contactsQuery } from './queries';

/** How support is reached outside the site; people are sent to the contacts in turn. */
export function ContactsPage() {
  const query = useQuery(contactsQuery());
  const [asked, setAsked] = useState<{ contact?: StaffContact }>();
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({})}
    >
      添加联系方式
    </Button>
  );
  return (
    <SiteFrame
      tab="contacts"
      lead="有多个时轮流展示给用户，每个分到的人数相近"
      act={add}
      ready={!query.isPending}
    >
      <Listed
        query={query}
        things="客服联系方式"
        empty={({ data }) => data.length === 0}
        emptyText="没有联系方式时，用户只能通过在线客服与工单找到我们"
        emptyAct={add}
      >
        {({ data }) => (
          <ul className={styles.cards} aria-label="客服联系方式">
            {data.map((one) => (
              <li key={one.id} className={styles.card}>
                <img src={one.image} alt={`${one.name}的二维码`} width={104} height={104} />
                <div className={styles.words}>
                  <span className={styles.title}>
                    <b>{one.name}</b>
                    {one.active ? <Tag tone="accent">展示中</Tag> : <Tag tone="over">已停用</Tag>}
                  </span>
                  <p>微信号 {one.wechat}</p>
                  <p>
                    {one.hours} · {variants.find(([key]) => key === one.variant)?.[1]}
                  </p>
                  <p>展示过 {one.uses.toLocaleString('en')} 次</p>
                  <Button aria-label={`编辑 ${one.name}`} onClick={() => setAsked({ contact: one })}>
                    编辑
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Listed>
      {asked ? <ContactForm contact={asked.contact} onClose={() => setAsked(undefined)} /> : null}
    </SiteFrame>
  );
}

export default ContactsPage;
