import { Spoken } from './Spoken';

export interface HiddenTitleProps {
  children: string;
}

/** The page's heading for screen readers, where the navigation bar already shows it to everybody else. */
export function HiddenTitle({ children }: HiddenTitleProps) {
  return <Spoken as="h1">{children}</Spoken>;
}
