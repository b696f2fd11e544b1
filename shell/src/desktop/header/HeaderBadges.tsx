import { LiveLink } from '@harbor/runtime';
import { ClipboardList, type LucideIcon, MessageSquareText } from 'lucide-react';
import { badgeLabel, badgeText } from '../../badges/badgeText';
import { useBadges } from '../../badges/useBadges';
import styles from './HeaderBadges.module.css';

/** Orders that need the user, and unread messages. */
export function HeaderBadges() {
  const { orders, messages } = useBadges();
  return (
    <>
      <BadgeLink
        to="/orderpage/"
        icon={ClipboardList}
        count={orders}
        label={badgeLabel('待处理订单', orders, '个')}
      />
      <BadgeLink
        to="/message/"
        icon={MessageSquareText}
        count={messages}
        label={badgeLabel('未读消息', messages, '条')}
      />
    </>
  );
}

interface BadgeLinkProps {
  to: string;
  icon: LucideIcon;
  count: number;
  label: string;
}

function BadgeLink({ to, icon: Icon, count, label }: BadgeLinkProps) {
  const text = badgeText(count);
  return (
    <LiveLink to={to} className={styles.link} aria-label={label} title={label}>
      <Icon size={20} strokeWidth={1.7} aria-hidden />
      {text ? (
        <span className={styles.badge} aria-hidden="true">
          {text}
        </span>
      ) : null}
    </LiveLink>
  );
}
