import type { DeskVideo, TeachingLesson } from '@harbor/contract';
import { videoStatus as s } from '@harbor/contract/video-status';
import { Button, Confirm } from '@harbor/ui/kit';
import { acceptedVideos } from '@harbor/ui/recording';
import { fileSize } from '@harbor/ui/upload';
import { useRef, useState } from 'react';
import { ProgressBar } from '../../parts/ProgressBar';
import { clockText } from '../../player/clock';
import { useCancelVideo, useRetryVideo } from './queries';
import styles from './Teaching.module.css';
import { useAct } from './useAct';
import { type Upload, useUpload } from './useUpload';

const share = (part: number, whole: number) => (whole > 0 ? Math.floor((part / whole) * 100) : 0);

/** Where a recording on its way stands, in words. Pure. */
export function sendingWords({ stage, received, size, problem }: Upload): string {
  const far = `${share(received, size)}%，${fileSize(received)} / ${fileSize(size)}`;
  if (stage === 'failed') return problem;
  if (stage === 'finishing') return '上传完毕，正在交给转码…';
  if (stage === 'paused') return `已暂停，已传 ${far}`;
  return stage === 'waiting' ? `网络中断，已传 ${far}，恢复后自动继续` : `正在上传 ${far}`;
}

/** What became of a recording on the server, in words. Pure. */
export function videoWords({ status, received, bytes, note, step, percent, seconds }: DeskVideo): string {
  if (status === s.uploading) return `上次传到 ${share(received, bytes)}%，选择同一个文件即可接着传`;
  if (status === s.waiting) return note || '已上传，正在排队等待转码';
  if (status === s.packaging) return `${step || '转码中'}，已完成 ${percent}%`;
  if (status === s.ready) return `已转码，时长 ${clockText(seconds)}，可以预览`;
  if (status === s.failed) return `转码失败：${note || '请检查视频'}`;
  return '已取消，可以重新上传';
}

/** The recording of a lesson: sent in parts, packaged by the server, given up, or sent anew. */
export function VideoBox({ lesson: { id, title, video, acts } }: { lesson: TeachingLesson }) {
  const sending = useUpload(id);
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(false);
  const cancel = useCancelVideo();
  const retry = useRetryVideo();
  const act = useAct();
  const { upload, refused } = sending;
  const packaging = video?.status === s.waiting || video?.status === s.packaging;
  const failed = video?.status === s.failed;
  const end = () =>
    act.run(async () => {
      const number = upload ? sending.stop() : video?.id;
      if (number !== undefined) await cancel.mutateAsync({ params: { id: number } });
    });
  return (
    <div className={styles.box}>
      {upload ? (
        <>
          <p className={styles.file}>{upload.name}</p>
          <ProgressBar percent={share(upload.received, upload.size)} label={`${upload.name} 上传进度`} />
          <p role={upload.stage === 'failed' ? 'alert' : 'status'} className={styles.said}>
            {sendingWords(upload)}
          </p>
        </>
      ) : video ? (
        <>
          <p className={styles.file}>
            {video.file_name} · {fileSize(video.bytes)}
          </p>
          {packaging ? <ProgressBar percent={video.percent} label="转码进度" /> : null}
          <p role="status" className={styles.said} data-alert={failed ? '' : undefined}>
            {videoWords(video)}
          </p>
        </>
      ) : null}
      <div className={styles.acts}>
        {upload?.stage === 'sending' || upload?.stage === 'waiting' ? (
          <Button onClick={sending.pause}>暂停</Button>
        ) : null}
        {upload?.stage === 'paused' || upload?.stage === 'failed' ? (
          <Button kind="primary" onClick={sending.goOn}>
            继续上传
          </Button>
        ) : null}
        {(upload && upload.stage !== 'finishing') || (!upload && video?.can_cancel) ? (
          <Button onClick={() => setAsked(true)}>{packaging ? '取消转码' : '取消上传'}</Button>
        ) : null}
        {!upload && failed && video?.can_retry ? (
          <Button
            loading={act.busy}
            onClick={() => void act.run(() => retry.mutateAsync({ params: { id: video.id } }))}
          >
            重新转码
          </Button>
        ) : null}
        {acts.includes('upload') && !upload && !packaging ? (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept={acceptedVideos}
              aria-label={`${title} 的视频`}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) sending.choose(file);
              }}
            />
            <Button aria-label={`上传视频 ${title}`} onClick={() => input.current?.click()}>
              {video?.status === s.uploading ? '选择文件继续' : video ? '重新上传' : '上传视频'}
            </Button>
          </>
        ) : null}
      </div>
      {refused || act.problem ? (
        <p className={styles.problem} role="alert">
          {refused || act.problem}
        </p>
      ) : null}
      <Confirm
        open={asked}
        title={packaging ? '取消转码' : '取消上传'}
        yes={packaging ? '取消转码' : '取消上传'}
        danger
        loading={act.busy}
        onClose={() => setAsked(false)}
        onYes={() => void end().then(() => setAsked(false))}
      >
        {packaging ? '转码停下，学员正在看的视频不受影响。' : '已传的部分会删除，再传需要从头开始。'}
      </Confirm>
    </div>
  );
}
