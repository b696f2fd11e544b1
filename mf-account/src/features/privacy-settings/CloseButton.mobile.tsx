import { Button } from '@harbor/ui/kit';
import type { CloseButtonProps } from './CloseButton';

/** Begins to close the account. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <Button kind="danger" block {...props}>
      申请注销账号
    </Button>
  );
}
