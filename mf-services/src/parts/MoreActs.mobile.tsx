import { Sheet } from '@harbor/ui/mobile';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import styles from './MoreActs.mobile.module.css';

interface MoreActsProps {
  acts: readonly { label: string; act: () => void }[];
}

/** What a phone's bar has no room for, behind 更多; nothing where nothing is left over. */
export function MoreActs({ acts }: MoreActsProps) {
  const [open, setOpen] = useState(false);
  if (acts.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis size={22} aria-hidden />
        更多
      </button>
      <Sheet open={open} title="更多操作" onClose={() => setOpen(false)}>
        <ul className={styles.list}>
          {acts.map(({ label, act }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  act();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
