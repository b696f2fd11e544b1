import { Link, snapshot } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import logo from '@harbor/ui/assets/logo-mark.svg';
import { Tag } from '@harbor/ui/tag';
import { type ReactNode, useState } from 'react';
import { Key } from '../parts/Key';
import styles from './DeskFrame.module.css';
import { DeskNav } from './DeskNav';
import { IdleNotice } from './IdleNotice';
import { KeyHelp } from './KeyHelp';
import { Search } from './Search';
import { useKeys } from './useKeys';
import { useMe } from './useMe';

export interface DeskFrameProps {
  /** Named in the phone's bar; the page has no title of its own there. */
  title?: string;
  /** Where the phone's bar leads back to, from a page below another one. */
  back?: string;
  /** On the phone the page's cards bring their own margins. */
  flush?: boolean;
  children: ReactNode;
}

/** What stands around every page of the desk: navigation at the left, search and person above. */
export function DeskFrame({ children }: DeskFrameProps) {
  const [help, setHelp] = useState(false);
  const { name, roles } = useMe();
  useKeys({ '?': () => setHelp(true) });
  return (
    <div className={styles.desk}>
      <div className={styles.side}>
        <Link to="/staff/" className={styles.brand}>
          <img src={logo} alt="" width={30} height={30} />
          <span>
            <b>学术港</b>
            <small>工作台</small>
          </span>
        </Link>
        <DeskNav />
      </div>
      <div className={styles.bar}>
        <Search />
        {snapshot.settings.demo ? <Tag tone="gold">演示环境</Tag> : null}
        <span className={styles.room} />
        <button type="button" className={styles.help} aria-label="键盘操作" onClick={() => setHelp(true)}>
          <Key>?</Key>
        </button>
        <span className={styles.me}>
          <Avatar name={name} size={32} />
          <span>
            <b>{name}</b>
            <small>{roles.join(' · ') || '\u00a0'}</small>
          </span>
        </span>
      </div>
      <div className={styles.work}>{children}</div>
      <IdleNotice />
      <KeyHelp open={help} onClose={() => setHelp(false)} />
    </div>
  );
}
