import { Button, ErrorBlock, Panel, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import { Blockers } from './Blockers';
import { PostsChoice } from './PostsChoice';
import styles from './PrivacyPage.mobile.module.css';
import { type Closing, closingEffects, type PostsFate } from './useClosing';

/** Closing the account: what follows, what stands in the way, and a question before it begins. */
export function ClosePanel({ closing }: { closing: Closing }) {
  const { check, days, blockers, busy, close } = closing;
  const [asking, setAsking] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [posts, setPosts] = useState<PostsFate>('keep');
  const handleClose = () => {
    setAsking(false);
    setAgreed(false);
  };
  const handleYes = () => {
    handleClose();
    close(posts);
  };
  return (
    <Panel>
      <h2 className={styles.title}>注销账号</h2>
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
          <Button
            kind="outline"
            block
            className={styles.red}
            disabled={blockers.length > 0}
            loading={busy}
            onClick={() => setAsking(true)}
          >
            申请注销账号
          </Button>
        </>
      )}
      <Sheet
        open={asking}
        onClose={handleClose}
        title="确定注销账号？"
        closeOnMask={false}
        footer={
          <>
            <Button kind="outline" onClick={handleClose}>
              再想想
            </Button>
            <Button kind="outline" className={styles.red} disabled={!agreed} onClick={handleYes}>
              确认注销
            </Button>
          </>
        }
      >
        <p className={styles.note}>建议先导出个人信息副本。{days} 天后删除的内容不能恢复。</p>
        <PostsChoice value={posts} onChange={setPosts} />
        <label className={styles.tick}>
          <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
          我已了解注销的后果，自愿注销
        </label>
      </Sheet>
    </Panel>
  );
}
