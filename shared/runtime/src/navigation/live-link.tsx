import type { ReactNode } from 'react';
import { createPath } from 'react-router-dom';
import { useRoutes } from './all-routes';
import { Link, type LinkProps } from './link';
import { isLive } from './live';

/** Props of a link to a part that may not be there. */
export interface LiveLinkProps extends LinkProps {
  /** Stands there when no release has a page at the address; nothing by default. */
  otherwise?: ReactNode;
}

/** A link to a page of another part, drawn only where a live release has that page; see `isLive`. */
export function LiveLink({ otherwise = null, ...link }: LiveLinkProps) {
  const { to } = link;
  const live = useRoutes(() => isLive(typeof to === 'string' ? to : createPath(to)));
  if (!live) return otherwise;
  return <Link {...link} />;
}
