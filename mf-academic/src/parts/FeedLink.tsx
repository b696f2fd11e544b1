import { Rss } from 'lucide-react';
import styles from './FeedLink.module.css';

/** The way to a feed of the headlines. */
export const FeedLink = ({ to }: { to: string }) => (
  <a href={to} className={styles.feed}>
    <Rss size={15} aria-hidden /> RSS
  </a>
);
