import { useCurrentRoute, useSession } from '@harbor/runtime';
import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { useScrolledPast } from '../../scroll/useScrolledPast';
import { supportAllowed } from '../../support/allowed';
import { useReportPage } from '../../support/useContact';
import { standsAlone } from '../support/hasOwnSupport';
import { SupportButton } from '../support/SupportButton';
import styles from './SidePanel.module.css';
import { useClear } from './useClear';

/** From how far down there is a way back to the top, in px. */
const topFrom = 500;

/** The floating buttons: the report of service 37 (not for teachers), back to the top where it is in nobody's way. */
export function SidePanel() {
  const route = useCurrentRoute()?.route;
  const { isTeacher } = useSession();
  const report = useReportPage();
  const farDown = useScrolledPast(topFrom);
  const top = useRef<HTMLButtonElement>(null);
  const clear = useClear(top, farDown);
  if (!route || standsAlone(route)) return null;
  return (
    <aside className={styles.panel} aria-label="快捷入口">
      {report && supportAllowed(isTeacher) ? <SupportButton className={styles.button} report /> : null}
      {farDown ? (
        <button
          ref={top}
          type="button"
          className={clear ? styles.button : `${styles.button} ${styles.away}`}
          onClick={toTop}
          aria-label="回到顶部"
        >
          <ArrowUp size={21} strokeWidth={1.7} aria-hidden />
        </button>
      ) : null}
    </aside>
  );
}

function toTop(): void {
  window.scrollTo({ top: 0, behavior: 'smooth' });
}
