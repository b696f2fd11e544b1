import { HiddenTitle } from '@harbor/ui/heading';
import { onPhone } from '@harbor/ui/kit';

interface PageTitleProps {
  /** On the desktop. */
  className?: string;
  children: string;
}

/** The page's heading; on the phone the navigation bar shows it already. */
export function PageTitle({ className, children }: PageTitleProps) {
  return onPhone ? <HiddenTitle>{children}</HiddenTitle> : <h1 className={className}>{children}</h1>;
}
