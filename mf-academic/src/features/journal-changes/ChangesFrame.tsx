import { changesPath, ownChangesPath } from '@harbor/contract/journal-changes';
import { changesLead } from '@harbor/contract/page-words';
import { HiddenTitle } from '@harbor/ui/heading';
import { onPhone, Tabs } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { minePath } from '../../journals/place';
import { PageFrame } from '../../parts/PageFrame';
import { OwnLink } from '../../visitors/OwnLink';
import styles from './ChangesFrame.module.css';

interface ChangesFrameProps {
  own: boolean;
  /** What came since the last look. */
  fresh?: number | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

/** What both lists of changes stand in: name, what they are, and the way between them. */
export function ChangesFrame({ own, fresh, aside, children }: ChangesFrameProps) {
  return (
    <PageFrame className={styles.page}>
      {onPhone ? (
        <HiddenTitle>期刊变动</HiddenTitle>
      ) : (
        <header className={styles.head}>
          <h1 className={styles.title}>期刊变动</h1>
          <p className={styles.lead}>{changesLead}</p>
          <OwnLink className={styles.way} to={minePath}>
            我收藏的期刊
          </OwnLink>
        </header>
      )}
      <Tabs
        label="期刊变动"
        current={own ? 'mine' : 'all'}
        tabs={[
          { key: 'all', label: '全部', to: changesPath },
          { key: 'mine', label: '我关注的', to: ownChangesPath, own: true, ...(fresh && { count: fresh }) },
        ]}
        alert
      />
      <div className={aside ? styles.columns : styles.main}>
        {onPhone ? aside : null}
        <div className={styles.list}>{children}</div>
        {onPhone ? null : aside}
      </div>
    </PageFrame>
  );
}
