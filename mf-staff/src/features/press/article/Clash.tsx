import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { useMe } from '../../../desk/useMe';
import { ComparedLines } from '../../../parts/comparison/ComparedLines';
import styles from './Clash.module.css';
import { documentLines } from './documentLines';
import type { Article } from './useArticle';
import { useNames } from './useNames';

/** Somebody else saved the article meanwhile: both stay until one of them is chosen. */
export function Clash({ article }: { article: Article }) {
  const { theirs, form } = article;
  const { name } = useMe();
  const names = useNames();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  if (!theirs) return null;
  const who =
    theirs.changed_by === ''
      ? '其他同事'
      : theirs.changed_by === name
        ? '您在另一个窗口或设备上'
        : theirs.changed_by;
  async function handleMine() {
    setBusy(true);
    await article.keepMine();
    setBusy(false);
  }
  return (
    <section className={styles.box} role="alert" aria-label="另有更新的修改">
      <b>
        {who}已在 {formatTime(theirs.updated_at)} 修改了这篇头条
      </b>
      <p>您这里的内容还在，没有丢失，但不再自动保存，直到选定一份。</p>
      <div className={styles.ways}>
        <Button kind="primary" loading={busy} onClick={() => void handleMine()}>
          以我这里的为准
        </Button>
        <Button disabled={busy} onClick={() => article.adopt(theirs)}>
          改用对方的内容
        </Button>
        <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? '收起对照' : '对照两份内容'}
        </Button>
      </div>
      {shown ? (
        <div className={styles.compared}>
          <p>删去的是对方的，新增的是您这里的：</p>
          <ComparedLines before={documentLines(theirs.document, names)} after={documentLines(form, names)} />
        </div>
      ) : null}
    </section>
  );
}
