import type { DataOf } from '@harbor/contract';
import { ask, notify } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import { Button, Overlay, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { Switch } from '../../parts/Switch';
import { useCloseFeed, useOpenFeed, useShare } from './queries';
import styles from './Settings.module.css';

type Diary = DataOf<'GET /diary/list'>;

/** The address that calendars follow, told this once. */
function FeedAddress({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Overlay
      open
      title="日历订阅地址"
      closeOnMask={false}
      onClose={onClose}
      footer={
        <>
          <Button size="l" onClick={() => void copyText(url, '地址已复制')}>
            复制地址
          </Button>
          <a className={styles.follow} href={url.replace(/^https?:/, 'webcal:')}>
            在日历中订阅
          </a>
        </>
      }
    >
      <p className={styles.lead}>
        日历会自动取来您未完成的截止日。地址只显示这一次，相当于一把钥匙，请不要发给别人；丢了可以重新生成，旧的随即失效。
      </p>
      <p className={styles.address}>{url}</p>
    </Overlay>
  );
}

/** A calendar that follows the deadlines, and whether one's days count in the medians of journals. */
export function Settings({ diary }: { diary: Diary }) {
  const [url, setUrl] = useState<string>();
  const { feed, shares } = diary;
  const open = useOpenFeed({ onSuccess: (made) => setUrl(made.url) });
  const close = useCloseFeed({ onSuccess: () => notify.success('订阅地址已停用') });
  const share = useShare({
    onSuccess: (said) => notify.success(said.shares ? '已参与匿名统计' : '已退出，下次更新起不再计入'),
  });
  const again = () =>
    ask({
      title: '重新生成地址？',
      text: '旧地址随即失效，已订阅的日历需要换成新地址。',
      yes: '重新生成',
      onYes: () => open.mutateAsync({}),
    });
  return (
    <Panel className={styles.panel}>
      <section aria-label="日历订阅">
        <h2 className={styles.title}>放进手机日历</h2>
        <p className={styles.text}>
          {feed.on
            ? `已于 ${formatDate(feed.since)} 开启订阅，日历会自动跟上截止日的变化。`
            : '订阅一个只有您知道的地址，截止日会自动出现在手机或电脑的日历里。'}
        </p>
        <p className={styles.acts}>
          {feed.on ? (
            <>
              <Button loading={open.isPending} onClick={again}>
                重新生成
              </Button>
              <Button kind="text" loading={close.isPending} onClick={() => close.mutate({})}>
                停用
              </Button>
            </>
          ) : (
            <Button loading={open.isPending} onClick={() => open.mutate({})}>
              生成订阅地址
            </Button>
          )}
        </p>
      </section>
      <section className={styles.share} aria-label="匿名统计">
        <div>
          <h2 className={styles.title}>参与匿名统计</h2>
          <p className={styles.text}>
            只把各阶段的天数去掉身份后计入期刊的中位数：满五人才显示，数字取整，至少三人变化才更新，每天最多一次。标题、备注从不使用。
          </p>
        </div>
        <Switch
          on={shares}
          label="参与匿名统计"
          busy={share.isPending}
          onSwitch={(on) => share.mutate({ body: { shares: on } })}
        />
      </section>
      {url ? <FeedAddress url={url} onClose={() => setUrl(undefined)} /> : null}
    </Panel>
  );
}
