import { usePage } from '@harbor/runtime';
import { Tabs } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../desk/DeskFrame';
import { PageHead } from '../../parts/PageHead';
import styles from './SiteFrame.module.css';

const tabs = [
  { key: 'announcements', label: '公告' },
  { key: 'help', label: '帮助中心' },
  { key: 'texts', label: '页面文字' },
  { key: 'agreements', label: '协议' },
  { key: 'rules', label: '接单规范' },
  { key: 'links', label: '友情链接' },
  { key: 'downloads', label: '客户端下载' },
  { key: 'contacts', label: '客服联系方式' },
  { key: 'replies', label: '客服常用语' },
] as const;

type TabKey = (typeof tabs)[number]['key'];

export interface SiteFrameProps {
  tab: TabKey;
  lead: string;
  /** The button that makes something new. */
  act?: ReactNode;
  /** There is something to look at. */
  ready: boolean;
  children: ReactNode;
}

/** What stands around every page of what the site says. */
export function SiteFrame({ tab, lead, act, ready, children }: SiteFrameProps) {
  usePage({ ready });
  const title = tabs.find(({ key }) => key === tab)?.label ?? '';
  return (
    <DeskFrame>
      <PageHead title={title} lead={lead}>
        {act}
      </PageHead>
      <div className={styles.tabs}>
        <Tabs
          label="网站内容"
          current={tab}
          tabs={tabs.map(({ key, label }) => ({ key, label, to: `/staff/site/${key}` }))}
        />
      </div>
      {children}
    </DeskFrame>
  );
}
