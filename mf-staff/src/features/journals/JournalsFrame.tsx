import { usePage } from '@harbor/runtime';
import { Tabs } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../desk/DeskFrame';
import { PageHead } from '../../parts/PageHead';
import styles from './JournalsFrame.module.css';

const tabs = [
  { key: 'imports', label: '导入记录', title: '期刊导入', to: '/staff/journals' },
  { key: 'schemes', label: '指标与分区版本', title: '指标与分区版本', to: '/staff/journals/schemes' },
  { key: 'titles', label: '已刊题名', title: '已刊题名', to: '/staff/journals/titles' },
] as const;

export interface JournalsFrameProps {
  tab: (typeof tabs)[number]['key'];
  lead: string;
  /** Buttons of the page. */
  act?: ReactNode;
  /** There is something to look at. */
  ready: boolean;
  children: ReactNode;
}

/** What stands around the pages of the library of journals: imports, editions and published titles. */
export function JournalsFrame({ tab, lead, act, ready, children }: JournalsFrameProps) {
  usePage({ ready });
  return (
    <DeskFrame title="期刊导入">
      <PageHead title={tabs.find(({ key }) => key === tab)?.title ?? ''} lead={lead}>
        {act}
      </PageHead>
      <div className={styles.tabs}>
        <Tabs label="期刊数据" current={tab} tabs={tabs} />
      </div>
      {children}
    </DeskFrame>
  );
}
