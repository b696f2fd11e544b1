import { Link } from '@harbor/runtime';
import logo from '@harbor/ui/assets/logo-mark.svg';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Entry.module.css';

export interface EntryCardProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands in the place of a page of the team until its second factor is given; nothing of the site is around it. */
export function EntryCard({ title, lead, children }: EntryCardProps) {
  return (
    <div className={styles.page} data-reflow>
      <div className={styles.top}>
        <span className={styles.brand}>
          <img src={logo} alt="" width={32} height={32} />
          <span>
            <b>学术港</b>
            <small>工作台</small>
          </span>
        </span>
        <Link to="/" className={styles.home}>
          <ArrowLeft size={15} aria-hidden />
          返回首页
        </Link>
      </div>
      <div className={styles.card}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
