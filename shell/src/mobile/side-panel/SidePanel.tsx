import type { RouteEntry } from '@harbor/contract';
import { atoms, useCurrentRoute, useSession, useSetAtom } from '@harbor/runtime';
import { ArrowUp, Headset } from 'lucide-react';
import { useScrolledPast } from '../../scroll/useScrolledPast';
import { supportAllowed } from '../../support/allowed';
import { useReportPage } from '../../support/useContact';
import { supportWords } from '../../support/words';
import styles from './SidePanel.module.css';

/** From how far down there is a way back to the top, in px (product.md §9). */
const topFrom = 500;

/** The floating buttons: support (not for teachers, nor where the page has its own), back to the top. */
export function SidePanel() {
  const route = useCurrentRoute()?.route;
  const { isTeacher } = useSession();
  const report = useReportPage();
  const openSupport = useSetAtom(atoms.supportVisible);
  const farDown = useScrolledPast(topFrom);
  const bare =
    !route || route.chrome === 'nopanel' || route.chrome === 'bare' || route.path.startsWith('/login');
  if (bare) return null;
  return (
    <aside className={styles.panel} aria-label="快捷入口">
      {supportAllowed(isTeacher) && (report || !hasOwnSupport(route)) ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => openSupport(true)}
          aria-label={supportWords(report).entry}
        >
          <Headset size={21} strokeWidth={1.7} aria-hidden />
        </button>
      ) : null}
      {farDown ? (
        <button type="button" className={styles.button} onClick={toTop} aria-label="回到顶部">
          <ArrowUp size={21} strokeWidth={1.7} aria-hidden />
        </button>
      ) : null}
    </aside>
  );
}

/** The top pages and the service pages have an entry to support of their own. */
function hasOwnSupport({ chrome, path }: RouteEntry): boolean {
  return chrome === 'tab' || path.startsWith('/goodsdetail/');
}

function toTop(): void {
  window.scrollTo({ top: 0, behavior: 'smooth' });
}
