import type { DeskLesson, DeskVideo } from '@harbor/contract';
import { videoStatus as s } from '@harbor/contract/video-status';
import { useQuery } from '@harbor/runtime';
import { Cover, formatWhen } from '@harbor/ui';
import { acceptedVideos } from '@harbor/ui/recording';
import { Tag } from '@harbor/ui/tag';
import { fileSize } from '@harbor/ui/upload';
import { Bar } from '../../../parts/Bar';
import { Card } from '../../../parts/Card';
import { FileDrop } from '../../../parts/FileDrop';
import { videoQuery } from '../queries';
import { VideoActs } from '../VideoActs';
import { clock, videoTone } from '../words';
import { SendingLine } from './SendingLine';
import type { VideoSending } from './useVideoUpload';
import styles from './VideoCard.module.css';

/** How far a recording is and what comes next, in a sentence. Pure. */
export function courseOfVideo(video: DeskVideo): string {
  const share = video.bytes > 0 ? Math.floor((video.received / video.bytes) * 100) : 0;
  switch (video.status) {
    case s.uploading:
      return `上次传到 ${share}%，选择同一个文件即可接着传`;
    case s.waiting:
      return video.note || '已上传，正在排队等待转码';
    case s.packaging:
      return `${video.step || '转码中'}，已完成 ${video.percent}%`;
    case s.ready:
      return `可以播放：${video.heights.map((height) => `${height}P`).join('、')}，${clock(video.seconds)}`;
    case s.failed:
      return video.note || '转码失败，请重试或换一个文件';
    default:
      return video.note || '已取消，可以重新转码或换一个文件';
  }
}

export interface VideoCardProps {
  lesson: DeskLesson;
  sending: VideoSending;
}

/** The recording of a lesson: sent in parts, packaged by the server, replaced by a newer one. */
export function VideoCard({ lesson, sending }: VideoCardProps) {
  const newest = lesson.video;
  const query = useQuery({ ...videoQuery(newest?.id ?? 0), enabled: newest !== null });
  const video = newest ? (query.data ?? newest) : null;
  const { upload, refused } = sending;
  const busy = video !== null && (video.status === s.waiting || video.status === s.packaging);
  const before = video !== null && !video.in_use && lesson.seconds > 0;
  return (
    <Card title="视频" extra={video ? <Tag tone={videoTone(video.status)}>{video.status_text}</Tag> : null}>
      {lesson.poster ? (
        <Cover src={lesson.poster} ratio="16/9" alt="视频画面" className={styles.poster} />
      ) : null}
      {upload ? <SendingLine upload={upload} sending={sending} /> : null}
      {video && !upload ? (
        <div className={styles.video}>
          <p className={styles.name}>
            <b>{video.file_name}</b>
            <span>
              {fileSize(video.bytes)} · {formatWhen(video.created_at)}上传
            </span>
          </p>
          {video.status === s.packaging ? (
            <Bar label="转码进度" share={video.percent > 0 ? video.percent / 100 : undefined} />
          ) : null}
          <p className={styles.said} role="status" data-alert={video.status === s.failed ? '' : undefined}>
            {courseOfVideo(video)}
          </p>
          <VideoActs video={video} />
          {busy ? <p className={styles.aside}>可以离开这一页，转码在后台继续。</p> : null}
        </div>
      ) : null}
      {before ? <p className={styles.aside}>学员现在看的是之前的视频，新视频就绪后自动替换。</p> : null}
      {upload || busy ? null : (
        <FileDrop
          label="讲次视频"
          accept={acceptedVideos}
          wrong={refused !== ''}
          words={video?.status === s.ready ? '更换视频' : '选择视频'}
          onFiles={(files) => {
            const [file] = files ?? [];
            if (file) sending.choose(file);
          }}
        >
          MP4、MOV、MKV 或 WebM，最大 4 GB；断网后自动接着传，转码后提供多种清晰度
        </FileDrop>
      )}
      {refused ? (
        <p className={styles.problem} role="alert">
          {refused}
        </p>
      ) : null}
    </Card>
  );
}
