import { session } from '@harbor/runtime';
import { App } from 'antd';
import { logoutWords } from './logoutWords';

/** Asks first, then ends the session; the button waits until the page is left. */
export function useLogout(): () => void {
  const { modal } = App.useApp();
  return () => {
    modal.confirm({
      title: logoutWords.question,
      content: logoutWords.note,
      okText: logoutWords.yes,
      cancelText: logoutWords.no,
      centered: true,
      onOk: () => session.logout(),
    });
  };
}
