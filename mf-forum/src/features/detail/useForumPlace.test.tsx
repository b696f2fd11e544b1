import type { PostDetail } from '@harbor/contract';
import { atoms, Link, Route, Routes, store } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForumPlace, useLeaveForPost } from '../../posts/useForumPlace';
import { useCrumbs } from './useCrumbs';

const user = userEvent.setup({ delay: null });

const post: Pick<PostDetail, 'id' | 'topics' | 'category'> = {
  id: 7,
  topics: [{ id: 5, title: '样本量' }],
  category: { id: 2, title: '实验与问卷设计' },
};

function List() {
  useForumPlace(true);
  const leave = useLeaveForPost();
  return (
    <Link to="/postdetail/7" onClick={() => leave(7)}>
      一篇帖子
    </Link>
  );
}

function Post({ back }: { back: string }) {
  const crumbs = useCrumbs(post);
  return (
    <>
      <p>{crumbs.map(({ title }) => title).join(' › ')}</p>
      <Link to={back}>回到列表</Link>
    </>
  );
}

const lists = ['/forumindex/', '/forumtypedetail/2/', '/topicdetail/5/', '/topicdetail/6/'];

test.each([
  ['desktop', '/forumindex/', 1, '实验与问卷设计 › 帖子详情'],
  ['desktop', '/forumtypedetail/2/', 2, '实验与问卷设计 › 帖子详情'],
  ['desktop', '/topicdetail/5/', 3, '全部话题 › # 样本量 › 帖子详情'],
  ['desktop', '/topicdetail/6/', 3, '实验与问卷设计 › 帖子详情'],
  ['mobile', '/topicdetail/5/', 3, '全部话题 › # 样本量 › 帖子详情'],
] as const)(
  'on %s a post opened from %s leads back there, to the same place',
  async (platform, path, menuId, way) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    renderPage(
      <Routes>
        {lists.map((list) => (
          <Route key={list} path={list} element={<List />} />
        ))}
        <Route path="/postdetail/7" element={<Post back={path} />} />
      </Routes>,
      { path, platform },
    );
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 640 });
    await user.click(screen.getByRole('link', { name: '一篇帖子' }));
    expect(await screen.findByText(way)).toBeVisible();
    expect(store.get(atoms.forum)).toEqual({
      menuId,
      tabsId: 1,
      scrollTop: 640,
      pageDetail: { id: 7, from: path },
    });
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: '回到列表' }));
    await screen.findByRole('link', { name: '一篇帖子' });
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 640));
    expect(store.get(atoms.forum)).toMatchObject({ menuId, pageDetail: null });
  },
);
