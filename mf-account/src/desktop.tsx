import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';
import { pages } from './pages';

const IdSettingPage = lazy(() => import('./features/security/IdSettingPage'));
const PrivacyPage = lazy(() => import('./features/privacy/PrivacyPage'));

export default function Desktop() {
  return (
    <Routes>
      {pages}
      <Route path="/idsetting/" element={<IdSettingPage />} />
      <Route path="/idsetting/privacy" element={<PrivacyPage />} />
    </Routes>
  );
}
