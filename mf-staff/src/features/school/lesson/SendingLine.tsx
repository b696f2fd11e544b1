import { Button } from '@harbor/ui/kit';
import { fileSize } from '@harbor/ui/upload';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Bar } from '../../../parts/Bar';
import { useCancelVideo } from '../queries';
import type { VideoSending, VideoUpload } from './useVideoUpload';
import styles from './VideoCard.module.css';

/** Where an upload stands, in words. Pure. */
export function sendingWords({ stage, received, size, problem }: VideoUpload): string {
  const percent = Math.floor((received / size) * 100);
  const far = `${percent}%，${fileSize(received)} / ${fileSize(size)}`;
  switch (stage) {
    case 'sending':
      return `正在上传 ${far}`;
    case 'waiting':
      return `网络中断，已传 ${far}，恢复后自动继续`;
    case 'paused':
      return `已暂停，已传 ${far}`;
    case 'finishing':
      return '上传完毕，正在交给转码…';
    default:
      return problem;
  }
}

export interface SendingLineProps {
  upload: VideoUpload;
  sending: VideoSending;
}

/** A recording on its way from this page: how far it is, paused, gone on with, given up. */
export function SendingLine({ upload, sending }: SendingLineProps) {
  const [asked, setAsked] = useState(false);
  const cancel = useCancelVideo();
  const { name, size, received, stage } = upload;
  const moving = stage === 'sending' || stage === 'waiting';
  return (
    <div className={styles.video}>
      <p className={styles.name}>
        <b>{name}</b>
        <span>{fileSize(size)}</span>
      </p>
      <Bar label={`${name} 上传进度`} share={received / size} />
      <p
        className={styles.said}
        role={stage === 'failed' ? 'alert' : 'status'}
        data-alert={stage === 'failed' ? '' : undefined}
      >
        {sendingWords(upload)}
      </p>
      <div className={styles.acts}>
        {moving ? <Button onClick={sending.pause}>暂停</Button> : null}
        {stage === 'paused' || stage === 'failed' ? (
          <Button kind="primary" onClick={sending.goOn}>
            继续上传
          </Button>
        ) : null}
        {stage === 'finishing' ? null : <Button onClick={() => setAsked(true)}>取消上传</Button>}
      </div>
      {asked ? (
        <AskFirst
          title="取消上传"
          yes="取消上传"
          danger
          done="已取消上传"
          act={async () => {
            const id = sending.stop();
            if (id !== undefined) await cancel.mutateAsync({ params: { id } });
          }}
          onClose={() => setAsked(false)}
        >
          <p>已传的部分会删除，再传需要从头开始。只想停一会儿，请用“暂停”。</p>
        </AskFirst>
      ) : null}
    </div>
  );
}
