import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const ForumPage = lazy(() => import('./features/forum/ForumPage'));

export default function Desktop() {
  return (
    <Routes>
      <Route path="/forum/" element={<ForumPage />} />
    </Routes>
  );
}
