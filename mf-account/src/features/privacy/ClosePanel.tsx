import { ErrorBlock, Panel, Section } from '@harbor/ui/desktop';
import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { Blockers } from './Blockers';
import { PostsChoice } from './PostsChoice';
import styles from './PrivacyPage.module.css';
import { type Closing, closingEffects, type PostsFate } from './useClosing';

/** Closing the account: what follows, what stands in the way, and a question before it begins. */
export function ClosePanel({ closing }: { closing: Closing }) {
  const { check, days, blockers, busy, close } = closing;
  const [asking, setAsking] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [posts, setPosts] = useState<PostsFate>('keep');
  const handleYes = () => {
    setAsking(false);
    close(posts);
  };
  return (
    <Panel>
      <Section size="part" title="注销账号" description={`申请后有 ${days} 天可以反悔`}>
        {check.error ? (
          <ErrorBlock
            compact
            error={check.error}
            title="注销条件没有加载出来"
            onRetry={() => void check.refetch()}
          />
        ) : (
          <>
            <ul className={styles.effects}>
              {closingEffects(days).map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
            {blockers.length > 0 ? <Blockers blockers={blockers} /> : null}
            <Button danger disabled={blockers.length > 0} loading={busy} onClick={() => setAsking(true)}>
              申请注销账号
            </Button>
          </>
        )}
      </Section>
      <Modal
        open={asking}
        onCancel={() => setAsking(false)}
        afterClose={() => setAgreed(false)}
        title="确定注销账号？"
        width={480}
        centered
        okText="确认注销"
        cancelText="再想想"
        okButtonProps={{ danger: true, disabled: !agreed }}
        onOk={handleYes}
      >
        <p>建议先导出个人信息副本。{days} 天后删除的内容不能恢复。</p>
        <PostsChoice value={posts} onChange={setPosts} />
        <Checkbox
          className={styles.tick}
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
        >
          我已了解注销的后果，自愿注销
        </Checkbox>
      </Modal>
    </Panel>
  );
}
