import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const ForumPage = lazy(() => import('./features/home/ForumPage'));
const CategoriesPage = lazy(() => import('./features/categories/CategoriesPage'));
const WritePage = lazy(() => import('./features/write/WritePage'));

export default function Desktop() {
  return (
    <Routes>
      <Route path="/forumindex/" element={<ForumPage />} />
      <Route path="/forumtype/" element={<CategoriesPage />} />
      <Route path="/sendpost" element={<WritePage />} />
    </Routes>
  );
}
