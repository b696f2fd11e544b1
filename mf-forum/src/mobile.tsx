import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';

const ForumPage = lazy(() => import('./features/home/ForumPage.mobile'));
const CategoriesPage = lazy(() => import('./features/categories/CategoriesPage.mobile'));
const WritePage = lazy(() => import('./features/write/WritePage.mobile'));
const FeedbackPage = lazy(() => import('./features/write/FeedbackPage.mobile'));

export default function Mobile() {
  return (
    <Routes>
      <Route path="/forumindex/" element={<ForumPage />} />
      <Route path="/forumtype/" element={<CategoriesPage />} />
      <Route path="/sendpost" element={<WritePage />} />
      <Route path="/feedback" element={<FeedbackPage />} />
    </Routes>
  );
}
