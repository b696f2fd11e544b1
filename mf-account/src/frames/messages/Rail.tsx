import { NavLink, useQuery } from '@harbor/runtime';
import { Headset, Inbox, type LucideIcon, Settings2, Ticket } from 'lucide-react';
import { boxes } from '../../message-centre/boxes';
import { countsQuery } from '../../message-centre/queries';
import { Unread } from '../../message-centre/Unread';
import frame from '../Rail.module.css';
import styles from './Rail.module.css';

/** The way through the message centre, with what is unread in each place. */
export function Rail() {
  const counts = useQuery(countsQuery()).data;
  const unread = [counts?.like, counts?.comment, counts?.fans, counts?.system];
  return (
    <nav className={`${frame.rail} ${styles.rail}`} aria-label="消息中心">
      <ul>
        <Item to="/message/" end Icon={Inbox} title="消息总览" />
        {boxes.map((box, n) => (
          <Item
            key={box.kind}
            to={box.path}
            section={box.kind > 2 ? `/message/${box.kind}/` : undefined}
            Icon={box.Icon}
            title={box.title}
            unread={unread[n]}
          />
        ))}
        <Item to="/message/service" Icon={Headset} title="在线客服" unread={counts?.service} />
        <Item to="/ticket/" Icon={Ticket} title="我的工单" />
        <Item to="/message/settings" Icon={Settings2} title="消息设置" />
      </ul>
    </nav>
  );
}

interface ItemProps {
  to: string;
  title: string;
  Icon: LucideIcon;
  unread?: number;
  end?: boolean;
  /** All addresses below it are this place. */
  section?: string;
}

function Item({ to, title, Icon, unread = 0, end = false, section }: ItemProps) {
  const inside = section !== undefined && window.location.pathname.startsWith(section);
  return (
    <li>
      <NavLink
        to={to}
        end={end}
        aria-current={inside ? 'page' : undefined}
        className={({ isActive }) => (isActive || inside ? `${frame.item} ${frame.here}` : frame.item)}
      >
        <Icon size={18} aria-hidden />
        {title}
        {unread > 0 ? <Unread count={unread} /> : null}
      </NavLink>
    </li>
  );
}
