import { session } from '@harbor/runtime';
import { App } from 'antd';

/** Asks first, then ends the session; the button waits until the page is left. */
export function useLogout(): () => void {
  const { modal } = App.useApp();
  return () => {
    modal.confirm({
      title: '确定要退出登录吗？',
      content: '订单与消息都会保留，下次登录后可以继续查看。',
      okText: '退出登录',
      cancelText: '取消',
      centered: true,
      onOk: () => session.logout(),
    });
  };
}
