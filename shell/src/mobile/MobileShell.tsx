import { inTurn, Route, Routes, useCurrentRoute } from '@harbor/runtime';
import { MobileNotifier, PageSkeleton } from '@harbor/ui/mobile';
import { lazy } from 'react';
import { Announcements } from '../announcement/Announcements';
import { ChromePart } from '../chrome/ChromePart';
import { PlainHeader } from '../chrome/PlainHeader';
import { useBare } from '../chrome/useBare';
import { ConsentRenewal } from '../consent/ConsentRenewal';
import { MainArea } from '../main/MainArea';
import { FailedPage } from './failed/FailedPage';
import { Foot } from './foot/Foot';
import styles from './MobileShell.module.css';
import { NavBar } from './nav-bar/NavBar';
import { Overrides } from './overrides/Overrides';
import { SidePanel } from './side-panel/SidePanel';
import { Support } from './support/Support';
import { TabBar } from './tab-bar/TabBar';

const HomePage = lazy(() => import('./home/HomePage'));
const NotFoundPage = lazy(() => import('./not-found/NotFoundPage'));

const tabBar = inTurn(
  <ChromePart name="TabBar">
    <TabBar />
  </ChromePart>,
);
const foot = inTurn(
  <ChromePart name="Foot">
    <Foot />
  </ChromePart>,
);

/** Everything around a mobile page, and the shell's own pages. */
export function MobileShell() {
  const route = useCurrentRoute()?.route;
  const bare = useBare();
  const tab = route?.chrome === 'tab';
  // The home page has its own head, with logo and search.
  const navBar = !bare && route?.path !== '/';
  return (
    <div className={tab ? `${styles.shell} ${styles.tab}` : styles.shell}>
      <MobileNotifier />
      {navBar ? (
        <ChromePart name="NavBar" instead={<PlainHeader />}>
          <NavBar />
        </ChromePart>
      ) : null}
      <div className={styles.page}>
        <MainArea
          loading={<PageSkeleton />}
          failed={(retry) => <FailedPage onRetry={retry} />}
          pages={
            <Routes>
              <Route path="/" element={<HomePage />} />
              <Route path="/404" element={<NotFoundPage />} />
            </Routes>
          }
        />
      </div>
      {bare ? null : foot}
      {tab ? tabBar : null}
      <ChromePart name="SidePanel">
        <SidePanel />
      </ChromePart>
      <ChromePart name="Support">
        <Support />
      </ChromePart>
      <ChromePart name="Overrides">
        <Overrides />
      </ChromePart>
      <ChromePart name="ConsentRenewal">
        <ConsentRenewal />
      </ChromePart>
      <ChromePart name="Announcements">
        <Announcements on="tab" />
      </ChromePart>
    </div>
  );
}
