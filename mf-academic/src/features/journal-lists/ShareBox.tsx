import type { JournalList } from '@harbor/contract';
import { ask } from '@harbor/runtime';
import { copyText } from '@harbor/ui/copy';
import { Button, Overlay } from '@harbor/ui/kit';
import { listsPath } from '../../journals/place';
import { useShareList } from './queries';
import styles from './ShareBox.module.css';

/** The code by which others follow a list, and its end. */
export function ShareBox({ list, onClose }: { list: JournalList; onClose: () => void }) {
  const share = useShareList();
  const { id, title, code } = list;
  const set = (shared: boolean) => share.mutate({ params: { id }, body: { shared } });
  const end = () =>
    ask({
      title: '停止分享？',
      text: '分享码会失效，已关注的人不再看到这份目录。再次分享时是新的分享码。',
      yes: '停止分享',
      no: '继续分享',
      onYes: () => set(false),
    });
  const link = () => `${window.location.origin}${listsPath}?code=${code}`;
  return (
    <Overlay
      open
      title={`分享“${title}”`}
      onClose={onClose}
      width={440}
      footer={
        code ? (
          <>
            <Button onClick={end} loading={share.isPending}>
              停止分享
            </Button>
            <Button
              kind="primary"
              onClick={() => void copyText(`期刊认可目录“${title}”：${link()}`, '链接已复制')}
            >
              复制链接
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button kind="primary" onClick={() => set(true)} loading={share.isPending}>
              生成分享码
            </Button>
          </>
        )
      }
    >
      {code ? (
        <>
          <p className={styles.code}>{code}</p>
          <p className={styles.hint}>
            把分享码或链接发给同学，对方登录后即可关注；您更新目录，对方看到的也会更新。
          </p>
        </>
      ) : (
        <p className={styles.hint}>
          知道分享码的人可以看到目录里的刊名与等级，看不到您的姓名与收藏。随时可以停止分享。
        </p>
      )}
    </Overlay>
  );
}
