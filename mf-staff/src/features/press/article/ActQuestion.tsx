import { navigate } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { AskFirst } from '../../../desk/AskFirst';
import { useDeleteDraft, useOffline, usePin, useUnpin, useUnschedule } from '../queries';
import type { Article } from './useArticle';

export interface ActQuestionProps {
  article: Article;
  asked: 'unschedule' | 'offline' | 'pin' | 'unpin' | 'delete';
  letGo: () => void;
  onClose: () => void;
}

/** Asks before a step that readers notice, or that takes something away. */
export function ActQuestion({ article, asked, letGo, onClose }: ActQuestionProps) {
  const { desk, step } = article;
  const unschedule = useUnschedule();
  const offline = useOffline();
  const pin = usePin();
  const unpin = useUnpin();
  const drop = useDeleteDraft();
  const title = article.form.title || '这篇头条';

  if (asked === 'unschedule')
    return (
      <AskFirst
        title="转为草稿"
        yes="转为草稿"
        done="已取消定时，内容留在草稿里"
        act={() => step(({ id, revision }) => unschedule.mutateAsync({ params: { id }, body: { revision } }))}
        onClose={onClose}
      >
        <p>
          “{title}”不会再在 {formatTime(desk.publish_at)} 自动发布，随时可以重新定时或立即发布。
        </p>
      </AskFirst>
    );
  if (asked === 'offline')
    return (
      <AskFirst
        title="下线头条"
        yes="下线"
        danger
        reason={200}
        done="头条已下线"
        act={(reason) =>
          step(({ id, revision }) => offline.mutateAsync({ params: { id }, body: { revision, reason } }))
        }
        onClose={onClose}
      >
        <p>“{title}”会立即从网站、订阅与搜索引擎的站点地图中消失，改好后可以重新发布。原因只有团队看得到。</p>
      </AskFirst>
    );
  if (asked === 'delete')
    return (
      <AskFirst
        title="删除草稿"
        yes="删除草稿"
        danger
        done="草稿已删除"
        act={async () => {
          const { id, revision } = desk;
          await drop.mutateAsync({ params: { id }, body: { revision } });
          article.stop();
          letGo();
          // After this render nothing here is held for what was typed.
          setTimeout(() => navigate('/staff/press'));
        }}
        onClose={onClose}
      >
        <p>“{title}”从未发布过，删除后不能找回，预览链接也随之失效。</p>
      </AskFirst>
    );
  const up = asked === 'pin';
  return (
    <AskFirst
      title={up ? '置顶' : '取消置顶'}
      yes={up ? '置顶' : '取消置顶'}
      done={up ? '已固定在头条首页顶部' : '已取消置顶'}
      act={() => step(({ id }) => (up ? pin : unpin).mutateAsync({ params: { id } }))}
      onClose={onClose}
    >
      <p>
        {up
          ? `“${title}”会固定在头条首页顶部，换下现在置顶的一篇，直到取消或下线。`
          : '头条首页顶部恢复为最热的一篇。'}
      </p>
    </AskFirst>
  );
}
