import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSupport } from './useSupport';

interface SupportButtonProps {
  children: ReactNode;
}

/** Opens the support contact. */
export function SupportButton({ children }: SupportButtonProps) {
  const openSupport = useSupport();
  return <Button onClick={openSupport}>{children}</Button>;
}
