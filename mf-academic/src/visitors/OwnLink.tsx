import { isLogin, Link, navigateLoggedIn } from '@harbor/runtime';
import type { MouseEvent, ReactNode } from 'react';

interface OwnLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A way to what is one's own: visitors go by way of the login. */
export function OwnLink({ to, className, children }: OwnLinkProps) {
  const go = (event: MouseEvent) => {
    if (isLogin()) return;
    event.preventDefault();
    navigateLoggedIn(to);
  };
  return (
    <Link to={to} className={className} onClick={go}>
      {children}
    </Link>
  );
}
