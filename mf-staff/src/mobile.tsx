import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const StaffPage = lazy(() => import('./features/staff/StaffPage.mobile'));

export default function Mobile() {
  return (
    <Routes>
      <Route path="/staff/" element={<StaffPage />} />
    </Routes>
  );
}
