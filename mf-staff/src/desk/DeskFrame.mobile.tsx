import { Link } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Overlay } from '@harbor/ui/kit';
import { ArrowLeft, Search as Magnifier, Menu } from 'lucide-react';
import { useState } from 'react';
import type { DeskFrameProps } from './DeskFrame';
import styles from './DeskFrame.mobile.module.css';
import { DeskNav } from './DeskNav';
import { IdleNotice } from './IdleNotice';
import { Search } from './Search';
import { useMe } from './useMe';

/** What stands around every page of the desk on the phone: a bar, with navigation and search in sheets. */
export function DeskFrame({ title = '学术港工作台', back, flush = false, children }: DeskFrameProps) {
  const [open, setOpen] = useState<'menu' | 'search'>();
  const { name, roles } = useMe();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        {back ? (
          <Link to={back} className={styles.button} aria-label="返回">
            <ArrowLeft size={22} aria-hidden />
          </Link>
        ) : (
          <button
            type="button"
            className={styles.button}
            aria-label="工作台导航"
            onClick={() => setOpen('menu')}
          >
            <Menu size={22} aria-hidden />
          </button>
        )}
        <b className={styles.title}>{title}</b>
        <button type="button" className={styles.button} aria-label="查找" onClick={() => setOpen('search')}>
          <Magnifier size={21} aria-hidden />
        </button>
      </div>
      <div className={flush ? undefined : styles.work}>{children}</div>
      <IdleNotice />
      <Overlay open={open === 'menu'} onClose={close} title="工作台">
        <p className={styles.me}>
          <Avatar name={name} size={36} />
          <span>
            <b>{name}</b>
            <small>{roles.join(' · ')}</small>
          </span>
        </p>
        <DeskNav onGo={close} />
      </Overlay>
      <Overlay open={open === 'search'} onClose={close} title="查找">
        <Search onGo={close} />
      </Overlay>
    </div>
  );
}
