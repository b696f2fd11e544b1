import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const ReleasesPage = lazy(() => import('./features/releases/ReleasesPage.mobile'));

export default function Mobile() {
  return (
    <Routes>
      <Route path="/staff/releases" element={<ReleasesPage />} />
    </Routes>
  );
}
