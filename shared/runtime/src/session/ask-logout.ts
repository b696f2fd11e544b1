import { ask } from '../questions/ask';
import { session } from './session';

/** Asks first, in words that the product gives letter by letter, then ends the session; the button waits until the page is left. */
export const askLogout = (): void =>
  ask({
    title: '确定要退出登录吗？',
    text: '订单与消息都会保留，下次登录后可以继续查看。',
    yes: '退出登录',
    danger: true,
    onYes: () => session.logout(),
  });
