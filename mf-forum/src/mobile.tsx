import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const ForumPage = lazy(() => import('./features/forum/ForumPage.mobile'));

export default function Mobile() {
  return (
    <Routes>
      <Route path="/forum/" element={<ForumPage />} />
    </Routes>
  );
}
