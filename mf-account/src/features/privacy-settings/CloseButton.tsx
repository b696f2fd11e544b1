import { Button } from 'antd';

export interface CloseButtonProps {
  disabled: boolean;
  loading: boolean;
  onClick: () => void;
}

/** Begins to close the account. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <Button danger {...props}>
      申请注销账号
    </Button>
  );
}
