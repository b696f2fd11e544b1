import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';
import { pages } from './pages';
import { ForMembers } from './visitors/ForMembers';

const MemberPage = lazy(() => import('./features/members/MemberPage'));
const MemberInfoPage = lazy(() => import('./features/members/MemberInfoPage'));
const MinePage = lazy(() => import('./features/members/MinePage'));

const question = () => import('./visitors/LoginQuestion');

export default function Desktop() {
  return (
    <ForMembers load={question}>
      <Routes>
        {pages}
        <Route path="/forumuser/:id" element={<MemberPage />} />
        <Route path="/forumuserinfo/:id" element={<MemberInfoPage />} />
        <Route path="/home/:id/:tabsId" element={<MinePage />} />
        <Route path="/home/:id/:tabsId/collect" element={<MinePage />} />
        <Route path="/home/:id/:tabsId/fans" element={<MinePage />} />
        <Route path="/home/:id/:tabsId/draft" element={<MinePage />} />
      </Routes>
    </ForMembers>
  );
}
