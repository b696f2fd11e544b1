import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const StaffPage = lazy(() => import('./features/staff/StaffPage'));

export default function Desktop() {
  return (
    <Routes>
      <Route path="/staff/" element={<StaffPage />} />
    </Routes>
  );
}
