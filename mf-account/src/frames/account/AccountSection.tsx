import { Panel, Section } from '@harbor/ui/desktop';
import type { ReactNode } from 'react';

export interface AccountSectionProps {
  title: string;
  /** On the desktop, beside the title. */
  description?: string;
  /** On the desktop, at the right end. */
  extra?: ReactNode;
  /** On the phone: rows from edge to edge instead of text. */
  list?: boolean;
  children: ReactNode;
}

/** One matter of an account's page, in a panel of its own. */
export function AccountSection({ list: _, ...section }: AccountSectionProps) {
  return (
    <Panel>
      <Section size="part" {...section} />
    </Panel>
  );
}
