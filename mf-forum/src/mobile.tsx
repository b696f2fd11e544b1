import { Route, Routes } from '@harbor/runtime';
import { lazy } from 'react';
import { pages } from './pages';
import { ForMembers } from './visitors/ForMembers';

const MemberPage = lazy(() => import('./features/members/MemberPage.mobile'));

const question = () => import('./visitors/LoginQuestion');

export default function Mobile() {
  return (
    <ForMembers load={question}>
      <Routes>
        {pages}
        <Route path="/home/:id" element={<MemberPage />} />
      </Routes>
    </ForMembers>
  );
}
