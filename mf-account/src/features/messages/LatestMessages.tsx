import type { DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { ChevronRight, Headset, type LucideIcon } from 'lucide-react';
import { boxOf } from '../../message-centre/boxes';
import { Unread } from '../../message-centre/Unread';
import styles from './LatestMessages.module.css';

export interface OverviewListProps {
  overview: DataOf<'GET /message/my_message'>;
}

/** Each box with its latest message, and the conversation with support. */
export function LatestMessages({ overview: { boxes, service } }: OverviewListProps) {
  return (
    <ul className={styles.list}>
      {boxes.map(({ kind, unread, latest }) => {
        const box = boxOf(kind);
        return (
          <Row
            key={kind}
            to={box.path}
            title={box.title}
            Icon={box.Icon}
            unread={unread}
            latest={latest?.text ?? box.empty}
            at={latest?.created_at}
          />
        );
      })}
      <Row
        to="/message/service"
        title="在线客服"
        Icon={Headset}
        unread={service.unread}
        latest={service.latest || '选服务、改需求、查进度都可以问'}
        at={service.at ?? undefined}
      />
    </ul>
  );
}

interface RowProps {
  to: string;
  title: string;
  Icon: LucideIcon;
  unread: number;
  latest: string;
  at?: string;
}

function Row({ to, title, Icon, unread, latest, at }: RowProps) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <span className={styles.icon}>
          <Icon size={22} strokeWidth={1.7} aria-hidden />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.latest}>{latest}</span>
        </span>
        <span className={styles.end}>
          <time className={styles.time}>{at ? formatWhen(at) : ''}</time>
          {unread > 0 ? (
            <Unread count={unread} />
          ) : (
            <ChevronRight size={18} className={styles.arrow} aria-hidden />
          )}
        </span>
      </Link>
    </li>
  );
}
