import { ask, isLogin, navigate, rememberPage } from '@harbor/runtime';

/**
 * What only members can do: done at once, or a visitor is asked to log in and comes back here.
 * @param words what a login is needed for: 请登录后收藏
 */
export function forMembers(words: string, act: () => void): void {
  if (isLogin()) {
    act();
    return;
  }
  ask({
    title: words,
    text: '登录后会回到这一页。',
    yes: '去登录',
    no: '先看看',
    onYes: () => {
      rememberPage();
      navigate('/login');
    },
  });
}
