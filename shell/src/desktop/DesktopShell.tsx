import { inTurn, Route, Routes } from '@harbor/runtime';
import { DesktopNotifier, PageSkeleton } from '@harbor/ui/desktop';
import { lazy } from 'react';
import { Announcements } from '../announcement/Announcements';
import { ChromePart } from '../chrome/ChromePart';
import { PlainHeader } from '../chrome/PlainHeader';
import { useBare } from '../chrome/useBare';
import { ConsentRenewal } from '../consent/ConsentRenewal';
import { MainArea } from '../main/MainArea';
import { Breadcrumb } from './breadcrumb/Breadcrumb';
import styles from './DesktopShell.module.css';
import { FailedPage } from './failed/FailedPage';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { Overrides } from './overrides/Overrides';
import { PhoneBar } from './phone-bar/PhoneBar';
import { SidePanel } from './side-panel/SidePanel';
import { Support } from './support/Support';
import { Writing } from './writing/Writing';

const HomePage = lazy(() => import('./home/HomePage'));
const NotFoundPage = lazy(() => import('./not-found/NotFoundPage'));

const top = inTurn(
  <ChromePart name="Header" instead={<PlainHeader />}>
    <Header />
  </ChromePart>,
);
const sidePanel = inTurn(
  <ChromePart name="SidePanel">
    <SidePanel />
  </ChromePart>,
);
const footer = inTurn(
  <ChromePart name="Footer">
    <Footer />
  </ChromePart>,
);

/** Everything around a desktop page, and the shell's own pages. */
export function DesktopShell() {
  const bare = useBare();
  return (
    <>
      <DesktopNotifier />
      <a className={styles.skip} href="#main">
        跳到主要内容
      </a>
      {bare ? null : <PhoneBar />}
      {bare ? null : top}
      <div className={bare ? undefined : styles.page}>
        {bare ? null : (
          <ChromePart name="Breadcrumb">
            <Breadcrumb />
          </ChromePart>
        )}
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
      {bare ? null : footer}
      {sidePanel}
      <ChromePart name="Support">
        <Support />
      </ChromePart>
      <ChromePart name="Writing">
        <Writing />
      </ChromePart>
      <ChromePart name="Overrides">
        <Overrides />
      </ChromePart>
      <ChromePart name="ConsentRenewal">
        <ConsentRenewal />
      </ChromePart>
      <ChromePart name="Announcements">
        <Announcements on="full" />
      </ChromePart>
    </>
  );
}
