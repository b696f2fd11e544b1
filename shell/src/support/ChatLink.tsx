import { Link, matchPage, snapshot, useSession } from '@harbor/runtime';
import { MessagesSquare } from 'lucide-react';
import styles from './ChatLink.module.css';

const chat = '/message/service';

export interface ChatLinkProps {
  onGo: () => void;
}

/** The way to the conversation on the site itself, for those who are logged in. */
export function ChatLink({ onGo }: ChatLinkProps) {
  const { loggedIn } = useSession();
  if (!loggedIn || !matchPage(snapshot, chat)) return null;
  return (
    <Link to={chat} className={styles.link} onClick={onGo}>
      <MessagesSquare size={18} aria-hidden />
      在站内与客服沟通
    </Link>
  );
}
