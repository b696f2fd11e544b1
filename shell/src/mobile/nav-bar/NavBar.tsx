import { atoms, useAtomValue, useCurrentRoute, useMainState, useSession } from '@harbor/runtime';
import { ChevronLeft } from 'lucide-react';
import { supportAllowed } from '../../support/allowed';
import { useReportPage } from '../../support/useContact';
import { hasOwnSupport, standsAlone } from '../support/hasOwnSupport';
import { SupportButton } from '../support/SupportButton';
import { goBack } from './goBack';
import styles from './NavBar.module.css';

/**
 * The 48 px bar at the top: title, the way back except on the five top pages, and support, which covers nothing of the
 * page here (not for teachers, nor where the page has its own). Pages with a picture of their own up there hide its
 * background, or its room, through the atoms of the store.
 */
export function NavBar() {
  const route = useCurrentRoute()?.route;
  const title = useAtomValue(atoms.navTitle) || route?.title;
  const arrow = useAtomValue(atoms.navArrow);
  const loading = useMainState() === 'loading';
  const openTop = route?.openTop ?? false;
  // Until an open-top page says otherwise its bar is bare, so that nothing flashes over its skeleton.
  const painted = useAtomValue(atoms.navBackground) === 'painted' && !(openTop && loading);
  const room = useAtomValue(atoms.navPlaceholder) && !openTop;
  const top = route?.chrome === 'tab';
  const { isTeacher } = useSession();
  const report = useReportPage();
  const support =
    route && supportAllowed(isTeacher) && !report && !hasOwnSupport(route) && !standsAlone(route);
  return (
    <header
      className={[styles.bar, painted && styles.painted, !room && styles.floating].filter(Boolean).join(' ')}
    >
      {arrow && !top ? (
        <button type="button" className={styles.back} onClick={goBack} aria-label="返回">
          <ChevronLeft size={26} strokeWidth={1.8} aria-hidden />
        </button>
      ) : null}
      {painted ? <p className={styles.title}>{title}</p> : null}
      {support ? <SupportButton className={styles.support} /> : null}
    </header>
  );
}
