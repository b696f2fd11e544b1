import { usePage } from '@harbor/runtime';
import { Tabs } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../desk/DeskFrame';
import { PageHead } from '../../parts/PageHead';
import styles from './PressFrame.module.css';

const tabs = [
  { key: 'press', label: '头条', to: '/staff/press' },
  { key: 'tags', label: '标签', to: '/staff/press/tags' },
  { key: 'specials', label: '专题', to: '/staff/press/specials' },
] as const;

export interface PressFrameProps {
  tab: (typeof tabs)[number]['key'];
  lead: string;
  /** The button that makes something new. */
  act?: ReactNode;
  /** There is something to look at. */
  ready: boolean;
  children: ReactNode;
}

/** What stands around the lists of the headlines: articles, tags and specials. */
export function PressFrame({ tab, lead, act, ready, children }: PressFrameProps) {
  usePage({ ready });
  return (
    <DeskFrame title="头条编辑">
      <PageHead title={tabs.find(({ key }) => key === tab)?.label ?? ''} lead={lead}>
        {act}
      </PageHead>
      <div className={styles.tabs}>
        <Tabs label="头条编辑" current={tab} tabs={tabs} />
      </div>
      {children}
    </DeskFrame>
  );
}
