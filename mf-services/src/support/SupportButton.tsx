import { Button, type ButtonProps } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { useSupport } from './useSupport';

interface SupportButtonProps extends Pick<ButtonProps, 'kind'> {
  children: ReactNode;
}

/** Opens the support contact. */
export function SupportButton({ kind, children }: SupportButtonProps) {
  const openSupport = useSupport();
  return (
    <Button kind={kind} onClick={openSupport}>
      {children}
    </Button>
  );
}
