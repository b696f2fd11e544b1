import { Link } from '@harbor/runtime';

/** What the empty history of whoever has paused it says, with the way to go on. */
export const pausedHistory = (settings: string) => ({
  empty: '浏览历史已暂停',
  hint: '在隐私设置里打开后，看过的帖子会记在这里',
  onward: <Link to={settings}>去隐私设置打开</Link>,
});
