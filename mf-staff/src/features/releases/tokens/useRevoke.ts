import type { DeployToken } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { App } from 'antd';
import { useRevokeToken } from '../queries';

/** Asks first, then makes a token useless. */
export function useRevoke(): (token: Pick<DeployToken, 'id' | 'name'>) => void {
  const { modal } = App.useApp();
  const { mutateAsync } = useRevokeToken();
  return ({ id, name }) => {
    modal.confirm({
      title: `吊销令牌“${name}”？`,
      content: '使用它的机器与流水线将立即无法发布。吊销后不能恢复，需要时请重新签发。',
      okText: '吊销',
      okButtonProps: { danger: true },
      cancelText: '取消',
      centered: true,
      onOk: async () => {
        await mutateAsync({ params: { id } });
        notify.success(`已吊销“${name}”`);
      },
    });
  };
}
