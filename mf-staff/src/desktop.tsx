import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const ReleasesPage = lazy(() => import('./features/releases/ReleasesPage'));

export default function Desktop() {
  return (
    <Routes>
      <Route path="/staff/releases" element={<ReleasesPage />} />
    </Routes>
  );
}
