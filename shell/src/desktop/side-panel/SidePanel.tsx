import { atoms, useCurrentRoute, useSession, useSetAtom } from '@harbor/runtime';
import { ArrowUp, Headset, SquarePen } from 'lucide-react';
import { supportAllowed } from '../../support/allowed';
import { useReportPage } from '../../support/useContact';
import { supportWords } from '../../support/words';
import styles from './SidePanel.module.css';

/** The page that is 我要评价 itself. */
const feedbackPage = '/feedback';

/** The floating panel at the right: support (not for teachers), feedback and the way to the top. */
export function SidePanel() {
  const { chrome, path } = useCurrentRoute()?.route ?? {};
  const { isTeacher } = useSession();
  const report = useReportPage();
  const openSupport = useSetAtom(atoms.supportVisible);
  const openFeedback = useSetAtom(atoms.feedbackVisible);
  if (chrome === undefined || chrome === 'nopanel' || chrome === 'bare') return null;
  return (
    <aside className={styles.panel} aria-label="快捷入口">
      {supportAllowed(isTeacher) ? (
        <button type="button" className={styles.support} onClick={() => openSupport(true)}>
          <Headset size={20} strokeWidth={1.7} aria-hidden />
          <span className={styles.name}>{supportWords(report).entry}</span>
        </button>
      ) : null}
      {path === feedbackPage ? null : (
        <button type="button" className={styles.entry} onClick={() => openFeedback(true)}>
          <SquarePen size={20} strokeWidth={1.7} aria-hidden />
          <span className={styles.name}>我要评价</span>
        </button>
      )}
      <button type="button" className={styles.entry} onClick={toTop}>
        <ArrowUp size={20} strokeWidth={1.7} aria-hidden />
        顶部
      </button>
    </aside>
  );
}

function toTop(): void {
  window.scrollTo({ top: 0, behavior: 'smooth' });
}
