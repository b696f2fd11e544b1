import type { PressSpecial } from '@harbor/contract';
import { pressLists } from '@harbor/contract/press-status';
import { Link } from '@harbor/runtime';
import { onPhone, Panel } from '@harbor/ui/kit';
import { ChevronRight } from 'lucide-react';
import { frontPath } from '../press/frontPath';
import { type ListType, placePath } from '../press/place';
import box from './Box.module.css';
import styles from './SpecialBox.module.css';
import { SpecialList } from './SpecialList';

const inSpecials = String(pressLists.special) as ListType;

interface SpecialBoxProps {
  specials: readonly PressSpecial[];
  /** Every special stands here: there is no way to more. */
  all?: boolean;
}

/** Specials under their name. */
export function SpecialBox({ specials, all = false }: SpecialBoxProps) {
  if (specials.length === 0) return null;
  return (
    <Panel padding={onPhone ? 'none' : 'm'} className={onPhone ? styles.strip : box.box}>
      <div className={`${box.head} ${styles.head}`}>
        <h2 className={box.title}>专题</h2>
        {all ? null : (
          <Link to={placePath(frontPath, { type: inSpecials })} className={box.more}>
            全部
            <ChevronRight size={14} aria-hidden />
          </Link>
        )}
      </div>
      <SpecialList specials={specials} />
    </Panel>
  );
}
