import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';
import { pages } from './pages';

const SettingPage = lazy(() => import('./features/settings/SettingPage.mobile'));
const UserInfoPage = lazy(() => import('./features/me/profile/UserInfoPage.mobile'));
const IdSettingPage = lazy(() => import('./features/security/IdSettingPage'));
const PrivacyPage = lazy(() => import('./features/privacy/PrivacyPage'));
const PacksPage = lazy(() => import('./features/info/packs/PacksPage.mobile'));

export default function Mobile() {
  return (
    <Routes>
      {pages}
      <Route path="/setting/" element={<SettingPage />} />
      <Route path="/setting/userinfo" element={<UserInfoPage />} />
      <Route path="/setting/userid" element={<IdSettingPage />} />
      <Route path="/setting/privacy" element={<PrivacyPage />} />
      <Route path="/breadcrumb/8" element={<PacksPage />} />
    </Routes>
  );
}
