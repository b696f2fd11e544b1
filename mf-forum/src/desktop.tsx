import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';
import { ForMembers } from './visitors/ForMembers';

const ForumPage = lazy(() => import('./features/home/ForumPage'));
const CategoriesPage = lazy(() => import('./features/categories/CategoriesPage'));
const CategoryPage = lazy(() => import('./features/categories/CategoryPage'));
const TopicsPage = lazy(() => import('./features/topics/TopicsPage'));
const TopicPage = lazy(() => import('./features/topics/TopicPage'));
const PostPage = lazy(() => import('./features/detail/PostPage'));
const SearchPage = lazy(() => import('./features/search/SearchPage'));
const WritePage = lazy(() => import('./features/write/WritePage'));
const FeedbackPage = lazy(() => import('./features/write/FeedbackPage'));
const MemberPage = lazy(() => import('./features/members/MemberPage'));
const MemberInfoPage = lazy(() => import('./features/members/MemberInfoPage'));
const HistoryPage = lazy(() => import('./features/history/HistoryPage'));
const BlockedPage = lazy(() => import('./features/blocked/BlockedPage'));
const VersionsPage = lazy(() => import('./features/versions/VersionsPage'));
const MinePage = lazy(() => import('./features/members/MinePage'));

const question = () => import('./visitors/LoginQuestion');

export default function Desktop() {
  return (
    <ForMembers load={question}>
      <Routes>
        <Route path="/forumindex/" element={<ForumPage />} />
        <Route path="/forumtype/" element={<CategoriesPage />} />
        <Route path="/forumtypedetail/:id/" element={<CategoryPage />} />
        <Route path="/topic/" element={<TopicsPage />} />
        <Route path="/topicdetail/:id/" element={<TopicPage />} />
        <Route path="/postdetail/:id" element={<PostPage />} />
        <Route path="/forumsearch/" element={<SearchPage />} />
        <Route path="/sendpost" element={<WritePage />} />
        <Route path="/feedback" element={<FeedbackPage />} />
        <Route path="/forumuser/:id" element={<MemberPage />} />
        <Route path="/forumuserinfo/:id" element={<MemberInfoPage />} />
        <Route path="/history" element={<HistoryPage />} />
        <Route path="/forumblocked" element={<BlockedPage />} />
        <Route path="/postversions/:id" element={<VersionsPage />} />
        <Route path="/home/:id/:tabsId" element={<MinePage />} />
        <Route path="/home/:id/:tabsId/collect" element={<MinePage />} />
        <Route path="/home/:id/:tabsId/fans" element={<MinePage />} />
        <Route path="/home/:id/:tabsId/draft" element={<MinePage />} />
      </Routes>
    </ForMembers>
  );
}
